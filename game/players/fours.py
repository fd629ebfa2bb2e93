"""What the rarer declarations ask of the cards: small marriages, four aces, four nines."""

from game.cards import (
    ACE,
    ALL_ACES,
    ALL_NINES,
    NINE,
    SMALL_MARRIAGE,
    SUIT_MASK,
    SUIT_OF,
    SUITS,
    Mask,
    indices,
)
from game.players.knowledge import Knowledge
from game.scoring import ACE_MARRIAGE, marriage_value

FREED, BOUND, VAIN = 0.9, 0.5, 0.1
"""How much of its value may still be hoped for: a trick is taken, can be, can hardly be."""


def keeping(known: Knowledge, card: int) -> float:
    """Return what is lost of rarer declarations when the hand parts with a card."""
    rules, hand, suit = known.view.rules, known.hand, SUIT_OF[card]
    lost, pair = 0.0, SMALL_MARRIAGE[suit]
    if rules.small_marriage == "on" and pair >> card & 1 and not pair & ~hand:
        freed = known.has_trick or rules.marriage_first_lead == "on"
        lost += (FREED if freed else BOUND) * marriage_value(rules, suit) / 2
    if rules.nines_bonus and card % 6 == NINE and not ALL_NINES & ~hand:
        lost += FREED * rules.nines_bonus
    if rules.ace_marriage != "off" and card % 6 == ACE and not ALL_ACES & ~hand:
        lost += _hope_of_aces(known) * ACE_MARRIAGE
    return lost


def _hope_of_aces(known: Knowledge) -> float:
    """Return the hope of declaring aces: they wait for a trick that another card takes."""
    if known.has_trick:
        return FREED
    tops = [card for card in indices(known.hand & ~ALL_ACES) if not _higher(known.unseen, card)]
    return BOUND if tops else VAIN


def _higher(cards: Mask, card: int) -> Mask:
    return cards & SUIT_MASK[SUIT_OF[card]] & -(2 << card)


def runs_aces(known: Knowledge, card: int) -> bool:
    """Return whether a lead of this ace begins or keeps up the four (``ace_marriage``)."""
    if known.view.rules.ace_marriage != "sequence" or card % 6 != ACE:
        return False
    missing = len(SUITS) - (known.hand & ALL_ACES).bit_count()
    if not missing:
        return known.has_trick
    run = known.view.tricks[-missing:]
    before = known.view.tricks[:-missing]
    return (
        len(run) == missing
        and all(trick.cards[0][0] == known.seat for trick in run)
        and all(trick.cards[0][1].rank == "A" for trick in run)
        and any(trick.winner == known.seat for trick in before)
    )
