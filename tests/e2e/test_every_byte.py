"""Whole random matches, read byte by byte: calls, files, log, reports of errors, and figures."""

import io
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest

from bot.handlers.presses import DOING
from bot.presses import Move
from tests.e2e.evening import Evening
from tests.e2e.line import Sent
from tests.e2e.menus import choose_rules
from tests.e2e.party import Party, gather
from tests.e2e.test_log import CARD
from tests.e2e.test_secrets import PEOPLE, begun, evening_of
from tests.e2e.watch import LABEL, Watch
from tests.game.variants import random_rules, random_sheet

STRETCH = 25
STRETCHES = 8
"""Presses between two looks at what operators see, and between two kills."""
FLAW = 0.04
"""How many moves break in our own code."""


class Everything:
    """Collects what leaves the program besides what its process sends now."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self.calls: list[Sent] = []
        self.pages: list[str] = []
        self.salts: set[str] = set()

    async def collect(self) -> None:
        """Take what operators may read at this time."""
        evening = self._evening
        entrance = evening.app.entrance
        self.pages += [await entrance._page(), str(await entrance.health.problem())]
        self.salts.add(evening.chance.latest.salt)

    async def kill(self) -> None:
        """Let the process die, with all that it has sent, and another one begin."""
        self.calls += self._evening.line.sent
        await self._evening.restart()

    def judge(self, *logs: str) -> None:
        """See that there is no token anywhere, and nothing of a deck in what operators read."""
        token = self._evening.world.token
        secret = token.partition(":")[2]
        for one in [*self.calls, *self._evening.line.sent]:
            assert secret not in one.whole + one.file
        for text in [*logs, *self.pages]:
            assert secret not in text
            assert CARD.findall(text) == []
            assert LABEL.findall(text) == []
            assert not [salt for salt in self.salts if salt in text]


def flawed(
    dice: Random, evening: Evening, move: Callable[..., Awaitable[Any]]
) -> Callable[..., Awaitable[Any]]:
    """Return a move that sometimes fails, with all that is secret in its message."""
    moves = count()

    async def act(*arguments: Any) -> Any:
        if next(moves) == 2 or dice.random() < FLAW:
            rows = await evening.tables()
            raise RuntimeError(f"{evening.world.token} {evening.chance.latest} {rows}")
        return await move(*arguments)

    return act


async def play_on(dice: Random, party: Party, watch: Watch, all_of_it: Everything) -> None:
    """Let a match be played, to its end if that comes soon, with a kill now and then."""
    for _ in range(STRETCHES):
        await evening_of(dice, party, watch, STRETCH)
        await all_of_it.collect()
        if party.ended():
            return
        await watch.look()
        await all_of_it.kill()
    (row,) = await party.evening.tables()
    assert json.loads(row.state or "{}")["deal"] > 1


@pytest.mark.parametrize("seed", range(3))
async def test_no_byte_holds_what_its_reader_may_not_know(
    evening: Evening,
    lines: tuple[io.StringIO, io.StringIO],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    seed: int,
) -> None:
    dice = Random(f"bytes {seed}")
    seats = 2 + seed % 3
    party = await gather(evening, dict(list(PEOPLE.items())[:seats]))
    rules = random_rules(dice)
    await choose_rules(party, rules)
    sheet = replace(random_sheet(dice, rules, seats), writeoffs=(0,) * seats)
    monkeypatch.setattr("bot.tables.new_match", partial(begun, sheet))
    monkeypatch.setitem(DOING, Move, flawed(dice, evening, DOING[Move]))
    evening.chance.favour(0)  # so that somebody wins soon
    await party.open_lobby()
    watch, all_of_it = Watch(party), Everything(evening)
    await party.start()
    await play_on(dice, party, watch, all_of_it)
    await evening.advance(30)

    assert watch.read > 20
    assert evening.complaints.lines
    shown, logged = capfd.readouterr(), [stream.getvalue() for stream in lines]
    assert all("RuntimeError" in text for text in logged)
    all_of_it.judge(shown.out, shown.err, *logged)
    evening.complaints.lines.clear()


async def test_a_leak_would_be_seen(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en", "Boris": "en", "Vera": "en"})
    await party.open_lobby()
    watch = Watch(party)
    await party.start()
    await watch.look()
    anna, boris = party.readers[:2]
    hand = boris.hand()
    assert hand is not None
    card = boris.held(hand)[0]
    label = next(label for label, each in boris.cards.items() if each is card)
    keyboard = {"inline_keyboard": [[{"callback_data": f"k1:1:2:x{card}"}]]}
    for leak in (
        Sent(anna.id, json.dumps({"text": label}, ensure_ascii=False)),
        Sent(anna.id, json.dumps({"reply_markup": keyboard})),
        Sent(anna.id, "{}", json.dumps({"deal": 1, "hand": [card]})),
        Sent(
            anna.id, "{}", json.dumps({"match": "x"}) + "\n" + json.dumps({"deal": 1, "x": card})
        ),
    ):
        evening.line.sent.append(leak)
        with pytest.raises(AssertionError, match="told to"):
            await watch.look()
