"""The strong player: every decision by sampling, for the match rather than the deal."""

from random import Random

from game.actions import Action
from game.players.bidding import wish
from game.players.budget import UNLIMITED, Budget
from game.players.rule_player import rule_player
from game.players.strong.auction import rate_calls
from game.players.strong.cards import rate_cards
from game.players.strong.effort import STRONG, Effort
from game.players.strong.exchange import rate_exchange
from game.players.strong.rating import Rated
from game.views import View


def strong_player(
    view: View, rng: Random, effort: Effort = STRONG, budget: Budget = UNLIMITED
) -> Action:
    """Choose for the seat on turn, from nothing but its view.

    :raises ValueError: if the seat is not on turn
    """
    wanted = wish(view)
    if wanted is not None:
        return wanted
    found = rate(view, rng, effort, budget)
    return found[0].action if found else rule_player(view)


def rate(
    view: View, rng: Random, effort: Effort = STRONG, budget: Budget = UNLIMITED
) -> list[Rated]:
    """Rate what may be done, the best first; empty where nothing is weighed."""
    if len(view.legal) < 2 or view.seat != view.turn:
        return []
    match view.stage:
        case "tricks" | "draw":
            return rate_cards(view, rng, effort, budget)
        case "exchange":
            return rate_exchange(view, rng, effort, budget)
        case "auction" if view.bounds is not None:
            return rate_calls(view, rng, effort, budget)
        case _:
            return []
