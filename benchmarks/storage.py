"""What a press costs in the database: with every commit on the disk and 100 tables live."""

import asyncio
import tempfile
import time
from dataclasses import replace
from pathlib import Path

from benchmarks.figures import middle_and_tail, show
from bot.storage import ActionRow, SeatRow, Storage

TABLES = 100
PRESSES = 1000
STATE = '{"phase": {"kind": "tricks"}, "hands": "' + "x" * 700 + '"}'


def bench_storage() -> None:
    """Print the transactions a second and the milliseconds of a typical press."""
    took = asyncio.run(_presses())
    what = f"read, save, 2 actions, update id ({TABLES} tables live, synchronous=FULL)"
    show(what, f"{PRESSES / sum(took):.0f}", "commits/s")
    show("the same, p50 / p95", middle_and_tail(took), "ms")


async def _presses() -> list[float]:
    with tempfile.TemporaryDirectory() as directory:
        storage = await Storage.open(Path(directory, "bench.db"), clock=time.time)
        tables = await _open_tables(storage)
        took = []
        for update_id in range(PRESSES + 100):
            before = time.perf_counter()
            await _press(storage, update_id, tables[update_id % TABLES])
            took.append(time.perf_counter() - before)
        await storage.close()
    return took[100:]


async def _open_tables(storage: Storage) -> list[int]:
    seats = [SeatRow(seat=seat, kind="human", name="A", user_id=seat + 1) for seat in range(3)]
    tables = []
    async with storage.write() as tx:
        for number in range(TABLES):
            row = await tx.tables.create(
                chat_id=-1 - number, opener=1, match_id=f"match-{number}", seats=seats
            )
            await tx.tables.save(replace(row, status="playing", state=STATE), row.rev)
            tables.append(row.id)
    return tables


async def _press(storage: Storage, update_id: int, table_id: int) -> None:
    async with storage.write(update_id) as tx:
        row = await tx.tables.get(table_id)
        assert row is not None
        await tx.tables.save(replace(row, state=STATE, acted_at=tx.now), row.rev)
        action = ActionRow(
            table_id=table_id, rev=row.rev + 1, deal=1, seat=0, action="cAH", at=tx.now
        )
        await tx.actions.append(action, replace(action, seat=1, auto="only_choice"))


if __name__ == "__main__":
    bench_storage()
