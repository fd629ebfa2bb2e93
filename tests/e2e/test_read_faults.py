"""One read of the database fails, whichever: no table is left standing, and nothing unshown."""

import sqlite3
from collections.abc import Iterable
from typing import Any

import pytest

from bot.storage import driver
from tests.e2e.evening import Evening
from tests.e2e.party import seated

PROGRESS = 6
"""Moves after which a table has surely gone on."""


class Fault:
    """A disk that fails one read, once, when it is due."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.left: int | None = None
        self.hit = False
        self._run = driver._run
        patch.setattr(driver, "_run", self._fail_once)

    def _fail_once(
        self,
        connection: Any,
        begin: str,
        sql: str,
        parameters: Iterable[Any],
        many: bool,
    ) -> Any:
        if self.left is not None and begin == "BEGIN":  # the first statement of who only reads
            self.left -= 1
            if self.left < 0:
                self.left, self.hit = None, True
                raise sqlite3.OperationalError("disk I/O error")
        return self._run(connection, begin, sql, parameters, many)


@pytest.mark.parametrize("after", range(3, 9))
async def test_a_read_that_fails_once_stops_no_table(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, after: int
) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await evening.advance(1)
    fault = Fault(monkeypatch)
    fault.left = after
    await party.play(lambda: fault.hit, limit=600)
    (before,) = await evening.tables()

    async def moved() -> int:
        (row,) = await evening.tables()
        return row.rev - before.rev

    await evening.advance(40)  # what failed is done
    await party.play(lambda: party.reads("table-deal", n=2), limit=600)
    assert await moved() >= PROGRESS
    assert any("disk I/O error" in line for line in evening.complaints.lines)
    evening.complaints.lines.clear()


async def test_after_a_read_that_fails_at_the_start_all_tables_go_on(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await evening.advance(1)
    await evening.kill()
    real = evening.make_line
    fault = Fault(monkeypatch)

    def line() -> Any:
        fault.left = 1
        return real()

    monkeypatch.setattr(evening, "make_line", line)
    await evening.open()
    await evening.advance(40)
    assert fault.hit
    await party.play(lambda: party.reads("table-deal", n=2), limit=600)
    assert any("the start comes later" in line for line in evening.complaints.lines)
    evening.complaints.lines.clear()
