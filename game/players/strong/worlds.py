"""Sampling worlds: ways the hidden cards may lie, as far as a seat can tell from its view."""

from collections.abc import Sequence
from math import inf, log
from random import Random
from typing import TypeVar

from game.cards import ALL_CARDS, INDEX, Mask, indices, mask
from game.phases import Declares
from game.players.knowledge import Knowledge
from game.players.strong.beliefs import Beliefs, Calls
from game.players.strong.leftovers import leftovers
from game.players.strong.moves import ACES_LEAD, MARRIAGE_LEAD, NINES_LEAD, SMALL_LEAD
from game.players.strong.play import Play, Terms
from game.players.strong.playouts import play_on
from game.players.strong.position import Position
from game.tricks import LONE_CONTRACT
from game.views import View

T = TypeVar("T")
LEADS: dict[Declares, int] = {
    "marriage": MARRIAGE_LEAD,
    "small_marriage": SMALL_LEAD,
    "aces": ACES_LEAD,
    "nines": NINES_LEAD,
}
SURPRISE = 0.15
"""How likely somebody plays otherwise than by the rules of thumb."""
HOPELESS = 0.01
"""A world this much less plausible than the best is not looked at further."""
LEAST = 1e-9
"""Added to weights and chances, so that none is nothing."""


def draw(rng: Random, cards: Mask, count: int) -> Mask:
    """Return so many cards of a set, each choice as likely."""
    return sum([1 << card for card in rng.sample(indices(cards), count)])


def chosen(rng: Random, worlds: Sequence[T], weights: Sequence[float], count: int) -> list[T]:
    """Return so many different samples, drawn one by one by their weights."""
    keys = [log(rng.random() or LEAST) / weight if weight else -inf for weight in weights]
    order = sorted(range(len(worlds)), key=keys.__getitem__, reverse=True)
    return [worlds[at] for at in order[:count] if weights[at]] or [worlds[order[0]]]


class TrickWorlds:
    """The worlds of a deal whose tricks are being played."""

    def __init__(self, view: View, terms: Terms, rng: Random) -> None:
        if view.seat is None:
            raise ValueError("nobody's view")
        self.view, self.terms, self.rng, self.seat = view, terms, rng, view.seat
        self.known = Knowledge(view, view.seat, view.declarer)
        self.beliefs = Beliefs(view, self.known)
        self.places = view.playing
        self.draws = view.stage == "draw"
        kinds = {each.trick: LEADS[each.kind] for each in view.marriages}
        self.script = [
            INDEX[card] + (0 if step else kinds.get(at, 0))
            for at, cards in enumerate((*(trick.cards for trick in view.tricks), view.trick))
            for step, (_, card) in enumerate(cards)
        ]

    def likely(self, tries: int, count: int) -> list[Play]:
        """Return some of so many samples, the plausible ones rather."""
        found = [self._sample() for _ in range(tries)]
        weights = [LEAST + self.beliefs.weight(hands) for hands in found]
        least, worlds, weighed = max(weights) * HOPELESS, list[Play](), list[float]()
        for at, hands in enumerate(found):
            if weights[at] >= least:
                world, surprises = self._world(hands)
                worlds.append(world)
                weighed.append(weights[at] * SURPRISE**surprises)
        return chosen(self.rng, worlds, weighed, count)

    def _sample(self) -> dict[int, Mask]:
        """Return the others' hands in one world."""
        known, rng, held = self.known, self.rng, self.view.held
        first, *rest = known.others
        sure = known.sure[first] & known.unseen
        if not rest:
            free = known.could[first] & ~sure
            return {first: sure | draw(rng, free, held[first] - sure.bit_count())}
        either = known.could[first] & known.could[rest[0]]
        cards = sure | draw(rng, either, held[first] - sure.bit_count())
        return {first: cards, rest[0]: known.unseen & ~cards}

    def _world(self, hands: dict[int, Mask]) -> tuple[Play, int]:
        """Return this world as it stands now, and how many plays in it are a surprise."""
        held, known = {**hands, self.seat: mask(self.view.hand)}, self.known
        hidden = known.unseen & ~sum(hands.values())
        if self.draws:
            return self._drawing(held, hidden), 0
        played = self.beliefs.played
        declarer = self.places.index(self.view.declarer or 0)
        left, lone = self._left(hidden)
        start = Position(
            hands=tuple([held[seat] | played[seat] for seat in self.places]),
            leader=declarer,
            declarer=declarer,
            points=(0,) * len(self.places),
            left=left,
            lone=lone,
        )
        play, own = Play(self.terms, start, hidden=hidden), self.places.index(self.seat)
        surprises = play_on(play, self.script, watched=~(1 << own))
        play.planner = own
        return play, surprises

    def _left(self, hidden: Mask) -> tuple[Mask, Mask]:
        """Return the cards of no hand that go with the last trick, or to a lone declarer."""
        if len(self.places) > 2 or not hidden:
            return 0, 0
        laid = mask(self.view.laid)
        packet = hidden if laid else draw(self.rng, hidden, 2)
        lone = self.view.contract == LONE_CONTRACT
        return leftovers(self.view.rules, packet, (hidden | laid) & ~packet, lone=lone)

    def _drawing(self, held: dict[int, Mask], hidden: Mask) -> Play:
        """Return a world of the draw game, with an order of the stock."""
        view, places = self.view, self.places
        stock = self.rng.sample(indices(hidden), view.stock)
        at = Position(
            hands=tuple([held[seat] for seat in places]),
            leader=places.index(view.trick[0][0] if view.trick else self.seat),
            declarer=None,
            table=tuple(self.known.table),
            trump=self.known.trump,
            freed=sum({1 << places.index(trick.winner) for trick in view.tricks}),
            points=tuple([view.points[seat] for seat in places]),
        )
        return Play(self.terms, at, stock=stock)


class DealtWorlds:
    """The worlds of a deal before its tricks: the others' hands, and what lies in none."""

    def __init__(self, view: View, rng: Random) -> None:
        if view.seat is None:
            raise ValueError("nobody's view")
        self.view, self.rng, self.seat = view, rng, view.seat
        self.hand = mask(view.hand)
        self.others = [seat for seat in view.playing if seat != view.seat]
        self.given = dict.fromkeys(self.others, 0)
        for seat, card in view.given:
            if seat in self.given:
                self.given[seat] |= 1 << INDEX[card]
        away = self.hand | mask(view.laid) | mask(card for _, card in view.given)
        self.unseen = indices(ALL_CARDS & ~away)
        self.calls = Calls(view)

    def likely(self, tries: int, count: int) -> list[tuple[dict[int, Mask], tuple[int, ...]]]:
        """Return some of so many samples, the plausible ones rather.

        Each are the others' hands, and the cards that lie in no hand, in an order of chance.
        """
        worlds, weights = [], []
        for _ in range(tries):
            cards, at, hands, weight = self.rng.sample(self.unseen, len(self.unseen)), 0, {}, 1.0
            for seat in self.others:
                more = self.view.held[seat] - self.given[seat].bit_count()
                own = sum([1 << card for card in cards[at : at + more]])
                weight *= self.calls.weight(seat, own)
                hands[seat], at = own | self.given[seat], at + more
            worlds.append((hands, tuple(cards[at:])))
            weights.append(LEAST + weight)
        return chosen(self.rng, worlds, weights, count)
