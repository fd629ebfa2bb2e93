"""Random rules, random tables for them, and walks over both: what the laws are tried on."""

from dataclasses import dataclass, replace
from functools import cache
from random import Random

from game.actions import Action, Blind, Look, Rebuy, Redeal, WriteOff
from game.engine import apply, legal_actions, new_match
from game.phases import Dealing, Finished
from game.rules import CLASSIC, OPTIONS, Rules, Value, changed
from game.state import Standing, State
from tests.game.walks import Moment, dealt_by

RARE = (Blind, Look, Rebuy, Redeal, WriteOff)
"""What dice would hardly choose among so many bids."""


def random_rules(rng: Random, **fixed: Value) -> Rules:
    """Return rules in which about half of the options are not left to the classic preset.

    :param fixed: options that must come out with these values
    """
    rules = CLASSIC
    names = [name for name in OPTIONS if rng.random() < 0.5 and name not in fixed]
    for name in rng.sample(names, len(names)):
        rules = changed(rules, name, rng.choice(OPTIONS[name].values))
    for name, value in fixed.items():
        rules = changed(rules, name, value)
    return rules


def random_sheet(rng: Random, rules: Rules, players: int) -> Standing:
    """Return a scoresheet that these rules could have led to."""
    sheet = new_match(rules, players=players).standing
    if rng.random() < 1 / 3:
        return sheet
    top = 880 if rules.barrel == "off" else rules.barrel
    totals = [rng.choice([0, top - 20, top - 60, 500, -130, -1010]) for _ in range(players)]
    barrel: list[int | None] = [None] * players
    if rules.barrel != "off":
        many = rules.barrel_single == "off" or rules.barrel_together == "coexist"
        for seat in rng.sample(range(players), rng.randrange(3 if many else 2)):
            totals[seat], barrel[seat] = rules.barrel, rng.randrange(rules.barrel_attempts)
    return Standing(
        totals=tuple(totals),
        bolts=tuple(rng.randrange(3) for _ in range(players)),
        barrel=tuple(barrel),
        falls=tuple(rng.randrange(3) for _ in range(players)),
        writeoffs=tuple(rng.randrange(3) for _ in range(players)),
        golden=sheet.golden,
    )


@dataclass(frozen=True)
class Variant:
    """A match by random rules from a random sheet, and some deals of it."""

    start: State
    moments: tuple[Moment, ...]

    def __str__(self) -> str:
        state = self.start
        return f"{state.players} players, {state.rules}"


@cache
def variant(seed: int, deals: int = 6) -> Variant:
    """Play some deals by dice, by rules of the seed; each number of players comes in turn."""
    rng = Random(f"variant {seed}")
    players = 2 + seed % 3
    fixed: dict[str, Value] = {}
    if players == 2:
        fixed["two_player"] = OPTIONS["two_player"].values[seed // 3 % 5]
    rules = random_rules(rng, **fixed)
    start = new_match(rules, players=players, dealer=rng.randrange(players))
    start = replace(start, standing=random_sheet(rng, rules, players))
    return Variant(start, tuple(play(rng, start, deals)))


def play(rng: Random, start: State, deals: int) -> list[Moment]:
    """Play some deals by dice, from the start again when a match is over."""
    state, moments = start, list[Moment]()
    while deals or not isinstance(state.phase, Dealing | Finished):
        if isinstance(state.phase, Finished):
            state = start
        seat, action = _next(rng, state)
        deals -= seat is None
        then, events = apply(state, seat, action)
        moments.append(Moment(state, seat, action, then, events))
        state = then
    return moments


def _next(rng: Random, state: State) -> tuple[int | None, Action]:
    if isinstance(state.phase, Dealing):
        return None, dealt_by(rng)
    seat = rng.choice(state.to_act)
    legal = legal_actions(state, seat)
    rare = [each for each in legal if isinstance(each, RARE)]
    return seat, rng.choice(rare if rare and rng.random() < 0.3 else legal)
