"""What the rule player does as declarer before the tricks: parts with cards, names a contract."""

from collections.abc import Sequence
from itertools import combinations
from typing import TypeAlias

from game.actions import DEAD, Action, Contract, Give, Lay, WriteOff
from game.cards import ACE, KING, MARRIAGE, QUEEN, RANK_POINTS, Mask, cards_in, indices, mask
from game.players.estimate import estimate
from game.players.outlook import sits, winning_contract
from game.scoring import marriage_value
from game.views import View

RAISE_MARGIN = 40
"""The contract is raised to this much below the estimate."""
GOLDEN_RAISE_MARGIN = 60
"""The same where everything counts double (``golden_raise``)."""
WIN_MARGIN = 15
"""A contract that wins the match is named up to this much below the estimate."""
HOPELESS = 30
"""An estimate below this after the talon, and far below the bid, is written off."""
FREE_MARGIN, BOLT_MARGIN = 20, 40
"""So far below the bid it is written off where that costs nothing, or a bolt."""
BARREL_MARGIN = 60
"""The same on the barrel, where playing on may cost the seat and a write-off does not."""
Parting: TypeAlias = dict[int, Mask]
"""The cards that go to each opponent, to the ``DEAD`` hand and to where they are laid down."""
LAID = -2
"""Where cards go that are laid down, beside the seats and the ``DEAD`` hand."""
UNPLAYED = 0.3
"""What a card costs that no opponent gets to play, beside what it would cost in his hand."""


def exchange(view: View) -> Action:
    """Give, lay down, write off or name the contract, as it is the declarer's turn to."""
    hand = mask(view.hand)
    if not view.to_give and not view.to_lay:
        return _contract(view, hand)
    parted, worth = best_parting(view, hand)
    if view.may_write_off and _writes_off(view, worth):
        return WriteOff()
    if view.to_give:
        to = view.to_give[0]
        return Give(to, cards_in(parted[to])[0])
    return Lay(cards_in(parted[LAID]))


def best_parting(view: View, hand: Mask) -> tuple[Parting, float]:
    """Return which cards go where, and what the kept hand is worth."""
    best = partings(view, hand)[0]
    return best, worth_of(view, hand & ~sum(best.values()))


def partings(view: View, hand: Mask) -> list[Parting]:
    """Return every choice of cards to part with, each gone where it costs least; best first."""
    known = hand | mask(card for _, card in view.given)
    cost = {1 << at: _cost(view, known, at) for at in indices(hand)}
    places = _places(view)
    shares = [_share(place) for place in places]
    rated = {
        parted: worth_of(view, hand & ~sum(parted)) - _price(cost, parted, shares)
        for parted in combinations(cost, len(places))
    }
    return [
        _gone(places, sorted(parted, key=lambda card: -cost[card]))
        for parted in sorted(rated, key=lambda parted: -rated[parted])
    ]


def _gone(places: Sequence[int], dearest: Sequence[Mask]) -> Parting:
    goes = dict.fromkeys(places, 0)
    for place, card in zip(places, dearest, strict=True):
        goes[place] |= card
    return goes


def worth_of(view: View, hand: Mask) -> float:
    """Return what a hand is worth to the declarer who plays it."""
    return estimate(view.rules, hand, talon=False, players=view.players)


def _places(view: View) -> list[int]:
    """Return where cards are to go; the dearest is for the first of them."""
    totals = view.standing.totals
    unplayed = [LAID] * view.to_lay + [seat for seat in view.to_give if seat == DEAD]
    opponents = [seat for seat in view.to_give if seat != DEAD]
    return unplayed + sorted(opponents, key=lambda seat: (totals[seat], seat))


def _share(place: int) -> float:
    return UNPLAYED if place in (LAID, DEAD) else 1.0


def _price(cost: dict[Mask, float], parted: Sequence[Mask], shares: list[float]) -> float:
    """Return what cards cost when the dearest goes where it costs least."""
    if shares[0] == shares[-1]:
        return shares[0] * sum(cost[card] for card in parted)
    dearest = sorted((cost[card] for card in parted), reverse=True)
    return sum(each * share for each, share in zip(dearest, shares, strict=True))


def _cost(view: View, known: Mask, card: int) -> float:
    """Return what a card brings to whom it is given: its points, a trick, half a marriage."""
    suit, rank = divmod(card, 6)
    cost = 0.5 * RANK_POINTS[rank] + (12 if rank == ACE else 0)
    if rank in (KING, QUEEN) and not MARRIAGE[suit] & ~(1 << card) & known:
        cost += 0.4 * marriage_value(view.rules, suit)
    return cost


def _writes_off(view: View, worth: float) -> bool:
    """Return whether playing on would be worse (``writeoff_cost``, ``writeoff_fine_from``)."""
    rules, seat, bid = view.rules, view.seat or 0, view.bid
    used = view.standing.writeoffs[seat]
    if sits(view, seat):
        return rules.barrel_fail == "bid" and worth < bid - BARREL_MARGIN
    if rules.writeoff_fine_from != "off" and used + 1 >= rules.writeoff_fine_from:
        return False
    match rules.writeoff_cost:
        case "nothing":
            return worth < bid - FREE_MARGIN
        case "first_free" if not used:
            return worth < bid - FREE_MARGIN
        case "bolt":
            return worth < bid - BOLT_MARGIN
        case _:
            special = view.blind or view.standing.golden is not None
            return worth < min(HOPELESS, bid - 50) and not special


def _contract(view: View, hand: Mask) -> Contract:
    """Name what the hand clearly makes, and no more than wins the match."""
    low, high = view.bounds or (view.bid, view.bid)
    seat, step, worth = view.seat or 0, view.rules.bid_step, worth_of(view, hand)
    wins = winning_contract(view, seat)
    if wins is not None and (sits(view, seat) or worth - WIN_MARGIN >= wins):
        return Contract(min(high, max(low, wins)))
    golden = view.standing.golden is not None
    margin = GOLDEN_RAISE_MARGIN if golden else RAISE_MARGIN
    hoped = int(worth - margin) // step * step
    return Contract(max(low, min(high, hoped)))
