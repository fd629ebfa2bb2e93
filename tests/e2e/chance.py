"""Chance that comes out the same each time, and may be kind to somebody."""

from random import Random
from typing import Final, TypeVar

from game.actions import Deal
from game.cards import Card, Rank, cards
from game.forms import TALON, TWO_PLAYERS
from game.match import shuffled

T = TypeVar("T")
LUCK: Final = cards("AS AH AD KH QH TH 9H TS AC TD")
"""A splendid hand, as much of it as there are cards in one."""
ENOUGH: Final = 14
"""With fewer points than this in the cards dealt one may ask for another deal."""


class DrawnChance:
    """Chance of a whole evening; it outlives the processes that ask it."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)
        self._lucky: int | None = None
        self._form = "packets"
        self._dealer = 0
        self._seats = 3
        self._stacked: list[list[Card]] = []
        self.latest = Deal(())
        """The deck that was drawn last."""

    def stack(self, *hands: str) -> None:
        """Let the next deal give these hands, forehand first; what is left follows them."""
        self._stacked.append(_deck([list(cards(hand)) for hand in hands], list(Card)))

    def favour(self, seat: int, *, form: str = "packets") -> None:
        """Give the seat a splendid hand in every deal of a match that is still to begin.

        :param form: in which two play
        """
        self._lucky, self._form = seat, form

    def deal(self) -> Deal:
        """Return the next deck."""
        self.latest = self._next()
        return self.latest

    def _next(self) -> Deal:
        deal = shuffled(self._dice)
        if self._stacked:
            return Deal(tuple(self._stacked.pop(0)), deal.salt)
        if self._lucky is not None:
            self._dealer = (self._dealer + 1) % self._seats
            deal = self._kind_deal(deal.salt, (self._lucky - self._dealer) % self._seats)
        return deal

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """Return the items in a drawn order; the first of the seats' numbers is the dealer."""
        drawn = tuple(self._dice.sample(items, len(items)))
        if isinstance(drawn[0], int):
            self._dealer, self._seats = drawn[0], len(drawn)
        return drawn

    def _kind_deal(self, salt: str, place: int) -> Deal:
        """Return a deck with luck for a place after the dealer; for the fourth of four none."""
        form = TALON if self._seats > 2 else TWO_PLAYERS[self._form]
        players, size = min(self._seats, 3), form.hand
        luck = list(LUCK[:size]) if place < players else []
        rest = [card for card in Card if card not in luck]
        others = players - bool(luck)
        while True:
            self._dice.shuffle(rest)
            hands = [rest[at * size : (at + 1) * size] for at in range(others)]
            if all(_is_fair(hand) for hand in hands):
                break
        if luck:
            hands.insert(place, luck)
        return Deal(tuple(_deck(hands, rest)), salt)


def _deck(hands: list[list[Card]], rest: list[Card]) -> list[Card]:
    dealt = [hand[at] for at in range(len(hands[0])) for hand in hands]
    return [*dealt, *(card for card in rest if card not in dealt)]


def _is_fair(hand: list[Card]) -> bool:
    nines = sum(card.rank is Rank.NINE for card in hand)
    return nines < 3 and sum(card.points for card in hand) >= ENOUGH
