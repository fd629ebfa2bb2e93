"""A break: who has to agree, how long a wish for one stands, and what it does to the clock."""

from dataclasses import replace

import pytest

from bot.breaks import all_agree, asked_in, begun, for_it, over, still_to_agree, wanted_by
from bot.storage import Storage
from bot.storage.rows import SeatRow, TableRow
from bot.table import Table, seated
from bot.tempo import Tempo
from bot.timers import LOOK_AGAIN, Due, due
from bot.turn_clock import clock_move, deadline, delays
from game.actions import Action
from game.phases import Dealing
from game.state import State
from tests.bot.fakes import FakeTime
from tests.bot.storage.conftest import Clock
from tests.bot.tables import PEOPLE, ROW
from tests.bot.test_only_card import states
from tests.bot.test_timers import make_timers

STATE = next(states())
MINUTE = 60_000


def at(state: State = STATE, **changes: object) -> Table:
    """Return a table of three people in a state."""
    return Table(replace(ROW, **changes), state, (0, 0, 0), limit="2m")  # type: ignore[arg-type]


def between(deal: int, *, sealed: bool = False, row: TableRow = ROW) -> Table:
    """Return the table before a deal, whose deck may be promised already."""
    state = replace(STATE, deal=deal, phase=Dealing())
    return Table(replace(row, sealed="{}" if sealed else None), state, (0, 0, 0))


def test_all_who_are_there_have_to_agree() -> None:
    table = at()
    assert (asked_in(table), for_it(table), still_to_agree(table)) == (None, [], [0, 1, 2])
    table = wanted_by(table, 2)
    assert (asked_in(table), for_it(table), still_to_agree(table)) == (1, [2], [0, 1])
    table = wanted_by(wanted_by(table, 2), 0)
    assert (for_it(table), still_to_agree(table)) == ([0, 2], [1])


@pytest.mark.parametrize("why", ["computer", "away", "absent"])
def test_who_is_not_there_holds_no_break_up(why: str) -> None:
    table = wanted_by(wanted_by(at(), 0), 1)
    if why == "computer":
        table = replace(table, row=seated(table.row, SeatRow(seat=2, kind="computer", name="")))
    elif why == "away":
        table = replace(table, row=seated(table.row, replace(PEOPLE[2], missed=2)))
    else:
        table = replace(table, absent=frozenset({2}))
    assert still_to_agree(table) == []


def test_a_break_that_nobody_is_missing_for_any_more_is_due() -> None:
    table = wanted_by(wanted_by(at(), 0), 1)
    gone = replace(table, absent=frozenset({2}))
    assert not all_agree(table)
    assert all_agree(gone)
    assert due(gone, Tempo()) == Due(ROW.acted_at / 1000, "go_on", ROW.rev)
    assert due(replace(at(), absent=frozenset({0, 1, 2})), Tempo()) != due(gone, Tempo())


def test_a_wish_in_a_deal_stands_until_the_next_one() -> None:
    row = wanted_by(at(), 0).row
    assert asked_in(between(2, row=row)) == 1
    late = wanted_by(between(2, row=row), 1)
    assert (asked_in(late), for_it(late)) == (1, [0, 1])
    assert asked_in(between(2, sealed=True, row=late.row)) is None
    assert asked_in(Table(late.row, replace(STATE, deal=2), (0, 0, 0))) is None


def test_a_wish_between_deals_stands_through_the_next_one() -> None:
    row = wanted_by(between(2), 0).row
    assert asked_in(between(2, sealed=True, row=row)) == 2
    assert asked_in(Table(row, replace(STATE, deal=2), (0, 0, 0))) == 2
    assert asked_in(between(3, row=row)) == 2
    assert asked_in(between(3, sealed=True, row=row)) is None


def test_nothing_is_due_in_a_break() -> None:
    table = wanted_by(at(turn_from=1_000_000), 0)
    paused = replace(table, row=begun(table.row, 1_010_000))
    assert due(table, Tempo()) is not None
    assert due(paused, Tempo()) is None
    assert deadline(paused) is None
    assert clock_move(paused, 10**12) is None
    assert delays(paused) == set()
    assert [seat.break_deal for seat in paused.row.seats] == [0, 0, 0]
    next_deal = between(2)
    assert due(next_deal, Tempo()) is not None
    assert due(replace(next_deal, row=begun(next_deal.row, 1)), Tempo()) is None
    for kind in ("computer", "away"):
        seat = replace(PEOPLE[STATE.to_act[0]], missed=2)
        if kind == "computer":
            seat = SeatRow(seat=STATE.to_act[0], kind="computer", name="")
        waits = replace(table, row=seated(table.row, seat))
        assert due(waits, Tempo()) is not None
        assert due(replace(waits, row=begun(waits.row, 1)), Tempo()) is None


async def test_a_group_that_is_closed_is_tried_again_in_a_break_too() -> None:
    time = FakeTime(1_000)
    paused = replace(at(), row=begun(ROW, 1_000_000))
    shown = list[int]()

    async def load(_table_id: int) -> Table:
        return replace(paused, waits=True)

    async def show(table_id: int) -> None:
        shown.append(table_id)

    async def never(_table_id: int, _rev: int, _thought: Action | None) -> None:
        raise AssertionError

    timers = make_timers(time, load, never, show=show)
    await timers.plan(1)
    await time.advance(LOOK_AGAIN[0] + 1)
    assert shown == [1]
    await timers.close()


@pytest.mark.parametrize(
    ("turn_from", "after"),
    [
        (1_000_000, 1_000_000 + 30 * MINUTE),  # he had used ten seconds
        (1_010_000 + MINUTE, 1_010_000 + 30 * MINUTE),  # was shown his choice in the break
        (1_000_000 + 60 * MINUTE, 1_000_000 + 60 * MINUTE),  # is still not shown it
    ],
)
def test_who_is_on_turn_has_the_time_that_he_had_left(turn_from: int, after: int) -> None:
    row = begun(at(turn_from=turn_from).row, 1_010_000)
    table = over(replace(at(), row=row), 1_010_000 + 30 * MINUTE)
    assert table.row.turn_from == after
    assert table.row.paused_at is None
    assert table.row.acted_at == 1_010_000 + 30 * MINUTE
    assert over(table, 5) is table


async def test_time_that_does_not_count_is_not_taken_off_in_a_break_too() -> None:
    clock = Clock()
    storage = await Storage.open(":memory:", clock=clock)
    async with storage.write() as tx:
        for chat_id in (-1, -2):
            row = await tx.tables.create(chat_id=chat_id, opener=1, match_id=str(chat_id))
            paused = replace(row, status="playing", turn_from=1000)
            await tx.tables.save(paused if row.id == 2 else begun(paused, 2000), row.rev)
        await tx.clocks.put_back(500)
        for chat_id in (-1, -2):
            await tx.clocks.put_back_in(chat_id, None, 70)
        rows = await tx.tables.many([1, 2])
        assert [row.turn_from for row in rows] == [1000, 1570]
        assert [row.paused_at for row in rows] == [2000, None]
    await storage.close()
