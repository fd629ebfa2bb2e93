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
from game.players import Player, baseline, make_player, rule_player
from game.players.estimate import estimate
from game.rules import CLASSIC, OPTIONS
from game.state import State
from game.views import View, view
from tests.game.variants import random_rules

DEALS = 2000
MATCHES = 20
SEEDS = 100
"""Of races, three matches each, and of random rules at two, three and four."""
LONG = 300
"""Deals within which a match by any rules should end."""
DECLARER = 0
SEED = 20261130


class Figure(NamedTuple):
    """A mean with the half of its 95 % interval."""

    mean: float
    spread: float

    def __str__(self) -> str:
        return f"{self.mean:+.1f} ±{self.spread:.1f}"


def bench_players(deals: int = DEALS, matches: int = MATCHES, seeds: int = SEEDS) -> None:
    """Print points against random players, milliseconds a choice, and how matches go."""
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
    show(
        f"classic matches won against two of the baseline, of {3 * seeds}",
        f"{races(seeds):.1%}",
        "(even: 33.3%)",
    )
    ended = [number <= LONG for number in lengths(3 * seeds)]
    show(
        f"matches by random rules that end within {LONG} deals, of {len(ended)}",
        f"{fmean(ended):.1%}",
        "(to reach: 99%)",
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


def races(seeds: int) -> float:
    """Return the share of classic matches that the rule player wins from each seat."""
    won = 0
    for number in range(seeds):
        for seat in range(3):
            players = [rule_player if each == seat else baseline for each in range(3)]
            won += play_match(players, Random(SEED + number)).winner == seat
    return won / (3 * seeds)


def lengths(matches: int) -> list[int]:
    """Return how many deals matches of two, three and four by random rules take."""
    forms, took = OPTIONS["two_player"].values, list[int]()
    for number in range(matches):
        rng, players = Random(SEED + number), 2 + number % 3
        rules = random_rules(rng, two_player=forms[number // 3 % len(forms)])
        took.append(play_match([rule_player] * players, rng, rules=rules).end.deal)
    return took


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
