"""The bot's own face in Telegram: who it is, and its commands per language and scope."""

import logging
from collections.abc import Awaitable, Callable

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
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    User,
)

from bot.arrivals import REFUSED, ArrivalError
from bot.failures import describe
from bot.l10n import Translator, languages
from bot.render import menu

log = logging.getLogger(__name__)

ASK_AGAIN = 5.0
STRANGE = 12
"""So many answers in a row that no Bot API gives: a proxy's pages for a minute, or no Telegram."""


async def ask_who(bot: Bot, sleep: Callable[[float], Awaitable[None]]) -> User:
    """Ask who the bot is, for as long as Telegram is out of reach or out of order.

    :raises ArrivalError: if it refuses the token
    :raises AiogramError: if what answers is not Telegram
    """
    strange = 0
    while True:
        pause = ASK_AGAIN
        try:
            return await bot.me()
        except (TelegramUnauthorizedError, TelegramNotFound) as error:
            raise ArrivalError(REFUSED) from error
        except TelegramRetryAfter as error:
            problem, pause = describe(error), float(error.retry_after)
        except (TelegramNetworkError, TelegramServerError) as error:
            problem = describe(error)
        except ClientDecodeError as error:
            strange += 1
            if strange == STRANGE:
                raise
            problem = describe(error)
        log.warning("Telegram cannot be reached yet: %s", problem)
        await sleep(pause)


async def show_face(bot: Bot, default_language: str) -> None:
    """Register the commands; the default language also serves all languages without texts."""
    scopes = (
        (BotCommandScopeAllGroupChats(), menu.group_commands),
        (BotCommandScopeAllChatAdministrators(), menu.group_commands),
        (BotCommandScopeAllPrivateChats(), menu.private_commands),
    )
    try:
        for code in ("", *languages()):
            t = Translator(code or default_language)
            for scope, listed in scopes:
                commands = [BotCommand(command=name, description=text) for name, text in listed(t)]
                await bot.set_my_commands(commands, scope=scope, language_code=code or None)
    except AiogramError as error:
        log.warning("the commands could not be registered: %s", describe(error))
