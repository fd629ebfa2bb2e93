"""SQLite without its threads: whatever is asked of it is done at once, and the same each time."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, TypeAlias

import aiosqlite.core
import pytest

Trip: TypeAlias = tuple[asyncio.Future[Any] | None, Callable[[], Any]]
Hook: TypeAlias = Callable[[str], None]


class NoThread:
    """Stands where the thread of a connection would."""

    daemon = False

    def __init__(self, **_: object) -> None:
        """Take what a thread takes."""

    def start(self) -> None:
        """Have nothing to do."""


def _commits(function: Callable[[], Any]) -> sqlite3.Connection | None:
    """Return the connection that is about to commit what it has changed."""
    if not isinstance(function, partial) or function.func.__name__ != "commit":
        return None
    connection = getattr(function.func, "__self__", None)
    return connection if isinstance(connection, sqlite3.Connection) else None


@contextmanager
def inline(hook: Hook) -> Iterator[None]:
    """Let connections made within do their work inline.

    :param hook: is told before and after each commit of a change
    """
    changes: dict[sqlite3.Connection, int] = {}

    class Inline:
        """What a connection is asked."""

        def put_nowait(self, trip: Trip) -> None:
            """Do it, and let the result be known in the next round of the loop."""
            future, function = trip
            connection = _commits(function)
            writes = connection is not None and changes.get(connection, 0) != (
                connection.total_changes
            )
            if writes:
                hook("before commit")
            try:
                result = function()
            except BaseException as error:
                _settle(future, error=error)
                return
            if connection is not None and writes:
                changes[connection] = connection.total_changes
                hook("after commit")
            _settle(future, result)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(aiosqlite.core, "SimpleQueue", Inline)
        patch.setattr(aiosqlite.core, "Thread", NoThread)
        yield


def _settle(
    future: asyncio.Future[Any] | None, result: Any = None, error: BaseException | None = None
) -> None:
    if future is None:
        return
    loop = future.get_loop()
    if error is None:
        loop.call_soon(aiosqlite.core.set_result, future, result)
    else:
        loop.call_soon(aiosqlite.core.set_exception, future, error)
