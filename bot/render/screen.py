"""What a person is shown: text with buttons, free of any Telegram type."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

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

    With a document the text is its caption, of at most 1024 characters, and is never edited.
    """

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()
    document: Document | None = None
