"""Letters in pictures: fonts, and names made of what the fonts have."""

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final

from PIL import ImageFont
from wcwidth import iter_graphemes

from bot.pictures.scenes import Name

_FONTS: Final = Path(__file__).parent / "fonts"
_TOFU: Final = "\U0010fffd"
"""A character that no font has: what is drawn for it is drawn for all that are missing."""
_RTL: Final = frozenset({"R", "AL"})
_STRONG: Final = frozenset({"L", "EN", "AN"})

Font = ImageFont.FreeTypeFont


@lru_cache(maxsize=32)
def font(size: int, *, bold: bool = False) -> Font:
    """Return the font of the pictures in a size."""
    name = "DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf"
    # Machines differ in whether they have what the other way of layout needs.
    return ImageFont.truetype(_FONTS / name, size, layout_engine=ImageFont.Layout.BASIC)


def legible(names: Sequence[Name], face: Font, width: float) -> tuple[str, ...]:
    """Return names that can be drawn within a width in pixels, no two alike."""
    drawn: list[str] = []
    for name in names:
        text = _kept_of(name.label)
        if not text.strip("… "):  # cut, and nothing was left of it
            text = _kept_of(name.otherwise)
        shown, number = _as_seen(fitting(text, face, width)), 1
        while shown in drawn:
            number += 1
            short = fitting(text, face, width - face.getlength(f" {number}"))
            shown = _as_seen(f"{short} {number}")
        drawn.append(shown)
    return tuple(drawn)


def printable(text: str) -> str:
    """Return what of a text the font has, in the order in which it is seen from the left."""
    return _as_seen(_kept_of(text))


def fitting(text: str, face: Font, width: float) -> str:
    """Shorten a text to a width in pixels; a cut one ends in an ellipsis."""
    if face.getlength(text) <= width:
        return text
    kept = list(iter_graphemes(text))
    while kept and face.getlength(f"{''.join(kept).rstrip()}…") > width:
        kept.pop()
    return f"{''.join(kept).rstrip()}…"


def _kept_of(text: str) -> str:
    """Return what of a text the font has, in the order in which it is read."""
    letters = unicodedata.normalize("NFC", text)
    kept = "".join(_kept(cluster) for cluster in iter_graphemes(letters))
    return " ".join(kept.split())


def _kept(cluster: str) -> str:
    """Return a letter with its marks if the font has it; half of an emoji is no letter."""
    shown = [each for each in cluster if unicodedata.category(each)[0] != "C"]
    if not all(_has(each) for each in shown if not unicodedata.combining(each)):
        return ""
    return "".join(each for each in shown if _has(each) and unicodedata.category(each) != "Mn")


@lru_cache(maxsize=4096)
def _has(character: str) -> bool:
    return character.isspace() or _ink(character) != _ink(_TOFU)


def _ink(character: str) -> bytes:
    mask = font(24).getmask(character)
    return bytes(mask) + bytes(mask.size)


def _as_seen(text: str) -> str:
    """Put words that are read from the right into the order in which they stand."""
    backwards = [_is_backwards(each) for each in text]
    if True not in backwards:
        return text
    base = next(each for each in backwards if each is not None)
    for at, each in enumerate(backwards):
        if each is None:  # goes with its neighbours if they agree
            after = next((other for other in backwards[at:] if other is not None), base)
            backwards[at] = after if at and backwards[at - 1] == after else base
    runs = [
        "".join(letter for _, letter in run)[:: -1 if each else 1]
        for each, run in groupby(zip(backwards, text, strict=True), key=itemgetter(0))
    ]
    return "".join(reversed(runs) if base else runs)


def _is_backwards(letter: str) -> bool | None:
    kind = unicodedata.bidirectional(letter)
    return kind in _RTL if kind in _RTL | _STRONG else None
