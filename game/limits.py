"""What may be bid: the least and the highest (rule 1.5, rules 3)."""

from functools import cache

from game.cards import ALL_ACES, ALL_HALVES, MARRIAGE, Mask
from game.rules import Rules
from game.scoring import ACE_MARRIAGE, MARRIAGE_VALUES
from game.state import Standing

BARREL_BID = 120
"""The least bid of a seat on the barrel (``barrel_auction``)."""
ONE_CARD_BARREL_BID = 100
"""The same for two who play ``one_card``."""
BLIND_BID = GOLDEN_BID = 120
HIGHEST_BID = 1000
"""Where bids end that no cap limits: more than any hand brings (rules 11)."""


def bid_cap(rules: Rules, hand: Mask) -> int:
    """Return the highest bid this hand allows (``bid_cap``)."""
    if rules.bid_cap == "none":
        return HIGHEST_BID
    pairs = _marriages_in(hand & ALL_HALVES, MARRIAGE_VALUES[rules.marriage_values])
    if pairs and rules.bid_cap == "any_marriage":
        return HIGHEST_BID
    if hand & ALL_ACES == ALL_ACES and rules.ace_marriage != "off":
        pairs += ACE_MARRIAGE
    return 120 + pairs


@cache
def _marriages_in(halves: Mask, values: tuple[int, ...]) -> int:
    """Return the worth of the marriages; there are but 256 sets of kings and queens."""
    pairs = zip(MARRIAGE, values, strict=True)
    return sum(value for pair, value in pairs if halves & pair == pair)


def least_bid(rules: Rules, standing: Standing, seat: int) -> int:
    """Return the least bid of a seat (``min_bid``; on the barrel more, rules 11.12)."""
    if standing.barrel[seat] is None:
        return rules.min_bid
    one_card = len(standing.totals) == 2 and rules.two_player == "one_card"
    return ONE_CARD_BARREL_BID if one_card else BARREL_BID


def lets_bid(rules: Rules, standing: Standing, seat: int) -> bool:
    """Whether a seat's total lets it bid; otherwise it passes by itself (``no_bid_below``)."""
    return rules.no_bid_below == "off" or standing.totals[seat] >= rules.no_bid_below
