"""The way to Telegram of one process, which a kill cuts; and what the bot complains of."""

import asyncio
import logging
from typing import TypeAlias

from aiogram import Bot
from aiogram.methods import (
    AnswerCallbackQuery,
    EditMessageText,
    SendMessage,
    TelegramMethod,
)
from aiogram.methods.base import TelegramType

from sandbox.session import InProcessSession
from sandbox.world import World
from tests.e2e.clock import EveningTime
from tests.e2e.reader import plain

Said: TypeAlias = tuple[int, str, list[str]]
"""To which chat (or person), which text, which buttons."""


class Line(InProcessSession):
    """The way to Telegram of one process: once cut, nothing more gets through."""

    def __init__(self, world: World, time: EveningTime, said: list[Said]) -> None:
        super().__init__(world, time.sleep)
        self.is_cut = False
        self.calls_left: int | None = None
        """After so many more calls other than polls the line is cut, if given."""
        self.said = said

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,
    ) -> TelegramType:
        if self.calls_left is not None and method.__api_method__ != "getUpdates":
            self.calls_left -= 1
            self.is_cut = self.is_cut or self.calls_left < 0
        if self.is_cut:
            await asyncio.Event().wait()
        self._note(method)
        return await super().make_request(bot, method, timeout)

    def _note(self, method: TelegramMethod[TelegramType]) -> None:
        match method:
            case SendMessage() | EditMessageText():
                keyboard = getattr(method.reply_markup, "inline_keyboard", [])
                labels = [button.text for row in keyboard for button in row]
                self.said.append((int(str(method.chat_id)), plain(method.text or ""), labels))
            case AnswerCallbackQuery():
                presser = self.world.queries[method.callback_query_id].account.id
                self.said.append((presser, method.text or "", []))


class Complaints(logging.Handler):
    """Keeps what the bot logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(self.format(record))
