"""The database as a file: may it be opened, who holds it, and the copy before a migration."""

import fcntl
import glob
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.storage.errors import StorageError
from bot.storage.schema import APPLICATION_ID

_MAGIC: Final = b"SQLite format 3\x00"


@dataclass(frozen=True, slots=True)
class Claim:
    """The promise that no other process uses the database, until released."""

    descriptor: int

    def release(self) -> None:
        """Let others have the database; the lock file stays, removing it would be a race."""
        os.close(self.descriptor)


def claim(path: Path) -> Claim:
    """Take the database for this process alone, making an empty file if there is none.

    :raises StorageError: if it can't be written here or somebody else holds it
    """
    _look_at(path)
    held, new = hold(path), not path.exists()
    try:
        clear_up(path)
        # The file holds everybody's cards, so it is nobody else's to read.
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600))
        if new:
            _sync(path.parent)
    except OSError as error:
        held.release()
        raise StorageError(f"database {path} cannot be written: {error.strerror}") from error
    return held


def hold(path: Path) -> Claim:
    """Keep other processes from the database, whatever is in its place.

    :raises StorageError: if somebody else holds it
    """
    lock = path.with_name(path.name + ".lock")
    try:
        descriptor = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StorageError(f"database {path} cannot be locked: {error.strerror}") from error
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        if isinstance(error, BlockingIOError):
            raise StorageError(f"database {path} is in use by another process") from error
        raise StorageError(f"database {path} cannot be locked: {error.strerror}") from error
    return Claim(descriptor)


def clear_up(path: Path) -> None:
    """Remove what a restore that was killed has left beside the database, which is held."""
    for suffix in (".part", ".part-journal"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    there = [each for each in (path, path.with_name(path.name + "-wal")) if each.exists()]
    for left in path.parent.glob(f"{glob.escape(path.name)}.replaced-*"):
        # What is a second name of the present database was not replaced after all.
        if left.suffix == ".part" or any(left.samefile(each) for each in there):
            left.unlink()


def revision_of(path: Path, known: Sequence[str], *, called: Path | None = None) -> str | None:
    """Tell the schema's revision without changing the file; None is an empty database.

    :param called: what an error names, if the file is a copy of it
    :raises StorageError: if it is foreign, damaged or newer than this program
    """
    name = called or path
    try:
        with closing(_read_only(path)) as found:
            revision = _revision(found, name)
            damage = found.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.DatabaseError as error:
        raise StorageError(f"database {name} is damaged or in use: {error}") from error
    if damage != "ok":
        raise StorageError(f"database {name} is damaged: {' '.join(damage.split())}")
    if revision is not None and revision not in known:
        raise StorageError(
            f"database {name} was written by a newer version of the program"
            f" (schema {revision}, known up to {known[-1]})"
        )
    return revision


def back_up(path: Path, revision: str) -> Path:
    """Copy the database as it is at this revision to a file beside it.

    :raises StorageError: if there is no room for it
    """
    backup = path.with_name(f"{path.name}.bak-{revision}")
    unfinished = backup.with_name(backup.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        os.close(os.open(unfinished, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
        with closing(sqlite3.connect(path)) as source:
            source.execute("VACUUM INTO ?", (str(unfinished),))
        put_in_place(unfinished, backup)
    except (OSError, sqlite3.DatabaseError) as error:
        raise StorageError(f"database {path} cannot be backed up: {error}") from error
    return backup


def put_in_place(written: Path, place: Path) -> None:
    """Give a file its name once all of it is on the disk, so that it is whole or not there."""
    _sync(written)
    written.replace(place)
    _sync(place.parent)


def link_in_place(written: Path, place: Path) -> None:
    """Give a file a name that nobody has, once all of it is on the disk.

    :raises FileExistsError: if something has it
    """
    _sync(written)
    try:
        place.hardlink_to(written)
    except FileExistsError:
        raise
    except OSError:  # there are file systems without links
        if place.exists():
            raise FileExistsError from None
        written.rename(place)
    _sync(place.parent)


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def _look_at(path: Path) -> None:
    """Refuse what is plainly no database of ours before anything is made beside it."""
    if not path.parent.is_dir():
        raise StorageError(f"database {path}: directory {path.parent} does not exist")
    if path.exists() and not (path.is_file() or path.is_dir()):  # a pipe would never answer
        raise StorageError(f"{path} is not a Thousand database")
    try:
        with path.open("r+b") as file:
            head = file.read(len(_MAGIC))
    except FileNotFoundError:
        return
    except OSError as error:
        raise StorageError(f"database {path} cannot be written: {error.strerror}") from error
    if head not in (b"", _MAGIC):
        raise StorageError(f"{path} is not a Thousand database")


def _read_only(path: Path) -> sqlite3.Connection:
    # A reader of a write-ahead log leaves files of its own behind; without a log the database
    # file alone is the truth, and may be read as a medium that never changes.
    logged = path.with_name(path.name + "-wal").exists()
    mode = "mode=ro" if logged else "mode=ro&immutable=1"
    return sqlite3.connect(f"{path.absolute().as_uri()}?{mode}", uri=True)


def _revision(found: sqlite3.Connection, path: Path) -> str | None:
    names = {name for (name,) in found.execute("SELECT name FROM sqlite_schema")}
    if not names:
        return None
    if found.execute("PRAGMA application_id").fetchone()[0] != APPLICATION_ID:
        raise StorageError(f"{path} is not a Thousand database")
    rows = found.execute("SELECT version_num FROM alembic_version").fetchall()
    if len(rows) != 1:
        raise StorageError(f"database {path} is damaged: it has {len(rows)} schema revisions")
    return str(rows[0][0])
