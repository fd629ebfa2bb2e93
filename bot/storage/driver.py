"""aiosqlite as this bot needs it: one trip to its thread a statement, and none broken off.

A trip costs more than what SQLite does on it.
"""

import asyncio
import sqlite3
from collections.abc import Awaitable, Iterable, Sequence
from pathlib import Path
from threading import Event
from typing import Any, Final, NamedTuple, TypeVar

import aiosqlite

T = TypeVar("T")
TRIES: Final = 10
"""So many busy timeouts long a transaction waits for another process, if not in a hurry."""


class Patient(sqlite3.Connection):
    """Waits for another process that writes, but not for long, and in a hurry hardly at all."""

    hurry: Event

    def begin(self, how: str) -> None:
        """Begin a transaction as soon as no other process is in its way."""
        for _ in range(TRIES - 1):
            try:
                self.execute(how)
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or self.hurry.is_set():
                    raise
            else:
                return
        self.execute(how)


async def connect(path: Path, hurry: Event) -> aiosqlite.Connection:
    """Open a connection whose cursors are made and closed without a trip.

    :param hurry: once set, no transaction waits longer for another process than it must
    """

    def opened() -> Patient:
        within = sqlite3.connect(path, factory=Patient)
        within.hurry = hurry
        return within

    connection = _Connection(opened, iter_chunk_size=64)
    # A storage that nobody closed must not keep the process from ending.
    connection._thread.daemon = True
    return await unbroken(connection)


async def unbroken(trip: Awaitable[T]) -> T:
    """Finish the trip even if this task is cancelled meanwhile; it is told so right after.

    SQLAlchemy throws a connection away when a statement on it is cancelled.
    """
    running = asyncio.ensure_future(trip)
    cancelled = False
    while not running.done():
        try:
            await asyncio.wait((running,))
        except asyncio.CancelledError:
            cancelled = True
    if cancelled and (task := asyncio.current_task()):
        task.uncancel()
        task.cancel()
    return running.result()


class _Ran(NamedTuple):
    """What a statement left behind."""

    description: Any = None
    rows: Sequence[Any] = ()
    rowcount: int = -1
    lastrowid: int | None = None


class _Connection(aiosqlite.Connection):
    """Begins a transaction on the same trip as its first statement."""

    _begin = ""

    def cursor(self) -> "_Cursor":  # type: ignore[override]
        return _Cursor(self)

    async def run(self, sql: str, parameters: Iterable[Any], *, many: bool = False) -> _Ran:
        """Run a statement and fetch all its rows."""
        if sql.startswith("BEGIN"):
            self._begin = sql
            return _Ran()
        begin, self._begin = self._begin, ""
        trip = self._execute(  # type: ignore[no-untyped-call]
            _run, self._conn, begin, sql, parameters, many
        )
        ran: _Ran = await unbroken(trip)
        return ran

    async def commit(self) -> None:
        if not self._forgets_to_begin():
            await unbroken(super().commit())

    async def rollback(self) -> None:
        if not self._forgets_to_begin():
            await unbroken(super().rollback())

    def _forgets_to_begin(self) -> bool:
        begin, self._begin = self._begin, ""
        return begin != ""


def _run(connection: Patient, begin: str, sql: str, parameters: Iterable[Any], many: bool) -> _Ran:
    if begin:
        connection.begin(begin)
    run = connection.executemany if many else connection.execute
    cursor = run(sql, parameters)  # type: ignore[arg-type]
    rows = cursor.fetchall()
    return _Ran(cursor.description, rows, cursor.rowcount, cursor.lastrowid)


class _Cursor:
    """What SQLAlchemy uses of a cursor."""

    arraysize = 1

    def __init__(self, connection: _Connection) -> None:
        self._connection = connection
        self._ran = _Ran()

    async def __aenter__(self) -> "_Cursor":
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> "_Cursor":
        self._ran = await self._connection.run(sql, parameters)
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> "_Cursor":
        self._ran = await self._connection.run(sql, parameters, many=True)
        return self

    async def fetchall(self) -> Sequence[Any]:
        return self._ran.rows

    async def close(self) -> None:
        """Do nothing: all rows are fetched by then, and the row count is asked for after it."""

    @property
    def description(self) -> Any:
        return self._ran.description

    @property
    def rowcount(self) -> int:
        return self._ran.rowcount

    @property
    def lastrowid(self) -> int | None:
        return self._ran.lastrowid
