"""Plays as small numbers: a card's index, and 24 more for each kind of declaration."""

from game.actions import Aces, Action, Marriage, Nines, Play, SmallMarriage
from game.cards import DECK, INDEX
from game.tricks import CARD_ACTIONS

PLAY, MARRY, SMALL, ACES, NINES = range(5)
"""What a lead declares: a move is ``card + 24 * kind``."""
_KINDS = (Play, Marriage, SmallMarriage, Aces, Nines)
_ACTIONS = tuple(kind(card) for kind in _KINDS for card in DECK)


def to_action(move: int) -> Action:
    """Return the action of a move."""
    return _ACTIONS[move]


def from_action(action: Action) -> int:
    """Return the move of an action that plays a card.

    :raises TypeError: if it plays none
    """
    if not isinstance(action, CARD_ACTIONS):
        raise TypeError(f"{action} plays no card")
    return INDEX[action.card] + 24 * _KINDS.index(type(action))
