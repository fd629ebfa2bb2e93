"""Everybody sits once in a round, and meets whom he has met as seldom as can be."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.tournaments.pairing import (
    COMPUTER,
    LEAST,
    MOST,
    Group,
    Met,
    computers,
    in_order,
    met,
    paired,
    repeats,
    sizes,
)

PEOPLE = range(2, MOST + 1)


@pytest.mark.parametrize("people", PEOPLE)
def test_tables_have_three_or_four_and_computers_only_where_it_cannot_be_helped(
    people: int,
) -> None:
    assert set(sizes(people)) <= {3, 4}
    assert computers(people) == (1 if people in {2, 5} else 0)
    fewest = min(
        fours
        for fours in range(people)
        for threes in range(people)
        if 4 * fours + 3 * threes == sum(sizes(people))
    )
    assert sizes(people).count(4) == fewest


@given(st.integers(2, MOST), st.integers(0, 10**6))
def test_everybody_sits_once_in_each_round(people: int, seed: int) -> None:
    dice, before = Random(seed), Met()
    for number in range(4):
        order = dice.sample(range(people), people)
        groups = paired(order, before) if number else in_order(order)
        seated = [each for group in groups for each in group]
        assert sorted(seated) == sorted([*range(people), *[COMPUTER] * computers(people)])
        assert sorted(map(len, groups)) == sorted(sizes(people))
        before += met(groups)


@given(st.integers(LEAST, 9), st.integers(0, 10**6), st.integers(1, 4))
def test_no_other_seating_has_fewer_who_meet_again(people: int, seed: int, rounds: int) -> None:
    dice, before = Random(seed), Met()
    for _ in range(rounds):
        before += met(in_order(dice.sample(range(people), people)))
    order = dice.sample(range(people), people)
    groups = paired(order, before)
    everybody = (*order, *[COMPUTER] * computers(people))
    least = min(cost(other, before) for other in seatings(everybody, sizes(people)))
    assert cost(groups, before) == least


def test_of_equal_ways_the_best_play_each_other() -> None:
    assert paired(range(6), Met()) == ((0, 1, 2), (3, 4, 5))
    assert paired(range(7), Met()) == ((0, 1, 2), (3, 4, 5, 6))


def test_nine_meet_nobody_twice_in_three_rounds() -> None:
    before = met(in_order(range(9)))
    for _ in range(2):
        groups = paired(range(9), before)
        assert cost(groups, before) == 0
        before += met(groups)


def test_the_computer_is_not_always_with_the_same() -> None:
    before = Met()
    for _ in range(3):
        before += met(paired(range(5), before))
    assert max(before[frozenset((who, COMPUTER))] for who in range(5)) == 2


def cost(groups: tuple[Group, ...], before: Met) -> int:
    """Return how often somebody meets somebody again."""
    return sum(repeats(group, before) for group in groups)


def seatings(left: Group, tables: Group) -> Iterator[tuple[Group, ...]]:
    """Yield every order of people cut into tables, plainly and slowly."""
    if not left:
        yield ()
        return
    for group in combinations(left, tables[0]):
        rest = tuple(each for each in left if each not in group)
        for others in seatings(rest, tables[1:]):
            yield (group, *others)
