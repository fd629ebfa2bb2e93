"""Backup and restore get SIGKILL whenever they touch a file: a whole database is there always."""

import multiprocessing
import shutil
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.storage import Storage
from bot.storage.backup import save
from tests.e2e.mortal import run

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.e2e.mortal"])
pytestmark = pytest.mark.timeout(300)
THEN, NOW = 3, 5


class Copies:
    """A database of five people, whose log was left by a kill, and a backup of three of them."""

    def __init__(self, folder: Path, like: "Copies | None" = None) -> None:
        if like is None:
            folder.mkdir()
        else:
            shutil.copytree(like.folder, folder)
        self.folder: Path = folder
        self.database, self.backup = folder / "thousand.db", folder / "monday.db"

    async def make(self) -> None:
        """Make them."""
        storage = await Storage.open(self.database, clock=time.time)
        async with storage.write() as tx:
            for user_id in range(THEN):
                await tx.persons.see(user_id + 1, "Anna", None)
        save(self.database, self.backup)
        await storage.close()
        with closing(sqlite3.connect(self.database, isolation_level=None)) as file:
            file.execute(
                "INSERT INTO persons SELECT user_id + 50, name, language, language_hint,"
                " private_ok, cards, only_card FROM persons LIMIT ?",
                (NOW - THEN,),
            )
            log = Path(f"{self.database}-wal")
            kept = log.read_bytes()
        log.write_bytes(kept)

    def do(self, touch: int, *arguments: str) -> bool:
        """Run the program, to be killed at a touch; return whether it was."""
        environment = {"DATABASE_PATH": str(self.database), "BOT_TOKEN": "1:a"}
        process = PROCESSES.Process(target=run, args=(touch, environment, *arguments))
        process.start()
        process.join()
        assert process.exitcode in {0, -signal.SIGKILL}
        return process.exitcode != 0

    def people(self, path: Path) -> int:
        """Count the people in a file as SQLite finds it."""
        with closing(sqlite3.connect(path)) as file:
            assert file.execute("PRAGMA quick_check").fetchone() == ("ok",)
            return int(file.execute("SELECT count(*) FROM persons").fetchone()[0])

    async def start(self) -> int:
        """Start and stop the bot's storage, and count whom it knows then."""
        await (await Storage.open(self.database, clock=time.time)).close()
        return self.people(self.database)

    def names(self) -> set[str]:
        """Return what is there."""
        return {each.name for each in self.folder.iterdir()} - {"thousand.db.lock"}


def touches() -> Iterator[int]:
    """Count the touches, more of them than there are."""
    yield from range(1, 100)


async def test_a_backup_is_whole_or_not_there(tmp_path: Path) -> None:
    kills, first = 0, Copies(tmp_path / "first")
    await first.make()
    for touch in touches():
        copies = Copies(tmp_path / str(touch), first)
        other = copies.folder / "tuesday.db"
        if not copies.do(touch, "backup", str(other)):
            break
        kills += 1
        assert not other.exists() or copies.people(other) == NOW
        if not other.exists():
            save(copies.database, other)
        assert copies.people(other) == NOW
        assert await copies.start() == NOW
        assert copies.names() - {"tuesday.db.part"} == {"thousand.db", "monday.db", "tuesday.db"}
    assert kills >= 5


async def test_a_database_is_in_its_place_whenever_a_restore_is_killed(tmp_path: Path) -> None:
    found, first = [], Copies(tmp_path / "first")
    await first.make()
    for touch in touches():
        copies = Copies(tmp_path / str(touch), first)
        if not copies.do(touch, "restore", str(copies.backup)):
            break
        assert copies.database.stat().st_size
        found.append(await copies.start())
        kept = {"thousand.db.replaced-1"} if found[-1] == THEN else set()
        assert copies.names() == {"thousand.db", "monday.db", *kept}
        for name in kept:
            assert copies.people(copies.folder / name) == NOW
    assert found == sorted(found, reverse=True)  # once it is the backup, it stays so
    assert set(found) == {THEN, NOW}
