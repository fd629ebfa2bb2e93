"""What a hand is worth to a declarer: linear estimates, fitted to deals of the rule player."""

from dataclasses import dataclass

from game.cards import ACE, KING, MARRIAGE, QUEEN, TEN, Mask
from game.rules import Rules
from game.scoring import marriage_value

ACES = sum(1 << 6 * suit + ACE for suit in range(4))


@dataclass(frozen=True, slots=True)
class _Weights:
    """The points that each feature of a hand brings; marriages as a share of their value."""

    base: float
    ace: float
    ten_with_ace: float
    ten_guarded: float
    length: float
    """A card of a suit beyond the second."""
    marriage: float
    without_ace: float
    """The dearest marriage of a hand that has no sure trick to begin with."""
    further: float
    half: float


_DEALT = _Weights(32, 19, 13, 4, 3.5, 0.95, 0.6, 0.3, 0.1)
_EXCHANGED = _Weights(-8, 18.5, 17, 7, 7.5, 1.1, 0.1, 0.3, 0)


def estimate(rules: Rules, hand: Mask, *, talon: bool) -> float:
    """Return the points a declarer may hope for; ``talon``: three cards are still to come."""
    weights = _DEALT if talon else _EXCHANGED
    worth, values = weights.base, [0]
    for suit in range(4):
        ranks = hand >> 6 * suit & 63
        worth += _suit_worth(weights, ranks)
        if not MARRIAGE[suit] & ~hand:
            values.append(marriage_value(rules, suit))
        elif ranks & (1 << KING | 1 << QUEEN):
            worth += weights.half * marriage_value(rules, suit)
    dearest = max(values)
    first = weights.marriage if hand & ACES else weights.without_ace
    return worth + first * dearest + weights.further * (sum(values) - dearest)


def _suit_worth(weights: _Weights, ranks: int) -> float:
    length, ace = ranks.bit_count(), ranks >> ACE & 1
    worth = weights.ace * ace + weights.length * max(0, length - 2)
    if ranks >> TEN & 1 and length > 1:
        worth += weights.ten_with_ace if ace else weights.ten_guarded
    return worth
