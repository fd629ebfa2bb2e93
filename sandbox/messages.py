"""Messages as the server keeps them and as clients show them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from sandbox.ephemeral import described
from sandbox.keyboards import Key, Keyboard, keyboard_json

if TYPE_CHECKING:
    from sandbox.chats import Chat
    from sandbox.entities import Entity
    from sandbox.people import Account


@dataclass(frozen=True, slots=True)
class Document:
    """A file that the bot sent."""

    file_id: str
    name: str
    content: bytes

    def json(self) -> dict[str, Any]:
        """Return the file as a Document object."""
        return {
            "file_id": self.file_id,
            "file_unique_id": self.file_id[:16],
            "file_name": self.name,
            "file_size": len(self.content),
        }


@dataclass(frozen=True, slots=True)
class Photo:
    """A picture that the bot sent; the server makes smaller ones of it."""

    file_id: str
    name: str
    content: bytes
    width: int
    height: int

    def json(self) -> list[dict[str, Any]]:
        """Return the picture as its PhotoSize objects, the largest last."""
        share = min(1.0, 320 / max(self.width, self.height))
        small = max(1, round(self.width * share)), max(1, round(self.height * share))
        return [
            self._size("s", *small, len(self.content) // 10),
            self._size("", self.width, self.height, len(self.content)),
        ]

    def _size(self, kind: str, width: int, height: int, size: int) -> dict[str, Any]:
        return {
            "file_id": f"{kind}{self.file_id}",
            "file_unique_id": f"{kind}{self.file_id[-16:]}",
            "width": width,
            "height": height,
            "file_size": size,
        }


@dataclass(slots=True, eq=False)
class Message:
    """One message of one chat.

    Who has a ``receiver`` is the only one to see it; its id is 0, and it stands ``below`` the
    message with that id. A ``lost`` one is on no screen any more.
    """

    id: int
    chat: Chat
    sender: Account
    date: int
    text: str = ""
    entities: tuple[Entity, ...] = ()
    keyboard: Keyboard = ()
    is_reply_markup: bool = False
    thread_id: int | None = None
    is_topic: bool = False
    reply_to: Message | None = None
    sender_chat: Chat | None = None
    edited: int | None = None
    document: Document | None = None
    photo: Photo | None = None
    service: dict[str, Any] = field(default_factory=dict)
    silent: bool = False
    version: int = 0
    receiver: Account | None = None
    ephemeral_id: int = 0
    below: int = 0
    lost: bool = False

    @property
    def key(self) -> int:
        """A number that no other message on the same screen of this chat has."""
        return self.id or -self.ephemeral_id

    @property
    def has_media(self) -> bool:
        """Whether its text is only the caption of something else."""
        return self.document is not None or self.photo is not None

    def json(self, *, with_reply: bool = True) -> dict[str, Any]:
        """Return the message as a Bot API Message object."""
        message: dict[str, Any] = {
            "message_id": self.id,
            "from": self.sender.json(),
            "chat": self.chat.json(),
            "date": self.date,
        }
        if self.sender_chat is not None:
            message["sender_chat"] = self.sender_chat.json()
        if self.thread_id is not None:
            message["message_thread_id"] = self.thread_id
        if self.is_topic:
            message["is_topic_message"] = True
        if self.edited is not None:
            message["edit_date"] = self.edited
        if self.reply_to is not None and with_reply:
            message["reply_to_message"] = self.reply_to.json(with_reply=False)
        return message | described(self) | self._content()

    def _content(self) -> dict[str, Any]:
        content: dict[str, Any] = dict(self.service)
        text, entities = "text", "entities"
        if self.has_media:
            text, entities = "caption", "caption_entities"
        if self.document is not None:
            content["document"] = self.document.json()
        if self.photo is not None:
            content["photo"] = self.photo.json()
        if self.text:
            content[text] = self.text
        if self.entities:
            content[entities] = [entity.json() for entity in self.entities]
        if self.keyboard:
            content["reply_markup"] = keyboard_json(self.keyboard)
        return content

    def shown(self) -> Shown:
        """Return the message as a client shows it now."""
        return Shown(
            chat_id=self.chat.id,
            id=self.id,
            sender=self.sender.name,
            from_bot=self.sender.is_bot,
            text=self.text,
            rows=self.keyboard,
            thread_id=self.thread_id if self.is_topic else None,
            edited=self.edited is not None,
            silent=self.silent,
            entities=self.entities,
            document=self.document,
            photo=self.photo,
            ephemeral_id=self.ephemeral_id,
            receiver=0 if self.receiver is None else self.receiver.id,
        )


@dataclass(frozen=True, slots=True)
class Shown:
    """What a person sees of one message at one moment."""

    chat_id: int
    id: int
    sender: str
    from_bot: bool
    text: str
    rows: Keyboard
    thread_id: int | None
    edited: bool
    silent: bool
    entities: tuple[Entity, ...]
    document: Document | None
    photo: Photo | None
    ephemeral_id: int = 0
    receiver: int = 0
    """The only person who sees it, if there is one."""

    @property
    def key(self) -> int:
        """A number that no other message on the same screen of this chat has."""
        return self.id or -self.ephemeral_id

    @property
    def labels(self) -> list[list[str]]:
        """What its buttons say, row by row."""
        return [[key.text for key in row] for row in self.rows]

    @property
    def keys(self) -> list[Key]:
        """Its buttons in reading order."""
        return [key for row in self.rows for key in row]

    def __str__(self) -> str:
        """Return the message as a person would read it aloud."""
        rows = "".join("\n" + " ".join(f"[{key.text}]" for key in row) for row in self.rows)
        return f"{self.sender}: {self.text}{rows}"
