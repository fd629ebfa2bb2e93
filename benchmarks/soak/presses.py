"""How soon presses are answered while Telegram holds the group's messages back; time is real."""

import asyncio
import time
from random import Random
from typing import Final

from benchmarks.figures import middle_and_tail, show
from benchmarks.house import House, house
from bot.pacing import Limits

AT_ONCE: Final = 0.3
"""Seconds within which a press should be answered."""
A_SECOND: Final = 8.0
HELD_BACK: Final = 120.0
"""Seconds for which every group refuses everything."""
QUIET: Final = 2.0
GLANCE: Final = 0.01


def presses(tables: int, count: int) -> float:
    """Print the share of presses answered at once while all groups are throttled; return it."""
    with house() as home:
        took = asyncio.run(_presses(home, tables, count))
    share = sum(seconds <= AT_ONCE for seconds in took) / len(took)
    show(f"presses answered within {AT_ONCE * 1000:.0f} ms, groups throttled, {tables} tables",
         f"{share:.1%}", f"of {len(took)}")  # fmt: skip
    show("  a press to its answer, p50 / p95", middle_and_tail(took), "ms")
    return share


async def _presses(home: House, tables: int, count: int) -> list[float]:
    """Press at all tables in turn, as quickly as people do at so many."""
    await home.build(tables)
    app = await home.open(Limits())
    home.world.flood.enabled = True
    for chat_id in home.world.groups:
        home.world.flood.limit(chat_id, HELD_BACK)
    running = asyncio.create_task(app.run())
    await asyncio.sleep(QUIET)
    dice, pressed = Random(5), list[tuple[float, str]]()
    due = time.perf_counter()
    while len(pressed) < count:
        for press in await home.presses(app):
            pressed.append((time.perf_counter(), press.now().id))
            due += dice.expovariate(A_SECOND)
            await asyncio.sleep(due - time.perf_counter())
    while home.world.unanswered():  # noqa: ASYNC110 - what is waited for tells nobody
        await asyncio.sleep(GLANCE)
    await app.stop()
    await running
    answers = {one.query_id: one.at for one in home.session.requests if one.query_id}
    await home.close(app)
    return [answers[query_id] - at for at, query_id in pressed[:count]]
