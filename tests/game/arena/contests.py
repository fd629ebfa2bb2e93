"""Small contests, and open players to enter them."""

from collections.abc import Callable, Iterable
from itertools import count
from typing import Any

from game.actions import Action
from game.arena.ledger import Ledger
from game.arena.running import run, units
from game.arena.units import PARTS, Contest, Outcome, Part, Unit
from game.engine import legal_actions
from game.match import Choose
from game.rules import CLASSIC, Rules
from game.state import State

DEALS, MATCHES = 4, 3


def contest(
    a: str = "baseline",
    b: str = "random",
    *,
    seed: int = 1,
    players: int = 3,
    rules: Rules = CLASSIC,
    parts: tuple[Part, ...] = PARTS,
) -> Contest:
    """Return a contest of which nothing need be said."""
    return Contest(a, b, seed, players, rules, parts)


def ticking() -> Callable[[], float]:
    """Return a clock that moves on by a second whenever it is read."""
    ticks = count()
    return lambda: float(next(ticks))


def outcomes(
    of: Contest, *, deals: int = DEALS, matches: int = MATCHES, jobs: int = 1
) -> dict[Unit, Outcome]:
    """Hold a contest and return what it came to."""
    ledger = Ledger()
    clock = ticking() if jobs == 1 else _still
    run(of, units(of, deals, matches), ledger, clock, jobs)
    return ledger.outcomes


def _still() -> float:
    return 0.0


def figures(some: Iterable[Outcome]) -> dict[Unit, dict[str, float]]:
    """Return the figures alone, without what was timed."""
    return {each.unit: each.figures for each in some}


def first_legal(state: State, seat: int) -> Action:
    """Choose whatever comes first."""
    return legal_actions(state, seat)[0]


def tired_after(decisions: int) -> Callable[[Any], Choose]:
    """Return a maker of players who together interrupt the run after so many decisions."""
    made = count(1)

    def choose(state: State, seat: int) -> Action:
        if next(made) > decisions:
            raise KeyboardInterrupt
        return first_legal(state, seat)

    return lambda _rng: choose
