"""People who read what is on their screen and press buttons by what they say."""

import re
from collections.abc import Sequence
from html import unescape
from typing import Final

from bot.l10n import Translator
from bot.render.cards import card_label
from game.cards import RANKS, Card, Rank
from sandbox.driver import Person
from sandbox.messages import Shown
from sandbox.places import Group, Topic
from sandbox.queries import Query

Place = Group | Topic | None
WORTH: Final = {"♥": 100, "♦": 80, "♣": 60, "♠": 40}
MARRIED: Final = frozenset({Rank.KING, Rank.QUEEN})


def plain(html: str) -> str:
    """Return a text as a person sees it."""
    return unescape(re.sub(r"<[^>]+>", "", html))


class Reader:
    """A person who can play: he knows the buttons of his language, and looks at nothing else."""

    def __init__(self, person: Person, language: str = "") -> None:
        self.person = person
        self.t = Translator(language or person.account.language)
        self.cards = {card_label(card, self.t): card for card in Card}
        self._contracts = {self.t("button-contract", n=n) for n in range(100, 500, 5)}
        self._cards_line = plain(self.t("hand-cards", cards="")).strip()
        self._give = plain(self.t("your-give")).splitlines()[0]
        self._lead = plain(self.t("your-lead"))
        self._read: dict[int, object] = {}

    def __repr__(self) -> str:
        """Name him in a failed test."""
        return repr(self.person)

    @property
    def id(self) -> int:
        """The id of his account."""
        return self.person.id

    # What he sees

    def last(self, place: Place = None, words: str = "") -> Shown:
        """Return the newest message of the bot that has these words in it."""
        found = self.all(place, words)
        assert found, f"{self} sees nothing with {words!r} among {self.texts(place)}"
        return found[-1]

    def all(self, place: Place = None, words: str = "") -> list[Shown]:
        """Return the messages of the bot that have these words in them."""
        wanted = plain(words)
        return [one for one in self.person.see(place) if one.from_bot and wanted in one.text]

    def sees(self, place: Place, words: str) -> bool:
        """Tell whether the bot has said so."""
        return bool(self.all(place, words))

    def texts(self, place: Place = None) -> list[str]:
        """Return what the bot says there, the oldest first."""
        return [one.text for one in self.person.see(place) if one.from_bot]

    @property
    def toast(self) -> str:
        """What he was told last after a press."""
        return self.person.toast.text if self.person.toast else ""

    def hand(self, title: str = "") -> Shown | None:
        """Return the newest message with his cards, of the group of this title if given."""
        found = self.all(None, self._cards_line)
        found = [one for one in found if title in one.text.partition("\n")[0]]
        return found[-1] if found else None

    def held(self, hand: Shown) -> list[Card]:
        """Read the cards of a hand message."""
        line = next(one for one in hand.text.splitlines() if one.startswith(self._cards_line))
        return [self.cards[label] for label in line.removeprefix(self._cards_line).split()]

    # What he does

    def press(self, shown: Shown, label: str, *, stale: bool = False) -> Query | None:
        """Press a button by what it says."""
        return self.person.press(shown, label, stale=stale)

    def act(self, title: str = "") -> bool:
        """Press what he thinks best, if his hand message asks him for something new."""
        hand = self.hand(title)
        if hand is None or self._read.get(hand.id) == (hand.text, hand.rows):
            return False
        self._read[hand.id] = (hand.text, hand.rows)
        label = self.choose(hand)
        if label:
            self.press(hand, label)
        return bool(label)

    def choose(self, hand: Shown) -> str:
        """Return what the button says that he wants to press; nothing if he is not asked."""
        t, labels = self.t, [key.text for key in hand.keys]
        if t("button-pass") in labels:
            return self._bid(labels, self.held(hand))
        if t("button-give") in labels:
            return t("button-give")
        if t("button-back") in labels:  # only the question about a marriage leads back
            return labels[0]
        if self._give in hand.text and labels:
            return self._gift(labels)
        if any(label in self._contracts for label in labels):
            return self._contract(labels, self.held(hand))
        return self._card(labels, leads=self._lead in hand.text)

    def _bid(self, labels: Sequence[str], held: Sequence[Card]) -> str:
        worth = self._worth(held)
        bids = [label for label in labels if label.isdecimal() and int(label) <= worth]
        return bids[0] if bids else self.t("button-pass")

    def _contract(self, labels: Sequence[str], held: Sequence[Card]) -> str:
        worth = self._worth(held)
        raises = [label for label in labels if label.isdecimal() and int(label) <= worth]
        return raises[-1] if raises else labels[0]

    def _worth(self, held: Sequence[Card]) -> int:
        marriages = sum(value for suit, value in WORTH.items() if self._married(suit, held))
        return 25 * sum(card.rank is Rank.ACE for card in held) + 20 + marriages

    def _married(self, symbol: str, held: Sequence[Card]) -> bool:
        label = {self.cards[label] for label in self.cards if label.endswith(symbol)}
        return {card.rank for card in held if card in label} >= MARRIED

    def _gift(self, labels: Sequence[str]) -> str:
        free = [label for label in labels if label in self.cards]
        ranks = (Rank.NINE, Rank.JACK, Rank.TEN, Rank.QUEEN, Rank.KING, Rank.ACE)
        return min(free, key=lambda label: ranks.index(self.cards[label].rank))

    def _card(self, labels: Sequence[str], *, leads: bool) -> str:
        free = [label for label in labels if label in self.cards]
        if not free:
            return ""
        order = sorted(free, key=lambda label: RANKS.index(self.cards[label].rank))
        best = order[-1]
        return best if leads or self.cards[best].rank is Rank.ACE else order[0]
