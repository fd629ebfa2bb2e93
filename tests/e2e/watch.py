"""Somebody who reads along in every chat, and knows what each may know."""

import json
import re
from collections.abc import Iterable
from typing import Final

from bot import codec
from bot.l10n import Translator, languages
from bot.render.cards import card_label
from game.cards import Card
from game.state import State
from game.views import View, view
from tests.e2e.line import Sent
from tests.e2e.party import Party

LABELS: Final = {
    card_label(card, Translator(language)): card for language in languages() for card in Card
}
LABEL: Final = re.compile(r"(?:10|\w)[♠♣♦♥]")
CODE: Final = re.compile(r"[9JQKTA][SCDH]")


def seen_in(one: View) -> set[Card]:
    """Return the cards that a view shows."""
    cards = {*one.hand, *one.talon, *one.laid, *one.nines}
    cards |= {card for _, card in (*one.given, *one.trick)}
    cards |= {card for trick in one.tricks for _, card in trick.cards}
    return cards if one.received is None else {*cards, one.received}


def _of_deal(file: str, deal: int) -> list[str]:
    """Return what a file tells of the running deal; one that was dealt anew lies open."""
    if not file:
        return []
    try:
        parts = [json.loads(file)]
    except ValueError:
        parts = [json.loads(line) for line in file.splitlines()]
    running = [part for part in parts if part.get("deal") == deal]
    return [json.dumps(part) for part in running if part.get("outcome") != "redealt"]


class Watch:
    """Compares all that the bot says with what its reader may know at that time.

    What was seen in a deal stays known in it. Between deals everything lies open.
    """

    def __init__(self, party: Party, onlookers: Iterable[int] = ()) -> None:
        """Read along with a party, and with who watches it in private."""
        self._party, self._onlookers = party, frozenset(onlookers)
        self._at = 0
        self._line, self._sent_at = party.evening.line, 0
        self._deal = (0, 0)
        self._known: dict[int, set[Card]] = {}
        self.read = 0
        """How many messages with cards were compared."""
        self.seen_by_onlookers = 0
        """How many of them watchers were sent."""

    async def look(self) -> None:
        """Read what was said since the last look."""
        evening = self._party.evening
        (row, *_) = await evening.tables()
        said, self._at = evening.said[self._at :], len(evening.said)
        sent = self._new_calls()
        if row.state is None:
            return
        state = codec.load(row.state, row.schema)
        if state.phase.kind in {"dealing", "finished"}:
            return
        seats = {seat.user_id: seat.seat for seat in row.seats if seat.user_id is not None}
        self._learn(state, seats)
        salt = evening.chance.latest.salt
        for chat, text, labels in said:
            whole = "\n".join([text, *labels])
            assert salt not in whole
            self._compare(chat, whole)
        for one in sent:
            assert salt not in one.whole + one.file
            self._compare(one.chat, one.whole)
            self._compare_codes(one.chat, one.buttons)
            for part in _of_deal(one.file, state.deal):
                self._compare_codes(one.chat, part)

    def _new_calls(self) -> list[Sent]:
        line = self._party.evening.line
        if line is not self._line:  # of a process that was started meanwhile
            self._line, self._sent_at = line, 0
        calls, self._sent_at = line.sent[self._sent_at :], len(line.sent)
        return calls

    def _learn(self, state: State, seats: dict[int, int]) -> None:
        if (state.deal, state.attempt) != self._deal:
            self._deal = state.deal, state.attempt
            self._known = {}
        public = seen_in(view(state))
        public_chats = dict.fromkeys((self._party.group.id, *self._onlookers))
        for chat, seat in {**public_chats, **seats}.items():
            known = self._known.setdefault(chat, set())
            known |= public if seat is None else seen_in(view(state, seat))

    def _compare(self, chat: int, text: str) -> None:
        shown = {LABELS[label] for label in LABEL.findall(text) if label in LABELS}
        self.read += bool(shown)
        self.seen_by_onlookers += bool(shown) and chat in self._onlookers
        self._check(chat, shown, text)

    def _compare_codes(self, chat: int, text: str) -> None:
        self._check(chat, {Card(code) for code in CODE.findall(text)}, text)

    def _check(self, chat: int, shown: set[Card], text: str) -> None:
        secret = shown - self._known.get(chat, set())
        assert not secret, f"{sorted(secret)} told to {chat}: {text!r}"
