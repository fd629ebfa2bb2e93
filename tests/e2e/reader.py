"""People who read what is on their screen and press buttons by what they say."""

import re
from html import unescape

from bot.l10n import Translator
from bot.render.cards import card_label
from game.cards import Card
from sandbox.driver import Person
from sandbox.messages import Shown
from sandbox.places import Group, Topic
from sandbox.queries import Query
from tests.e2e.wishes import Wishes

Place = Group | Topic | None


def plain(html: str) -> str:
    """Return a text as a person sees it."""
    return unescape(re.sub(r"<[^>]+>", "", html))


def _pattern(heading: str) -> re.Pattern[str]:
    """Return what matches a heading with any name for @ and any number for 77."""
    return re.compile(re.escape(heading).replace("@", ".*").replace("77", r"\d+"))


class Reader:
    """A person who can play: he knows the buttons of his language, and looks at nothing else."""

    def __init__(self, person: Person, language: str = "") -> None:
        self.person = person
        self.t = Translator(language or person.account.language)
        self.cards = {card_label(card, self.t): card for card in Card}
        self.wishes = Wishes(self.t, self.cards)
        self._cards_line = plain(self.t("hand-cards", cards="")).strip()
        headings = self.t("hand-title", title="@", n=77), self.t("table-deal", n=77)
        self._headings = [_pattern(plain(heading)) for heading in headings]
        self._day = _pattern(plain(self.t("daily-hand", date="@")))
        self._promise = plain(self.t("daily-commitment", digest="")).partition("\n")[0].rstrip()
        self._read: dict[int, object] = {}
        self.plays_in: Place = None
        """Where he looks for his hand: in private, or in the group, where he alone sees it."""

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

    def refused(self, key: str, there: str = "Friday") -> str:
        """Return what he is told in private of a command that a group's table refuses."""
        return plain(self.t("error-there", title=there, text=self.t(key)))

    @property
    def toast(self) -> str:
        """What he was told last after a press."""
        return self.person.toast.text if self.person.toast else ""

    def hand(self, title: str = "") -> Shown | None:
        """Return the newest message of his in a deal, of the group of this title if given."""
        for one in reversed(self.all(self.plays_in)):
            if self.plays_in is not None and not one.receiver:
                continue
            heading = one.text.partition("\n")[0]
            numbered = any(each.fullmatch(heading) for each in self._headings)
            if title in heading and (numbered or self._is_of_day(one)):
                return one
        return None

    def _is_of_day(self, one: Shown) -> bool:
        """Tell whether a message is a hand of the deal of the day, no offer and no result."""
        beside = plain(self.t("daily-about")), self.t("button-daily-ranking")
        said = (one.text, *(key.text for key in one.keys))
        heading = one.text.partition("\n")[0]
        is_other = any(words in text for words in beside for text in said)
        return bool(self._day.fullmatch(heading)) and self._promise in one.text and not is_other

    def held(self, hand: Shown) -> list[Card]:
        """Read the cards of a hand message; none where they are face down.

        Below a picture only the buttons say them.
        """
        if hand.photo is not None:
            labels = [key.text.strip("()") for key in hand.keys]
            return [self.cards[label] for label in labels if label in self.cards]
        lines = hand.text.splitlines()
        line = next((one for one in lines if one.startswith(self._cards_line)), "")
        return [self.cards[label] for label in line.removeprefix(self._cards_line).split()]

    # What he does

    def press(self, shown: Shown, label: str, *, stale: bool = False) -> Query | None:
        """Press a button by what it says."""
        return self.person.press(shown, label, stale=stale)

    def act(self, title: str = "") -> bool:
        """Press what he thinks best, if his hand message asks him for something new."""
        hand = self.hand(title)
        if hand is None or self._read.get(hand.key) == (hand.text, hand.rows):
            return False
        self._read[hand.key] = (hand.text, hand.rows)
        label = self.choose(hand)
        if label:
            self.press(hand, label)
        return bool(label)

    def choose(self, hand: Shown) -> str:
        """Return what the button says that he wants to press; nothing if he is not asked."""
        labels = [key.text for key in hand.keys]
        return self.wishes.choose(hand.text, labels, self.held(hand)) if labels else ""
