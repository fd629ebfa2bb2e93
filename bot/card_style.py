"""How a person wants to be shown his cards."""

from typing import Final, Literal, TypeAlias, get_args

from bot.storage.rows import PersonRow

CardStyle: TypeAlias = Literal["text", "pictures", "four"]
"""``four``: as pictures in which each suit has a colour of its own."""
STYLES: Final[tuple[CardStyle, ...]] = get_args(CardStyle)
USUAL: Final[CardStyle] = "text"


def parse_style(text: str | None) -> CardStyle | None:
    """Read a style; None for what is none."""
    return next((style for style in STYLES if style == text), None)


def style_of(person: PersonRow | None) -> CardStyle:
    """Return the style that a person has chosen; text costs the least."""
    return parse_style(None if person is None else person.cards) or USUAL
