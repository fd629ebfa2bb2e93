"""Who sits with whom in a round: pure, from an order of people and whom each has met.

A computer fills the last place where the number of people leaves one over; it counts as one more
who meets people, so that it is not always the same ones who have it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, TypeAlias

COMPUTER: Final = -1
"""Stands for the computer among those who are seated."""
LEAST: Final = 3
"""People without whom a tournament does not begin."""
MOST: Final = 12
"""People for whose tables the messages that a group may be sent in a minute are enough."""

Group: TypeAlias = tuple[int, ...]
"""Who sits at a table."""
Met: TypeAlias = Counter[frozenset[int]]
"""How often two have sat at one table."""


def sizes(people: int) -> tuple[int, ...]:
    """Return how many sit at each table: three, or four where that leaves nobody over.

    >>> sizes(3), sizes(4), sizes(7), sizes(8), sizes(12)
    ((3,), (4,), (4, 3), (4, 4), (3, 3, 3, 3))

    Two and five do not come out even: a computer makes them three and six.

    >>> sizes(2), sizes(5)
    ((3,), (3, 3))
    """
    if people in {2, 5}:
        people += 1
    fours = people % 3
    threes = (people - 4 * fours) // 3
    return (4,) * fours + (3,) * threes


def computers(people: int) -> int:
    """Return how many places are left for computers.

    >>> [computers(people) for people in (2, 3, 5, 7)]
    [1, 0, 1, 0]
    """
    return sum(sizes(people)) - people


def in_order(people: Sequence[int]) -> tuple[Group, ...]:
    """Return the tables of a first round: people as they were drawn."""
    order, groups = [*people, *[COMPUTER] * computers(len(people))], list[Group]()
    for size in sizes(len(people)):
        groups.append(tuple(order[:size]))
        del order[:size]
    return tuple(groups)


def met(groups: Iterable[Group]) -> Met:
    """Count who has sat with whom."""
    return Counter(frozenset(pair) for group in groups for pair in combinations(group, 2))


def repeats(group: Group, before: Met) -> int:
    """Return how often those of a table have sat together before, pair by pair."""
    return sum(before[frozenset(pair)] for pair in combinations(group, 2))


def paired(people: Sequence[int], before: Met) -> tuple[Group, ...]:
    """Return the tables of a later round: as few as possible meet again.

    Of the ways to do that it is the one in which the best play each other, from the top down.

    :param people: by their standing, the best first
    """
    search = _Search(before)
    search.go(
        (*people, *[COMPUTER] * computers(len(people))), tuple(sorted(sizes(len(people)))), (), 0
    )
    return search.best


@dataclass
class _Search:
    """Looks through all ways to seat people, and leaves out what is no better than the best."""

    before: Met
    best: tuple[Group, ...] = ()
    least: int = field(default=1 << 30)

    def go(self, left: Group, tables: Group, groups: tuple[Group, ...], cost: int) -> None:
        """Seat those who are left."""
        if cost >= self.least:
            return
        if not left:
            self.best, self.least = groups, cost
            return
        for size in sorted(set(tables)):
            at = tables.index(size)
            for group in _with_first(left, size):
                rest = tuple(each for each in left if each not in group)
                more = cost + repeats(group, self.before)
                self.go(rest, tables[:at] + tables[at + 1 :], (*groups, group), more)
                if self.least == 0:
                    return


def _with_first(left: Group, size: int) -> Iterator[Group]:
    """Return the tables at which the first of them may sit, his neighbours in standing first."""
    for others in combinations(left[1:], size - 1):
        yield (left[0], *others)
