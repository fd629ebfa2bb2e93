"""Somebody who reads along in every chat, and knows what each may know."""

import re
from typing import Final

from bot import codec
from bot.l10n import Translator, languages
from bot.render.cards import card_label
from game.cards import Card
from game.state import State
from game.views import View, view
from tests.e2e.party import Party

LABELS: Final = {
    card_label(card, Translator(language)): card for language in languages() for card in Card
}
LABEL: Final = re.compile(r"(?:10|\w)[♠♣♦♥]")


def seen_in(one: View) -> set[Card]:
    """Return the cards that a view shows."""
    cards = {*one.hand, *one.talon, *one.laid, *one.nines}
    cards |= {card for _, card in (*one.given, *one.trick)}
    cards |= {card for trick in one.tricks for _, card in trick.cards}
    return cards if one.received is None else {*cards, one.received}


class Watch:
    """Compares all that the bot says with what its reader may know at that time.

    What was seen in a deal stays known in it. Between deals everything lies open.
    """

    def __init__(self, party: Party) -> None:
        self._party = party
        self._at = 0
        self._deal = (0, 0)
        self._known: dict[int, set[Card]] = {}
        self.read = 0
        """How many messages with cards were compared."""

    async def look(self) -> None:
        """Read what was said since the last look."""
        evening = self._party.evening
        (row, *_) = await evening.tables()
        said, self._at = evening.said[self._at :], len(evening.said)
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

    def _learn(self, state: State, seats: dict[int, int]) -> None:
        if (state.deal, state.attempt) != self._deal:
            self._deal = state.deal, state.attempt
            self._known = {}
        public = seen_in(view(state))
        for chat, seat in {**seats, self._party.group.id: None}.items():
            known = self._known.setdefault(chat, set())
            known |= public if seat is None else seen_in(view(state, seat))

    def _compare(self, chat: int, text: str) -> None:
        shown = {LABELS[label] for label in LABEL.findall(text) if label in LABELS}
        self.read += bool(shown)
        secret = shown - self._known.get(chat, set())
        assert not secret, f"{sorted(secret)} told to {chat}: {text!r}"
