"""The clocks of the tables, without a table."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace

import pytest

from bot.storage.rows import SeatRow
from bot.table import Table
from bot.tempo import Pace, Tempo
from bot.timers import Due, Hands, Timers, due
from bot.worker import Question
from game.actions import Action
from tests.bot.fakes import FakeTime
from tests.bot.tables import ROW as PLAYED
from tests.bot.tables import STATE

SEATS = tuple(SeatRow(seat=seat, kind="computer", name="") for seat in range(3))
ROW = replace(PLAYED, seats=SEATS)

Load = Callable[[int], Awaitable[Table | None]]
GoOn = Callable[[int, int, Action | None], Awaitable[None]]
Think = Callable[[Question], Awaitable[Action | None]]
Show = Callable[[int], Awaitable[None]]


async def nobody(_question: Question) -> None:
    """Be asked to think where nobody has to."""
    raise AssertionError


async def nothing(_table_id: int, _user_id: int) -> None:
    """Show nothing to a person."""


async def never(_table_id: int, _rev: int) -> None:
    """Hear of a time that is up, where nobody is waited for."""
    raise AssertionError


async def nothing_at(_table_id: int) -> None:
    """Show nothing."""


def make_timers(
    time: FakeTime, load: Load, go_on: GoOn, think: Think = nobody, show: Show = nothing_at
) -> Timers:
    """Return timers that nudge nobody."""
    hands = Hands(
        load=load,
        think=think,
        go_on=go_on,
        run_out=never,
        counts=lambda: True,
        nudge=nothing,
        hand_shown_at=nothing,
        show=show,
    )
    return Timers(hands, tempo=Tempo(), clock=time.now, sleep=time.sleep)


def at_revision(rev: int) -> Table:
    """Return a table where a computer player is on turn."""
    return Table(replace(ROW, rev=rev), STATE, (0, 0, 0))


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 3.0), ("normal", 1.5), ("fast", 0.5)])
def test_a_computer_moves_at_the_pace_of_the_group(pace: Pace, seconds: float) -> None:
    step = due(replace(at_revision(5), pace=pace), Tempo())
    assert step == Due(1000 + seconds, "go_on", 5)


async def test_the_same_plan_is_kept_with_what_is_thought_for_it() -> None:
    time, went_on, asked = FakeTime(), list[int](), list[int]()
    thoughts: list[asyncio.Future[Action | None]] = []
    strong = tuple(replace(seat, level="strong") for seat in SEATS)
    now = [at_revision(5)]

    async def load(_table_id: int) -> Table | None:
        return replace(now[0], row=replace(now[0].row, seats=strong))

    async def think(question: Question) -> Action | None:
        asked.append(question.rev)
        thoughts.append(asyncio.get_running_loop().create_future())
        return await thoughts[-1]

    async def go_on(_table_id: int, rev: int, _thought: Action | None) -> None:
        went_on.append(rev)

    timers = make_timers(time, load, go_on, think)
    await timers.plan(1)
    await timers.plan(1)
    await time.settle()
    assert asked == [5]
    now[0] = at_revision(6)
    await timers.plan(1)
    await time.settle()
    assert asked == [5, 6]
    assert thoughts[0].cancelled()
    await time.advance(10)
    assert went_on == []
    thoughts[1].set_result(None)
    await time.settle()
    assert went_on == [6]
    await timers.close()


async def test_clocks_that_are_due_at_once_act_one_after_the_other() -> None:
    time, at_work, most = FakeTime(), 0, 0

    async def load(table_id: int) -> Table | None:
        return replace(at_revision(5), row=replace(ROW, id=table_id, rev=5))

    async def go_on(_table_id: int, _rev: int, _thought: Action | None) -> None:
        nonlocal at_work, most
        at_work += 1
        most = max(most, at_work)
        await time.sleep(1)
        at_work -= 1

    timers = make_timers(time, load, go_on)
    for table_id in (1, 2, 3):
        await timers.plan(table_id)
    await time.advance(2)
    assert at_work == 1
    await time.advance(10)
    assert (at_work, most) == (0, 1)
    await timers.close()


async def test_a_table_read_before_a_plan_was_made_does_not_replace_it() -> None:
    time, went_on = FakeTime(), list[int]()

    async def load(_table_id: int) -> Table | None:
        return at_revision(6)

    async def go_on(_table_id: int, rev: int, _thought: Action | None) -> None:
        went_on.append(rev)

    timers = make_timers(time, load, go_on)
    await timers.plan(1)
    timers.arm(at_revision(5))
    timers.arm(replace(at_revision(7), row=replace(ROW, id=2, rev=7)))
    timers.arm(replace(at_revision(8), row=replace(ROW, id=3, rev=8, status="finished")))
    assert len(timers) == 2
    await time.advance(2)
    await timers.close()
    assert sorted(went_on) == [6, 7]


async def test_a_plan_read_late_does_not_replace_a_newer_one() -> None:
    time, went_on = FakeTime(), list[int]()
    reads: list[asyncio.Future[Table | None]] = []

    async def load(_table_id: int) -> Table | None:
        reads.append(asyncio.get_running_loop().create_future())
        return await reads[-1]

    async def go_on(_table_id: int, rev: int, _thought: Action | None) -> None:
        went_on.append(rev)

    timers = make_timers(time, load, go_on)
    slow, fast = asyncio.ensure_future(timers.plan(1)), asyncio.ensure_future(timers.plan(1))
    await time.settle()
    reads[1].set_result(at_revision(6))
    await time.settle()
    reads[0].set_result(at_revision(5))
    await time.settle()
    await asyncio.gather(slow, fast)
    await time.advance(2)
    await timers.close()

    assert went_on == [6]
