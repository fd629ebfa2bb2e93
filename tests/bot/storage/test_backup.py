"""Backups: whole, of a running database, never over another file; and their way back."""

import fcntl
import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.storage import MessageRow, Storage, StorageError
from bot.storage.backup import restore, save
from tests.bot.storage.conftest import Clock
from tests.bot.storage.test_file import (
    fingerprint,
    foreign,
    held_by_another_process,
    make_ours,
    names_in,
    newer,
    overwritten_inside,
    text_file,
)

ROOT = Path(__file__).parents[3]
NOW = 1_800_000_000


@pytest.fixture
def target(tmp_path: Path) -> Path:
    place = tmp_path / "backups"
    place.mkdir()
    return place / "monday.db"


def people(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("SELECT count(*) FROM persons").fetchone()
    return int(found)


async def test_a_backup_of_a_running_database_holds_what_is_committed(
    path: Path, target: Path, clock: Clock
) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        await tx.persons.see(1, "Anna", None)
    async with storage.write() as tx:
        await tx.persons.see(2, "Boris", None)
        save(path, target)
        await tx.persons.see(3, "Vera", None)
    assert people(target) == 1
    assert names_in(target.parent) == ["monday.db"]
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    async with storage.read() as tx:
        assert len(await tx.persons.many([1, 2, 3])) == 3
    await storage.close()


async def test_a_backup_of_a_database_at_rest_leaves_it_alone(path: Path, target: Path) -> None:
    await make_ours(path)
    before, beside = fingerprint(path), names_in(path.parent)
    save(path, target)
    assert fingerprint(path) == before
    assert names_in(path.parent) == beside
    assert people(target) == 200


async def test_a_backup_overwrites_nothing(path: Path, target: Path) -> None:
    await make_ours(path)
    for there in (target, path):
        there.exists() or there.write_text("precious")
        before = fingerprint(there)
        with pytest.raises(StorageError, match="is there already") as refused:
            save(path, there)
        assert "\n" not in str(refused.value)
        assert fingerprint(there) == before


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (text_file, "not a database"),
        (foreign, "is not a Thousand database"),
        (newer, "was written by a newer version"),
        (overwritten_inside, "is damaged|malformed"),
        (os.truncate, "is empty"),
        (Path.unlink, "there is no"),
    ],
)
async def test_what_cannot_be_used_is_neither_saved_nor_restored(
    path: Path, target: Path, spoil: Callable[..., None], words: str
) -> None:
    if spoil not in (text_file, foreign):
        await make_ours(path)
    spoil(path, 0) if spoil is os.truncate else spoil(path)
    with pytest.raises(StorageError, match=words) as refused:
        save(path, target)
    assert str(path) in str(refused.value)
    assert "\n" not in str(refused.value)
    assert names_in(target.parent) == []

    await make_ours(target)
    before = fingerprint(target)
    with pytest.raises(StorageError, match=words):
        restore(path, target, NOW)
    assert fingerprint(target) == before
    assert names_in(target.parent) == ["monday.db", "monday.db.lock"]


