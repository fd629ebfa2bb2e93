"""What a hand is worth to a declarer: linear estimates, fitted to deals of the rule player."""

from dataclasses import dataclass

from game.cards import ACE, ALL_ACES, ALL_NINES, KING, MARRIAGE, QUEEN, SMALL_MARRIAGE, TEN, Mask
from game.rules import Rules
from game.scoring import ACE_MARRIAGE, marriage_value


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
_TWO = {
    "packets": (-12.0, -10.0),
    "one_card": (-20.0, -22.0),
    "triples": (8.0, -6.0),
    "dead_hand": (0.0, -4.0),
    "draw": (0.0, 0.0),
}
"""By ``two_player``: what the same hand is worth more, as dealt and as played."""
FOUR_ACES, FOUR_NINES, SMALL = 0.6, 0.95, 0.2
"""The share of its value that each of the rarer declarations brings."""


def estimate(rules: Rules, hand: Mask, *, talon: bool, players: int = 3) -> float:
    """Return the points a declarer may hope for; ``talon``: its cards are still to come."""
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
    starts = hand & ALL_ACES or rules.marriage_first_lead == "on"
    first = weights.marriage if starts else weights.without_ace
    worth += first * dearest + weights.further * (sum(values) - dearest)
    if players == 2:
        worth += _TWO[rules.two_player][0 if talon else 1]
    return worth + _rarer(rules, hand)


def _suit_worth(weights: _Weights, ranks: int) -> float:
    length, ace = ranks.bit_count(), ranks >> ACE & 1
    worth = weights.ace * ace + weights.length * max(0, length - 2)
    if ranks >> TEN & 1 and length > 1:
        worth += weights.ten_with_ace if ace else weights.ten_guarded
    return worth


def _rarer(rules: Rules, hand: Mask) -> float:
    """Return what small marriages, four aces and four nines are worth where they are played."""
    worth = 0.0
    if rules.small_marriage == "on":
        for suit, pair in enumerate(SMALL_MARRIAGE):
            worth += 0.0 if pair & ~hand else SMALL * marriage_value(rules, suit) / 2
    if rules.ace_marriage != "off" and not ALL_ACES & ~hand:
        worth += FOUR_ACES * ACE_MARRIAGE
    if rules.nines_bonus and not ALL_NINES & ~hand:
        worth += FOUR_NINES * rules.nines_bonus
    return worth
