"""All or nothing, one after the other, and no update twice."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.storage import AlreadyDoneError, Storage, TableRow
from tests.bot.storage.conftest import Clock


async def make_table(storage: Storage) -> TableRow:
    async with storage.write() as tx:
        return await tx.tables.create(chat_id=-1, opener=1, match_id="01J0")


async def count_up(storage: Storage, table_id: int) -> None:
    """Read, wait, write: what loses updates without a lock."""
    async with storage.write() as tx:
        row = await tx.tables.get(table_id)
        assert row is not None
        await asyncio.sleep(0)
        await tx.tables.save(replace(row, schema=row.schema + 1), row.rev)


async def test_an_update_is_done_once(storage: Storage) -> None:
    async with storage.write(update_id=77) as tx:
        await tx.persons.see(1, "Anna", None)
    with pytest.raises(AlreadyDoneError, match="77"):
        async with storage.write(update_id=77) as tx:
            await tx.persons.see(1, "Boris", None)
    async with storage.read() as tx:
        person = await tx.persons.get(1)
    assert person is not None
    assert person.name == "Anna"


async def test_a_failed_update_may_come_again(storage: Storage) -> None:
    async def fail() -> None:
        async with storage.write(update_id=77) as tx:
            await tx.persons.see(1, "Anna", None)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with storage.read() as tx:
        assert await tx.persons.get(1) is None
    async with storage.write(update_id=77) as tx:
        await tx.persons.see(1, "Boris", None)


async def test_a_hundred_increments_at_once_all_count(storage: Storage) -> None:
    table = await make_table(storage)

    async def twenty() -> None:
        for _ in range(20):
            await count_up(storage, table.id)

    await asyncio.gather(*(twenty() for _ in range(5)))
    async with storage.read() as tx:
        row = await tx.tables.get(table.id)
    assert row is not None
    assert (row.schema, row.rev) == (100, 100)


async def test_a_cancelled_transaction_is_undone_and_blocks_nobody(
    path: Path, clock: Clock
) -> None:
    storage = await Storage.open(path, clock=clock)
    table = await make_table(storage)
    # Cancelled at each of its first awaits in turn: while waiting, reading, saving, committing.
    for awaits in range(40):
        task = asyncio.ensure_future(count_up(storage, table.id))
        for _ in range(awaits):
            await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
    async with storage.read() as tx:
        before = await tx.tables.get(table.id)
    assert before is not None
    assert before.schema == before.rev
    await count_up(storage, table.id)
    async with storage.read() as tx:
        assert await tx.tables.get(table.id) == replace(
            before, schema=before.schema + 1, rev=before.rev + 1
        )
    await storage.close()


async def test_a_second_transaction_of_the_same_task_is_a_mistake(storage: Storage) -> None:
    async with storage.write():
        with pytest.raises(RuntimeError, match="open already"):
            async with storage.write():
                pass
    await make_table(storage)


async def test_a_reader_waits_for_nobody_and_sees_what_is_committed(
    path: Path, clock: Clock
) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as writing:
        await writing.persons.see(1, "Anna", None)
        async with storage.read() as reading:
            assert await reading.persons.get(1) is None
    async with storage.read() as before:
        assert await before.persons.get(2) is None
        async with storage.write() as writing:
            await writing.persons.see(2, "Boris", None)
        assert await before.persons.get(2) is None
    await storage.close()


async def test_a_reader_cannot_write(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    with pytest.raises(OperationalError, match="readonly"):
        async with storage.read() as tx:
            await tx.persons.see(1, "Anna", None)
    await storage.close()


async def test_everything_is_there_after_reopening(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    table = await make_table(storage)
    await count_up(storage, table.id)
    async with storage.write(update_id=5) as tx:
        await tx.persons.see(1, "Anna", None)
    await storage.close()

    storage = await Storage.open(path, clock=clock)
    async with storage.read() as tx:
        assert await tx.tables.live() == [table.id]
        assert await tx.tables.get(table.id) == replace(table, schema=1, rev=1)
    with pytest.raises(AlreadyDoneError):
        async with storage.write(update_id=5):
            pass
    await storage.close()


async def test_every_commit_is_on_the_disk(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    for connect, read_only in ((storage._writer.connect, 0), (storage._reader.connect, 1)):  # type: ignore[union-attr]
        async with connect() as connection:
            settings = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys", "query_only")
            ]
            await connection.rollback()
        assert settings == ["wal", 2, 1, read_only]
    await storage.close()
