"""One call to the Bot API, and what its failure means: the only place that knows both."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias, TypeVar

from aiogram import Bot
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
from aiogram.types import (
    BufferedInputFile,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
)
from pydantic import ValidationError

from bot.painting import Painter
from bot.pictures.scenes import Picture
from bot.refusals import Refusal, classify
from bot.render.screen import Button, Document, Screen

_NO_PREVIEW: Final = LinkPreviewOptions(is_disabled=True)

# A send that times out may have arrived and is repeated: better to wait long than to repeat.
_WRITE_TIMEOUT: Final = 30
_LEAST_PAUSE: Final = 1.0  # whatever Telegram says, or a lane would go round without a rest
_ANSWER_TIMEOUT: Final = 5  # a press may be answered for 15 s: time for two more tries


@dataclass(frozen=True, slots=True)
class Address:
    """Where a message goes: a chat and, in a forum, one of its topics."""

    chat_id: int
    thread_id: int | None = None

    @property
    def private(self) -> bool:
        """Whether it is one person's chat with the bot."""
        return self.chat_id > 0


@dataclass(frozen=True, slots=True)
class Again:
    """Nothing was said about the message itself: try it again, after so many seconds if given."""

    after: float | None = None


@dataclass(frozen=True, slots=True)
class Moved:
    """The group has become a supergroup with another id."""

    chat_id: int


Verdict: TypeAlias = Again | Moved | Refusal
Photo: TypeAlias = str | BufferedInputFile
Shown = TypeVar("Shown", bound=Message | bool)


class Courier:
    """Carries Screens to Telegram."""

    def __init__(self, bot: Bot, painter: Painter | None = None) -> None:
        """Carry for this bot; without a painter nothing has a picture."""
        self._bot = bot
        self._painter = painter

    async def send(self, to: Address, screen: Screen, *, silent: bool) -> int:
        """Send a new message and give its id."""
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
            reply_markup=_keyboard(screen),
            request_timeout=_WRITE_TIMEOUT,
        )
        return message.message_id

    async def _send_document(self, to: Address, screen: Screen, document: Document) -> int:
        message = await self._bot.send_document(
            to.chat_id,
            BufferedInputFile(document.content, document.name),
            message_thread_id=to.thread_id,
            caption=screen.text or None,
            parse_mode="HTML",
            reply_markup=_keyboard(screen),
            request_timeout=_WRITE_TIMEOUT,
        )
        return message.message_id

    async def edit(self, to: Address, message_id: int, screen: Screen) -> None:
        """Change a message of ours; one without buttons loses those it had."""
        if screen.picture is not None:
            await self._edit_picture(to, message_id, screen, screen.picture)
            return
        await self._bot.edit_message_text(
            screen.text,
            chat_id=to.chat_id,
            message_id=message_id,
            parse_mode="HTML",
            link_preview_options=_NO_PREVIEW,
            reply_markup=_keyboard(screen),
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
                reply_markup=_keyboard(screen),
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
                reply_markup=_keyboard(screen),
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

    async def delete(self, chat_id: int, message_id: int) -> None:
        """Take a message away."""
        await self._bot.delete_message(chat_id, message_id, request_timeout=_WRITE_TIMEOUT)

    async def answer(self, query_id: str, text: str, *, alert: bool, url: str) -> None:
        """Answer a press."""
        await self._bot.answer_callback_query(
            query_id,
            text=text or None,
            show_alert=alert or None,
            url=url or None,
            request_timeout=_ANSWER_TIMEOUT,
        )


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


def _keyboard(screen: Screen) -> InlineKeyboardMarkup | None:
    if not screen.rows:
        return None
    rows = [[_button(button) for button in row] for row in screen.rows]
    return InlineKeyboardMarkup(inline_keyboard=rows)


def _button(button: Button) -> InlineKeyboardButton:
    return InlineKeyboardButton(
        text=button.text,
        callback_data=button.data or None,
        url=button.url or None,
        style=button.style or None,
    )
