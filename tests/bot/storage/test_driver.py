"""How often a transaction goes to the database's thread and back."""

from typing import Any

import aiosqlite
import pytest

from bot.storage import Storage

Trips = list[str]


@pytest.fixture
async def trips(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> Trips:
    async with storage.read() as tx:  # the reader's connection is made now
        await tx.tables.live()
    seen: Trips = []
    execute = aiosqlite.Connection._execute

    async def noted(self: aiosqlite.Connection, function: Any, *args: Any, **kwargs: Any) -> Any:
        seen.append(function.__name__)
        return await execute(self, function, *args, **kwargs)  # type: ignore[no-untyped-call]

    monkeypatch.setattr(aiosqlite.Connection, "_execute", noted)
    return seen


async def test_a_statement_is_one_trip_and_the_beginning_none(
    storage: Storage, trips: Trips
) -> None:
    async with storage.read() as tx:
        await tx.persons.get(1)
        await tx.chats.get(1)
    assert len(trips) == 3


async def test_a_transaction_that_does_nothing_stays_at_home(
    storage: Storage, trips: Trips
) -> None:
    async with storage.write():
        pass
    assert trips == []


async def test_after_a_failure_at_home_the_next_transaction_begins_anew(
    storage: Storage, trips: Trips
) -> None:
    async def fail(*, at_home: bool) -> None:
        async with storage.write() as tx:
            if not at_home:
                await tx.persons.see(1, "Anna", None)
            raise ZeroDivisionError

    for at_home in (True, False):
        with pytest.raises(ZeroDivisionError):
            await fail(at_home=at_home)
    async with storage.read() as tx:
        assert await tx.persons.get(1) is None
