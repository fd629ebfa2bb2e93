"""Whole stretches of play: legal at every step, by dice alone or with some sense."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import TypeAlias

from game.actions import Action, Bid, Deal, Give, Marriage, Pass, Play, Redeal
from game.cards import DECK, INDEX, SUIT_OF, points_in
from game.engine import apply, legal_actions, new_match
from game.events import Event
from game.following import taker
from game.phases import (
    Auction,
    Dealing,
    Exchange,
    Finished,
    Tricks,
)
from game.state import Standing, State
from tests.game.script import standing

Chooser: TypeAlias = Callable[[Random, State, int, tuple[Action, ...]], Action]


@dataclass(frozen=True)
class Moment:
    """One action of a walk: before it, the action, and what it led to."""

    state: State
    seat: int | None
    action: Action
    then: State
    events: tuple[Event, ...]


SHEETS: tuple[Standing, ...] = (
    standing(),
    standing((860, 840, 820), bolts=(2, 1, 0), falls=(2, 0, 1)),
    standing((880, 500, -500), barrel=(0, None, None), bolts=(2, 2, 2), writeoffs=(0, 3, 2)),
    standing((700, 850, 880), barrel=(None, None, 2), falls=(0, 1, 2), writeoffs=(3, 2, 0)),
)
"""Where walks begin: with nothing, or where the end of a match is near."""


def by_dice(rng: Random, state: State, seat: int, legal: tuple[Action, ...]) -> Action:
    """Choose any legal action, a new deal rather more often than its share."""
    rights = [each for each in legal if isinstance(each, Redeal)]
    return rng.choice(rights if rights and rng.random() < 1 / 3 else legal)


def with_sense(rng: Random, state: State, seat: int, legal: tuple[Action, ...]) -> Action:
    """Choose roughly as people do, so that contracts are made and matches come to an end."""
    phase = state.phase
    if isinstance(phase, Auction):
        bids = [each for each in legal if isinstance(each, Bid)]
        worth = points_in(phase.hands[seat]) * 2 + rng.randrange(40)
        return bids[0] if bids and bids[0].amount <= worth else Pass()
    if isinstance(phase, Exchange):
        gifts = [each for each in legal if isinstance(each, Give)]
        return min(gifts, key=lambda gift: gift.card.points) if gifts else legal[0]
    assert isinstance(phase, Tricks)
    if isinstance(legal[-1], Marriage):
        return legal[-1]
    plays = [each for each in legal if isinstance(each, Play)]
    table = phase.table
    taking = [
        each
        for each in plays
        if taker((*table, INDEX[each.card]), phase.trump) == len(table)
        and (table or phase.trump in (-1, SUIT_OF[INDEX[each.card]]) or each.card[0] == "A")
    ]
    if taking:
        return max(taking, key=lambda each: each.card.points)
    return min(plays, key=lambda each: each.card.points)


@cache
def walk(seed: int, deals: int = 10, choose: Chooser = by_dice) -> tuple[Moment, ...]:
    """Play some deals, beginning anew when a match is over."""
    rng = Random(seed)
    sheet = SHEETS[seed % len(SHEETS)]
    state = replace(new_match(dealer=seed % 3), standing=sheet)
    moments = []
    while deals or not isinstance(state.phase, Dealing | Finished):
        if isinstance(state.phase, Finished):
            state = replace(new_match(dealer=state.dealer), standing=sheet)
        seat, action = _next(rng, state, choose)
        deals -= isinstance(action, Deal)
        then, events = apply(state, seat, action)
        moments.append(Moment(state, seat, action, then, events))
        state = then
    return tuple(moments)


def whole_match(seed: int, limit: int = 500) -> State:
    """Play a match from its beginning to its end with some sense, for so many deals at most."""
    rng = Random(seed)
    state = new_match(dealer=seed % 3)
    while not isinstance(state.phase, Finished) and state.deal <= limit:
        state, _ = apply(state, *_next(rng, state, with_sense))
    return state


def dealt_by(rng: Random) -> Deal:
    """Return a shuffled deck."""
    return Deal(tuple(rng.sample(DECK, len(DECK))))


def _next(rng: Random, state: State, choose: Chooser) -> tuple[int | None, Action]:
    if isinstance(state.phase, Dealing):
        return None, dealt_by(rng)
    seat = rng.choice(state.to_act) if choose is by_dice else state.to_act[0]
    return seat, choose(rng, state, seat, legal_actions(state, seat))
