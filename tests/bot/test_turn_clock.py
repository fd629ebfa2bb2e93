"""The turn clock over days: reminders, quiet nights, and the end of the time."""

import re
from dataclasses import replace
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.quiet import after_the_night, zone_named
from bot.table import Table
from bot.tempo import Limit, Tempo
from bot.timers import Hands, Timers
from bot.turn_clock import clock_move, deadline
from bot.worker import Question
from game.actions import Action
from game.engine import new_match
from game.state import State
from tests.bot.fakes import FakeTime
from tests.bot.tables import PEOPLE, ROW, STATE

WARSAW = ZoneInfo("Europe/Warsaw")
HOUR = 3600.0
DAY = 24 * HOUR
EVENING = datetime(2026, 3, 4, 20, 0, tzinfo=UTC).timestamp()


def at_table(limit: Limit, *, since: float = EVENING, state: State = STATE) -> Table:
    """Return a table where a person is on turn since a moment."""
    moment = int(since * 1000)
    row = replace(ROW, acted_at=moment, turn_from=moment)
    return Table(row, state, (0, 0, 0), limit=limit)


class Desk:
    """Timers over one table, and what they did at which hour since the evening."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.time = FakeTime(EVENING)
        self.done: list[tuple[str, float]] = []
        self.shown = EVENING
        self.counting = True
        self.loads = 0
        self.timers = self.begin()

    def begin(self) -> Timers:
        """Return the timers of a new process."""
        return Timers(
            Hands(
                load=self._load,
                think=self._think,
                go_on=self._go_on,
                run_out=self._run_out,
                counts=lambda: self.counting,
                nudge=self._nudge,
                hand_shown_at=self._shown_at,
                show=self._show,
            ),
            tempo=Tempo(),
            clock=self.time.now,
            sleep=self.time.sleep,
        )

    def _note(self, what: str) -> None:
        self.done.append((what, round((self.time.now() - EVENING) / HOUR, 2)))

    async def _load(self, _table_id: int) -> Table:
        self.loads += 1
        return self.table

    async def _think(self, _question: Question) -> None:
        raise AssertionError

    async def _show(self, _table_id: int) -> None:
        raise AssertionError

    async def _go_on(self, _table_id: int, _rev: int, _thought: Action | None) -> None:
        raise AssertionError

    async def _run_out(self, _table_id: int, _rev: int) -> None:
        self._note("run out")

    async def _nudge(self, _table_id: int, _user_id: int) -> None:
        self._note("nudge")
        self.shown = self.time.now()

    async def _shown_at(self, _table_id: int, _user_id: int) -> float:
        return self.shown


async def test_three_days_bring_reminders_by_day_and_end_in_the_morning() -> None:
    desk = Desk(at_table("3d", since=EVENING))  # 20:00
    await desk.timers.plan(1)
    await desk.time.advance(4 * DAY)
    await desk.timers.close()
    nudges = [hour for what, hour in desk.done if what == "nudge"]
    assert nudges == [0.01, 12.0, 20.0, 36.0, 44.0, 60.0, 68.0]  # 20:00, 8:00, 16:00, 8:00 …
    assert desk.done[-1] == ("run out", 72.0)


async def test_a_day_that_ends_at_night_ends_in_the_morning() -> None:
    late = EVENING + 4 * HOUR  # midnight
    desk = Desk(at_table("1d", since=late))
    await desk.time.advance(4 * HOUR)
    await desk.timers.plan(1)
    await desk.time.advance(4 * DAY)
    await desk.timers.close()
    assert desk.done[0] == ("nudge", 12.0)
    assert desk.done[-1] == ("run out", 4 + 24 + 8.0)


async def test_a_restart_forgets_no_reminder_and_repeats_none() -> None:
    desk = Desk(at_table("3d"))
    await desk.timers.plan(1)
    for _ in range(30):
        await desk.time.advance(4 * HOUR)
        await desk.timers.close()
        desk.timers = desk.begin()
        await desk.timers.plan(1)
    await desk.timers.close()
    nudges = [hour for what, hour in desk.done if what == "nudge" and hour < 72]
    assert nudges == [0.01, 12.0, 20.0, 36.0, 44.0, 60.0, 68.0]


async def test_a_short_clock_keeps_no_quiet_hours_and_calls_once() -> None:
    desk = Desk(at_table("5m", since=EVENING + 4 * HOUR))
    await desk.time.advance(4 * HOUR)
    await desk.timers.plan(1)
    await desk.time.advance(DAY)
    await desk.timers.close()
    assert desk.done == [("nudge", 4.01), ("run out", 4.08)]


async def test_no_time_runs_out_while_people_are_cut_off() -> None:
    desk = Desk(at_table("30s"))
    desk.counting = False
    await desk.timers.plan(1)
    await desk.time.advance(HOUR)
    assert [what for what, _ in desk.done] == ["nudge"]
    assert desk.loads == 2  # for the plan and the nudge: a thousand tables may wait like this
    desk.counting = True
    await desk.time.advance(10)
    await desk.timers.close()
    assert [what for what, _ in desk.done] == ["nudge", "run out"]


async def test_a_clock_that_was_put_back_is_waited_for() -> None:
    desk = Desk(at_table("2m"))
    await desk.timers.plan(1)
    await desk.time.advance(100)
    later = desk.table.row.turn_from + 600_000
    desk.table = replace(desk.table, row=replace(desk.table.row, turn_from=later))
    await desk.time.advance(600)
    assert [what for what, _ in desk.done] == ["nudge"]
    await desk.time.advance(30)
    await desk.timers.close()
    assert desk.done[-1] == ("run out", 0.2)


@pytest.mark.parametrize(
    ("hour", "minute", "until"),
    [(22, 59, "04T22:59"), (23, 0, "05T08:00"), (3, 0, "04T08:00"), (8, 0, "04T08:00")],
)
def test_the_night_is_that_of_the_zone(hour: int, minute: int, until: str) -> None:
    at = datetime(2026, 3, 4, hour, minute, tzinfo=WARSAW).timestamp()
    morning = datetime.fromisoformat(f"2026-03-{until}").replace(tzinfo=WARSAW).timestamp()
    assert after_the_night(at, WARSAW) == morning


def test_a_night_in_which_the_clocks_change_ends_at_eight_all_the_same() -> None:
    at = datetime(2026, 3, 28, 23, 30, tzinfo=WARSAW).timestamp()
    assert after_the_night(at, WARSAW) == at + 7.5 * HOUR


@pytest.mark.parametrize("name", ["Mars/Olympus", "../etc/passwd", "/"])
def test_a_zone_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=re.escape(name)):
        zone_named(name)


def test_nobody_but_a_present_person_on_turn_has_a_clock() -> None:
    table = at_table("2m")
    seat = STATE.to_act[0]
    assert deadline(table) == EVENING + 120
    assert deadline(at_table("off")) is None
    assert deadline(at_table("2m", state=new_match())) is None
    assert deadline(replace(table, absent=frozenset({seat}))) is None
    away = tuple(replace(each, missed=2) for each in PEOPLE)
    assert deadline(replace(table, row=replace(table.row, seats=away))) is None
    assert clock_move(table, int((EVENING + 119) * 1000)) is None
    move = clock_move(table, int((EVENING + 120) * 1000))
    assert move is not None
    assert (move.seat, str(move.action), move.auto) == (seat, "p", "clock")
