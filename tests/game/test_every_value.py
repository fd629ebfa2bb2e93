"""Every value of every option changes something, and any two of them can be told apart."""

from itertools import combinations

import pytest

from game.rules import OPTIONS, Value, from_dict
from tests.game.values import auction, deal, end, play, players, points, talon
from tests.game.values.case import Case

CASES = tuple(
    case for module in (deal, auction, talon, play, points, end, players) for case in module.CASES
)
ROWS = [
    pytest.param(case, value, id=f"{case.option}={value}")
    for case in CASES
    for value in case.expected
]


@pytest.mark.parametrize(("case", "value"), ROWS)
def test_a_value_makes_of_its_situation_what_the_rules_say(case: Case, value: Value) -> None:
    rules = from_dict({**case.given, case.option: value})
    assert case.seen(rules) == case.expected[value]


def alike(name: str, values: tuple[Value, ...]) -> list[str]:
    """Return the pairs of values that no situation tells apart."""
    tables = [case.expected for case in CASES if case.option == name]
    return [
        f"{name}: {one!r} and {other!r}"
        for one, other in combinations(values, 2)
        if not any(
            one in table and other in table and table[one] != table[other] for table in tables
        )
    ]


def test_every_value_of_every_option_has_a_situation() -> None:
    shown = {(case.option, value) for case in CASES for value in case.expected}
    listed = {(name, value) for name, option in OPTIONS.items() for value in option.values}
    assert [f"{name}={value}" for name, value in sorted(listed - shown, key=str)] == []


@pytest.mark.parametrize("name", OPTIONS)
def test_any_two_values_of_an_option_are_told_apart(name: str) -> None:
    option = OPTIONS[name]
    values = option.values if option.least is None else (option.default, 250)
    assert alike(name, values) == []


def test_a_situation_without_its_default_would_prove_nothing() -> None:
    without = [case.option for case in CASES if OPTIONS[case.option].default not in case.expected]
    assert without == []
