"""The calls to the Bot API that show something."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from aiogram import Bot
from aiogram.exceptions import AiogramError, TelegramAPIError
from aiogram.types import (
    BufferedInputFile,
    EphemeralMessageParameters,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
)

from bot.failures import describe
from bot.keyboards import keyboard
from bot.painting import Painter
from bot.pictures.scenes import Picture
from bot.refusals import Refusal
from bot.render.screen import Document, Screen
from bot.verdicts import judge

log = logging.getLogger(__name__)

_NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)

# A send that times out may have arrived and is repeated: better to wait long than to repeat.
_WRITE_TIMEOUT: Final = 30
_TRIES: Final = 3
_ANSWER_TIMEOUT: Final = 5  # a press may be answered for 15 s: time for two more tries


@dataclass(frozen=True, slots=True)
class Address:
    """Where a message goes: a chat, in a forum one of its topics, and who alone is to see it."""

    chat_id: int
    thread_id: int | None = None
    receiver: int | None = None

    @property
    def private(self) -> bool:
        """Whether it is one person's chat with the bot."""
        return self.chat_id > 0


Photo: TypeAlias = str | BufferedInputFile
Shown = TypeVar("Shown", bound=Message | bool)


class PublicError(Exception):
    """What one member alone was to see would be seen by everybody, or was."""


