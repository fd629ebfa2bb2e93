"""The highest contract that a declarer's cards were good for, with all cards on the table."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from game.actions import Action, Contract, Give, Lay
from game.cards import cards_in, mask
from game.engine import apply
from game.events import DealSettled
from game.phases import Tricks
from game.players.advice import Plan
from game.players.budget import Budget
from game.players.exchanging import LAID, Parting, partings
from game.players.strong.opened import position_of
from game.players.strong.search import WORST, BudgetSpentError
from game.players.strong.solver import World
from game.record import LogEntry
from game.rules import Rules
from game.scoring import rounded
from game.state import State
from game.views import View, view

WAYS: Final = 45
"""How many ways to part with the cards are tried beside the declarer's own: all of most games."""


@dataclass(frozen=True, slots=True)
class Highest:
    """What could have been made against the best defence, never less than what was made.

    ``reached``: what the declarer took is no less than that.
    """

    points: int
    reached: bool = False


@dataclass(slots=True)
class _Played:
    """What a log says of the declarer: where he parted with cards and led, and what he took."""

    parting: State | None = None
    led: State | None = None
    taken: int = WORST


def highest(start: State, log: Sequence[LogEntry], seat: int, budget: Budget) -> Highest | None:
    """Return what was in the hand of a declarer as the cards lay; None for whoever was not.

    His own way to part with cards is tried and then the others, the likeliest first, against a
    defence that sees all cards. None also where the time did not suffice to tell that he could
    have made nothing.
    """
    played = _played(start, log, seat)
    if played.led is None:
        return None
    rules, taken, found, cut = start.rules, played.taken, played.taken, False
    try:
        for state in _leads(played, played.led, seat):
            world = World(rules, position_of(state), budget)
            found = max(found, world.base + world.worth(max(WORST, found - world.base), -WORST))
    except BudgetSpentError:
        cut = True
    points = _called(found, rules)
    if cut and points < rules.min_bid:
        return None
    return Highest(points, reached=points <= _called(taken, rules))


def _played(start: State, log: Sequence[LogEntry], seat: int) -> _Played:
    state, found, parts = start, _Played(), False
    for who, action, _ in log:
        parted, parts = parts, who == seat and isinstance(action, Give | Lay)
        if parts and not parted:
            found.parting = state
        state, events = apply(state, who, action)
        phase = state.phase
        if found.led is None and isinstance(phase, Tricks) and phase.bought.declarer == seat:
            found.led = state
        for event in events:
            if isinstance(event, DealSettled):
                found.taken = event.points[seat]
    return found


def _leads(played: _Played, led: State, seat: int) -> Iterator[State]:
    """Yield the first lead as it was, and as it would have been after other gifts."""
    yield led
    if played.parting is None or not isinstance(led.phase, Tricks):
        return
    seen = view(played.parting, seat)
    for parting in partings(seen, mask(seen.hand))[:WAYS]:
        other = _lead(played.parting, seat, _plan(seen, parting), led.phase.contract)
        if isinstance(other.phase, Tricks):
            yield other


def _plan(seen: View, parting: Parting) -> Plan:
    """Return what is done to part with cards."""
    gifts = {to: list(cards_in(cards)) for to, cards in parting.items()}
    plan: list[Action] = [Give(to, gifts[to].pop()) for to in seen.to_give]
    return (*plan, Lay(tuple(gifts[LAID]))) if seen.to_lay else tuple(plan)


def _lead(state: State, seat: int, plan: Plan, contract: int) -> State:
    """Return the state in which the seat leads; it names its contract if it still may."""
    for action in plan:
        state, _ = apply(state, seat, action)
    legal = view(state, seat).legal
    if legal and isinstance(legal[0], Contract):
        named = Contract(contract)
        state, _ = apply(state, seat, named if named in legal else legal[0])
    return state


def _called(points: int, rules: Rules) -> int:
    """Return the contract that raw points make."""
    if rules.round_declarer == "on":
        points = rounded(points, rules.rounding)
    return points // rules.bid_step * rules.bid_step
