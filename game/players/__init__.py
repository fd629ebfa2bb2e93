"""Computer players: functions from what a seat sees to what it does."""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import TypeAlias

from game.actions import Action
from game.players.baseline import baseline
from game.players.bidding import wish
from game.players.easy import easy_player
from game.players.rule_player import rule_player
from game.players.strong.effort import PLAIN
from game.players.strong.player import strong_player
from game.views import View

Player: TypeAlias = Callable[[View], Action]
"""Chooses one of ``view.legal`` for the seat on turn; knows nothing but the view."""

__all__ = ["PLAYERS", "Player", "baseline", "make_player", "rule_player", "wish"]


def _random_player(rng: Random) -> Player:
    def choose(view: View) -> Action:
        return rng.choice(view.legal)

    return choose


PLAYERS: dict[str, Callable[[Random], Player]] = {
    "random": _random_player,
    "baseline": lambda _rng: baseline,
    "easy": lambda rng: partial(easy_player, rng=rng),
    "normal": lambda _rng: rule_player,
    "strong": lambda rng: partial(strong_player, rng=rng),
    "strong-plain": lambda rng: partial(strong_player, rng=rng, effort=PLAIN),
}
"""The makers of players by name; each is given its own chance."""


def make_player(name: str, rng: Random) -> Player:
    """Return a new player of that name (``KeyError`` if there is none)."""
    return PLAYERS[name](rng)
