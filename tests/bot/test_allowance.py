"""How often one person may ask, by a clock that the test moves."""

import pytest

from bot.allowance import MANY, Allowance

ANNA, BORIS = 1, 2


class Clock:
    """Shows what it is told to."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def allowance(clock: Clock) -> Allowance:
    return Allowance(clock, every=10.0, burst=3)


def test_after_a_rest_several_at_once_and_then_one_each_time(
    allowance: Allowance, clock: Clock
) -> None:
    taken = []
    for _ in range(60):
        taken.append(allowance.take(ANNA))
        clock.now += 1
    assert taken[:4] == [True, True, True, False]
    assert sum(taken) == 3 + 5


def test_one_persons_flood_takes_nothing_from_another(allowance: Allowance) -> None:
    assert [allowance.take(ANNA) for _ in range(50)].count(True) == 3
    assert allowance.take(BORIS)


def test_who_asks_too_often_is_told_once_until_he_has_rested(
    allowance: Allowance, clock: Clock
) -> None:
    told = []
    for _ in range(100):
        if not allowance.take(ANNA):
            told.append(allowance.tell(ANNA))
        clock.now += 2
    assert told.count(True) == 1
    clock.now += 30
    assert [allowance.take(ANNA) for _ in range(4)] == [True, True, True, False]
    assert allowance.tell(ANNA)


def test_it_remembers_no_crowd(allowance: Allowance, clock: Clock) -> None:
    for user_id in range(MANY):
        allowance.take(user_id)
    assert len(allowance) == MANY
    clock.now += 10
    allowance.take(MANY)
    assert len(allowance) == 1


def test_a_crowd_that_does_not_rest_is_forgotten_too(allowance: Allowance) -> None:
    for user_id in range(MANY + 1):
        allowance.take(user_id)
    assert len(allowance) == 1
