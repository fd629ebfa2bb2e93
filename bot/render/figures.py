"""Numbers as a scoresheet has them."""

from collections.abc import Iterable
from html import escape
from typing import Final

from bot.render.names import width

NO_BREAK: Final = "\u00a0"
"""A space at which no line ends."""


def number(value: int) -> str:
    """Return a number with a real minus sign.

    >>> number(-45), number(1000)
    ('−45', '1000')
    """
    return str(value).replace("-", "−")


def signed(value: int) -> str:
    """Return a number that says which way it counts.

    >>> signed(120), signed(-120), signed(0)
    ('+120', '−120', '0')
    """
    return f"+{value}" if value > 0 else number(value)


def counted(name: str, figure: str) -> str:
    """Return HTML of a name and its points; a name may end in a number of its own.

    :param name: ready for HTML
    """
    return owned(f"{name}:", figure)


def owned(name: str, figure: str) -> str:
    """Return HTML of a name and what is its own; no line ends between them.

    :param name: ready for HTML
    """
    return f"{name.replace(' ', NO_BREAK)}{NO_BREAK}<b>{figure}</b>"


def handed(card: str, name: str) -> str:
    """Return HTML of a card and of who gets it; no line ends between them.

    :param name: ready for HTML
    """
    return f"<b>{card}</b>{NO_BREAK}→{NO_BREAK}{name.replace(' ', NO_BREAK)}"


def to_left(text: str, cells: int) -> str:
    """Return a text at the left of so many cells."""
    return text + " " * (cells - width(text))


def to_right(text: str, cells: int) -> str:
    """Return a text at the right of so many cells."""
    return " " * (cells - width(text)) + text


def monospaced(lines: Iterable[str]) -> str:
    """Return HTML of lines whose cells stand below each other."""
    text = "\n".join(line.rstrip() for line in lines)
    return f"<pre>{escape(text, quote=False)}</pre>"


def deal_number(deal: int, *, single: bool) -> int | str:
    """Return a deal's number as texts take it.

    :param single: it is no deal of a match, so that its number says nothing
    """
    return "only" if single else deal
