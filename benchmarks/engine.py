"""How fast the engine is: whole deals of players who choose any legal action."""

import time
from random import Random
from typing import NamedTuple

from benchmarks.figures import show
from game.actions import Deal
from game.arena.reference import reference_rate
from game.cards import DECK
from game.engine import apply, legal_actions, new_match
from game.events import DealSettled
from game.state import State

ROUNDS = 7
DEALS = 800


class Rates(NamedTuple):
    """What was done a second."""

    deals: float
    decisions: float
    reference: float


def bench_engine(rounds: int = ROUNDS, deals: int = DEALS) -> None:
    """Print deals and decisions a second on one core, beside the reference loop."""
    measured = [_measure(Random(seed), deals) for seed in range(rounds)]
    best = max(measured, key=lambda rates: rates.deals)
    against = sorted(rates.deals / rates.reference for rates in measured)[rounds // 2]
    show(f"complete random deals, best of {rounds} runs of {deals}", f"{best.deals:,.0f}", "/s")
    show("decisions in them", f"{best.decisions:,.0f}", "/s")
    show("steps of the reference loop, in the same run", f"{best.reference:,.0f}", "/s")
    show("deals for a million steps of the reference loop, median", f"{against * 1e6:.0f}", "")


def _measure(rng: Random, deals: int) -> Rates:
    reference = reference_rate(time.process_time)
    before = time.process_time()
    decisions = play(rng, deals)
    took = time.process_time() - before
    return Rates(deals / took, decisions / took, max(reference, reference_rate(time.process_time)))


def play(rng: Random, deals: int) -> int:
    """Play so many deals to their eighth trick and return how many decisions that took."""
    state, decisions = new_match(), 0
    while deals:
        choosing = state.to_act
        if choosing:
            legal = legal_actions(state, choosing[0])
            state, events = apply(state, choosing[0], legal[int(rng.random() * len(legal))])
            decisions += 1
            last = events[-1]
            deals -= isinstance(last, DealSettled) and last.result != "written_off"
        else:
            state = _dealt(rng, state)
    return decisions


def _dealt(rng: Random, state: State) -> State:
    """Deal; a match that is over is followed by another."""
    if state.phase.kind == "finished":
        state = new_match()
    deck = list(DECK)
    rng.shuffle(deck)
    return apply(state, None, Deal(tuple(deck)))[0]
