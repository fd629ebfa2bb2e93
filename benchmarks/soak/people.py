"""People who read what is on their screens and press buttons, each at a pace of his own."""

import re
from dataclasses import dataclass
from random import Random
from typing import Final

from bot.l10n import Translator
from sandbox.driver import Person
from sandbox.messages import Shown
from sandbox.places import Group
from sandbox.world import World
from tests.e2e.reader import Reader

THINKS: Final = (2.0, 8.0)
"""Seconds from what somebody reads to what he presses."""
PATIENCE: Final = 20.0
"""Seconds without an effect after which somebody presses again."""
SEATS: Final = 3
LANGUAGES: Final = ("ru", "pl", "en")
SLIPS: Final = 0.05
"""The share of presses that are followed by one on the button as it was."""
GLANCES: Final = 0.03
"""The share of presses that are followed by one of the button under the public table."""


@dataclass(eq=False)
class Company:
    """The people of a group, who want a table of three; computers take the seats left over."""

    group: Group
    t: Translator
    people: list["Somebody"]

    @property
    def computers(self) -> int:
        """How many computer players they want."""
        return SEATS - len(self.people)


class Somebody:
    """A person at a table: he looks when his screen has changed, thinks, and presses."""

    def __init__(self, person: Person, dice: Random) -> None:
        self.person = person
        self.reader = Reader(person)
        self.company: Company
        self.due = float("inf")
        self._asked: tuple[float, int] | None = None
        self.presses = 0
        self._dice = dice
        self._done: object = None
        self._done_at = 0.0

    def notice(self, now: float) -> None:
        """See that something has changed."""
        self.due = min(self.due, now + self._dice.uniform(*THINKS))

    def waited(self, now: float) -> float | None:
        """Return how long he has waited for his hand, which has just changed after his press."""
        asked, self._asked = self._asked, None
        if asked is None or asked[1] != len(self.person.toasts):  # he was refused, and told so
            return None
        return now - asked[0]

    def act(self, now: float) -> None:
        """Press what he wants now, if there is anything."""
        self.due = now + PATIENCE
        hand = self.reader.hand()
        label = self.reader.choose(hand) if hand is not None else ""
        if hand is not None and label:
            if self._is_new((hand.id, hand.text, hand.rows), now):
                self._asked = now, len(self.person.toasts)
                self._press(hand, label)
                self._be_human(hand, label)
            return
        self._look_at_group(now)

    def open(self) -> None:
        """Ask for a table."""
        self.person.send(self.company.group, f"/newgame@{self.person.world.bot.username}")

    def _is_new(self, seen: object, now: float) -> bool:
        if seen == self._done and now - self._done_at < PATIENCE:
            return False
        self._done, self._done_at = seen, now
        return True

    def _press(self, shown: Shown, label: str, *, stale: bool = False) -> None:
        self.presses += 1
        self.person.press(shown, label, stale=stale)

    def _be_human(self, hand: Shown, label: str) -> None:
        if self._dice.random() < SLIPS:
            self._press(hand, label, stale=True)
        cards = self.company.t("button-cards")
        if self._dice.random() < GLANCES and (table := self._newest(cards)):
            self._press(table, cards)

    # The group

    def _newest(self, label: str) -> Shown | None:
        shown = self.person.see(self.company.group)
        return next((one for one in reversed(shown) if _has(one, label)), None)

    def _look_at_group(self, now: float) -> None:
        t = self.company.t
        lobby = self._newest(t("button-start"))
        if lobby is not None:
            label = self._wish_in_lobby(lobby)
            if label and self._is_new((lobby.id, lobby.text, lobby.rows), now):
                self._press(lobby, label)
            return
        last = [one for one in self.person.see(self.company.group) if not one.receiver][-1:]
        for label in (t("button-next"), t("button-rematch")):
            if last and _has(last[0], label) and self._is_new((last[0].id, label), now):
                self._press(last[0], label)

    def _wish_in_lobby(self, lobby: Shown) -> str:
        t, company = self.company.t, self.company
        seats = re.findall(r"^\d\. (.*)$", lobby.text, re.M)
        taken = [name for name in seats if name != "—"]
        if not any(self.person.account.name in name for name in taken):
            return t("button-join")
        if self is not company.people[0]:
            return ""
        if len(taken) >= SEATS:
            return t("button-start")
        waits = [one for one in company.people if one.person.account.name not in lobby.text]
        return "" if waits else t("button-computer")


def _has(shown: Shown, label: str) -> bool:
    return shown.from_bot and any(key.text == label for key in shown.keys)


def gather(world: World, number: int, dice: Random) -> Company:
    """Bring one to three people together who know the bot, in a group with it."""
    language = LANGUAGES[number // 3 % 3]
    names = [f"{letter}{number}" for letter in "ABC"[: 1 + number % 3]]
    people = [Somebody(world.person(name, language=language), dice) for name in names]
    for one in people:
        one.person.start()
    group = world.group(f"Table {number}", [one.person for one in people])
    group.add_bot(people[0].person)
    company = Company(group, Translator(language), people)
    for one in people:
        one.company = company
    return company
