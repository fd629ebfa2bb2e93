"""Fit the table of what a scoresheet is worth to matches that the rule player plays with itself.

``python -m benchmarks.fit_equity --matches 1500 --seed 1`` writes ``equity.json`` anew: a softmax
of the seats' strengths, fitted by gradient ascent to who won, over the standings between deals.
"""

import argparse
import json
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import TypeAlias

import game.players.strong.equity as model
from game.events import DealSettled
from game.match import play_match
from game.players import rule_player
from game.players.strong.equity import Ending
from game.rules import CLASSIC, Rules
from game.state import Standing

PLACE = Path(model.__file__).with_name("equity.json")
SORTS: dict[Ending, Rules] = {
    "barrel": CLASSIC,
    "barrier": Rules(barrel="off", barrier=880),
    "open": Rules(barrel="off"),
}
STEPS, RATE, SMOOTH = 400, 3.0, 0.0005
LEAST_RISE = 0.2
"""What a knot below zero is worth less than the next one at least."""
DEALS = 400
"""A match that lasts longer teaches nothing."""

Row: TypeAlias = tuple[tuple[tuple[tuple[int, float], ...], ...], int]
"""Of each seat which figures make its strength, with their shares; and who won."""
WIDTH = len(model.KNOTS) + model.ATTEMPTS + model.BOLTS


def main() -> int:
    """Play, fit and write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--matches", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--sorts", nargs="+", choices=list(SORTS), default=list(SORTS))
    asked = parser.parse_args()
    tables = json.loads(PLACE.read_text(encoding="utf-8")) if PLACE.exists() else {}
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        for sort in asked.sorts:
            for players in (2, 3, 4):
                play = partial(rows_of, sort, players, asked.seed)
                rows = [
                    row
                    for some in pool.map(play, range(asked.matches), chunksize=8)
                    for row in some
                ]
                figures, score = fit(rows)
                tables[f"{players}-{sort}"] = as_table(figures)
                print(
                    f"{players} players, {sort}: {len(rows)} standings, log-likelihood "
                    f"{score:.4f} a standing (no table: {-log(players):.4f})",
                    flush=True,
                )
    PLACE.write_text(json.dumps(tables, indent=1) + "\n", encoding="utf-8")
    return 0


def rows_of(sort: Ending, players: int, seed: int, number: int) -> list[Row]:
    """Play one match and return its standings between deals with the winner."""
    chance = Random(f"{seed}-{sort}-{players}-{number}")
    match = play_match([rule_player] * players, chance, rules=SORTS[sort], deals=DEALS)
    if match.winner is None:
        return []
    standings = [event.standing for event in match.events if isinstance(event, DealSettled)]
    return [
        (tuple(features(each, seat) for seat in range(players)), match.winner)
        for each in (match.start.standing, *standings[:-1])
    ]


def features(standing: Standing, seat: int) -> tuple[tuple[int, float], ...]:
    """Return which of the figures make the strength of a seat, and their shares."""
    used, knots = standing.barrel[seat], len(model.KNOTS)
    bolts = (knots + model.ATTEMPTS + min(standing.bolts[seat], model.BOLTS - 1), 1.0)
    if used is not None:
        return ((knots + min(used, model.ATTEMPTS - 1), 1.0), bolts)
    at, share = model.knot_below(standing.totals[seat])
    return ((at, 1 - share), (at + 1, share), bolts)


def fit(rows: Sequence[Row]) -> tuple[list[float], float]:
    """Return the figures under which the winners are likeliest, and how likely they are."""
    figures, score = [0.0] * WIDTH, 0.0
    for _ in range(STEPS):
        slope, score = [-SMOOTH * figure for figure in figures], 0.0
        for seats, winner in rows:
            powers = [exp(sum(figures[at] * share for at, share in seat)) for seat in seats]
            total = sum(powers)
            score += log(powers[winner] / total) / len(rows)
            for number, seat in enumerate(seats):
                error = ((number == winner) - powers[number] / total) / len(rows)
                for at, share in seat:
                    slope[at] += error * share
        figures = [figure + RATE * up for figure, up in zip(figures, slope, strict=True)]
    return figures, score


def as_table(figures: Sequence[float]) -> dict[str, list[float]]:
    """Name the figures; strengths count from that of an empty scoresheet."""
    knots, attempts = len(model.KNOTS), model.ATTEMPTS
    at, share = model.knot_below(0)
    zero = figures[at] * (1 - share) + figures[at + 1] * share
    first = figures[knots + attempts]
    return {
        "totals": _rising([round(each - zero, 3) for each in figures[:knots]]),
        "barrel": [round(each - zero, 3) for each in figures[knots : knots + attempts]],
        "bolts": [round(each - first, 3) for each in figures[knots + attempts :]],
    }


def _rising(figures: list[float]) -> list[float]:
    """Mend the ends, which few matches reach: a higher total is never worth less."""
    middle = next(at for at, knot in enumerate(model.KNOTS) if knot > 0)
    for at in range(middle, len(figures)):
        figures[at] = max(figures[at], figures[at - 1])
    for at in range(middle - 1, -1, -1):
        figures[at] = min(figures[at], round(figures[at + 1] - LEAST_RISE, 3))
    return figures


if __name__ == "__main__":
    sys.exit(main())
