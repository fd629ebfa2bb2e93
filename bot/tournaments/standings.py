"""What matches come to in a tournament: match points, and the order of the people by them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

WORTH: Final = 12
"""Match points of a first place; the last has none, and between them it goes down evenly."""


@dataclass(frozen=True, slots=True)
class Score:
    """What a match came to for somebody; ``left``: he did not have his seat at its end."""

    points: int
    won: bool
    total: int
    left: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """Where somebody stands; equals share a place."""

    place: int
    who: int
    points: int
    wins: int
    total: int


def match_points(totals: Sequence[int], *, winner: int | None, left: Iterable[int]) -> list[int]:
    """Return the match points of each seat; equal totals share what their places are worth.

    Tables of three and of four are worth the same: 12, 6, 0 and 12, 8, 4, 0.

    >>> match_points([300, 1005, 500], winner=1, left=())
    [0, 12, 6]
    >>> match_points([300, 1005, 300, 500], winner=1, left=())
    [2, 12, 2, 8]

    Who has left his seat is behind everybody, whatever a computer has made of it.

    >>> match_points([300, 1005, 500], winner=1, left=[1])
    [6, 0, 12]
    """
    gone = set(left)
    keys = [
        (seat not in gone, seat == winner and seat not in gone, 0 if seat in gone else total)
        for seat, total in enumerate(totals)
    ]
    order = sorted(keys, reverse=True)
    last = len(keys) - 1
    return [
        0 if seat in gone else _shared(order.index(key), order.count(key), last)
        for seat, key in enumerate(keys)
    ]


def _shared(first: int, equals: int, last: int) -> int:
    """Return the mean of what the places from ``first`` on are worth, so many of them."""
    worth = sum(WORTH * (last - place) // last for place in range(first, first + equals))
    return worth // equals


def scores(
    totals: Sequence[int],
    *,
    winner: int | None,
    seat_of: Mapping[int, int | None],
    left: Iterable[int] = (),
) -> dict[int, Score]:
    """Return what a match came to for those who were to play it.

    :param seat_of: where each of them sits at the end; None for who has left
    :param left: the seats that others have instead of them
    """
    points = match_points(totals, winner=winner, left=left)
    return {
        who: Score(0, won=False, total=0, left=True)
        if seat is None
        else Score(points[seat], won=seat == winner, total=totals[seat])
        for who, seat in seat_of.items()
    }


def standings(people: Iterable[int], played: Iterable[tuple[int, Score]]) -> list[Standing]:
    """Return the order of the people: by match points, then by wins, then by what they scored."""
    sums = {who: [0, 0, 0] for who in people}
    for who, score in played:
        for at, more in enumerate((score.points, score.won, score.total)):
            sums[who][at] += more
    keys = sorted(sums.values(), reverse=True)
    table = [Standing(1 + keys.index(sums[who]), who, *sums[who]) for who in sums]
    return sorted(table, key=lambda each: (each.place, each.who))
