"""Statistics as values: of a person, of two persons, of one among others."""

from dataclasses import dataclass
from typing import Final

from bot.counting import SIZES
from bot.rating import Rating

SEATS: Final = 4
"""The most places there are."""


@dataclass(frozen=True, slots=True)
class Account:
    """A person who is counted, with the name he has now."""

    player: int
    user_id: int
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """What a person has done.

    ``places`` counts the matches he ended on each, ``left`` those he left. ``contracts`` has for
    each size how many he made, of how many. Without a deal there is no ``best``, and without a
    match of people only, or of a single chat, no ``rating``.
    """

    places: tuple[int, ...] = (0,) * SEATS
    left: int = 0
    deals: int = 0
    points: int = 0
    marriages: int = 0
    bolts: int = 0
    barrels: int = 0
    falls: int = 0
    best: int | None = None
    contracts: tuple[tuple[int, int], ...] = ((0, 0),) * (len(SIZES) + 1)
    rating: Rating | None = None

    @property
    def matches(self) -> int:
        """All matches that are over."""
        return sum(self.places) + self.left


@dataclass(frozen=True, slots=True)
class Side:
    """What one of two persons did in the deals that both played."""

    ahead: int
    """Matches that he ended on the better place."""
    points: int
    made: int
    contracts: int


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two persons in the same matches and deals."""

    matches: int
    deals: int
    mine: Side
    theirs: Side


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person of a chat: his matches in a time, and his rating now, if he has one."""

    account: Account
    matches: int
    wins: int
    rating: Rating | None
