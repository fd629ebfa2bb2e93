"""All or nothing, one after the other, and no update twice."""

import asyncio
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from bot.storage import AlreadyDoneError, Storage, TableRow
from bot.storage.driver import unbroken
from tests.bot.storage.conftest import Clock

ROOT = Path(__file__).parents[3]


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


async def test_a_cancelled_transaction_is_whole_or_undone(storage: Storage) -> None:
    table = await make_table(storage)
    # Cancelled a little later each time: waiting, beginning, reading, saving, committing, after.
    for awaits in range(40):
        task = asyncio.ensure_future(count_up(storage, table.id))
        for _ in range(awaits):
            await asyncio.sleep(0)
        task.cancel()
        (outcome,) = await asyncio.gather(task, return_exceptions=True)
        assert outcome is None or isinstance(outcome, asyncio.CancelledError)
    async with storage.read() as tx:
        before = await tx.tables.get(table.id)
    assert before is not None
    assert before.schema == before.rev < 40
    await count_up(storage, table.id)
    async with storage.read() as tx:
        assert await tx.tables.get(table.id) == replace(
            before, schema=before.schema + 1, rev=before.rev + 1
        )


async def test_cancelled_between_two_statements_nothing_is_written(storage: Storage) -> None:
    table = await make_table(storage)
    saved = asyncio.Event()

    async def save_and_wait() -> None:
        async with storage.write(update_id=1) as tx:
            await tx.tables.save(replace(table, schema=9), table.rev)
            saved.set()
            await asyncio.Event().wait()

    task = asyncio.ensure_future(save_and_wait())
    await saved.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with storage.write(update_id=1) as tx:
        assert await tx.tables.get(table.id) == table


async def test_a_cancelled_statement_is_finished_first() -> None:
    steps = []

    async def trip() -> str:
        await asyncio.sleep(0)
        steps.append("trip done")
        return "result"

    async def travel() -> None:
        steps.append(await unbroken(trip()))
        await asyncio.sleep(0)
        steps.append("never")

    task = asyncio.ensure_future(travel())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert steps == ["trip done", "result"]


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


KILLED = """
import asyncio, sys
from dataclasses import replace
from bot.storage import ActionRow, Storage

async def play():
    storage = await Storage.open(sys.argv[1], clock=lambda: 0)
    async with storage.write() as tx:
        row = await tx.tables.create(chat_id=-1, opener=1, match_id="01J0")
    for update_id in range(1, 100_000):
        async with storage.write(update_id) as tx:
            row = await tx.tables.save(row, row.rev)
            action = ActionRow(table_id=row.id, rev=row.rev, deal=1, seat=0, action="p", at=0)
            await tx.actions.append(action)
        print(update_id, flush=True)

asyncio.run(play())
"""


def play_until_killed(path: Path, presses: int) -> int:
    """Let another process commit presses, kill it, and tell the last one it announced."""
    command = [sys.executable, "-c", KILLED, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        for _ in range(presses):
            process.stdout.readline()
        process.kill()
        return presses + len(process.stdout.readlines())


async def test_a_killed_process_loses_nothing_it_committed(path: Path, clock: Clock) -> None:
    announced = play_until_killed(path, presses=25)
    storage = await Storage.open(path, clock=clock)
    async with storage.read() as tx:
        (table_id,) = await tx.tables.live()
        table = await tx.tables.get(table_id)
        actions = await tx.actions.of_deal(table_id, 1)
    assert table is not None
    # The press that was committed but not yet announced may be there too.
    assert table.rev in (announced, announced + 1)
    assert [action.rev for action in actions] == list(range(1, table.rev + 1))
    with pytest.raises(AlreadyDoneError):
        async with storage.write(table.rev):
            pass
    async with storage.write(table.rev + 1):
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


async def test_a_page_that_is_damaged_fails_like_a_full_disk(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        for number in range(500):
            await tx.persons.see(number, "x" * 200, None)
    await storage.close()
    storage = await Storage.open(path, clock=clock)
    pages = path.stat().st_size // 4096
    with path.open("r+b") as file:
        file.seek((pages - 10) * 4096)
        file.write(b"\xff" * 10 * 4096)
    with pytest.raises(OperationalError, match="malformed"):
        async with storage.write(1) as tx:
            await tx.persons.many(range(500))
    await storage.close()
