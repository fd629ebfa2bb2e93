"""Tricks that were played, card by card: by dice under all rules, and by the baseline."""

from collections.abc import Iterable, Iterator
from functools import cache
from random import Random

from game.actions import Redeal
from game.cards import ALL_CARDS, Mask
from game.engine import apply, legal_actions
from game.events import DealSettled
from game.match import play_match
from game.phases import Draw, Tricks
from game.players import baseline
from game.players.strong.moves import from_action
from game.players.strong.opened import position_of
from game.players.strong.play import Play, Terms
from game.state import State
from tests.game.players.endings import random_ending
from tests.game.variants import variant
from tests.game.walks import Moment

SEEDS = range(60)
"""Of the variants: each number of players, each form of two, about half of all options moved."""


def card_play(moments: Iterable[Moment]) -> Iterator[tuple[Moment, ...]]:
    """Yield the tricks of each deal that was played to its end."""
    run = list[Moment]()
    for moment in moments:
        if not isinstance(moment.state.phase, Tricks | Draw) or isinstance(moment.action, Redeal):
            run = []
            continue
        run.append(moment)
        if any(isinstance(event, DealSettled) for event in moment.events):
            yield tuple(run)
            run = []


@cache
def tricks_by_dice() -> tuple[tuple[Moment, ...], ...]:
    """Return the tricks of some hundred deals under random rules."""
    return tuple(run for seed in SEEDS for run in card_play(variant(seed).moments))


@cache
def endings_by_dice(count: int) -> tuple[tuple[Moment, ...], ...]:
    """Return so many endings of up to four cards, rich in what may be declared, played out."""
    rng, runs = Random("endings"), list[tuple[Moment, ...]]()
    for _ in range(count):
        state, run = random_ending(rng, rng.choice((2, 3, 4, 4))), list[Moment]()
        while isinstance(state.phase, Tricks | Draw):
            seat = state.to_act[0]
            action = rng.choice(legal_actions(state, seat))
            then, events = apply(state, seat, action)
            run.append(Moment(state, seat, action, then, events))
            state = then
        runs.append(tuple(run))
    return tuple(runs)


@cache
def tricks_by_baseline(seed: int) -> tuple[tuple[Moment, ...], ...]:
    """Return the tricks of a match of three baseline players."""
    match = play_match([baseline] * 3, Random(seed))
    state, moments = match.start, list[Moment]()
    for seat, action, _ in match.log:
        then, events = apply(state, seat, action)
        moments.append(Moment(state, seat, action, then, events))
        state = then
    return tuple(card_play(moments))


def opened(state: State) -> Play:
    """Return the world that a state of the tricks really is."""
    phase = state.phase
    assert isinstance(phase, Tricks | Draw)
    stock = phase.stock if isinstance(phase, Draw) else ()
    gone = sum([1 << card for trick in phase.tricks for card in trick.cards])
    lying: Mask = sum(phase.hands) | sum([1 << card for card in (*phase.table, *stock)])
    at = position_of(state)
    terms = Terms(state.rules, draws=isinstance(phase, Draw))
    return Play(terms, at, hidden=ALL_CARDS & ~lying & ~gone, stock=stock)


def move_of(moment: Moment) -> int:
    """Return the move of a moment of the tricks."""
    return from_action(moment.action)


def settled(run: tuple[Moment, ...]) -> DealSettled:
    """Return how a deal was booked."""
    return next(each for each in run[-1].events if isinstance(each, DealSettled))
