"""aiosqlite as this bot needs it: one trip to its thread a statement, and none broken off."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

T = TypeVar("T")


async def connect(path: Path) -> aiosqlite.Connection:
    """Open a connection whose cursors are made and closed without a trip."""
    connection = _Connection(lambda: sqlite3.connect(path), iter_chunk_size=64)
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


class _Connection(aiosqlite.Connection):
    def cursor(self) -> "_Cursor":  # type: ignore[override]
        return _Cursor(self)

    async def commit(self) -> None:
        await unbroken(super().commit())

    async def rollback(self) -> None:
        await unbroken(super().rollback())


class _Cursor:
    """What SQLAlchemy uses of a cursor."""

    arraysize = 1

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection
        self._ran: aiosqlite.Cursor | None = None

    async def __aenter__(self) -> "_Cursor":
        return self

    async def execute(self, sql: str, parameters: Iterable[Any] = ()) -> "_Cursor":
        self._ran = await unbroken(self._connection.execute(sql, parameters))
        return self

    async def executemany(self, sql: str, parameters: Iterable[Iterable[Any]]) -> "_Cursor":
        self._ran = await unbroken(self._connection.executemany(sql, parameters))
        return self

    async def fetchall(self) -> Iterable[Any]:
        return [] if self._ran is None else await unbroken(self._ran.fetchall())

    async def close(self) -> None:
        """Do nothing: all rows are fetched by then, and the row count is asked for after it."""

    @property
    def description(self) -> Any:
        return None if self._ran is None else self._ran.description

    @property
    def rowcount(self) -> int:
        return -1 if self._ran is None else self._ran.rowcount

    @property
    def lastrowid(self) -> int | None:
        return None if self._ran is None else self._ran.lastrowid
