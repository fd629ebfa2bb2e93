"""Backups that are made while the bot runs, and how one of them takes the database's place."""

import fcntl
import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import count
from pathlib import Path

from bot.storage.errors import StorageError
from bot.storage.file import clear_up, hold, link_in_place, put_in_place, revision_of
from bot.storage.migrations.upgrade import MIGRATIONS, revisions


def save(path: Path, target: Path) -> None:
    """Copy the database, as it is at one moment, to a file that must not be there yet.

    It gets its name when it is whole; what a kill leaves is removed by the next backup to it.

    :raises StorageError: if it cannot be read, the file is there or cannot be written; nothing is
        left of it then
    """
    if not path.is_file():
        raise StorageError(f"there is no database {path}")
    try:
        if os.path.lexists(target):
            raise FileExistsError
        with _copy(path, target) as copied:
            link_in_place(copied, target)
    except FileExistsError as error:
        raise StorageError(f"{target} is there already: a backup overwrites nothing") from error


def restore(backup: Path, path: Path, now: int) -> Path | None:
    """Let a backup take the database's place, and tell where what was there is now.

    The bot must not run meanwhile. What people see on their screens may be newer than the backup.
    So all of it is shown anew, and no button of theirs finds its revision again.

    A database is in its place all the time, and what a kill leaves is removed by the next start.

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
        clear_up(path)
        with _copy(backup, path) as copied:
            _disown(copied, now)
            before = _keep(path)
            put_in_place(copied, path)
    finally:
        held.release()
    return before


@contextmanager
def _copy(source: Path, beside: Path) -> Iterator[Path]:
    """Copy a database to a file beside a place that it is to be given."""
    copied = beside.with_name(beside.name + ".part")
    held = _begin(copied)
    try:
        # Not "ro": who only reads a write-ahead log leaves files beside it.
        uri = f"{source.absolute().as_uri()}?mode=rw"
        with closing(sqlite3.connect(uri, uri=True)) as read, closing(_open(copied)) as written:
            read.backup(written)
            written.execute("PRAGMA journal_mode = DELETE")  # a backup is one file
        if revision_of(copied, revisions(MIGRATIONS), called=source) is None:
            raise StorageError(f"{source} is empty")
        yield copied
    except FileExistsError:
        raise
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{source} cannot be copied to {beside}: {error}") from error
    finally:
        copied.unlink(missing_ok=True)
        os.close(held)


def _begin(copied: Path) -> int:
    """Make an empty file for this process alone, in place of what a killed one has left."""
    try:
        held = os.open(copied, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        place = copied.with_suffix("")
        raise StorageError(f"{place} cannot be written: {error.strerror}") from error
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        if not os.path.samestat(os.fstat(held), copied.stat()):
            raise BlockingIOError
        os.ftruncate(held, 0)
        copied.with_name(copied.name + "-journal").unlink(missing_ok=True)
    except OSError as error:
        os.close(held)
        raise StorageError(f"{copied} is being written by another process") from error
    return held


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(path, isolation_level=None)


def _disown(copied: Path, now: int) -> None:
    """Note that screens may show something else, and that revisions since were given already."""
    with closing(_open(copied)) as database:
        database.execute("UPDATE messages SET tag = ''")
        database.execute(
            "UPDATE tables SET rev = max(rev + 1, ?) WHERE status IN ('lobby', 'playing')", (now,)
        )


def _keep(path: Path) -> Path | None:
    """Give what is in the database's place another name beside its own, and leave it no log.

    A log would be taken for that of the next database there.
    """
    log, index = (path.with_name(path.name + suffix) for suffix in ("-wal", "-shm"))
    aside = None
    if path.exists() and path.stat().st_size:
        _fold(path, log)
        names = (path.with_name(f"{path.name}.replaced-{number}") for number in count(1))
        aside = next(name for name in names if not name.exists())
        if log.exists():
            _link(log, aside.with_name(aside.name + "-wal"))
        _link(path, aside)
    log.unlink(missing_ok=True)
    index.unlink(missing_ok=True)
    return aside


def _fold(path: Path, log: Path) -> None:
    """Write what is in the log into the database; a damaged one is left with it as it is."""
    if log.exists():
        try:
            revision_of(path, revisions(MIGRATIONS))
            with closing(_open(path)) as database:
                database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except (StorageError, sqlite3.Error):
            return


def _link(path: Path, name: Path) -> None:
    try:
        name.hardlink_to(path)
    except OSError:  # there are file systems without links
        copied = name.with_name(name.name + ".part")
        shutil.copy(path, copied)
        put_in_place(copied, name)
