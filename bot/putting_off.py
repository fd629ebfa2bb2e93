"""Around every handler: what cannot be saved now comes again until it can, or never will be.

A database that is full, locked or read-only is waited for as a whole. A damaged page under one
table would keep Telegram from ever forgetting its update, and after a hundred more nobody would be
served: such an update is given up, and who sent it is told.
"""

import logging
import sqlite3
from collections.abc import Awaitable, Callable
from html import escape
from typing import Any, Final

from aiogram import BaseMiddleware
from aiogram.types import CallbackQuery, Message, TelegramObject, Update
from sqlalchemy.exc import OperationalError

from bot.context import Context
from bot.delivery import Address
from bot.failures import describe
from bot.handlers.who import here
from bot.l10n import Translator
from bot.render.screen import Screen
from bot.storage import Storage
from bot.storage.errors import AlreadyDoneError

log = logging.getLogger(__name__)

Handler = Callable[[TelegramObject, dict[str, Any]], Awaitable[Any]]

TRIES: Final = 6
"""Failures of an update, over half a minute, before it is given up."""
_UNREADABLE: Final = {sqlite3.SQLITE_IOERR_READ, sqlite3.SQLITE_IOERR_SHORT_READ}
_PRIMARY: Final = 0xFF
"""The bits of an extended result code that are the code itself."""


class PutOff(BaseMiddleware):
    """Answers a press that cannot be saved now, and gives up what never can be."""

    def __init__(self) -> None:
        self._failures: dict[int, int] = {}

    async def __call__(self, handler: Handler, event: TelegramObject, data: dict[str, Any]) -> Any:
        context: Context = data["context"]
        update: Update = data["event_update"]
        try:
            result = await handler(event, data)
        except OperationalError as error:
            if await self._is_hopeless(update.update_id, error, context.storage):
                told = describe(error)
                log.error("update %d is given up: %s", update.update_id, told)
                await self._tell(event, update.update_id, context)
                return None
            if isinstance(event, CallbackQuery):
                t = await _texts(event, context)
                context.outbox.put_off(event.id, t("error-put-off"))
            raise
        self._failures.pop(update.update_id, None)
        return result

    async def _is_hopeless(
        self, update_id: int, error: OperationalError, storage: Storage
    ) -> bool:
        """Tell whether only this update keeps failing; it counts as done from then on."""
        if not is_confined(error):
            return False
        failures = self._failures[update_id] = self._failures.get(update_id, 0) + 1
        if failures < TRIES:
            return False
        try:
            async with storage.write(update_id):
                pass
        except AlreadyDoneError:
            pass
        except OperationalError:  # it is the whole database that fails
            return False
        del self._failures[update_id]
        return True

    async def _tell(self, event: TelegramObject, update_id: int, context: Context) -> None:
        if isinstance(event, CallbackQuery):
            t = await _texts(event, context)
            text = escape(t("error-unexpected"), quote=False)
            screen = Screen(t("late-answer", text=text))
            context.replies.say(Address(event.from_user.id), update_id, screen)
        elif isinstance(event, Message):
            t = await _texts(event, context)
            context.replies.say(here(event), update_id, Screen(t("error-unexpected")))


def is_confined(error: OperationalError) -> bool:
    """Tell whether an error may be one of some pages only: they are damaged, or cannot be read."""
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is None:
        return "malformed" in str(error.orig)
    return code & _PRIMARY == sqlite3.SQLITE_CORRUPT or code in _UNREADABLE


async def _texts(event: CallbackQuery | Message, context: Context) -> Translator:
    """Return the texts for an answer, a group's where it is to be read there."""
    user = event.from_user
    code = None if user is None else user.language_code
    chat = event.chat.id if isinstance(event, Message) else event.from_user.id
    return await context.people.answering(chat, code)
