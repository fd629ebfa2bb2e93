"""What a hand is worth to a declarer: a linear estimate, fitted to deals of the rule player."""

from functools import cache

from game.cards import ACE, KING, MARRIAGE, QUEEN, TEN, Mask
from game.rules import Rules
from game.scoring import marriage_value

BASE = 10.0
"""What the cards that no weight below speaks of bring on average."""


@cache
def _suit_worth(ranks: int) -> float:
    """Return the points the cards of one suit bring, marriages aside."""
    length = ranks.bit_count()
    worth = 2.0 * max(0, length - 2)
    has_ace, has_ten = ranks >> ACE & 1, ranks >> TEN & 1
    if has_ace:
        worth += 17
    if has_ten:
        worth += 15 if has_ace else 7 if length > 1 else 2
    if has_ace and has_ten and ranks >> KING & 1:
        worth += 5
    return worth


def estimate(rules: Rules, hand: Mask, *, talon: bool) -> float:
    """Return the points a declarer may hope for; ``talon``: three cards are still to come."""
    worth, entry, pairs = BASE, 0.0, 0.0
    for suit in range(4):
        ranks = hand >> 6 * suit & 63
        worth += _suit_worth(ranks)
        entry += ranks >> ACE & 1
        value = marriage_value(rules, suit)
        if hand & MARRIAGE[suit] == MARRIAGE[suit]:
            pairs += value + 3 * ranks.bit_count()
        elif talon and ranks & (1 << KING | 1 << QUEEN):
            worth += 0.18 * value
    return worth + pairs * (0.95 if entry else 0.6)
