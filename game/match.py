"""Whole matches of computer players, and what came of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from game.actions import Action, Deal
from game.cards import DECK
from game.engine import apply, new_match
from game.events import Event
from game.phases import Dealing, Finished
from game.players import Player, wish
from game.record import LogEntry
from game.rules import CLASSIC, Rules
from game.state import State
from game.views import view

DEAL_LIMIT = 2000
"""A match that nobody has won by then is stopped."""
Choose: TypeAlias = Callable[[State, int], Action]
"""Chooses for a seat on turn; what of the state it looks at is its own affair."""


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match from its first deal to its end, or to where it was stopped."""

    start: State
    end: State
    log: tuple[LogEntry, ...]
    events: tuple[Event, ...]

    @property
    def winner(self) -> int | None:
        """The seat that won; None if the match was stopped."""
        phase = self.end.phase
        return phase.winner if isinstance(phase, Finished) else None


def shuffled(rng: Random) -> Deal:
    """Return a deal of chance with a salt for its commitment."""
    return Deal(tuple(rng.sample(DECK, len(DECK))), f"{rng.getrandbits(128):032x}")


def play_match(
    players: Sequence[Player], rng: Random, *, rules: Rules = CLASSIC, deals: int = DEAL_LIMIT
) -> PlayedMatch:
    """Play a match; all chance comes from ``rng``, also the first dealer (rule 3).

    :param deals: after so many settled deals the match is stopped
    """

    def choose(state: State, seat: int) -> Action:
        return players[seat](view(state, seat))

    start = new_match(rules, players=len(players), dealer=rng.randrange(len(players)))
    return play_on(start, choose, rng, deals=deals)


def play_on(start: State, choose: Choose, rng: Random, *, deals: int = DEAL_LIMIT) -> PlayedMatch:
    """Play a match from any state to its end, or until so many deals are settled."""
    state, log, seen = start, list[LogEntry](), list[Event]()
    while not isinstance(state.phase, Finished):
        if isinstance(state.phase, Dealing) and state.deal > deals:
            break
        seat, action = next_action(state, choose, rng)
        state, events = apply(state, seat, action)
        log.append((seat, action, None))
        seen += events
    return PlayedMatch(start, state, tuple(log), tuple(seen))


def next_action(state: State, choose: Choose, rng: Random) -> tuple[int | None, Action]:
    """Return who acts next and how; who wants something out of turn is heard first."""
    if isinstance(state.phase, Dealing):
        return None, shuffled(rng)
    turn, *entitled = state.to_act
    for seat in entitled:
        wanted = wish(view(state, seat))
        if wanted is not None:
            return seat, wanted
    return turn, choose(state, turn)
