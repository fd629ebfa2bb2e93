"""What the strong player would do on a turn, and what speaks for the other ways."""

from dataclasses import dataclass, replace
from random import Random
from typing import Final, TypeAlias

from game.actions import Action, Give
from game.players.budget import UNLIMITED, Budget
from game.players.strong.effort import STRONG, Effort
from game.players.strong.player import rate
from game.players.strong.rating import Rated
from game.views import View

Plan: TypeAlias = tuple[Action, ...]
"""What a seat does in one go: an action, or all the cards it parts with."""
OTHERS: Final = 2
"""How many other ways are named."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What is best, its chance to win the match, and the next best ways to begin.

    A way with which this seat would do better at the cost of all defence is not among them.
    """

    best: Plan
    chance: float
    others: tuple[Rated, ...] = ()


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
    found = rate(view, rng, effort, budget)
    if not found:
        return None
    best, *others = found
    plan: list[Action] = [best.action]
    while isinstance(plan[-1], Give):
        view = _given(view, plan[-1])
        if not view.to_give and not view.to_lay:
            break
        plan.append(rate(view, rng, effort, budget)[0].action)
    lesser = [each for each in others if each.worth <= best.worth]
    return Advice(tuple(plan), chance(best.worth), tuple(lesser[:OTHERS]))


def chance(worth: float) -> float:
    """Return what something is worth as a chance: points of a deal count a little beside it."""
    return min(1.0, max(0.0, worth))


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
