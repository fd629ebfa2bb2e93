"""The soak in small: it runs, it holds, and it would notice what does not."""

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing

import pytest

from benchmarks.soak import audit
from benchmarks.soak.evening import (
    Stage,
    computed,
    disturbed,
    growth,
    has_room,
    settle,
    stuck,
)
from benchmarks.soak.parts import FAILING, report
from benchmarks.soak.presses import presses
from benchmarks.soak.town import Town, town
from sandbox.queries import Query

pytestmark = pytest.mark.timeout(600)


@pytest.fixture(scope="module")
def evening() -> Iterator[Town]:
    """What is left of a minute with failing calls and a kill, and of what follows it."""
    with town(seed=1, failing=FAILING) as here:
        settle(here, 3, each=1.0)
        disturbed(here, 1)
        while not audit.settled(here):
            here.play(10)
        assert stuck(here) == []
        here.stop()
        yield here


def test_a_minute_with_failing_calls_and_a_kill_holds(
    evening: Town, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report(evening, "3 tables") == []
    assert re.search(r"kills \(3 tables\) +1 ", capsys.readouterr().out)
    assert evening.mishaps.failed > 0
    assert audit.look_through(evening).deals > 0


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("update deals set record = replace(record, '\"deal\":1,', '\"deal\":2,')", "deals are"),
        ("delete from deals", "was never dealt"),
        ("update deals set record = replace(record, 'KH', 'QH')", "deal 1"),
        ("update messages set message_id = 9999", "on nobody's screen"),
    ],
)
def test_what_is_lost_or_doubled_is_noticed(evening: Town, change: str, complaint: str) -> None:
    before = evening.database.read_bytes()
    with closing(sqlite3.connect(evening.database)) as database:
        database.execute(change)
        database.commit()
    found = audit.look_through(evening).wrong + audit.promised_in_vain(evening)
    evening.database.write_bytes(before)

    assert [each for each in found if complaint in each]


def test_a_press_without_an_answer_is_noticed_unless_a_kill_excuses_it(evening: Town) -> None:
    query = Query("1", evening.world.bot, "m1:1:1:p", evening.now)
    evening.world.queries["1"] = query
    try:
        assert len(audit.unanswered(evening)) == 1
        evening.in_flight.add("1")
        assert audit.unanswered(evening) == []
    finally:
        evening.in_flight.clear()
        del evening.world.queries["1"]


def test_a_press_answered_twice_is_noticed_unless_a_kill_left_it_unconfirmed(
    evening: Town,
) -> None:
    evening.world.faults.append("query 1 (m1:1:1:p) was answered 2 times")
    try:
        assert len(audit.faults(evening)) == 1
        evening.unconfirmed.add("1")
        assert audit.faults(evening) == []
    finally:
        evening.unconfirmed.discard("1")
        evening.world.faults.pop()


def test_tables_that_do_not_go_on_are_noticed(evening: Town) -> None:
    with town(seed=3) as silent:
        silent.database.write_bytes(evening.database.read_bytes())
        assert len(stuck(silent)) == 3


def test_presses_at_throttled_groups_are_timed(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 <= presses(2, 4) <= 1
    assert "2 tables" in capsys.readouterr().out


def test_as_many_tables_fit_as_their_calls_do() -> None:
    few = Stage(6, 60.0, 360, 1.0, (0.1,))
    assert computed(few) == 25


def test_there_is_no_room_once_people_have_waited_twice_in_a_row() -> None:
    fine, slow = Stage(9, 1.0, 1, 1.0, (0.2,) * 20), Stage(9, 1.0, 1, 1.0, (1.5,) * 20)
    assert has_room([fine, slow])
    assert has_room([slow, fine])
    assert not has_room([fine, slow, slow])


def test_memory_that_stays_does_not_grow() -> None:
    assert growth([50, 90, 100, 100, 101, 99]) == 0
    assert growth([50, 90, 100, 100, 120, 120]) == pytest.approx(0.2)
