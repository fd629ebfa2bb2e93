"""What the rule player calls in the auction, and when it wants a new deal or the talon."""

from game.actions import Action, Bid, Blind, Look, Pass, Rebuy, Redeal
from game.cards import Mask, mask
from game.phases import PASS
from game.players.estimate import estimate
from game.players.exchanging import best_parting
from game.players.outlook import (
    is_at_barrier,
    is_desperate,
    last_attempt,
    sits,
    threatens,
    winning_contract,
)
from game.views import View

BID_MARGIN = 25
"""A contract is worth having while the estimate is this much above it."""
DUEL_MARGIN, MANY_MARGIN = 40, 80
"""The same of two players, where defending brings more: with few cards, with nine and more."""
BARRIER_MARGIN = 10
"""The margin of who gets nothing for defending (``barrier``)."""
DENY_MARGIN = -20
"""The margin of a bid against somebody who may win the match."""
BARREL_MARGIN = -35
"""The margin of a bid of one's own from the barrel, where a failure costs no points."""
SEAT_MARGIN = 0
"""The same where a failure costs more than a pass: the bid and the seat, or an attempt."""
REDEAL_BELOW, REDEAL_MANY_BELOW = 90, 115
"""An estimate below this is worth a new deal; of nine cards and more."""
MANY, TWO = 9, 2
TALON_MARGIN = 10
"""A talon is dealt again with an estimate of less than this above the bid."""


def call(view: View, seat: int) -> Action:
    """Bid, pass, or look at the cards first."""
    if view.bounds is None:
        blind = Blind() in view.legal and not sits(view, seat) and is_desperate(view, seat)
        return Blind() if blind else Look()
    least, cap = view.bounds
    amount = bid_amount(view, seat, least, cap)
    limit = _worth_dealt(view) - _margin(view, seat)
    return Bid(amount) if amount <= min(limit, cap) else Pass()


def bid_amount(view: View, seat: int, least: int, cap: int) -> int:
    """Return the least bid; from the barrel what wins, where it cannot be raised later."""
    wins = winning_contract(view, seat)
    if sits(view, seat) and view.rules.raise_after_talon == "off" and wins is not None:
        return wins if least < wins <= cap else least
    return least


def _margin(view: View, seat: int) -> int:
    rules = view.rules
    if sits(view, seat):
        costs = rules.barrel_fail == "bid" or rules.barrel_counts == "contracts"
        return SEAT_MARGIN if costs and not last_attempt(view, seat) else BARREL_MARGIN
    passed = {each.seat for each in view.calls if each.amount == PASS} | {seat}
    if any(threatens(view, each) for each in view.playing if each not in passed):
        return DENY_MARGIN
    if is_at_barrier(view, seat):
        return BARRIER_MARGIN
    if view.players == TWO:
        return MANY_MARGIN if _many(view) else DUEL_MARGIN
    return BID_MARGIN


def _many(view: View) -> bool:
    return view.players == TWO and len(view.hand) >= MANY


def wish(view: View) -> Redeal | Rebuy | None:
    """Return what a seat, on turn or not, wants before all else: a new deal, the talon."""
    for action in view.legal:
        if isinstance(action, Redeal) and _wants_redeal(view, mask(view.hand)):
            return action
        if isinstance(action, Rebuy) and _wants_talon(view, action.price):
            return action
    return None


def _wants_redeal(view: View, hand: Mask) -> bool:
    """A poor hand is thrown in by who defends, a doubtful contract by who has it."""
    declares = view.seat == view.declarer
    match view.stage:
        case "tricks":
            return True
        case "exchange" if declares:
            return best_parting(view, hand)[1] < view.bid + TALON_MARGIN
        case "exchange" if not view.to_give and not view.to_lay:
            return True
        case "taking" if declares:
            return _worth_dealt(view) < view.bid + TALON_MARGIN
        case _:
            return _worth_dealt(view) < (REDEAL_MANY_BELOW if _many(view) else REDEAL_BELOW)


def _worth_dealt(view: View) -> float:
    hand = mask(view.hand)
    return estimate(view.rules, hand, talon=True, players=view.players)


def _wants_talon(view: View, price: int) -> bool:
    """Return whether one's own hand with the open talon makes the price (``talon_rebuy``)."""
    worth = best_parting(view, mask(view.hand) | mask(view.talon))[1]
    return worth >= price
