"""A press's way through the bot: how long it takes, and how many a second there can be."""

import asyncio
import re
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Literal, TypeAlias, get_args

from aiogram.types import Update

from benchmarks.figures import middle_and_tail, show
from benchmarks.house import House, Press, TimedApp, house
from bot.pacing import Limits
from sandbox.driver import Person

Kind: TypeAlias = Literal["that act", "out of turn", "on old buttons"]
TABLES = 100
ROUNDS = 2
A_SECOND = 8.0
"""Presses at all tables together; each changes three hands and a table, and a bot may send and
edit 30 times a second."""

QUIET = 2.0
"""Seconds after the start before the first press."""


def bench_bot(tables: int = TABLES, rounds: int = ROUNDS, a_second: float = A_SECOND) -> None:
    """Print the milliseconds of a press, then the presses a second."""
    with house() as home:
        asyncio.run(_bench(home, tables, rounds, a_second))


async def _bench(home: House, tables: int, rounds: int, a_second: float) -> None:
    await home.build(tables)
    app = await home.open(Limits(used_before=False))
    around = f"{len(home.tables)} tables live, {a_second:.0f} presses/s"
    await latencies(home, app, rounds, a_second, around)
    for kind in get_args(Kind):
        await _throughput(home, app, rounds, kind)
    await home.close(app)


# A press after the other, through the poller


async def latencies(home: House, app: TimedApp, rounds: int, a_second: float, around: str) -> None:
    """Run the bot while people press, and print how long they waited.

    :param around: what else goes on, in words
    """
    running = asyncio.create_task(app.run())
    await _until(lambda: home.tables.keys() <= {table for _, table in app.commits})  # resumed
    await asyncio.sleep(QUIET)
    dice = Random(3)
    pressed: list[tuple[float, Press, str]] = []
    for _ in range(rounds):
        presses = await home.presses(app)
        dice.shuffle(presses)
        due = time.perf_counter()
        for press in presses:
            pressed.append((time.perf_counter(), press, press.now().id))
            due += dice.expovariate(a_second)
            await asyncio.sleep(due - time.perf_counter())
        await _until(lambda: not home.world.unanswered())
    await app.stop()
    await running
    _show_latencies(home, app, pressed, around)


async def _until(reached: Callable[[], bool]) -> None:
    while not reached():  # noqa: ASYNC110 - what is waited for tells nobody
        await asyncio.sleep(0.01)


def _show_latencies(
    home: House, app: TimedApp, pressed: Sequence[tuple[float, Press, str]], around: str
) -> None:
    committed, first, answered = [], [], []
    for began, press, query_id in pressed:
        commit = next(at for at, table in app.commits if table == press.table and at > began)
        answer = next(one.at for one in home.session.requests if one.query_id == query_id)
        chats = {person.id for person in home.tables[press.table]}
        shows = (one.at for one in home.session.requests if one.chat_id in chats)
        committed.append(commit - began)
        first.append(min([answer, *(at for at in shows if at > commit)]) - began)
        answered.append(answer - began)
    for what, took in (
        (f"press to commit, p50 / p95 ({around})", committed),
        ("press to first outgoing request, p50 / p95", first),
        ("press to its answer, p50 / p95", answered),
    ):
        show(what, middle_and_tail(took), "ms")


# As many as there can be, past the poller


async def _throughput(home: House, app: TimedApp, rounds: int, kind: Kind) -> None:
    took, worked, count = 0.0, 0.0, 0
    for _ in range(rounds):
        home.world.updates.clear()
        for press in await home.presses(app):
            _of_kind(press, kind, home.tables[press.table]).now()
        updates = [Update.model_validate(one, context={"bot": home.bot}) for one in home.waiting()]
        began, before = time.perf_counter(), time.process_time()
        await asyncio.gather(*map(app.feed, updates))
        took += time.perf_counter() - began
        worked += time.process_time() - before
        count += len(updates)
    each = f"updates/s, {worked / count * 1000:.1f} ms of processor time each"
    show(f"presses {kind}, through dispatcher and SQLite", f"{count / took:.0f}", each)


def _of_kind(press: Press, kind: Kind, people: Sequence[Person]) -> Press:
    match kind:
        case "that act":
            return press
        case "out of turn":
            return press._replace(person=next(one for one in people if one is not press.person))
        case "on old buttons":
            return press._replace(data=re.sub(r"^(\w+:\d+):\d+", r"\1:0", press.data))
