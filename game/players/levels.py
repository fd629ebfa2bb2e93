"""The levels of the computer players that people may choose."""

from random import Random
from typing import Literal, TypeAlias, get_args

from game.actions import Action
from game.players.budget import UNLIMITED, Budget
from game.players.easy import easy_player
from game.players.rule_player import rule_player
from game.players.strong.player import strong_player
from game.views import View

Level: TypeAlias = Literal["easy", "normal", "strong"]
LEVELS: tuple[Level, ...] = get_args(Level)


def decide(level: Level, view: View, rng: Random, budget: Budget = UNLIMITED) -> Action:
    """Choose one of ``view.legal`` for the seat on turn, within the budget."""
    match level:
        case "strong":
            return strong_player(view, rng, budget=budget)
        case "normal":
            return rule_player(view)
        case "easy":
            return easy_player(view, rng)
