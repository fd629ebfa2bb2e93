"""Draws a hand, and above it the running trick."""

from collections.abc import Mapping
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures.faces import HEIGHT, SYMBOLS, WIDTH, colour, face, outline
from bot.pictures.lettering import font, legible
from bot.pictures.scenes import HandPicture
from game.cards import RANKS, Rank, Suit

ACROSS: Final = 1080
"""Pixels: as many as a phone has for a picture in a chat."""
_EDGE: Final = 24
_GAP: Final = 14
_NAMES: Final = 50
_TRUMP: Final = 200
_CLOTH, _PLACE, _WORDS, _WHITE = "#1f5c43", "#3d7a60", "#f2f2ea", "#ffffff"

Letters = Mapping[Rank, str]


def draw_hand(picture: HandPicture) -> Image.Image:
    """Return the picture of a hand."""
    above = _EDGE + HEIGHT + _NAMES if picture.trick else 0
    below = 2 * _EDGE + HEIGHT if picture.hand else _EDGE
    canvas = Image.new("RGB", (ACROSS, above + below), _CLOTH)
    letters = dict(zip(reversed(RANKS), picture.letters.split(), strict=True))
    if picture.trick:
        _trick(canvas, picture, letters)
    cards = picture.hand
    step = float(WIDTH + _GAP)
    if len(cards) > 1:
        step = min(step, (ACROSS - 2 * _EDGE - WIDTH) / (len(cards) - 1))
    left = (ACROSS - WIDTH - step * (len(cards) - 1)) / 2
    for place, card in enumerate(cards):
        barred = card in picture.barred
        drawn = face(card, letters[card.rank], four=picture.four_colours, barred=barred)
        canvas.paste(drawn, (round(left + place * step), above + _EDGE), outline())
    return canvas


def _trick(canvas: Image.Image, picture: HandPicture, letters: Letters) -> None:
    """Lay the cards of the trick side by side, each over the name of who has played it."""
    pen, places = ImageDraw.Draw(canvas), picture.trick
    step = WIDTH + 2 * _EDGE
    trump = _TRUMP + _GAP if picture.trump else 0
    left = (ACROSS - trump - step * len(places)) // 2 + _EDGE
    names = legible([place.name for place in places], font(32), step - _GAP)
    for at, (place, name) in enumerate(zip(places, names, strict=True)):
        x, y = left + at * step, _EDGE
        if place.card is None:
            pen.rounded_rectangle((x, y, x + WIDTH, y + HEIGHT), 13, outline=_PLACE, width=4)
        else:
            letter = letters[place.card.rank]
            drawn = face(place.card, letter, four=picture.four_colours)
            canvas.paste(drawn, (x, y), outline())
        below = (x + WIDTH // 2, y + HEIGHT + _NAMES // 2 + 4)
        pen.text(below, name, _WORDS, font(32), anchor="mm")
    if picture.trump is not None:
        _badge(pen, picture.trump, four=picture.four_colours)


def _badge(pen: ImageDraw.ImageDraw, trump: Suit, *, four: bool) -> None:
    """Show the trump suit beside the trick."""
    middle = (ACROSS - _EDGE - _TRUMP // 2, _EDGE + HEIGHT // 2)
    radius = _TRUMP // 2 - _GAP
    pen.circle(middle, radius, fill=_WHITE)
    ink = colour(trump, four=four)
    left, top, right, bottom = font(150, bold=True).getbbox(SYMBOLS[trump])
    at = (middle[0] - (left + right) / 2, middle[1] - (top + bottom) / 2)
    pen.text(at, SYMBOLS[trump], ink, font(150, bold=True))
