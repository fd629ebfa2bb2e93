"""What a scoresheet is worth: each seat's chance to win the match, as self-play taught it.

Every seat has a strength by its total, its barrel and its bolts; the chances are their shares
(a softmax). The figures lie in ``equity.json``, made by ``benchmarks/fit_equity.py``.
"""

import json
from bisect import bisect_right
from functools import cache
from importlib.resources import files
from math import exp
from typing import Final, Literal, TypeAlias

from game.rules import Rules
from game.state import Standing

KNOTS: Final = (-600, -300, -100, 100, 300, 500, 700, 860, 1000)
"""The totals between which strength is read off a straight line; for a target of 1000."""
Ending: TypeAlias = Literal["barrel", "barrier", "open"]
ATTEMPTS: Final = 3
BOLTS: Final = 3


@cache
def _table() -> dict[str, dict[str, list[float]]]:
    text = files("game.players.strong").joinpath("equity.json").read_text(encoding="utf-8")
    table: dict[str, dict[str, list[float]]] = json.loads(text)
    return table


@cache
def strengths(players: int, ending: Ending) -> dict[str, list[float]]:
    """Return the fitted strengths: of totals at the knots, of attempts used, of bolts."""
    return _table()[f"{players}-{ending}"]


def ending_of(rules: Rules) -> Ending:
    """Return how a match ends: from the barrel, past a barrier, or at the target alone."""
    if rules.barrel != "off":
        return "barrel"
    return "open" if rules.barrier == "off" else "barrier"


def knot_below(total: float) -> tuple[int, float]:
    """Return which knot is below a total, and the share of the way to the next."""
    total = min(max(total, KNOTS[0]), KNOTS[-1])
    at = min(bisect_right(KNOTS, total), len(KNOTS) - 1) - 1
    return at, (total - KNOTS[at]) / (KNOTS[at + 1] - KNOTS[at])


def strength(table: dict[str, list[float]], standing: Standing, seat: int) -> float:
    """Return the strength of a seat; the chances are shares of its exponential."""
    used = standing.barrel[seat]
    bolts = table["bolts"][min(standing.bolts[seat], BOLTS - 1)]
    if used is not None:
        return table["barrel"][min(used, ATTEMPTS - 1)] + bolts
    at, share = knot_below(standing.totals[seat])
    totals = table["totals"]
    return totals[at] * (1 - share) + totals[at + 1] * share + bolts


def chances_to_win(rules: Rules, standing: Standing) -> list[float]:
    """Return each seat's chance to win a match that stands so between two deals."""
    seats = range(len(standing.totals))
    table = strengths(len(standing.totals), ending_of(rules))
    powers = [exp(strength(table, standing, seat)) for seat in seats]
    total = sum(powers)
    return [power / total for power in powers]
