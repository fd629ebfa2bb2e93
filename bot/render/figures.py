"""Numbers as a scoresheet has them."""

from typing import Final

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
