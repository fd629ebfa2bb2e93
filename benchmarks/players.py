"""How well the rule player plays, and how long it thinks: duplicate deals against dice."""

import time
from math import sqrt
from random import Random
from statistics import fmean, quantiles, stdev
from typing import NamedTuple

from benchmarks.figures import show
from game.actions import Action, Deal, Give, Pass
from game.cards import DECK, Card, cards_in
from game.engine import apply, new_match
from game.events import DealSettled
from game.forms import dealt
from game.match import play_match
from game.phases import Auction, Tricks
from game.players import Player, make_player, rule_player
from game.players.estimate import estimate
from game.rules import CLASSIC
from game.state import State
from game.views import View, view

DEALS = 2000
MATCHES = 20
DECLARER = 0
SEED = 20261130


class Figure(NamedTuple):
    """A mean with the half of its 95 % interval."""

    mean: float
    spread: float

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ±{self.spread:.1f}"


def bench_players(deals: int = DEALS, matches: int = MATCHES) -> None:
    """Print points per deal against random players, and milliseconds a choice."""
    declares, defends = against_random(deals)
    show(f"declarer points, rule for random, {deals} deals", str(declares), "(to reach: +50)")
    show("a random declarer's points, rule defends", str(defends), "(to reach: -30)")
    took = sorted(think_times(matches))
    cuts = quantiles(took, n=100)
    show(
        f"a choice of the rule player, p50 / p95 / max of {len(took)}",
        " / ".join(f"{each * 1000:.2f}" for each in (cuts[49], cuts[94], took[-1])),
        "ms",
    )


def against_random(deals: int) -> tuple[Figure, Figure]:
    """Return what the rule player adds as declarer, and as both defenders takes away.

    The best hand declares 100 after the rule player's exchange; the same cards are played three
    times, by dice on all seats and with one side replaced.
    """
    rng, declares, defends = Random(SEED), list[float](), list[float]()
    dice = make_player("random", Random(SEED))
    for _ in range(deals):
        position = exchanged(rng)
        plain = declarer_points(position, dice, dice)
        declares.append(declarer_points(position, rule_player, dice) - plain)
        defends.append(declarer_points(position, dice, rule_player) - plain)
    return _figure(declares), _figure(defends)


def exchanged(rng: Random) -> State:
    """Return a deal whose best hand, by the estimate, has named its contract of 100."""
    cards = dealt(new_match(), rng.sample(DECK, len(DECK)))
    hands, (talon,) = cards.hands, cards.packets
    best = max(hands, key=lambda hand: estimate(CLASSIC, hand, talon=True))
    others = [hand for hand in hands if hand != best]
    columns = [cards_in(hand) for hand in (best, *others)]
    deck: list[Card] = [column[at] for at in range(7) for column in columns]
    state, _ = apply(new_match(dealer=2), None, Deal((*deck, *talon)))
    while not isinstance(state.phase, Tricks):
        state, _ = apply(state, state.to_act[0], _prelude(state))
    return state


def _prelude(state: State) -> Action:
    if isinstance(state.phase, Auction):
        return Pass()
    chosen = rule_player(view(state, DECLARER))
    if isinstance(chosen, Give):
        return chosen
    return view(state, DECLARER).legal[0]


def declarer_points(state: State, declarer: Player, defender: Player) -> int:
    """Play the tricks and return the raw points of the declarer."""
    while True:
        seat = state.to_act[0]
        player = declarer if seat == DECLARER else defender
        state, events = apply(state, seat, player(view(state, seat)))
        for event in events:
            if isinstance(event, DealSettled):
                return event.points[DECLARER]


def think_times(matches: int) -> list[float]:
    """Return the seconds of each choice in whole matches of rule players."""
    took: list[float] = []

    def timed(seen: View) -> Action:
        before = time.perf_counter()
        action = rule_player(seen)
        took.append(time.perf_counter() - before)
        return action

    for number in range(matches):
        play_match([timed] * 3, Random(SEED + number))
    return took


def _figure(values: list[float]) -> Figure:
    return Figure(fmean(values), 1.96 * stdev(values) / sqrt(len(values)))
