"""Options whose values do not always go together (rules 4 and 6)."""

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

Values: TypeAlias = Mapping[str, str | int]
"""A value for every option, by its id."""


class Clash(NamedTuple):
    """Two options with values that exclude each other, and what mends each of them."""

    options: tuple[str, str]
    mends: tuple[str | int, str | int]
    holds: Callable[[Values], bool]


def _fine_is_out_of_reach(values: Values) -> bool:
    first, limit = values["writeoff_fine_from"], values["writeoff_limit"]
    return isinstance(first, int) and isinstance(limit, int) and 0 < limit < first


def _skipper_cannot_win(values: Values) -> bool:
    """Without an auction and a raise his 120 is too little for 1001."""
    return _skips(values) and (values["target"], values["raise_after_talon"]) == (1001, "off")


def _skips(values: Values) -> bool:
    return values["barrel_auction"] == "skip"


CLASHES: tuple[Clash, ...] = (
    Clash(
        ("barrel", "barrier"),
        ("off", "off"),
        lambda values: "off" not in (values["barrel"], values["barrier"]),
    ),
    Clash(
        ("barrel_auction", "barrel_single"),
        ("normal", "on"),
        lambda values: _skips(values) and values["barrel_single"] == "off",
    ),
    Clash(
        ("barrel_auction", "barrel_together"),
        ("normal", "fall"),
        lambda values: _skips(values) and values["barrel_together"] == "coexist",
    ),
    Clash(("barrel_auction", "raise_after_talon"), ("normal", "on"), _skipper_cannot_win),
    Clash(("writeoff_fine_from", "writeoff_limit"), ("off", 0), _fine_is_out_of_reach),
)
"""Every combination that is refused when rules are made."""
