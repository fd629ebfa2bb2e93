"""What deals and matches come to for who played them: numbers from records, and nothing else."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from game.shapes import DealRecord

P = TypeVar("P", bound=Hashable)
"""A person, by whatever key."""

FINISHED: Final = frozenset({"made", "failed", "written_off", "draw_game"})
"""How a deal ends that was played."""
SIZES: Final = (100, 120, 200)
"""The highest contract of each size but the last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Share:
    """What a seat did in a deal; all of it is zero where it does not count for its person.

    ``counted``: he had cards and made every choice. ``stood_in``: a computer made some of them.
    ``points`` are what the deal brought, fines included; ``contract`` and ``outcome`` those of the
    declarer.
    """

    counted: bool = False
    stood_in: bool = False
    points: int = 0
    contract: int | None = None
    outcome: str | None = None
    marriages: int = 0
    bolts: int = 0
    barrels: int = 0
    falls: int = 0


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a match ended for a person; who ``left`` it has the last place."""

    place: int
    left: bool = False


def share(record: DealRecord, seat: int, before: DealRecord | None) -> Share:
    """Count what a seat did in a deal.

    :param before: the record before this one in the match
    """
    stood_in = ["auto", seat, "away"] in record["actions"]
    if stood_in or record["outcome"] not in FINISHED:
        return Share(stood_in=stood_in)
    marks = [name for name, *whose in record["events"] if whose == [seat]]
    barrels, falls = marks.count("barrel"), marks.count("fell") + marks.count("knocked")
    if seat not in record["playing"]:
        return Share(barrels=barrels, falls=falls)
    declares = record["declarer"] == seat
    return Share(
        counted=True,
        points=_brought(record, seat),
        contract=record["contract"] if declares else None,
        outcome=record["outcome"] if declares else None,
        marriages=sum(entry[:2] == ["marriage", seat] for entry in record["actions"]),
        bolts=_bolts(record, seat, before),
        barrels=barrels,
        falls=falls,
    )


def _brought(record: DealRecord, seat: int) -> int:
    fines = sum(int(amount) for _, fined, amount in record["penalties"] if fined == seat)
    return record["scores"][seat] + record["bonus"].get(str(seat), 0) + fines


def _bolts(record: DealRecord, seat: int, before: DealRecord | None) -> int:
    """Return 1 if the deal brought a bolt: the count went up, or was paid for."""
    had = 0 if before is None else before["bolts"][seat]
    fined = any(entry[:2] == ["bolt", seat] for entry in record["penalties"])
    return int(fined or record["bolts"][seat] > had)


def places(totals: Sequence[int], winner: int) -> tuple[int, ...]:
    """Return the place of each seat: the winner's is the first, equal totals share one.

    >>> places([300, 1000, 300, 500], winner=1)
    (3, 1, 3, 2)
    """
    others = [total for seat, total in enumerate(totals) if seat != winner]
    return tuple(
        1 if seat == winner else 2 + sum(other > total for other in others)
        for seat, total in enumerate(totals)
    )


def verdicts(
    sat: Iterable[P], ended: Sequence[P | None], totals: Sequence[int], winner: int | None
) -> Mapping[P, Verdict]:
    """Judge a match that is over: who has a seat then has its place, who left has lost.

    A match without a winner is lost for who left it, and counts for nobody else.

    :param sat: everybody who began the match or played a deal of it
    :param ended: who has each seat at the end; None is a computer, or a person who was forgotten
    """
    gone = set(sat) - set(ended)
    judged = {person: Verdict(len(ended), left=True) for person in gone}
    if winner is None:
        return judged
    for person, place in zip(ended, places(totals, winner), strict=True):
        if person is not None:
            judged[person] = Verdict(place)
    return judged


def is_rated(
    began: Sequence[P | None],
    ended: Sequence[P | None],
    deals: Iterable[tuple[Sequence[P | None], bool]],
) -> bool:
    """Tell whether a match is one of people only, the same from the first deal to the last.

    :param deals: who had the seats in each deal, and whether a computer stood in for anybody
    """
    people = list(began)
    return (
        None not in people
        and list(ended) == people
        and all(list(had) == people and not stood_in for had, stood_in in deals)
    )


def size(contract: int) -> int:
    """Return the size of a contract: its place in :data:`SIZES`, or after them.

    >>> [size(contract) for contract in (60, 100, 105, 120, 200, 300)]
    [0, 0, 1, 1, 2, 3]
    """
    return sum(contract > most for most in SIZES)
