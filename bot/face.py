"""The bot's own face in Telegram: its name, what it says of itself, its commands, its menu button.

Telegram takes a new name only a few times a day. What it has taken is therefore noted, and asked
for again only once the texts are others.
"""

import hashlib
import logging
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from aiogram import Bot
from aiogram.exceptions import (
    AiogramError,
    ClientDecodeError,
    TelegramNetworkError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramServerError,
    TelegramUnauthorizedError,
)
from aiogram.methods import (
    SetChatMenuButton,
    SetMyCommands,
    SetMyDescription,
    SetMyName,
    SetMyShortDescription,
)
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    MenuButtonCommands,
    User,
)

from bot.arrivals import REFUSED, RefusedError
from bot.failures import describe
from bot.l10n import Translator, languages
from bot.render import menu
from bot.repeats import Seldom
from bot.storage import Storage

Sleep: TypeAlias = Callable[[float], Awaitable[None]]
Feature: TypeAlias = (
    SetMyCommands | SetChatMenuButton | SetMyDescription | SetMyShortDescription | SetMyName
)
"""A call that makes one feature of the face."""

log = logging.getLogger(__name__)

ASK_AGAIN = 5.0
STRANGE = 12
"""So many answers in a row that no Bot API gives: a proxy's pages for a minute, or no Telegram."""
ROUNDS: Final = 5
"""So often what Telegram had no time for is asked of it in one run."""
ROUND: Final = 60.0
"""The least pause before it is asked again."""
BUSY: Final = (TelegramRetryAfter, TelegramNetworkError, TelegramServerError, ClientDecodeError)
"""What does not mean that a call is refused for good."""
ALL_LANGUAGES: Final = ""
"""Serves whoever's language has no texts."""


async def ask_who(bot: Bot, sleep: Sleep) -> User:
    """Ask who the bot is, for as long as Telegram is out of reach or out of order.

    :raises RefusedError: if it refuses the token
    :raises AiogramError: if what answers is not Telegram
    """
    strange, seldom = 0, Seldom()
    while True:
        pause = ASK_AGAIN
        try:
            return await bot.me()
        except (TelegramUnauthorizedError, TelegramNotFound) as error:
            raise RefusedError(REFUSED) from error
        except TelegramRetryAfter as error:
            problem, pause = describe(error), float(error.retry_after)
        except (TelegramNetworkError, TelegramServerError) as error:
            problem = describe(error)
        except ClientDecodeError as error:
            strange += 1
            if strange == STRANGE:
                raise
            problem = describe(error)
        if seldom.is_due(problem):
            log.warning("Telegram cannot be reached yet: %s", problem)
        await sleep(pause)


async def show_face(bot: Bot, storage: Storage, default_language: str, sleep: Sleep) -> None:
    """Show the face that the texts make; the default language also serves those without texts.

    What Telegram refuses, or has no time for, harms nothing and is asked for at the next start.
    """
    owed = await _owed(storage, bot, _features(default_language))
    for _ in range(ROUNDS):
        owed, pause = await _show(bot, storage, owed)
        if not owed:
            return
        await sleep(pause)


async def _show(
    bot: Bot, storage: Storage, owed: Sequence[Feature]
) -> tuple[list[Feature], float]:
    """Show what is owed, and return what Telegram has no time for now, and how long."""
    left, pause = list[Feature](), ROUND
    for _, kind in groupby(owed, type):
        calls = list(kind)
        while calls:
            try:
                await bot(calls[0])
            except AiogramError as error:
                log.warning("a %s is not shown: %s", _name(calls[0]), describe(error))
                if isinstance(error, TelegramRetryAfter):
                    pause = max(pause, float(error.retry_after))
                if isinstance(error, BUSY):
                    left += calls  # a limit is one of its kind, the others go on
                    break
            else:
                await _note(storage, bot, calls[0])
            calls.pop(0)
    return left, pause


def _features(default_language: str) -> Iterator[Feature]:
    """Return the whole face, what is missed most first."""
    spoken = [(code, Translator(code)) for code in languages()]
    spoken.insert(0, (ALL_LANGUAGES, Translator(default_language)))
    for code, t in spoken:
        yield from _commands(code, t)
    yield SetChatMenuButton(menu_button=MenuButtonCommands())
    for code, t in spoken:
        yield SetMyDescription(description=menu.description(t), language_code=code)
    for code, t in spoken:
        yield SetMyShortDescription(short_description=menu.about(t), language_code=code)
    for code, t in spoken:
        yield SetMyName(name=menu.own_name(t), language_code=code)


def _commands(code: str, t: Translator) -> Iterator[SetMyCommands]:
    for scope, listed in (
        (BotCommandScopeAllGroupChats(), menu.group_commands),
        (BotCommandScopeAllChatAdministrators(), menu.group_commands),
        (BotCommandScopeAllPrivateChats(), menu.private_commands),
    ):
        commands = [BotCommand(command=name, description=text) for name, text in listed(t)]
        yield SetMyCommands(commands=commands, scope=scope, language_code=code)


def _name(feature: Feature) -> str:
    """Return what a feature is called, for which chats and in which language."""
    scope, language = getattr(feature, "scope", None), getattr(feature, "language_code", "")
    parts = feature.__api_method__, "" if scope is None else scope.type, language
    return ".".join(filter(None, parts))


def _digest(feature: Feature) -> str:
    said = feature.model_dump_json(exclude_none=True)
    return hashlib.blake2b(said.encode(), digest_size=12).hexdigest()


async def _owed(storage: Storage, bot: Bot, features: Iterable[Feature]) -> list[Feature]:
    """Return what Telegram has not taken yet; noted is what the bot's own chat prefers."""
    async with storage.read() as tx:
        return [
            feature
            for feature in features
            if await tx.preferences.get(bot.id, None, _name(feature)) != _digest(feature)
        ]


async def _note(storage: Storage, bot: Bot, feature: Feature) -> None:
    async with storage.write() as tx:
        await tx.preferences.put(bot.id, None, _name(feature), _digest(feature))
