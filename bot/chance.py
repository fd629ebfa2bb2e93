"""Chance at the table: decks, salts and lots, from the operating system's randomness."""

import secrets
from random import SystemRandom
from typing import Protocol, TypeVar

from game.actions import Deal
from game.cards import DECK

T = TypeVar("T")


class Chance(Protocol):
    """Where decks and lots come from."""

    def deal(self) -> Deal:
        """Return a shuffled deck with its salt."""
        ...

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """Return the items in a drawn order."""
        ...


class SystemChance:
    """Unpredictable chance, for real matches."""

    def __init__(self) -> None:
        self._random = SystemRandom()

    def deal(self) -> Deal:
        """Return a shuffled deck with its salt."""
        return Deal(self.shuffled(DECK), secrets.token_hex(16))

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """Return the items in a drawn order."""
        return tuple(self._random.sample(items, len(items)))
