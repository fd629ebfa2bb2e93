"""What the strong player would do on a turn, and what speaks for the other ways."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeAlias

from game.actions import Action, Give, Lay
from game.cards import Card
from game.players.budget import UNLIMITED, Budget
from game.players.strong.effort import STRONG, Effort
from game.players.strong.exchange import rate_partings
from game.players.strong.player import rate
from game.views import View

Plan: TypeAlias = tuple[Action, ...]
"""What a seat does in one go: an action, or all the cards it parts with."""
OTHERS: Final = 2
"""How many other ways are named, of those as good and of lesser ones."""
SMALL: Final = 0.01
"""Ways whose chances differ by no more than this are about the same."""
SMALL_PARTING: Final = 0.03
"""The same for cards parted with: there are many ways, and the strong player tries but some."""


@dataclass(frozen=True, slots=True)
class Way:
    """What may be done as well, and its chance to win the match."""

    plan: Plan
    chance: float


@dataclass(frozen=True, slots=True)
class Advice:
    """What is best, its chance to win the match, what is about the same, and the next best ways.

    A way with which this seat would do better at the cost of all defence is not among them.
    """

    best: Plan
    chance: float
    even: tuple[Plan, ...] = ()
    others: tuple[Way, ...] = ()


def may_advise(view: View) -> bool:
    """Return whether the seat has a choice now that the strong player weighs."""
    if view.seat != view.turn or len(view.legal) < 2:
        return False
    return view.stage in {"exchange", "tricks", "draw"} or view.bounds is not None


def advise(
    view: View, rng: Random, effort: Effort = STRONG, budget: Budget = UNLIMITED
) -> Advice | None:
    """Return what the strong player would do, from nothing but the view of the seat on turn.

    None unless :func:`may_advise`. Where cards are parted with, all of them are named.
    """
    if not may_advise(view):
        return None
    parts = bool(view.to_give or view.to_lay)
    best, *rest = list(_ways(view, rng, effort, budget))
    plan = _whole(view, best.plan, rng, effort, budget)
    small = SMALL_PARTING if parts else SMALL
    lesser = [each for each in _different(plan, rest) if each.chance <= best.chance]
    even = [each.plan for each in lesser if best.chance - each.chance <= small]
    others = [each for each in lesser if best.chance - each.chance > small]
    return Advice(plan, best.chance, tuple(even[:OTHERS]), tuple(others[:OTHERS]))


def parted(plan: Plan) -> list[Card]:
    """Return the cards that are parted with, if that is what is done."""
    gone = list[Card]()
    for action in plan:
        match action:
            case Give(_, card):
                gone.append(card)
            case Lay(cards):
                gone += cards
    return gone


def _ways(view: View, rng: Random, effort: Effort, budget: Budget) -> Iterator[Way]:
    """Yield what may be done in one go, the best first."""
    if view.to_give or view.to_lay:
        for plan, worth in rate_partings(view, rng, effort, budget):
            yield Way(plan, _chance(worth))
    else:
        for each in rate(view, rng, effort, budget):
            yield Way((each.action,), _chance(each.worth))


def _chance(worth: float) -> float:
    """Return what something is worth as a chance: points of a deal count a little beside it."""
    return min(1.0, max(0.0, worth))


def _whole(view: View, begun: Plan, rng: Random, effort: Effort, budget: Budget) -> Plan:
    """Return a plan of whose cards each has been weighed once those before it are gone."""
    plan = [begun[0]]
    while isinstance(plan[-1], Give):
        view = _given(view, plan[-1])
        if not view.to_give and not view.to_lay:
            break
        plan.append(rate(view, rng, effort, budget)[0].action)
    return tuple(plan)


def _different(best: Plan, ways: Sequence[Way]) -> Iterator[Way]:
    """Yield the ways that are not the same cards as better ones, only given elsewhere."""
    known = {frozenset(parted(best) or best)}
    for each in ways:
        what = frozenset(parted(each.plan) or each.plan)
        if what not in known:
            known.add(what)
            yield each


def _given(view: View, gift: Give) -> View:
    """Return what the declarer would see once he had given a card."""
    held = list(view.held)
    held[view.seat or 0] -= 1
    if gift.to in view.playing:
        held[gift.to] += 1
    return replace(
        view,
        hand=tuple(card for card in view.hand if card is not gift.card),
        held=tuple(held),
        given=(*view.given, (gift.to, gift.card)),
        to_give=view.to_give[1:],
        may_write_off=False,
    )
