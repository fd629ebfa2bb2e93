"""Names as people read them: whatever a person calls himself, it fits and breaks nothing."""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Final

from wcwidth import iter_graphemes, wcswidth

from bot.l10n import Translator
from bot.render.levels import level_name
from game.players.levels import Level

CELLS: Final = 14
"""The display width of a name."""
STAND_IN: Final = "🤖"
"""Before the name of who has left his seat to a computer."""
AWAY: Final = "💤"
"""Before the name of who has not moved for so long that a computer plays meanwhile."""
TITLE: Final = 40
"""The display width of a group's name."""
LETTERS: Final = 64
"""The most characters of a name; some letters take no cell."""
MARKS: Final = 2
"""Combining marks left on one letter; more of them reach into the neighbouring lines."""

# Letters and symbols that have no ink.
_INKLESS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
# Telegram makes links, mentions and commands of what follows these, whoever wrote it.
_LINKS: Final = re.compile(r"(?<=[@/#$.])(?=\w)")
_WORD_JOINER: Final = "\u2060"


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat: a person, a computer, or (both given) a computer in a person's place.

    ``level`` is that of a computer with a seat of its own. For a person who is ``away`` a computer
    plays meanwhile; the last move of one who ``timed_out`` was made by the clock. A computer has
    the ``number`` with which it began the match, else that of its place among the computers.
    """

    name: str
    user_id: int | None
    computer: bool = False
    level: Level | None = None
    away: bool = False
    timed_out: bool = False
    number: int | None = None


@lru_cache(maxsize=1024)  # a screen names everybody several times
def clean(text: str) -> str:
    """Return the text in one line without control, direction and zero-width characters."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        if letter.isspace() or letter in _INKLESS:
            kept.append(" ")
        elif category[0] != "C":
            marks = marks + 1 if category in {"Mn", "Me"} else 0
            kept.append(letter if marks <= MARKS else "")
    return " ".join("".join(kept).split())[:LETTERS]


def width(text: str) -> int:
    """Return how many cells a text takes in a monospaced line."""
    return max(0, wcswidth(text))


def cut(text: str, cells: int) -> str:
    """Shorten a text to a display width; a cut one ends in an ellipsis."""
    if width(text) <= cells:
        return text
    kept = list(iter_graphemes(text))
    short = text
    while kept and width(short) > cells:
        kept.pop()
        short = f"{''.join(kept).rstrip()}…"
    return short


def distinct(names: Sequence[str], cells: int = CELLS, first: int = 0) -> tuple[str, ...]:
    """Cut the names so that no two look alike: a later one gets a number.

    :param first: the place of the name that stays as it is
    """
    chosen: dict[int, str] = {}
    seen: set[str] = set()
    for at in sorted(range(len(names)), key=lambda place: (place != first, place)):
        label, number = cut(names[at], cells), 1
        while _alike(label) in seen:
            number += 1
            label = f"{cut(names[at], cells - 2)} {number}"
        seen.add(_alike(label))
        chosen[at] = label
    return tuple(chosen[at] for at in range(len(names)))


def _alike(label: str) -> str:
    return unicodedata.normalize("NFKC", label).casefold()


def labels(
    players: Sequence[Player], t: Translator, *, you: int | None = None, cells: int = CELLS
) -> tuple[str, ...]:
    """Return one plain text a seat, no two alike; escape it once when it goes into HTML.

    :param you: the seat of the reader, who is called "you"
    """
    named = [_name(players, seat, t, cells, you=seat == you) for seat in range(len(players))]
    return tuple(_inert(label) for label in distinct(named, cells, first=you or 0))


def _name(players: Sequence[Player], seat: int, t: Translator, cells: int, *, you: bool) -> str:
    player = players[seat]
    if you:
        return t("name-you")
    if player.computer and player.user_id is None:
        counted = sum(each.computer and each.user_id is None for each in players[: seat + 1])
        number = player.number or counted
        return t("name-computer", n=number) if cells >= CELLS else t("name-comp", n=number)
    name = clean(player.name) or t("name-none", n=seat + 1)
    if player.away:
        return f"{AWAY} {name}"
    return f"{STAND_IN} {name}" if player.computer else name


def _inert(label: str) -> str:
    """Keep a name from turning into a link, or from turning the rest of its line around."""
    label = _LINKS.sub(_WORD_JOINER, label)
    if any(unicodedata.bidirectional(letter) in {"R", "AL", "AN"} for letter in label):
        return f"\u2068{label}\u2069"
    return label


def html_labels(
    players: Sequence[Player], t: Translator, *, you: int | None = None
) -> tuple[str, ...]:
    """Return the labels ready to stand in HTML."""
    return tuple(escape(label, quote=False) for label in labels(players, t, you=you))


def html_seats(
    players: Sequence[Player], t: Translator, *, you: int | None = None
) -> tuple[str, ...]:
    """Return the labels ready to stand in HTML, those of computers with their level."""
    return tuple(
        name
        if player.level is None
        else t("name-with-level", name=name, level=level_name(player.level, t))
        for name, player in zip(html_labels(players, t, you=you), players, strict=True)
    )


def html_title(title: str) -> str:
    """Return a group's name ready for HTML; empty if nothing of it can be seen."""
    return escape(_inert(cut(clean(title), TITLE)), quote=False)


def mention(player: Player, label: str) -> str:
    """Return HTML that calls a person; a computer is only named.

    :param label: plain text
    """
    text = escape(label, quote=False)
    if player.user_id is None or player.computer:
        return text
    return f'<a href="tg://user?id={player.user_id}">{text}</a>'
