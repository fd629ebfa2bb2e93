"""SQLite as SQLAlchemy should drive it: our BEGIN, write-ahead log, every commit on the disk."""

import sqlite3
from functools import partial
from pathlib import Path
from threading import Event
from typing import Final

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection, ExceptionContext
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from bot.storage.driver import connect

MEMORY: Final = Path(":memory:")
"""The path of a database that lives in one connection and dies with it."""

DAY: Final = 24 * 60 * 60

_PRAGMAS: Final = (
    "journal_mode = WAL",
    # An update is confirmed to Telegram after its commit, so the commit must survive a power cut.
    "synchronous = FULL",
    "foreign_keys = ON",
    # A quarter of a second: whoever waits for another process looks so often whether to give up.
    "busy_timeout = 250",
)


def make_writer(path: Path, hurry: Event) -> AsyncEngine:
    """Build the engine whose transactions write; they hold the write lock from their start.

    :param hurry: once set, none waits for another process any more
    """
    return _make_engine(path, "BEGIN IMMEDIATE", _PRAGMAS, hurry)


def make_reader(path: Path, hurry: Event) -> AsyncEngine:
    """Build the engine whose transactions only read, beside a writer."""
    # A connection beyond the pool costs a thread and a dozen trips, and is closed right after.
    pragmas = (*_PRAGMAS, "busy_timeout = 2500", "query_only = ON")
    # Who waits for a connection waits for the disk; to give up would pass for the update's fault.
    return _make_engine(path, "BEGIN", pragmas, hurry, max_overflow=0, pool_timeout=DAY)


def _make_engine(
    path: Path, begin: str, pragmas: tuple[str, ...], hurry: Event, **pooling: int
) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        async_creator=partial(connect, path, hurry),
        **pooling,
        # Every transaction is ended by us; the pool's own rollback would be one more round trip.
        pool_reset_on_return=None,
        hide_parameters=True,  # an error must not quote hands and names
    )

    def on_connect(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        # sqlite3 must not begin transactions by itself: it begins them too late (lost updates).
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "connect", on_connect)
    event.listen(engine.sync_engine, "begin", on_begin)
    event.listen(engine.sync_engine, "handle_error", _may_be_mended, retval=True)
    return engine


def _may_be_mended(context: ExceptionContext) -> BaseException | None:
    """Return what is raised for a damaged file: like a full disk, no mistake of the statement."""
    if type(error := context.original_exception) is sqlite3.DatabaseError:
        return OperationalError(context.statement, None, error, hide_parameters=True)
    return None
