"""What a person is shown: text with buttons, free of any Telegram type."""

from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from bot.pictures.scenes import Picture

Style: TypeAlias = Literal["", "primary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """One inline button: either ``data`` (a callback) or ``url``."""

    text: str
    data: str = ""
    url: str = ""
    style: Style = ""


@dataclass(frozen=True, slots=True)
class Document:
    """A file to send."""

    name: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Screen:
    """A message: HTML text of at most 4096 characters and rows of buttons.

    With a document the text is its caption, of at most 1024 characters, and is never edited. With
    a picture it is the caption too; where the picture is refused, ``instead`` or else the same
    text is shown without it. A ``topic`` is no message but a new topic of a forum, and the text
    its name; its id is that of its first message.
    """

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()
    document: Document | None = None
    picture: Picture | None = None
    instead: str = ""
    topic: bool = False

    def plain(self) -> "Screen":
        """Return the same without a picture."""
        return replace(self, text=self.instead or self.text, picture=None, instead="")
