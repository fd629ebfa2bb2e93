"""What the strong player calls: declaring and defending are tried in the same worlds."""

from random import Random
from statistics import fmean

from game.actions import Bid, Pass
from game.cards import Mask, mask
from game.forms import form_for
from game.phases import PASS
from game.players.bidding import BID_MARGIN, bid_amount
from game.players.budget import Budget
from game.players.estimate import estimate
from game.players.strong.effort import Effort
from game.players.strong.leftovers import leftovers
from game.players.strong.parting import part
from game.players.strong.play import Play, Terms
from game.players.strong.playouts import Outcome, play_out
from game.players.strong.position import Position
from game.players.strong.rating import Rated, rated
from game.players.strong.stakes import Stakes
from game.players.strong.worlds import DealtWorlds
from game.views import View

TWO = 2


def rate_calls(view: View, rng: Random, effort: Effort, budget: Budget) -> list[Rated]:
    """Rate a pass and the bid to be made, the better first; the only call there is alone."""
    seat, (least, cap) = view.seat or 0, view.bounds or (1, 0)
    amount = bid_amount(view, seat, least, cap)
    if amount > cap:
        return [Rated(Pass(), 0.0, 0.0)]
    auction, stakes = Auctioned(view), Stakes(view)
    bids, passes = list[float](), list[float]()
    for hands, rest in DealtWorlds(view, rng).likely(2 * effort.bids, effort.bids):
        if bids and budget.is_spent():
            break
        dealt = {**hands, seat: auction.hand}
        own, taken = auction.declared(dealt, rest, seat)
        bids.append(stakes.played(view.playing.index(seat), amount, own, taken)[seat])
        rival, bid = auction.rival(hands)
        points, taken = auction.declared(dealt, rest, rival)
        passes.append(stakes.played(view.playing.index(rival), bid, points, taken)[seat])
    return rated({Pass(): fmean(passes), Bid(amount): fmean(bids)})


class Auctioned:
    """Who may come to declare, and what that comes to in a world."""

    def __init__(self, view: View) -> None:
        self.view, self.rules = view, view.rules
        self.terms, self.form = Terms(view.rules), form_for(view.rules, view.players)
        self.hand = mask(view.hand)
        passed = {each.seat for each in view.calls if each.amount == PASS}
        self.rivals = [each for each in view.playing if each != view.seat and each not in passed]

    def rival(self, hands: dict[int, Mask]) -> tuple[int, int]:
        """Return who declares if this seat passes, and at what: the leader unless he is outbid."""
        view, rules = self.view, self.rules
        leader = view.leader if view.leader is not None and view.leader != view.seat else None
        first = leader if leader is not None else view.forced
        if first is None or first == view.seat:
            first = self.rivals[0]
        bid = max(view.bid, rules.min_bid)
        hopes = {
            each: estimate(rules, hands[each], talon=True, players=view.players) - BID_MARGIN
            for each in self.rivals
        }
        others = [each for each in self.rivals if each != first]
        best = max(others, key=hopes.__getitem__, default=None)
        if best is None or hopes[best] < bid + rules.bid_step:
            return first, bid
        most = min(hopes[best], max(hopes[first], bid + rules.bid_step))
        price = int(most // rules.bid_step) * rules.bid_step
        return (first, price) if hopes[first] > hopes[best] else (best, price)

    def declared(self, hands: dict[int, Mask], rest: tuple[int, ...], seat: int) -> Outcome:
        """Return what it comes to when a seat takes the talon and declares."""
        return play_out(self.opened(hands, rest, seat))

    def opened(self, hands: dict[int, Mask], rest: tuple[int, ...], seat: int) -> Play:
        """Return the first lead of a world in which a seat has taken the talon and parted.

        :param rest: the cards that lie in no hand, the talon first
        """
        form, places = self.form, self.view.playing
        held, at = [hands[each] for each in places], places.index(seat)
        talon = sum([1 << card for card in rest[: form.packet]])
        opponents = len(held) - 1 if form.gives else 0
        unplayed = form.lays + form.gives_dead
        held[at], gifts, away = part(self.terms, held[at] | talon, opponents, unplayed)
        order = [place for place in range(len(held)) if place != at]
        for place, gift in zip(order, gifts, strict=False):
            held[place] |= gift
        packet, left = sum([1 << card for card in rest]) & ~talon, 0
        if len(held) == TWO and form.lays:
            left, _ = leftovers(self.rules, packet, away, lone=False)
        start = Position(
            hands=tuple(held),
            leader=at,
            declarer=at,
            points=(0,) * len(held),
            left=left,
        )
        planner = at if seat == self.view.seat else None
        return Play(self.terms, start, hidden=packet | away, planner=planner)
