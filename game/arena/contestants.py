"""Who may enter the arena: every computer player, and those who look into the hands of others."""

from collections.abc import Callable
from random import Random
from typing import Final, Literal, TypeAlias, get_args

from game.actions import Action
from game.engine import legal_actions
from game.match import Choose
from game.phases import Tricks
from game.players import PLAYERS, baseline, make_player
from game.players.strong.moves import to_action
from game.players.strong.opened import position_of
from game.players.strong.solver import solve_moves
from game.state import State
from game.views import view

OpenPlayer: TypeAlias = Choose
"""Chooses for the seat on turn with all cards open: a measure of what there is to know."""


def _cheat(_rng: Random) -> OpenPlayer:
    """Return a player who plays his cards as if all lay open, and else as the baseline."""

    def choose(state: State, seat: int) -> Action:
        if not isinstance(state.phase, Tricks) or len(legal_actions(state, seat)) == 1:
            return baseline(view(state, seat))
        worths = solve_moves(state.rules, position_of(state))
        best = max if seat == state.phase.bought.declarer else min
        return to_action(best(worths, key=worths.__getitem__))

    return choose


OPEN_PLAYERS: dict[str, Callable[[Random], OpenPlayer]] = {"cheat": _cheat}
"""The makers of open players by name; they enter nothing but the arena."""

Stage: TypeAlias = Literal["auction", "exchange", "tricks"]
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)
_OTHERS: Final[dict[str, Stage]] = {"cutting": "auction", "taking": "exchange", "draw": "tricks"}


def entrants() -> tuple[str, ...]:
    """Return the names of all who may enter."""
    return (*PLAYERS, *OPEN_PLAYERS)


def contestant(name: str, rng: Random) -> Choose:
    """Return a new player of that name (``KeyError`` if there is none)."""
    if name in OPEN_PLAYERS:
        return OPEN_PLAYERS[name](rng)
    player = make_player(name, rng)
    return lambda state, seat: player(view(state, seat))


class Stopwatch:
    """Times decisions between several actions, in milliseconds by stage."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self.took: dict[str, list[float]] = {stage: [] for stage in STAGES}

    def timed(self, choose: Choose) -> Choose:
        """Return the same player, each of whose decisions is timed."""

        def decide(state: State, seat: int) -> Action:
            if len(legal_actions(state, seat)) == 1:
                return choose(state, seat)
            before = self._clock()
            action = choose(state, seat)
            spent = (self._clock() - before) * 1000
            kind = state.phase.kind
            self.took[_OTHERS.get(kind, kind)].append(round(spent, 3))
            return action

        return decide
