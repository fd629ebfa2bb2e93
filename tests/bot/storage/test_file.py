"""Which files are refused, in one line, and left as they were."""

import fcntl
import hashlib
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.storage import Storage, StorageError
from bot.storage.backup import restore, save
from bot.storage.file import back_up
from tests.bot.storage.conftest import Clock

NOBODY = 65534


def fingerprint(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def names_in(directory: Path) -> list[str]:
    return sorted(file.name for file in directory.iterdir())


def run_sql(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


async def make_ours(path: Path) -> None:
    storage = await Storage.open(path, clock=Clock())
    async with storage.write() as tx:
        for number in range(200):
            await tx.persons.see(number, f"Person {number} " + "x" * 100, None)
    await storage.close()


def text_file(path: Path) -> None:
    path.write_text("a shopping list\n")


def foreign(path: Path) -> None:
    run_sql(path, "CREATE TABLE cookies (name TEXT)", "PRAGMA user_version = 9")


def foreign_with_alembic(path: Path) -> None:
    run_sql(
        path,
        "CREATE TABLE alembic_version (version_num VARCHAR(32))",
        "INSERT INTO alembic_version VALUES ('0001')",
    )


def newer(path: Path) -> None:
    run_sql(path, "UPDATE alembic_version SET version_num = '9999'")


def without_revision(path: Path) -> None:
    run_sql(path, "DELETE FROM alembic_version")


def truncated(path: Path) -> None:
    os.truncate(path, 3 * 4096)


def overwritten(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(100)
        file.write(b"\xff" * 5000)


def overwritten_inside(path: Path) -> None:
    pages = path.stat().st_size // 4096
    with path.open("r+b") as file:
        file.seek((pages - 3) * 4096)
        file.write(b"\xff" * 3 * 4096)


@pytest.mark.parametrize(
    ("spoil", "of_ours", "words"),
    [
        (text_file, False, "is not a Thousand database"),
        (foreign, False, "is not a Thousand database"),
        (foreign_with_alembic, False, "is not a Thousand database"),
        (newer, True, "was written by a newer version of the program"),
        (without_revision, True, "is damaged"),
        (truncated, True, "is damaged"),
        (overwritten, True, "is damaged"),
        (overwritten_inside, True, "is damaged"),
    ],
)
async def test_unusable_file_is_refused_and_left_alone(
    path: Path, spoil: Callable[[Path], None], of_ours: bool, words: str
) -> None:
    if of_ours:
        await make_ours(path)
    spoil(path)
    before = fingerprint(path)
    with pytest.raises(StorageError, match=words) as refused:
        await Storage.open(path, clock=Clock())
    assert "\n" not in str(refused.value)
    assert str(path) in str(refused.value)
    assert fingerprint(path) == before
    assert names_in(path.parent) in (["thousand.db"], ["thousand.db", "thousand.db.lock"])


async def test_plainly_foreign_file_gets_no_lock_file(path: Path) -> None:
    text_file(path)
    with pytest.raises(StorageError):
        await Storage.open(path, clock=Clock())
    assert names_in(path.parent) == ["thousand.db"]


@pytest.mark.parametrize("kind", ["a pipe", "no end"])
async def test_what_is_no_file_is_not_waited_for(path: Path, kind: str) -> None:
    if kind == "a pipe":
        os.mkfifo(path)
    else:
        path.symlink_to("/dev/zero")
    with pytest.raises(StorageError, match="is not a Thousand database"):
        await Storage.open(path, clock=Clock())
    with pytest.raises(StorageError, match="there is no database"):
        save(path, path.with_name("monday.db"))
    with pytest.raises(StorageError, match="there is no backup"):
        restore(path, path.with_name("monday.db"), 0)
    assert names_in(path.parent) == ["thousand.db"]


async def test_missing_directory_is_named(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="nowhere does not exist"):
        await Storage.open(tmp_path / "nowhere" / "thousand.db", clock=Clock())
    assert names_in(tmp_path) == []


async def test_directory_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="cannot be written: Is a directory"):
        await Storage.open(tmp_path, clock=Clock())


@contextmanager
def without_roots_rights(place: Path) -> Iterator[None]:
    """Be somebody to whom modes apply, the owner of the place, for the while."""
    if os.geteuid() != 0:
        yield
        return
    os.chown(place, NOBODY, NOBODY)
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def read_only_file() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as place:
        path = Path(place, "thousand.db")
        path.touch(0o400)
        with without_roots_rights(path.parent):
            yield path


@pytest.fixture
def read_only_directory() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as place:
        directory = Path(place)
        directory.chmod(0o500)
        with without_roots_rights(directory):
            yield directory
        directory.chmod(0o700)


async def test_read_only_file_is_refused(read_only_file: Path) -> None:
    with pytest.raises(StorageError, match="cannot be written: Permission denied"):
        await Storage.open(read_only_file, clock=Clock())
    assert names_in(read_only_file.parent) == ["thousand.db"]


async def test_read_only_directory_is_refused(read_only_directory: Path) -> None:
    with pytest.raises(StorageError, match="cannot be locked: Permission denied"):
        await Storage.open(read_only_directory / "thousand.db", clock=Clock())
    assert names_in(read_only_directory) == []


async def test_only_one_process_holds_the_database(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    with pytest.raises(StorageError, match="in use by another process"):
        await Storage.open(path, clock=clock)
    await storage.close()
    await (await Storage.open(path, clock=clock)).close()


@contextmanager
def held_by_another_process(path: Path) -> Iterator[None]:
    """Let a process hold the database until it is killed at the end."""
    script = (
        "import fcntl, sys; lock = open(sys.argv[1], 'w'); fcntl.flock(lock, fcntl.LOCK_EX);"
        "print('held', flush=True); sys.stdin.read()"
    )
    lock = path.with_name(path.name + ".lock")
    command = [sys.executable, "-S", "-c", script, str(lock)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        yield
        other.kill()


async def test_a_killed_process_lets_go_of_the_database(path: Path, clock: Clock) -> None:
    with (
        held_by_another_process(path),
        pytest.raises(StorageError, match="in use by another process"),
    ):
        await Storage.open(path, clock=clock)
    await (await Storage.open(path, clock=clock)).close()


async def test_newer_database_that_was_killed_is_refused_with_its_log(path: Path) -> None:
    await make_ours(path)
    killed = path.with_name("killed.db")
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        for suffix in ("", "-wal"):
            shutil.copy(f"{path}{suffix}", f"{killed}{suffix}")
    before = fingerprint(killed), fingerprint(Path(f"{killed}-wal"))
    with pytest.raises(StorageError, match="newer version"):
        await Storage.open(killed, clock=Clock())
    assert (fingerprint(killed), fingerprint(Path(f"{killed}-wal"))) == before


async def test_a_refused_file_is_not_held(path: Path) -> None:
    foreign(path)
    with pytest.raises(StorageError):
        await Storage.open(path, clock=Clock())
    with path.with_name(path.name + ".lock").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


async def test_cards_are_nobody_elses_to_read(path: Path) -> None:
    await make_ours(path)
    back_up(path, "0001")
    for file in path.parent.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600, file.name


async def test_backup_holds_all_and_replaces_an_older_one(path: Path) -> None:
    await make_ours(path)
    path.with_name("thousand.db.bak-0001").write_text("older")
    path.with_name("thousand.db.bak-0001.part").write_text("broken off")
    before = fingerprint(path)
    backup = back_up(path, "0001")
    assert fingerprint(path) == before
    assert names_in(path.parent) == [path.name, "thousand.db.bak-0001", "thousand.db.lock"]
    with closing(sqlite3.connect(backup)) as connection:
        assert connection.execute("SELECT count(*) FROM persons").fetchone() == (200,)


async def test_backup_that_fails_is_told(path: Path) -> None:
    await make_ours(path)
    path.with_name("thousand.db.bak-0001").mkdir()
    with pytest.raises(StorageError, match="cannot be backed up"):
        back_up(path, "0001")