class Courier:
    """Carries Screens to Telegram."""

    def __init__(self, bot: Bot, painter: Painter | None = None) -> None:
        """Carry for this bot; without a painter nothing has a picture."""
        self._bot = bot
        self._painter = painter
        self.whispers: bool | None = None
        """Whether Telegram knows messages that one member sees; None until one was sent."""

    async def send(self, to: Address, screen: Screen, *, silent: bool, press: str = "") -> int:
        """Send a new message and give its id; one member's messages have ids of their own.

        :param press: lets a message for one member answer his press
        :raises PublicError: if it is not proven that he alone would see it
        """
        if to.receiver is not None:
            if not self.whispers:
                raise PublicError
            return await self._whisper(to, to.receiver, screen, press)
        if screen.topic:
            return await self._open_topic(to, screen.text)
        if screen.document is not None:
            return await self._send_document(to, screen, screen.document)
        if screen.picture is not None:
            return await self._send_picture(to, screen, screen.picture, silent=silent)
        message = await self._bot.send_message(
            to.chat_id,
            screen.text,
            message_thread_id=to.thread_id,
            parse_mode="HTML",
            link_preview_options=_NO_PREVIEW,
            disable_notification=silent or None,
            reply_markup=keyboard(screen),
            request_timeout=_WRITE_TIMEOUT,
        )
        return message.message_id

    async def greet(self, to: Address, greeting: Screen, *, press: str) -> int:
        """Send one member what all may see, by which it is proven that he alone would.

        A server older than such messages ignores what it does not know of a call.

        :raises PublicError: if all have seen it
        """
        if self.whispers is False or to.receiver is None:
            raise PublicError
        return await self._whisper(to, to.receiver, greeting, press)

    async def _whisper(self, to: Address, receiver: int, screen: Screen, press: str) -> int:
        message = await self._bot.send_message(
            to.chat_id,
            screen.text,
            message_thread_id=to.thread_id,
            parse_mode="HTML",
            link_preview_options=_NO_PREVIEW,
            reply_markup=keyboard(screen),
            ephemeral_message_parameters=EphemeralMessageParameters(
                receiver_user_id=receiver, callback_query_id=press or None
            ),
            request_timeout=_WRITE_TIMEOUT,
        )
        reader = message.receiver_user
        self.whispers = message.ephemeral_message_id is not None
        if message.ephemeral_message_id is None:
            await self._take_back(to.chat_id, message.message_id)
            raise PublicError
        if reader is not None and reader.id != receiver:
            raise RuntimeError("a message has reached somebody else")
        return message.ephemeral_message_id

    async def _take_back(self, chat_id: int, message_id: int) -> None:
        for _ in range(_TRIES):
            try:
                await self.delete(Address(chat_id), message_id)
            except AiogramError as error:
                log.error("a message stays public: %s", describe(error))
            else:
                return

    async def _open_topic(self, to: Address, name: str) -> int:
        topic = await self._bot.create_forum_topic(
            to.chat_id, name, request_timeout=_WRITE_TIMEOUT
        )
        return topic.message_thread_id

    async def _send_document(self, to: Address, screen: Screen, document: Document) -> int:
        message = await self._bot.send_document(
            to.chat_id,
            BufferedInputFile(document.content, document.name),
            message_thread_id=to.thread_id,
            caption=screen.text or None,
            parse_mode="HTML",
            reply_markup=keyboard(screen),
            request_timeout=_WRITE_TIMEOUT,
        )
        return message.message_id

    async def edit(self, to: Address, message_id: int, screen: Screen) -> None:
        """Change a message of ours; one without buttons loses those it had."""
        if to.receiver is not None:
            await self._bot.edit_ephemeral_message_text(
                to.chat_id,
                to.receiver,
                message_id,
                text=screen.text,
                parse_mode="HTML",
                link_preview_options=_NO_PREVIEW,
                reply_markup=keyboard(screen),
                request_timeout=_WRITE_TIMEOUT,
            )
            return
        if screen.picture is not None:
            await self._edit_picture(to, message_id, screen, screen.picture)
            return
        await self._bot.edit_message_text(
            screen.text,
            chat_id=to.chat_id,
            message_id=message_id,
            parse_mode="HTML",
            link_preview_options=_NO_PREVIEW,
            reply_markup=keyboard(screen),
            request_timeout=_WRITE_TIMEOUT,
        )

    async def _send_picture(
        self, to: Address, screen: Screen, picture: Picture, *, silent: bool
    ) -> int:
        async def send(photo: Photo) -> Message:
            return await self._bot.send_photo(
                to.chat_id,
                photo,
                caption=screen.text,
                message_thread_id=to.thread_id,
                parse_mode="HTML",
                disable_notification=silent or None,
                reply_markup=keyboard(screen),
                request_timeout=_WRITE_TIMEOUT,
            )

        return (await self._with_file(to, picture, send)).message_id

    async def _edit_picture(
        self, to: Address, message_id: int, screen: Screen, picture: Picture
    ) -> None:
        async def edit(photo: Photo) -> Message | bool:
            return await self._bot.edit_message_media(
                InputMediaPhoto(media=photo, caption=screen.text, parse_mode="HTML"),
                chat_id=to.chat_id,
                message_id=message_id,
                reply_markup=keyboard(screen),
                request_timeout=_WRITE_TIMEOUT,
            )

        await self._with_file(to, picture, edit)

    async def _with_file(
        self, to: Address, picture: Picture, call: Callable[[Photo], Awaitable[Shown]]
    ) -> Shown:
        """Make a call with a picture that Telegram has, or else with one that is drawn now."""
        if self._painter is None:
            raise RuntimeError("there is nobody to draw a picture")
        if known := await self._painter.file_of(picture):
            try:
                return await call(known)
            except TelegramAPIError as error:
                if judge(error, private=to.private) is not Refusal.FILE_UNKNOWN:
                    raise
            await self._painter.forget(picture)
        drawn = await self._painter.draw(picture)
        shown = await call(BufferedInputFile(drawn.content, drawn.name))
        if isinstance(shown, Message) and shown.photo:
            await self._painter.keep(picture, shown.photo[-1].file_id)
        return shown

    async def delete(self, of: Address, message_id: int) -> None:
        """Take a message away."""
        if of.receiver is None:
            await self._bot.delete_message(of.chat_id, message_id, request_timeout=_WRITE_TIMEOUT)
        else:
            await self._bot.delete_ephemeral_message(
                of.chat_id, of.receiver, message_id, request_timeout=_WRITE_TIMEOUT
            )

    async def answer(self, query_id: str, text: str, *, alert: bool, url: str) -> None:
        """Answer a press."""
        await self._bot.answer_callback_query(
            query_id,
            text=text or None,
            show_alert=alert or None,
            url=url or None,
            request_timeout=_ANSWER_TIMEOUT,
        )
