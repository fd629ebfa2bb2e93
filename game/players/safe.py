"""The safest move for a person whose time is up: it decides as little for him as the rules let."""

from typing import Final

from game.actions import (
    Aces,
    Action,
    Bid,
    Blind,
    Contract,
    Cut,
    Give,
    Lay,
    Look,
    Marriage,
    Nines,
    Pass,
    Play,
    Rebuy,
    Redeal,
    SmallMarriage,
    Take,
    WriteOff,
)
from game.cards import DECK, INDEX, Card
from game.views import View

OPTIONAL: Final = (WriteOff, Redeal, Rebuy, Blind)
"""What nobody has to do, and nobody but the person may decide."""


def safe_move(view: View) -> Action:
    """Choose a pass, the lowest cards, or exactly the bid: nothing optional, and no write-off.

    :raises ValueError: if the seat has no such choice
    """
    choices = [action for action in view.legal if not isinstance(action, OPTIONAL)]
    return min(choices, key=lambda action: _daring(view, action))


def _daring(view: View, action: Action) -> tuple[int, ...]:
    """Return how much an action decides: its kind first, then its amount or its cards."""
    match action:
        case Pass():
            return (0,)
        case Play(card=card):
            return (1, *_dear(view, card))
        case Give(card=card):
            return (1, *_dear(view, card))
        case Lay(cards=cards):
            return (1, *_dear(view, *cards))
        case Bid(amount=amount) | Contract(amount=amount):
            return (2, amount)
        case Look():
            return (3,)
        case Take(packet=packet):
            return (3, packet)
        case Cut(place=place):
            return (3, abs(place - len(DECK) // 2))
        case Marriage(card=card) | SmallMarriage(card=card) | Aces(card=card) | Nines(card=card):
            return (4, *_dear(view, card))
        case _:
            raise ValueError(f"{action} is no move of a seat on turn")


def _dear(view: View, *cards: Card) -> tuple[int, ...]:
    """Return how high cards are, by points and then by trump; the deck's order settles it."""
    points = sum(card.points for card in cards)
    trumps = sum(card.suit == view.trump for card in cards)
    return points, trumps, *(INDEX[card] for card in cards)
