"""The bot's own face in Telegram: who it is, and its commands per language and scope."""

import logging
from collections.abc import Awaitable, Callable

from aiogram import Bot
from aiogram.exceptions import AiogramError, TelegramNetworkError
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllChatAdministrators,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    User,
)

from bot.failures import describe
from bot.l10n import Translator, languages
from bot.render import menu

log = logging.getLogger(__name__)

ASK_AGAIN = 5.0


async def ask_who(bot: Bot, sleep: Callable[[float], Awaitable[None]]) -> User:
    """Ask who the bot is, for as long as the network is down."""
    while True:
        try:
            return await bot.me()
        except TelegramNetworkError as error:
            log.warning("Telegram cannot be reached yet: %s", describe(error))
            await sleep(ASK_AGAIN)


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
