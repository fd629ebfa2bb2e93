"""Chance that comes out the same each time, and may be kind to somebody."""

from random import Random
from typing import Final, TypeVar

from game.actions import Deal
from game.cards import Card, Rank, cards
from game.match import shuffled

T = TypeVar("T")
LUCK: Final = cards("AS AH AD KH QH TH 9H")
ENOUGH: Final = 14
"""With fewer points than this in seven cards one may ask for another deal."""


class DrawnChance:
    """Chance of a whole evening; it outlives the processes that ask it."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)
        self._lucky: int | None = None
        self._dealer = 0
        self._stacked: list[list[Card]] = []

    def stack(self, *hands: str) -> None:
        """Let the next deal give these hands, forehand first; the talon is what is left."""
        dealt = [list(cards(hand)) for hand in hands]
        deck = [dealt[seat][at] for at in range(7) for seat in range(3)]
        self._stacked.append([*deck, *(card for card in Card if card not in deck)])

    def favour(self, seat: int) -> None:
        """Give the seat a splendid hand in every deal of a match that is still to begin."""
        self._lucky = seat

    def deal(self) -> Deal:
        """Return the next deck."""
        deal = shuffled(self._dice)
        if self._stacked:
            return Deal(tuple(self._stacked.pop(0)), deal.salt)
        if self._lucky is not None:
            forehand = (self._dealer + 1) % 3
            deal = self._kind_deal(deal.salt, (self._lucky - forehand) % 3)
            self._dealer = forehand
        return deal

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """Return the items in a drawn order; the first of the seats' numbers is the dealer."""
        drawn = tuple(self._dice.sample(items, len(items)))
        if isinstance(drawn[0], int):
            self._dealer = drawn[0]
        return drawn

    def _kind_deal(self, salt: str, place: int) -> Deal:
        rest = [card for card in Card if card not in LUCK]
        while True:
            self._dice.shuffle(rest)
            others = rest[:7], rest[7:14]
            if all(_is_fair(hand) for hand in others):
                break
        hands = list(others)
        hands.insert(place, list(LUCK))
        dealt = [hands[seat][at] for at in range(7) for seat in range(3)]
        return Deal((*dealt, *rest[14:]), salt)


def _is_fair(hand: list[Card]) -> bool:
    nines = sum(card.rank is Rank.NINE for card in hand)
    return nines < 4 and sum(card.points for card in hand) >= ENOUGH
