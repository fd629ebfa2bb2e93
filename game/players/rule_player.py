"""The rule player: sensible bids, gifts and cards by fixed rules, at once and without chance."""

from itertools import combinations

from game.actions import Action, Bid, Contract, Give, Pass, Redeal, WriteOff
from game.cards import ACE, KING, MARRIAGE, QUEEN, RANK_POINTS, Mask, cards_in, indices, mask
from game.phases import PASS
from game.players.card_play import choose_card
from game.players.estimate import estimate
from game.players.knowledge import Knowledge
from game.scoring import marriage_value
from game.views import View

BID_MARGIN = 25
"""A contract is worth having while the estimate is this much above it."""
RAISE_MARGIN = 40
"""The contract is raised to this much below the estimate."""
DENY_MARGIN = -20
"""The margin of a bid against a player on the barrel who may win the match."""
BARREL_MARGIN = -35
"""The margin of a bid of one's own from the barrel, where a failure costs no points."""
HOPELESS = 30
"""An estimate below this after the talon, and far below the bid, is written off."""
REDEAL_BELOW = 90
"""An estimate below this is worth a new deal."""


def rule_player(view: View) -> Action:
    """Choose for the seat on turn, from nothing but its view; the same view, the same choice.

    :raises ValueError: if the seat has nothing to choose
    """
    if view.seat is None or not view.legal:
        raise ValueError("this view leaves no choice")
    if view.stage == "tricks" and view.declarer is not None:
        return choose_card(Knowledge(view, view.seat, view.declarer))
    if view.stage == "exchange":
        return _exchange(view)
    return redeal_wish(view) or _call(view)


def redeal_wish(view: View) -> Redeal | None:
    """Return the request for a new deal that a seat, on turn or not, should make, if any."""
    requests = [action for action in view.legal if isinstance(action, Redeal)]
    if requests and estimate(view.rules, mask(view.hand), talon=True) < REDEAL_BELOW:
        return requests[0]
    return None


def _call(view: View) -> Action:
    if view.bounds is None or view.seat is None:
        return Pass()
    least, cap = view.bounds
    limit = estimate(view.rules, mask(view.hand), talon=True) - _bid_margin(view, view.seat)
    return Bid(least) if least <= min(limit, cap) else Pass()


def _bid_margin(view: View, seat: int) -> int:
    barrel = view.standing.barrel
    if barrel[seat] is not None:
        return BARREL_MARGIN
    passed = {call.seat for call in view.calls if call.amount == PASS}
    threats = [each for each in view.playing if barrel[each] is not None and each not in passed]
    return DENY_MARGIN if threats else BID_MARGIN


def _exchange(view: View) -> Action:
    hand = mask(view.hand)
    if not view.to_give:
        return _contract(view, hand)
    gifts, worth = _best_gifts(view, hand)
    if view.may_write_off and worth < min(HOPELESS, view.bid - 50):
        return WriteOff()
    return Give(view.to_give[0], cards_in(gifts[0])[0])


def _contract(view: View, hand: Mask) -> Contract:
    """Name what the hand clearly makes; from the barrel, just what wins the match."""
    low, high = view.bounds or (view.bid, view.bid)
    seat, step = view.seat or 0, view.rules.bid_step
    if view.standing.barrel[seat] is not None:
        lacking = view.rules.target - view.standing.totals[seat]
        return Contract(min(high, max(low, -(-lacking // step) * step)))
    hoped = int(estimate(view.rules, hand, talon=False) - RAISE_MARGIN) // step * step
    return Contract(max(low, min(high, hoped)))


def _best_gifts(view: View, hand: Mask) -> tuple[tuple[Mask, ...], float]:
    """Return the cards to give, in the order of ``to_give``, and what the kept hand is worth."""
    known = hand | mask(card for _, card in view.given)
    cost = {1 << at: _gift_cost(view, known, at) for at in indices(hand)}
    kept = {
        gifts: estimate(view.rules, hand & ~sum(gifts), talon=False)
        for gifts in combinations(cost, len(view.to_give))
    }
    best = max(kept, key=lambda gifts: kept[gifts] - sum(cost[gift] for gift in gifts))
    totals = view.standing.totals
    dearest = sorted(best, key=lambda gift: -cost[gift])
    poorest = sorted(view.to_give, key=lambda seat: (totals[seat], seat))
    placed = dict(zip(poorest, dearest, strict=True))
    return tuple(placed[seat] for seat in view.to_give), kept[best]


def _gift_cost(view: View, known: Mask, card: int) -> float:
    """Return what a card brings to whom it is given: its points, a trick, half a marriage."""
    suit, rank = divmod(card, 6)
    cost = 0.5 * RANK_POINTS[rank] + (12 if rank == ACE else 0)
    if rank in (KING, QUEEN) and not MARRIAGE[suit] & ~(1 << card) & known:
        cost += 0.4 * marriage_value(view.rules, suit)
    return cost
