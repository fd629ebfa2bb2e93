"""What is on a picture: plain values that are cheap to make, to compare and to keep.

They hold no sets: what is shown is compared by its text, which has to be the same after a restart.
"""

import hashlib
from dataclasses import dataclass
from typing import Final, TypeAlias

from game.cards import Card, Suit

DRAWING: Final = 2
"""Counts the changes of how pictures look; a picture drawn before such a change is drawn anew."""


@dataclass(frozen=True, slots=True)
class Name:
    """A person's label, and what he is called if no letter of it can be drawn."""

    label: str
    otherwise: str


@dataclass(frozen=True, slots=True)
class Place:
    """A place of the running trick: whose it is, and the card that he has played."""

    name: Name
    card: Card | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class HandPicture:
    """One seat's cards, and above them the running trick."""

    hand: tuple[Card, ...]
    barred: tuple[Card, ...] = ()
    """Those that the rules keep back just now."""
    trick: tuple[Place, ...] = ()
    trump: Suit | None = None
    letters: str
    """What stands for ace, ten, king, queen, jack and nine, with spaces between."""
    four_colours: bool = False


@dataclass(frozen=True, slots=True)
class Cell:
    """What a deal came to for one seat."""

    got: str
    marks: str
    total: str


@dataclass(frozen=True, slots=True)
class Line:
    """A deal of the scoresheet: its number, the contract, and a cell a seat."""

    number: str
    contract: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Course:
    """How a seat's total ran: one value a deal, and the places on it where it fell."""

    totals: tuple[int, ...]
    falls: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetPicture:
    """The scoresheet of a match as a table, and the running totals as lines."""

    title: str
    names: tuple[Name, ...]
    lines: tuple[Line, ...]
    legend: tuple[tuple[str, str], ...]
    courses: tuple[Course, ...]
    deals: tuple[int, ...]
    """The numbers of the deals after which the courses have their later values."""
    target: int
    barrel: int | None
    barrel_label: str


Picture: TypeAlias = HandPicture | SheetPicture


def key_of(picture: Picture) -> str:
    """Return what two pictures have in common only if they look the same."""
    return hashlib.blake2b(repr((DRAWING, picture)).encode(), digest_size=16).hexdigest()
