"""What the failure of a call to the Bot API means."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from aiogram.exceptions import (
    ClientDecodeError,
    RestartingTelegram,
    TelegramAPIError,
    TelegramEntityTooLarge,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from pydantic import ValidationError

from bot.refusals import Refusal, classify

_LEAST_PAUSE: Final = 1.0  # whatever Telegram says, or a lane would go round without a rest


@dataclass(frozen=True, slots=True)
class Again:
    """Nothing was said about the message itself: try it again, after so many seconds if given."""

    after: float | None = None


@dataclass(frozen=True, slots=True)
class Moved:
    """The group has become a supergroup with another id."""

    chat_id: int


Verdict: TypeAlias = Again | Moved | Refusal


def judge(error: Exception, *, private: bool) -> Verdict:
    """Say what the failure of a call means."""
    match error:
        case TelegramRetryAfter():
            return Again(max(float(error.retry_after), _LEAST_PAUSE))
        case TelegramMigrateToChat():
            return Moved(error.migrate_to_chat_id)
        case TelegramEntityTooLarge():
            return Refusal.BUG  # to aiogram it is one of the network, but it would come for ever
        case TelegramNetworkError() | TelegramServerError() | RestartingTelegram():
            return Again()
        case TelegramUnauthorizedError():
            return Again()  # the poller meets it too and ends the program
        case ClientDecodeError():
            return Refusal.BUG if _was_done(error) else Again()
        case TelegramAPIError() if error.message.startswith("Too Many Requests"):
            return Again()  # aiogram gives this one no class of its own when N is 0
        case TelegramAPIError():
            forbidden = isinstance(error, TelegramForbiddenError)
            return classify(error.message, private=private, forbidden=forbidden)
        case _:
            return Refusal.BUG


def _was_done(error: ClientDecodeError) -> bool:
    # Repeating a call that Telegram has carried out but answered in a new shape would never end.
    unreadable = isinstance(error.original, ValidationError) and isinstance(error.data, dict)
    return unreadable and error.data.get("ok") is True
