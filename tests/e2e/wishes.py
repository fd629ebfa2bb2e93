"""What a person presses under his cards, by what the buttons say and by nothing else."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

from bot.l10n import Translator
from game.cards import RANKS, Card, Rank

WORTH: Final = {"♥": 100, "♦": 80, "♣": 60, "♠": 40}
MARRIED: Final = frozenset({Rank.KING, Rank.QUEEN})
GIVEN_FIRST: Final = (Rank.NINE, Rank.JACK, Rank.TEN, Rank.QUEEN, Rank.KING, Rank.ACE)


def plain(html: str) -> str:
    """Return a text as a person sees it."""
    return re.sub(r"<[^>]+>", "", html)


class Wishes:
    """A sensible person's choices; he takes no chances unless told to."""

    def __init__(self, t: Translator, cards: Mapping[str, Card]) -> None:
        self.t = t
        self.cards = cards
        self.blind = False
        """Bids blind whenever he may, and keeps his cards face down for that."""
        self.redeals = False
        """Asks for a new deal whenever he may."""
        self.rebuys = False
        """Buys every open talon."""
        self.writes_off = False
        """Writes off every deal he may."""
        self._contracts = {t("button-contract", n=n) for n in range(50, 1300, 5)}
        self._gives = [plain(t("your-give")), plain(t("your-give-one"))]
        self._gives += [plain(t("your-give-where"))]
        self._gives += [plain(t("your-lay", n=n)) for n in (1, 2)]
        self._leads = [plain(t("your-lead")), plain(t("your-lead-no-trump"))]
        self._buys = [t("button-rebuy-sure", n=n) for n in range(170, 1300, 5)]
        self._buys += [t("button-rebuy", n=n) for n in range(170, 1300, 5)]
        self._redeals = frozenset(_redeals(t))

    def choose(self, text: str, labels: Sequence[str], held: Sequence[Card]) -> str:
        """Return what the button says that he wants to press; nothing if he is not asked."""
        t = self.t
        if dared := self._dared(labels):
            return dared
        if t("button-look") in labels:
            return self._unseen(text, labels)
        if plain(t("your-cut")) in text or plain(t("your-take")) in text:
            return labels[0] if labels else ""
        if t("button-pass") in labels:
            return self._bid(labels, held)
        for done in (t("button-give"), t("button-lay")):
            if done in labels:
                return done
        if t("button-back") in labels:  # only the question about a marriage leads back
            return labels[0]
        if labels and any(words in text for words in self._gives):
            return self._gift(labels)
        if any(label in self._contracts for label in labels):
            return self._contract(labels, held)
        return self._card(labels, leads=any(words in text for words in self._leads))

    def _dared(self, labels: Sequence[str]) -> str:
        wanted: list[str] = []
        if self.redeals:
            wanted += [label for label in labels if label in self._redeals]
        if self.rebuys:
            wanted += [label for label in self._buys if label in labels]
        if self.writes_off:
            sure = (self.t("button-writeoff-sure"), self.t("button-writeoff"))
            wanted += [label for label in sure if label in labels]
        return wanted[0] if wanted else ""

    def _unseen(self, text: str, labels: Sequence[str]) -> str:
        look, blind = self.t("button-look"), self.t("button-blind", n=120)
        if not self.blind:
            return look
        if blind in labels:
            return blind
        return look if plain(self.t("your-blind")) in text else ""

    def _bid(self, labels: Sequence[str], held: Sequence[Card]) -> str:
        worth = self._worth(held)
        bids = [label for label in labels if label.isdecimal() and int(label) <= worth]
        return bids[0] if bids else self.t("button-pass")

    def _contract(self, labels: Sequence[str], held: Sequence[Card]) -> str:
        worth = self._worth(held)
        raises = [label for label in labels if label.isdecimal() and int(label) <= worth]
        as_bid = next(label for label in labels if label in self._contracts)
        return raises[-1] if raises else as_bid

    def _worth(self, held: Sequence[Card]) -> int:
        marriages = sum(value for suit, value in WORTH.items() if self._married(suit, held))
        return 25 * sum(card.rank is Rank.ACE for card in held) + 20 + marriages

    def _married(self, symbol: str, held: Sequence[Card]) -> bool:
        label = {self.cards[label] for label in self.cards if label.endswith(symbol)}
        return {card.rank for card in held if card in label} >= MARRIED

    def _gift(self, labels: Sequence[str]) -> str:
        free = [label for label in labels if label in self.cards]
        return min(free, key=lambda label: GIVEN_FIRST.index(self.cards[label].rank))

    def _card(self, labels: Sequence[str], *, leads: bool) -> str:
        free = [label for label in labels if label in self.cards]
        if not free:
            return ""
        order = sorted(free, key=lambda label: RANKS.index(self.cards[label].rank))
        best = order[-1]
        return best if leads or self.cards[best].rank is Rank.ACE else order[0]


def _redeals(t: Translator) -> list[str]:
    return [
        *(t("button-redeal-below", n=n) for n in (11, 12, 13, 14, 15, 18)),
        *(t("button-redeal-talon-below", n=n) for n in (4, 5)),
        t("button-redeal-nines"),
        t("button-redeal-three-nines"),
        t("button-redeal-jacks"),
        t("button-redeal-talon-nines"),
        t("button-redeal-talon-jacks"),
    ]
