"""The way to Telegram of one process, which a kill cuts; and what the bot complains of."""

import asyncio
import json
import logging
from dataclasses import dataclass
from typing import Any, TypeAlias

from aiogram import Bot
from aiogram.methods import (
    AnswerCallbackQuery,
    EditEphemeralMessageText,
    EditMessageMedia,
    EditMessageText,
    SendDocument,
    SendMessage,
    SendPhoto,
    TelegramMethod,
)
from aiogram.methods.base import TelegramType
from aiogram.types import BufferedInputFile

from sandbox.session import InProcessSession
from sandbox.world import World
from tests.e2e.clock import EveningTime
from tests.e2e.reader import plain

Said: TypeAlias = tuple[int, str, list[str]]
"""To which chat (or person), which text, which buttons."""


@dataclass(frozen=True, slots=True)
class Sent:
    """One call as it leaves the program: for whom (0 for everybody), and every word of it."""

    chat: int
    whole: str
    file: str = ""

    @property
    def buttons(self) -> str:
        """What its buttons say to the bot, or open."""
        markup = json.loads(self.whole).get("reply_markup") or {}
        keys = [key for row in markup.get("inline_keyboard", []) for key in row]
        return "\n".join(f"{key.get('callback_data')} {key.get('url')}" for key in keys)


class Line(InProcessSession):
    """The way to Telegram of one process: once cut, nothing more gets through."""

    def __init__(self, world: World, time: EveningTime, said: list[Said]) -> None:
        super().__init__(world, time.sleep)
        self.is_cut = False
        self.calls_left: int | None = None
        """After so many more calls other than polls the line is cut, if given."""
        self.said = said
        self.sent: list[Sent] = []
        """All calls of this process but polls."""
        self.photos: list[tuple[int, bytes]] = []
        """To which chat which photo, new or known, of this process."""

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
        if method.__api_method__ != "getUpdates":
            self.sent.append(self._whole(method))
        match method:
            case SendMessage() | EditMessageText() | EditEphemeralMessageText():
                self._hear(method, method.text)
            case SendPhoto():
                self._hear(method, method.caption)
                self._look(method, method.photo)
            case EditMessageMedia():
                self._hear(method, method.media.caption)
                self._look(method, method.media.media)
            case AnswerCallbackQuery():
                presser = self.world.queries[method.callback_query_id].account.id
                self.said.append((presser, method.text or "", []))

    def _hear(
        self,
        method: SendMessage
        | EditMessageText
        | EditEphemeralMessageText
        | SendPhoto
        | EditMessageMedia,
        text: str | None,
    ) -> None:
        keyboard = getattr(method.reply_markup, "inline_keyboard", [])
        labels = [button.text for row in keyboard for button in row]
        self.said.append((self._reader(method), plain(text or ""), labels))

    def _reader(self, method: TelegramMethod[Any]) -> int:
        """Return the chat that a message goes to, or the only person there who sees it."""
        chat = int(getattr(method, "chat_id", 0) or 0)
        if self.world.ephemeral == "unknown":  # the whole group sees it
            return chat
        alone = getattr(method, "ephemeral_message_parameters", None) or method
        return int(getattr(alone, "receiver_user_id", None) or chat)

    def _look(self, method: SendPhoto | EditMessageMedia, photo: object) -> None:
        if isinstance(photo, BufferedInputFile):
            content = photo.data
        else:
            content = self.world.files[str(photo)].content
        self.photos.append((int(str(method.chat_id)), content))

    def _whole(self, method: TelegramMethod[Any]) -> Sent:
        chat = self._reader(method)
        if isinstance(method, AnswerCallbackQuery):
            chat = self.world.queries[method.callback_query_id].account.id
        file = ""
        if isinstance(method, SendDocument) and isinstance(method.document, BufferedInputFile):
            file = method.document.data.decode()
        words = method.model_dump(exclude_none=True, exclude={"document"})
        return Sent(chat, json.dumps(words, ensure_ascii=False, default=str), file)


class Complaints(logging.Handler):
    """Keeps what the bot logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep a line."""
        self.lines.append(self.format(record))
