"""What a seat can tell about the hidden cards from its view while the tricks are played."""

from typing import assert_never

from game.cards import (
    ALL_ACES,
    ALL_CARDS,
    ALL_NINES,
    INDEX,
    MARRIAGE,
    SMALL_MARRIAGE,
    SUIT_MASK,
    SUIT_OF,
    SUITS,
    Mask,
    mask,
)
from game.declaring import makes_trump
from game.phases import NO_TRUMP
from game.players.outlook import fears_bolt
from game.seen import SeenMarriage
from game.views import View

DRAWN = 6
"""The tricks of the draw game after which both draw; what was not followed before is no void."""


class Knowledge:
    """The cards as the seat on turn knows them; only the view is read.

    ``could`` are the cards a seat may hold, ``sure`` those it must. Of two players the other may
    be without a card that lies in no hand; the draw game has no declarer.
    """

    def __init__(self, view: View, seat: int, declarer: int | None) -> None:
        self.view, self.seat, self.declarer = view, seat, declarer
        self.trump = SUITS.index(view.trump) if view.trump else NO_TRUMP
        self.hand = mask(view.hand)
        self.table = [INDEX[card] for _, card in view.trick]
        self.seats = [each for each, _ in view.trick]
        self.others = [each for each in view.playing if each != seat]
        self.later = [each for each in self.others if each not in self.seats]
        self.defends = declarer not in (None, seat)
        fellows = [each for each in self.others if each != declarer]
        self.fellow = fellows[0] if self.defends and fellows else None
        self.has_trick = any(trick.winner == seat for trick in view.tricks)
        self.fears_bolt = fears_bolt(view, seat)
        gone = mask(card for trick in view.tricks for _, card in trick.cards)
        seen = gone | mask(card for _, card in view.trick) | mask(view.laid)
        self.unseen = ALL_CARDS & ~(self.hand | seen)
        self.could = dict.fromkeys(self.others, self.unseen)
        self.sure = dict.fromkeys(self.others, 0)
        self.share = 0.5
        self._learn_voids()
        self._learn_places()

    def _learn_voids(self) -> None:
        """Who did not follow suit is void in it; who had to trump and did not, in trumps too."""
        view, trump = self.view, NO_TRUMP
        draws = view.stage == "draw"
        must_trump = draws or view.rules.must_trump == "on"
        declared = {
            each.trick: SUITS.index(each.suit)
            for each in view.marriages
            if makes_trump(view.rules, each.kind)
        }
        tricks = [trick.cards for trick in view.tricks]
        for at, cards in enumerate((*tricks, view.trick)):
            trump = declared.get(at, trump)
            for seat, card in () if draws and at < DRAWN else cards[1:]:
                led, suit = SUIT_OF[INDEX[cards[0][1]]], SUIT_OF[INDEX[card]]
                if seat not in self.could or suit == led:
                    continue
                self.could[seat] &= ~SUIT_MASK[led]
                if must_trump and trump not in (NO_TRUMP, suit):
                    self.could[seat] &= ~SUIT_MASK[trump]

    def _learn_places(self) -> None:
        """Gifts that were seen and the rest of what was declared have known holders."""
        places = [(seat, 1 << INDEX[card]) for seat, card in self.view.given]
        places += [(each.seat, _declared(each) & self.unseen) for each in self.view.marriages]
        for holder, cards in places:
            for seat in self.others:
                if seat != holder:
                    self.could[seat] &= ~cards
                else:
                    self.sure[seat] |= cards & self.unseen
        if len(self.others) > 1:
            first, second = self.others
            self.sure = {
                first: self.could[first] & ~self.could[second],
                second: self.could[second] & ~self.could[first],
            }
        else:
            held = self.view.held[self.others[0]]
            self.share = min(1.0, held / max(1, self.could[self.others[0]].bit_count()))

    def chance(self, seat: int, cards: Mask) -> float:
        """Return the chance that a seat holds one of these cards."""
        if cards & self.sure[seat]:
            return 1.0
        return 1.0 - (1.0 - self.share) ** (cards & self.could[seat]).bit_count()

    def beats(self, seat: int, led: int, best: int, trump: int) -> float:
        """Return the chance that a seat still to play can beat the best card of the trick."""
        void = 1.0 - self.chance(seat, SUIT_MASK[led])
        higher = self.chance(seat, SUIT_MASK[SUIT_OF[best]] & -(2 << best))
        if SUIT_OF[best] != led:
            return void * higher
        if trump in (NO_TRUMP, led):
            return higher
        return min(1.0, higher + void * self.chance(seat, SUIT_MASK[trump]))


def _declared(each: SeenMarriage) -> Mask:
    """Return the cards that were in the hand that declared."""
    suit = SUITS.index(each.suit)
    match each.kind:
        case "marriage":
            return MARRIAGE[suit]
        case "small_marriage":
            return SMALL_MARRIAGE[suit]
        case "aces":
            return ALL_ACES
        case "nines":
            return ALL_NINES
        case _ as never:
            assert_never(never)
