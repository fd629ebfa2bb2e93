"""How plausible a world is: what the calls, the gifts and what was not declared say of it."""

from math import exp

from game.cards import ACE, INDEX, MARRIAGE, RANK_POINTS, Mask, indices, mask
from game.phases import PASS
from game.players.bidding import BID_MARGIN
from game.players.estimate import estimate
from game.players.knowledge import Knowledge
from game.views import View

DOUBT = 9.0
"""How far in points a caller's idea of a hand may well be from the estimate."""
SILENT = 0.4
"""How likely who could declare a marriage leads something else."""
GENEROUS = 5.0
"""By how much a gift is dearer that is given e times as seldom."""
ACE_GIFT, PAIR_GIFT = 12.0, 40.0
"""How much dearer than its points an ace is, and half of a marriage."""


class Calls:
    """Weighs the cards that a seat was dealt by what it called."""

    def __init__(self, view: View) -> None:
        self.rules, self.players = view.rules, view.players
        self.bids = _bids(view)

    def weight(self, seat: int, dealt: Mask) -> float:
        """Return how plausible the calls of a seat are with these cards."""
        bid, passed = self.bids[seat]
        if not bid and not passed:
            return 1.0
        hope = estimate(self.rules, dealt, talon=True, players=self.players) - BID_MARGIN
        weight = _likely(hope - bid) if bid else 1.0
        return weight * _likely(passed - hope) if passed else weight


class Beliefs:
    """Weighs the hidden hands of a deal whose tricks are being played."""

    def __init__(self, view: View, known: Knowledge) -> None:
        self.view, self.known, self.calls = view, known, Calls(view)
        self.played = dict.fromkeys(view.playing, 0)
        for trick in (*(each.cards for each in view.tricks), view.trick):
            for seat, card in trick:
                self.played[seat] |= 1 << INDEX[card]
        self.talon = mask(view.talon) if view.talon_shown else 0
        self.gifts = {seat: 1 << INDEX[card] for seat, card in view.given}
        if view.received is not None and view.seat is not None:
            self.gifts[view.seat] = 1 << INDEX[view.received]
        self.silent = _silences(view)

    def weight(self, hands: dict[int, Mask]) -> float:
        """Return how plausible it is that the others hold these cards, up to a factor."""
        weight, declarer, fellow = 1.0, self.view.declarer, self.known.fellow
        for seat, hand in hands.items():
            if self.silent[seat] and any(not pair & ~hand for pair in MARRIAGE):
                weight *= SILENT ** self.silent[seat]
        if declarer is None or len(hands) != 2:
            return weight
        started = {seat: hand | self.played[seat] for seat, hand in hands.items()}
        if fellow is not None and fellow not in self.gifts:
            return weight * self._given(started, declarer, fellow)
        for seat, hand in started.items():
            if seat != declarer:
                weight *= self.calls.weight(seat, hand & ~self.gifts.get(seat, 0))
        return weight

    def _given(self, started: dict[int, Mask], declarer: int, fellow: int) -> float:
        """Weigh what a fellow defender was given, and what both called with their own cards."""
        theirs, own = started[fellow], started[declarer]
        shown = theirs & self.talon
        if shown & shown - 1:
            return 0.0
        for gift in self.gifts.values():
            own |= gift
        chances = {
            card: exp(-_dear(own | 1 << card, card) / GENEROUS)
            for card in indices(shown or theirs & ~self.talon)
        }
        gift = 1 << max(chances, key=chances.__getitem__)
        weight = sum(chances.values()) * self.calls.weight(fellow, theirs & ~gift)
        if self.talon:
            weight *= self.calls.weight(declarer, (own | gift) & ~self.talon)
        hope = estimate(self.view.rules, started[declarer], talon=False)
        return weight * _likely(hope - self.view.contract + BID_MARGIN)


def _likely(margin: float) -> float:
    """Return how likely a doubtful estimate is above a bid, being this far above it."""
    return 1.0 / (1.0 + exp(-max(-400.0, margin) / DOUBT))


def _dear(hand: Mask, card: int) -> float:
    """Return how dear a card is to who has to part with one of his hand."""
    suit, rank = divmod(card, 6)
    dear = RANK_POINTS[rank] + (ACE_GIFT if rank == ACE else 0.0)
    if MARRIAGE[suit] >> card & 1 and not MARRIAGE[suit] & ~hand:
        dear += PAIR_GIFT
    return dear


def _bids(view: View) -> dict[int, tuple[int, int]]:
    """Return of each seat the highest bid of its own will, and the bid at which it passed."""
    step, high = view.rules.bid_step, 0
    bids = dict.fromkeys(view.playing, (0, 0))
    for call in view.calls:
        if call.amount != PASS:
            high = call.amount
        if call.forced or call.blind:
            continue
        if call.amount == PASS:
            bids[call.seat] = (bids[call.seat][0], max(high + step, view.rules.min_bid))
        else:
            bids[call.seat] = (call.amount, 0)
    return bids


def _silences(view: View) -> dict[int, int]:
    """Return how often each seat led without declaring when it might have."""
    declared = {(each.trick, each.seat) for each in view.marriages}
    freed = set(view.playing) if view.rules.marriage_first_lead == "on" else set[int]()
    silent = dict.fromkeys(view.playing, 0)
    for at, cards in enumerate((*(each.cards for each in view.tricks), view.trick)):
        leader = cards[0][0] if cards else None
        if leader is not None and leader in freed and (at, leader) not in declared:
            silent[leader] += 1
        if at < len(view.tricks):
            freed.add(view.tricks[at].winner)
    return silent
