"""What people feel of it when computer players think: presses at tables beside theirs."""

import asyncio
import time
from dataclasses import replace
from statistics import median
from typing import Final

from benchmarks.bot import A_SECOND, latencies
from benchmarks.burning import burn
from benchmarks.figures import show
from benchmarks.house import House, TimedApp, house
from benchmarks.surroundings import CALM
from bot.computers import computer_seat
from bot.pace import choose_pace
from bot.pacing import Limits
from bot.storage import Storage
from bot.tempo import Tempo
from bot.thinking import Minds
from bot.worker import decide_in_worker

TABLES: Final = 50
"""Tables where strong players think, and as many where people press."""
ROUNDS: Final = 3
TEMPO: Final = replace(CALM, computer_fast=Tempo().computer)
"""Computers move at the usual pace; where people play the clock does nothing."""


def bench_thinking(tables: int = TABLES, rounds: int = ROUNDS) -> None:
    """Print the milliseconds of a press while strong players think."""
    with house() as home:
        asyncio.run(_bench(home, tables, rounds, "people who do nothing"))
    ways = {"strong players": decide_in_worker, "players that use all of their time": burn}
    for name, decide in ways.items():
        with house(tempo=TEMPO, minds=Minds(decide=decide)) as home:
            asyncio.run(_bench(home, tables, rounds, name, computers=True))


async def _bench(
    home: House, tables: int, rounds: int, name: str, *, computers: bool = False
) -> None:
    await home.build(2 * tables)
    beside = list(home.tables)[:tables]
    if computers:
        await _seat_computers(home, beside)
    for table_id in beside:
        del home.tables[table_id]
    app = await home.open(Limits(used_before=False))
    asked: list[int] = []
    counting = asyncio.create_task(_count(app, asked))
    began = time.perf_counter()
    around = f"{tables} tables of {name}, workers: {home.settings.workers}"
    await latencies(home, app, rounds, A_SECOND, around)
    took = time.perf_counter() - began
    counting.cancel()
    moves = sum(table not in home.tables for _, table in app.commits) - tables
    await home.close(app)
    if not computers:
        return
    show("tables thinking at once, at the median", f"{median(asked):.0f}", "")
    show("their decisions meanwhile", f"{moves / took:.1f}", "/s")


async def _seat_computers(home: House, tables: list[int]) -> None:
    """Let strong players take all seats of some tables."""
    storage = await Storage.open(home.settings.database_path, clock=time.time)
    async with storage.write() as tx:
        for table_id in tables:
            row = await tx.tables.get(table_id)
            assert row is not None
            seats = tuple(replace(computer_seat("strong"), seat=each.seat) for each in row.seats)
            await tx.tables.save(replace(row, seats=seats), row.rev)
            await choose_pace(tx, row.chat_id, row.thread_id, "fast")
    await storage.close()


async def _count(app: TimedApp, counted: list[int]) -> None:
    """Note again and again how many tables wait for an answer."""
    while True:
        await asyncio.sleep(0.05)
        counted.append(app.thinking.asked)
