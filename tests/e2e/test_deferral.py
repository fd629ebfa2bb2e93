"""A press is answered in time though the database keeps it waiting, and so is one behind it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.deferral import IN_TIME
from bot.storage import Storage
from bot.storage.transaction import Transaction
from tests.e2e.evening import Evening
from tests.e2e.party import seated


def slow_to_write(evening: Evening, patch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let whatever an update does to the database take a while."""
    write = Storage.write

    @asynccontextmanager
    async def slowly(self: Storage, update_id: int | None = None) -> AsyncIterator[Transaction]:
        if update_id is not None:
            await evening.time.sleep(seconds)
        async with write(self, update_id) as transaction:
            yield transaction

    patch.setattr(Storage, "write", slowly)


async def test_presses_that_wait_are_answered_in_time_and_carried_out_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await seated(evening, computers=0)
    await evening.advance(10)
    reader = party.turn
    before = (await evening.tables())[0].rev
    slow_to_write(evening, monkeypatch, 10)
    hand = reader.last()
    first = reader.press(hand, party.t("button-pass"))
    await evening.advance(1)
    behind = reader.press(hand, party.t("button-pass"))
    await evening.advance(IN_TIME - 1.5)
    assert [query.answers for query in (first, behind) if query is not None] == [0, 0]
    await evening.advance(2)

    later = party.t("error-put-off")
    assert [(query.answers, query.text) for query in (first, behind) if query is not None] == [
        (1, later),
        (1, later),
    ]
    await evening.advance(30)
    (row,) = await evening.tables()
    assert row.rev == before + 1


async def test_a_press_that_is_handled_in_time_hears_nothing_of_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await seated(evening, computers=0)
    await evening.advance(10)
    slow_to_write(evening, monkeypatch, IN_TIME - 1)
    reader = party.turn
    query = reader.press(reader.last(), party.t("button-pass"))
    await evening.advance(10)

    assert query is not None
    assert (query.answers, query.text) == (1, "")