async def test_a_backup_that_has_no_room_is_told_and_leaves_nothing(
    path: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await make_ours(path)
    connect = sqlite3.connect

    def small(*place: str, **how: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*place, **how)  # type: ignore[call-overload]
        if not how.get("uri"):
            connection.execute("PRAGMA max_page_count = 3")
        return connection

    monkeypatch.setattr("bot.storage.backup.sqlite3.connect", small)
    with pytest.raises(StorageError, match=r"cannot be copied to .* full"):
        save(path, target)
    assert names_in(target.parent) == []


async def test_a_missing_folder_is_told(path: Path, tmp_path: Path) -> None:
    await make_ours(path)
    with pytest.raises(StorageError, match="cannot be written: No such file"):
        save(path, tmp_path / "nowhere" / "monday.db")


async def test_a_restored_database_is_as_it_was(path: Path, target: Path, clock: Clock) -> None:
    await make_ours(path)
    save(path, target)
    kept = fingerprint(target)
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        await tx.persons.see(999, "Later", None)
    await storage.close()
    assert restore(target, path, NOW) == path.with_name("thousand.db.replaced-1")
    assert restore(target, path, NOW) == path.with_name("thousand.db.replaced-2")
    assert fingerprint(target) == kept
    assert people(path) == 200
    assert people(path.with_name("thousand.db.replaced-1")) == 201
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    await (await Storage.open(path, clock=clock)).close()


async def test_the_log_of_a_killed_process_is_kept_with_its_database(
    path: Path, target: Path, clock: Clock
) -> None:
    await make_ours(path)
    save(path, target)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("DELETE FROM persons")
        log = Path(f"{path}-wal").read_bytes()
    Path(f"{path}-wal").write_bytes(log)
    aside = restore(target, path, NOW)
    assert people(path) == 200
    assert aside is not None
    assert people(aside) == 0
    assert not Path(f"{path}-wal").exists()


async def test_a_damaged_database_is_replaced_and_kept(
    path: Path, target: Path, clock: Clock
) -> None:
    await make_ours(path)
    save(path, target)
    path.write_bytes(b"\xff" * 9000)
    Path(f"{path}-wal").write_bytes(b"\xee" * 90)
    aside = restore(target, path, NOW)
    assert aside is not None
    assert Path(f"{aside}-wal").read_bytes() == b"\xee" * 90
    assert people(path) == 200
    assert aside.read_bytes() == b"\xff" * 9000
    await (await Storage.open(path, clock=clock)).close()


async def test_nothing_is_restored_while_the_bot_runs(
    path: Path, target: Path, tmp_path: Path
) -> None:
    await make_ours(path)
    save(path, target)
    before = fingerprint(path)
    with (
        held_by_another_process(path),
        pytest.raises(StorageError, match="in use by another process"),
    ):
        restore(target, path, NOW)
    with pytest.raises(StorageError, match="is the database itself"):
        restore(path, path, NOW)
    assert fingerprint(path) == before
    assert "thousand.db.part" not in names_in(tmp_path)


async def test_without_links_all_is_copied(
    path: Path, target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    await make_ours(path)
    save(path, target)
    with pytest.raises(StorageError, match="is there already"):
        save(path, target)
    aside = restore(target, path, NOW)
    assert aside is not None
    assert people(target) == people(path) == people(aside) == 200
    assert names_in(target.parent) == ["monday.db"]


async def test_two_backups_to_one_file_do_not_meet(path: Path, target: Path) -> None:
    await make_ours(path)
    part = target.with_name("monday.db.part")
    with part.open("wb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        with pytest.raises(StorageError, match="is being written by another process"):
            save(path, target)
    save(path, target)
    assert names_in(target.parent) == ["monday.db"]


async def test_it_is_restored_where_no_database_was(path: Path, target: Path) -> None:
    await make_ours(path)
    save(path, target)
    other = path.with_name("other.db")
    assert restore(target, other, NOW) is None
    assert people(other) == 200


async def test_no_button_since_the_backup_is_of_this_revision_and_all_is_shown_anew(
    path: Path, target: Path, clock: Clock
) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        live = await tx.tables.create(chat_id=-1, opener=1, match_id="m")
        over = await tx.tables.create(chat_id=-2, opener=1, match_id="m")
        await tx.tables.save(replace(over, status="finished"), 0)
        await tx.messages.put(
            MessageRow(table_id=live.id, slot="lobby", chat_id=-1, message_id=5, at=0, tag="old")
        )
    await storage.close()
    save(path, target)
    restore(target, path, NOW)
    storage = await Storage.open(path, clock=clock)
    async with storage.read() as tx:
        rows = [await tx.tables.get(each.id) for each in (live, over)]
        message = await tx.messages.get(live.id, "lobby")
    await storage.close()
    assert [row.rev for row in rows if row is not None] == [NOW, 1]
    assert message is not None
    assert (message.message_id, message.tag) == (5, "")


WRITES = """
import asyncio, sys
from bot.storage import ActionRow, Storage

async def play():
    storage = await Storage.open(sys.argv[1], clock=lambda: 0)
    async with storage.write() as tx:
        row = await tx.tables.create(chat_id=-1, opener=1, match_id="m")
    while True:
        async with storage.write() as tx:
            row = await tx.tables.save(row, row.rev)
            action = ActionRow(table_id=row.id, rev=row.rev, deal=1, seat=0, action="p", at=0)
            await tx.actions.append(action)
        print("written", flush=True)

asyncio.run(play())
"""


def test_backups_beside_a_process_that_writes_all_the_time_are_whole(
    path: Path, target: Path
) -> None:
    command = [sys.executable, "-c", WRITES, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, cwd=ROOT) as process:
        assert process.stdout is not None
        seen = []
        for number in range(5):
            for _ in range(10):
                assert process.stdout.readline() == b"written\n"
            backup = target.with_name(f"{number}.db")
            save(path, backup)
            with closing(sqlite3.connect(backup)) as connection:
                (rev,) = connection.execute("SELECT rev FROM tables").fetchone()
                (count,) = connection.execute("SELECT count(*) FROM actions").fetchone()
            assert rev == count
            seen.append(rev)
        process.kill()
        process.stdout.read()
    assert seen[0] >= 10
    assert seen == sorted(set(seen))
