"""The clocks of the tables, without a table."""

import asyncio
from dataclasses import replace
from random import Random

from bot.storage.rows import SeatRow, TableRow
from bot.table import Table
from bot.tempo import Tempo
from bot.timers import Hands, Timers
from bot.worker import Question
from game.actions import Action
from game.engine import apply, new_match
from game.match import shuffled
from tests.bot.fakes import FakeTime

SEATS = tuple(SeatRow(seat=seat, kind="computer", name="") for seat in range(3))
ROW = TableRow(
    id=1,
    chat_id=-1,
    thread_id=None,
    private=False,
    status="playing",
    opener=7,
    match_id="x",
    created_at=0,
    acted_at=1_000_000,
    seats=SEATS,
)
STATE, _ = apply(new_match(), None, shuffled(Random(1)))


def at_revision(rev: int) -> Table:
    """Return a table where a computer player is on turn."""
    return Table(replace(ROW, rev=rev), STATE, (0, 0, 0))


async def test_a_plan_read_late_does_not_replace_a_newer_one() -> None:
    time, went_on = FakeTime(), list[int]()
    reads: list[asyncio.Future[Table | None]] = []

    async def load(_table_id: int) -> Table | None:
        reads.append(asyncio.get_running_loop().create_future())
        return await reads[-1]

    async def go_on(_table_id: int, rev: int, _thought: Action | None) -> None:
        went_on.append(rev)

    async def nobody(_question: Question) -> None:
        raise AssertionError("nobody has to think")

    async def nothing(_table_id: int, _user_id: int) -> None:
        return None

    async def nothing_at(_table_id: int) -> None:
        return None

    hands = Hands(
        load=load,
        think=nobody,
        go_on=go_on,
        nudge=nothing,
        hand_shown_at=nothing,
        show=nothing_at,
    )
    timers = Timers(hands, tempo=Tempo(), clock=time.now, sleep=time.sleep)
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
