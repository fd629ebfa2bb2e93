"""The easy player: a beginner, who counts aces and marriages and forgets the rest."""

from random import Random
from typing import Final

from game.actions import (
    Action,
    Bid,
    Contract,
    Give,
    Lay,
    Look,
    Pass,
    Redeal,
    WriteOff,
)
from game.cards import MARRIAGE, Card, Rank, mask
from game.players.easy_cards import choose_card, is_paired
from game.players.outlook import sits, winning_contract
from game.scoring import marriage_value
from game.views import View

ALONE = 30.0
"""What he counts for any hand."""
COUNTED: Final = {Rank.ACE: 22.0, Rank.TEN: 6.0}
"""And for each card, guarded or not; a marriage counts in full."""
TALON = 15.0
"""What he hopes to find in the talon."""
WAVERS = 40.0
"""How far his judgement may be off, to either side, each time he is asked."""
DARES = 40.0
"""How much more he risks on the barrel, where a win is near."""
RAISES = 45.0
"""He raises a contract to this much below what he counts."""
GIVES_UP = 50.0
"""So far below the bid he writes off."""
POOR = 70.0
"""Counting less than this he wants a new deal."""
OVERLOOKS = 0.15
"""How often he does not think of asking for a new deal."""
HALF = 20
"""The points that half of a marriage seems to be worth more."""
JUMPS = 0.1
"""How often he bids one step more than he has to."""


def easy_player(view: View, rng: Random) -> Action:
    """Choose for the seat on turn as a beginner may, from nothing but its view.

    :raises ValueError: if the seat is not on turn
    """
    seat = view.seat
    if seat is None or seat != view.turn or not view.legal:
        raise ValueError("this view leaves no choice")
    if len(view.legal) == 1:
        return view.legal[0]
    redeals = [action for action in view.legal if isinstance(action, Redeal)]
    if redeals and rng.random() > OVERLOOKS and _wants_redeal(view, rng):
        return redeals[0]
    match view.stage:
        case "tricks" | "draw":
            return choose_card(view, seat, rng)
        case "exchange":
            return _exchange(view, rng)
        case "auction":
            return _call(view, seat, rng)
        case _:
            return rng.choice([each for each in view.legal if not isinstance(each, Redeal)])


def _wants_redeal(view: View, rng: Random) -> bool:
    """A declarer wants one when he doubts his bid, the others when they have nothing."""
    most = view.bid if view.seat == view.declarer else POOR
    return _judged(view, rng) < most


def _judged(view: View, rng: Random) -> float:
    """Return what he thinks his hand is worth this time."""
    hand = mask(view.hand)
    counted = ALONE + (TALON if view.stage == "auction" else 0.0)
    counted += sum(COUNTED.get(card.rank, 0.0) for card in view.hand)
    pairs = [suit for suit, pair in enumerate(MARRIAGE) if not pair & ~hand]
    counted += sum(marriage_value(view.rules, suit) for suit in pairs)
    return counted + rng.triangular(-WAVERS, WAVERS)


def _call(view: View, seat: int, rng: Random) -> Action:
    """Bid while the hand seems to bear it; cards are looked at first."""
    if Look() in view.legal:
        return Look()
    bids = [action for action in view.legal if isinstance(action, Bid)]
    amounts = bids[:2] if rng.random() < JUMPS else bids[:1]
    dares = DARES if sits(view, seat) else 0.0
    if amounts and amounts[-1].amount <= _judged(view, rng) + dares:
        return amounts[-1]
    return Pass() if Pass() in view.legal else bids[0]


def _exchange(view: View, rng: Random) -> Action:
    """Part with the lowest cards, whatever they guard; name a contract, or give up."""
    judged = _judged(view, rng)
    if WriteOff() in view.legal and judged < view.bid - GIVES_UP:
        return WriteOff()
    gifts = [each for each in view.legal if isinstance(each, Give)]
    if gifts:
        return min(gifts, key=lambda gift: (_dear(view, gift.card), rng.random()))
    lays = [each for each in view.legal if isinstance(each, Lay)]
    if lays:
        return min(lays, key=lambda lay: sum(_dear(view, card) for card in lay.cards))
    return _contract(view, judged)


def _dear(view: View, card: Card) -> int:
    """Return how little he likes to part with a card: by its points, and as half of a pair."""
    return card.points + (HALF if is_paired(view, card) else 0)


def _contract(view: View, judged: float) -> Action:
    contracts = [each for each in view.legal if isinstance(each, Contract)]
    wins = winning_contract(view, view.seat or 0)
    if wins is not None and (sits(view, view.seat or 0) or judged >= wins):
        enough = [each for each in contracts if each.amount >= wins]
        return enough[0] if enough else contracts[-1]
    return max(
        (each for each in contracts if each.amount <= judged - RAISES),
        key=lambda each: each.amount,
        default=contracts[0],
    )
