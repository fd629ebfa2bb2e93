"""What is written of a told evening: its decks, its moves and its time."""

from __future__ import annotations

import time
from random import Random
from typing import Final, TypeVar

from game.actions import Deal
from game.cards import DECK, cards

T = TypeVar("T")

BEGIN: Final = 1_800_043_800.0
"""A Friday evening."""
SALT: Final = "0f" * 16
DECKS: Final = (
    "JC 9C 9S JS TS JH QS AS KC QH TD AC QC KH JD AD TH QD TC 9H AH KD KS 9D",
    "TC AC TD JH KC KS AS 9H QS QC AD 9S QH AH JD QD JC KH JS TS KD TH 9D 9C",
    "TH 9S TS QS KD JS KS KH JD QD JC AC 9C AS 9D TC KC AH AD QH JH TD QC 9H",
)
MOVES: Final = (
    "p p g2JC g09D k100 cAD cTD c9D cKD c9C cJD mQS cTS c9S cAS cKC cJS cKH cJH cQH cJC cAC cQC"
    " cAH cKS c9H",
    "p p g0JS g19D k100 cAS cJS c9S c9C cKC cTD cTS cQS cJH cAC cKH cQC cAD cJD cQD cAH cKS cQH"
    " c9H c9D cTH",
    "b105 p b110 AUCTION b120 p EXCHANGE g29S g09H k170 cAS c9S cQS mQH cAH c9H cAC c9C TRICK cJC"
    " cTS cKS cKH mQC cJD cTC cAD cKD c9D cTH cKC cJH",
)
"""Each deal but its last trick, which plays itself; words in capitals are moments to look at."""


class ToldChance:
    """Deals the written decks in their order, then decks of chance, always the same ones."""

    def __init__(self) -> None:
        """Begin with the first deck."""
        self._decks = iter(DECKS)
        self._random = Random(1)

    def deal(self) -> Deal:
        """Return the next deck."""
        written = next(self._decks, None)
        deck = self._random.sample(DECK, len(DECK)) if written is None else cards(written)
        return Deal(tuple(deck), SALT)

    def shuffled(self, items: tuple[T, ...]) -> tuple[T, ...]:
        """Return the items as they are."""
        return items


class ToldTime:
    """Real time, from a moment of a Friday evening; people who think make it leap."""

    def __init__(self) -> None:
        """Begin the evening."""
        self._began = time.monotonic()
        self.leapt = 0.0

    def steady(self) -> float:
        """Return the seconds since the beginning."""
        return time.monotonic() - self._began + self.leapt

    def wall(self) -> float:
        """Return the time of day, in Unix seconds."""
        return BEGIN + self.steady()
