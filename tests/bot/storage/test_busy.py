"""Another process writes: how long a transaction waits for it."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy.exc import OperationalError

from bot.storage import Storage
from bot.storage.driver import TRIES, Patient


class Counted(Patient):
    """Counts how often it tries to begin, and waits for nothing between two tries."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, timeout=0)
        self.hurry = Event()
        self.tries = 0

    def execute(self, sql: str) -> sqlite3.Cursor:  # type: ignore[override]
        self.tries += 1
        if self.tries == self.in_a_hurry_from:
            self.hurry.set()
        return super().execute(sql)

    in_a_hurry_from = 0


@pytest.fixture
def place(tmp_path: Path) -> Path:
    return tmp_path / "some.sqlite3"


@pytest.fixture
def other(place: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(place)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other


@pytest.mark.usefixtures("other")
@pytest.mark.parametrize(("hurry_from", "tries"), [(0, TRIES), (1, 1), (4, 4)])
def test_a_hurry_ends_the_wait_for_another_process(
    place: Path, hurry_from: int, tries: int
) -> None:
    with closing(Counted(place)) as waiting:
        waiting.in_a_hurry_from = hurry_from
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            waiting.begin("BEGIN IMMEDIATE")
        assert waiting.tries == tries


def test_who_waits_begins_when_the_other_process_has_ended(
    place: Path, other: sqlite3.Connection
) -> None:
    class Freed(Counted):
        def execute(self, sql: str) -> sqlite3.Cursor:  # type: ignore[override]
            if self.tries == 3:
                other.rollback()
            return super().execute(sql)

    with closing(Freed(place)) as waiting:
        waiting.begin("BEGIN IMMEDIATE")
        assert waiting.in_transaction
        assert waiting.tries == 4


def test_what_is_no_lock_is_not_tried_again(place: Path) -> None:
    with closing(Counted(place)) as waiting:
        with pytest.raises(sqlite3.OperationalError, match="syntax"):
            waiting.begin("BEGIN NOW")
        assert waiting.tries == 1


async def test_a_storage_in_a_hurry_still_writes_but_waits_for_nobody(tmp_path: Path) -> None:
    path = tmp_path / "thousand.sqlite3"
    storage = await Storage.open(path, clock=lambda: 1.0)
    storage.hurry()
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(OperationalError, match="locked"):
            async with storage.write() as tx:
                await tx.persons.see(1, "Anna", None)
    async with storage.write() as tx:
        await tx.persons.see(1, "Anna", None)
    await storage.close()
