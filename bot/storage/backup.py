"""Backups that are made while the bot runs, and how one of them takes the database's place."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

from bot.storage.errors import StorageError
from bot.storage.file import hold, put_in_place, revision_of
from bot.storage.migrations.upgrade import MIGRATIONS, revisions


def save(path: Path, target: Path) -> None:
    """Copy the database, as it is at one moment, to a file that must not be there yet.

    :raises StorageError: if it cannot be read, the file is there or cannot be written; nothing is
        left of it then
    """
    if not path.is_file():
        raise StorageError(f"there is no database {path}")
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError as error:
        raise StorageError(f"{target} is there already: a backup overwrites nothing") from error
    except OSError as error:
        raise StorageError(f"{target} cannot be written: {error.strerror}") from error
    try:
        with _copy(path, target) as copied:
            put_in_place(copied, target)
    except BaseException:
        target.unlink(missing_ok=True)
        raise


def restore(backup: Path, path: Path, now: int) -> Path | None:
    """Let a backup take the database's place, and tell where what was there is now.

    The bot must not run meanwhile. What people see on their screens may be newer than the backup.
    So all of it is shown anew, and no button of theirs finds its revision again.

    :param now: Unix seconds
    :raises StorageError: if it is no backup of ours, or the database is in use; all is then left
        as it was
    """
    if not backup.is_file():  # some that are none never end
        raise StorageError(f"there is no backup {backup}")
    if path.exists() and path.samefile(backup):
        raise StorageError(f"{backup} is the database itself")
    held = hold(path)
    try:
        with _copy(backup, path) as copied:
            _disown(copied, now)
            before = _put_aside(path)
            put_in_place(copied, path)
    finally:
        held.release()
    return before


@contextmanager
def _copy(source: Path, beside: Path) -> Iterator[Path]:
    """Copy a database to a file beside a place that it is to be given."""
    copied = beside.with_name(beside.name + ".part")
    try:
        copied.unlink(missing_ok=True)
        os.close(os.open(copied, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        # Not "ro": who only reads a write-ahead log leaves files beside it.
        uri = f"{source.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(uri, uri=True)) as read, closing(_open(copied)) as written:
            read.backup(written)
            written.execute("PRAGMA journal_mode = DELETE")  # a backup is one file
        if revision_of(copied, revisions(MIGRATIONS), called=source) is None:
            raise StorageError(f"{source} is empty")
        yield copied
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{source} cannot be copied to {beside}: {error}") from error
    finally:
        copied.unlink(missing_ok=True)


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _disown(copied: Path, now: int) -> None:
    """Note that screens may show something else, and that revisions since were given already."""
    with closing(_open(copied)) as database:
        database.execute("UPDATE messages SET tag = ''")
        database.execute(
            "UPDATE tables SET rev = max(rev + 1, ?) WHERE status IN ('lobby', 'playing')", (now,)
        )


def _put_aside(path: Path) -> Path | None:
    """Give what is in the database's place another name; its log goes with it, and first."""
    if not path.exists() or not path.stat().st_size:
        return None
    names = (path.with_name(f"{path.name}.replaced-{number}") for number in count(1))
    aside = next(name for name in names if not name.exists())
    for suffix in ("-wal", ""):
        part = path.with_name(path.name + suffix)
        if part.exists():
            part.rename(aside.with_name(aside.name + suffix))
    path.with_name(path.name + "-shm").unlink(missing_ok=True)
    return aside
