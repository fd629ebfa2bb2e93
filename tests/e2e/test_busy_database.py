"""The database is busy for a while, at any write: the table waits for it and goes on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy.exc import OperationalError

from bot.storage import Storage
from bot.storage.transaction import Transaction
from tests.e2e.evening import Evening
from tests.e2e.party import gather


@pytest.mark.parametrize("before", range(6))
async def test_a_start_and_its_cards_wait_for_a_busy_database(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, before: int
) -> None:
    party = await gather(evening)
    await party.open_lobby()
    await evening.advance(5)
    write, turns = Storage.write, iter([False] * before + [True] * 3)

    @asynccontextmanager
    async def busy(self: Storage, update_id: int | None = None) -> AsyncIterator[Transaction]:
        if next(turns, False):
            raise OperationalError("BEGIN IMMEDIATE", {}, Exception("database is locked"))
        async with write(self, update_id) as transaction:
            yield transaction

    monkeypatch.setattr(Storage, "write", busy)
    party.first.press(party.lobby, party.t("button-start"))
    await evening.until(party.on_turn, limit=30)
    await evening.advance(5)

    assert all(reader.hand() for reader in party.readers)
    assert len(party.tables) == 1
    assert len(evening.complaints.lines) == 3
    evening.complaints.lines.clear()
