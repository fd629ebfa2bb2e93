"""The moves of the search: a card as its index, and 24 more for each kind of declaration."""

from game.actions import (
    ACES,
    MARRIAGES,
    NINES,
    PLAYS,
    SMALL_MARRIAGES,
    Aces,
    Action,
    Marriage,
    Nines,
    Play,
    SmallMarriage,
)
from game.cards import DECK, INDEX

KIND = 24
"""What a move of the next kind is higher by."""
MARRIAGE_LEAD, SMALL_LEAD, ACES_LEAD, NINES_LEAD = KIND, 2 * KIND, 3 * KIND, 4 * KIND
"""What is added to the card of a lead that declares."""

_MOVES: tuple[Action, ...] = tuple(
    actions[card] for actions in (PLAYS, MARRIAGES, SMALL_MARRIAGES, ACES, NINES) for card in DECK
)


def to_action(move: int) -> Action:
    """Return the action of a move.

    >>> str(to_action(3 + MARRIAGE_LEAD))
    'mKS'
    """
    return _MOVES[move]


def from_action(action: Action) -> int:
    """Return the move of a card that is played, with or without a declaration.

    :raises ValueError: if the action plays no card
    """
    match action:
        case Play():
            kind = 0
        case Marriage():
            kind = MARRIAGE_LEAD
        case SmallMarriage():
            kind = SMALL_LEAD
        case Aces():
            kind = ACES_LEAD
        case Nines():
            kind = NINES_LEAD
        case _:
            raise ValueError(f"{action} plays no card")
    return INDEX[action.card] + kind
