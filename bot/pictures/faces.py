"""The faces of the cards, with the letters of a language in their corners."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.lettering import font
from game.cards import Card, Suit

WIDTH: Final = 220
HEIGHT: Final = 308
SYMBOLS: Final = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}
_DECK: Final = Path(__file__).parent / "deck"
_CORNER: Final = (52, 112)
"""Width and height of what stands in a corner: that much of a covered card is seen."""
_MARGIN: Final = (5, 9)
_SHADE: Final = "#24352d"
_SHADED: Final = 0.45
"""How much of its colours a card loses in the shade."""
_BLACK, _RED, _GREEN, _BLUE = "#101010", "#d4101c", "#0a7d38", "#1658d0"
_TWO: Final = {
    Suit.SPADES: _BLACK, Suit.CLUBS: _BLACK, Suit.DIAMONDS: _RED, Suit.HEARTS: _RED
}  # fmt: skip
_FOUR: Final = _TWO | {Suit.CLUBS: _GREEN, Suit.DIAMONDS: _BLUE}


def colour(suit: Suit, *, four: bool) -> str:
    """Return the colour of a suit; with ``four`` each has its own."""
    return (_FOUR if four else _TWO)[suit]


@lru_cache(maxsize=1)
def outline() -> Image.Image:
    """Return the shape of a card, to paste one by."""
    return _opened(Card.ACE_OF_HEARTS).getchannel("A")


@lru_cache(maxsize=128)
def face(card: Card, letter: str, *, four: bool, barred: bool = False) -> Image.Image:
    """Return a card as it is drawn.

    :param letter: what stands for its rank
    :param barred: in the shade, since the rules keep it back
    """
    if barred:
        lit = face(card, letter, four=four)
        return Image.blend(lit, Image.new("RGB", lit.size, _SHADE), _SHADED)
    own = four and card.suit in {Suit.CLUBS, Suit.DIAMONDS}
    drawn = _bare(f"{card}{4 if own else ''}").copy()
    corner = _corner(letter, card.suit, colour(card.suit, four=four))
    opposite = (WIDTH - _MARGIN[0] - corner.width, HEIGHT - _MARGIN[1] - corner.height)
    for shape, at in ((corner, _MARGIN), (corner.rotate(180), opposite)):
        drawn.paste(shape, at, shape)
    return drawn


@lru_cache(maxsize=36)
def _bare(name: str) -> Image.Image:
    """Return a face of the deck, without letters."""
    return _opened(name).convert("RGB")


def _opened(name: str) -> Image.Image:
    with Image.open(_DECK / f"{name}.webp") as file:
        return file.convert("RGBA")


@lru_cache(maxsize=128)
def _corner(letter: str, suit: Suit, ink: str) -> Image.Image:
    """Return a rank over its suit, the rank made narrower where it has two digits."""
    width, height = _CORNER
    corner = Image.new("RGBA", _CORNER, (255, 255, 255, 0))
    for text, size, top, bottom in ((letter, 56, 0, 56), (SYMBOLS[suit], 60, 60, height)):
        left, above, right, below = map(int, font(size, bold=True).getbbox(text))
        shape = Image.new("L", (right - left, below - above))
        ImageDraw.Draw(shape).text((-left, -above), text, 255, font(size, bold=True))
        if shape.width > width:
            shape = shape.resize((width, shape.height), Image.Resampling.LANCZOS)
        at = ((width - shape.width) // 2, top + (bottom - top - shape.height) // 2)
        corner.paste(ink, (*at, at[0] + shape.width, at[1] + shape.height), shape)
    return corner
