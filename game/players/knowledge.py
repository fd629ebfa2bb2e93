"""What a seat can tell about the hidden cards from its view while the tricks are played."""

from game.cards import ALL_CARDS, INDEX, MARRIAGE, SUIT_MASK, SUIT_OF, SUITS, Mask, mask
from game.phases import NO_TRUMP
from game.views import View


class Knowledge:
    """The cards as the seat on turn knows them; only the view is read.

    ``could`` are the cards a seat may hold, ``sure`` those it must.
    """

    def __init__(self, view: View, seat: int, declarer: int) -> None:
        self.view, self.seat, self.declarer = view, seat, declarer
        self.trump = SUITS.index(view.trump) if view.trump else NO_TRUMP
        self.hand = mask(view.hand)
        self.table = [INDEX[card] for _, card in view.trick]
        self.seats = [each for each, _ in view.trick]
        self.others = [each for each in view.playing if each != seat]
        self.later = [each for each in self.others if each not in self.seats]
        defenders = [each for each in self.others if each != declarer]
        self.fellow = None if seat == declarer else defenders[0]
        self.has_trick = any(trick.winner == seat for trick in view.tricks)
        gone = mask(card for trick in view.tricks for _, card in trick.cards)
        self.unseen = ALL_CARDS & ~(self.hand | gone | mask(card for _, card in view.trick))
        self.could = dict.fromkeys(self.others, self.unseen)
        self._learn_voids()
        self._learn_places()
        first, second = self.others
        self.sure = {
            first: self.could[first] & ~self.could[second],
            second: self.could[second] & ~self.could[first],
        }

    def _learn_voids(self) -> None:
        """Who did not follow suit is void in it; who did not trump either, in trumps too."""
        trump = NO_TRUMP
        declared = {each.trick: SUITS.index(each.suit) for each in self.view.marriages}
        tricks = [trick.cards for trick in self.view.tricks]
        for at, cards in enumerate((*tricks, self.view.trick)):
            trump = declared.get(at, trump)
            for seat, card in cards[1:]:
                led, suit = SUIT_OF[INDEX[cards[0][1]]], SUIT_OF[INDEX[card]]
                if seat not in self.could or suit == led:
                    continue
                self.could[seat] &= ~SUIT_MASK[led]
                if trump not in (NO_TRUMP, suit):
                    self.could[seat] &= ~SUIT_MASK[trump]

    def _learn_places(self) -> None:
        """One's own gifts and the other halves of declared marriages have known holders."""
        places = [(seat, 1 << INDEX[card]) for seat, card in self.view.given]
        places += [
            (each.seat, MARRIAGE[SUITS.index(each.suit)] & self.unseen)
            for each in self.view.marriages
        ]
        for holder, cards in places:
            for seat in self.others:
                if seat != holder:
                    self.could[seat] &= ~cards

    def chance(self, seat: int, cards: Mask) -> float:
        """Return the chance that a seat holds one of these cards."""
        if cards & self.sure[seat]:
            return 1.0
        return 1.0 - 0.5 ** (cards & self.could[seat]).bit_count()

    def beats(self, seat: int, led: int, best: int, trump: int) -> float:
        """Return the chance that a seat still to play can beat the best card of the trick."""
        void = 1.0 - self.chance(seat, SUIT_MASK[led])
        higher = self.chance(seat, SUIT_MASK[SUIT_OF[best]] & -(2 << best))
        if SUIT_OF[best] != led:
            return void * higher
        if trump in (NO_TRUMP, led):
            return higher
        return min(1.0, higher + void * self.chance(seat, SUIT_MASK[trump]))
