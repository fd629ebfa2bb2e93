"""The database of the bot: opened once, then one transaction after the other."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from os import PathLike
from pathlib import Path
from threading import Event

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.storage.ahead import Ahead
from bot.storage.engine import MEMORY, make_reader, make_writer
from bot.storage.errors import StorageError
from bot.storage.file import Claim, back_up, claim, revision_of
from bot.storage.migrations.upgrade import MIGRATIONS, revisions, upgrade
from bot.storage.transaction import Transaction
from bot.turns import Turns


class Storage:
    """An open database that belongs to this process alone."""

    def __init__(
        self,
        writer: AsyncEngine,
        reader: AsyncEngine | None,
        claimed: Claim | None,
        clock: Callable[[], float],
        hurry: Event,
    ) -> None:
        """Take over engines and claim; without a reader everything shares one connection."""
        self._writer = writer
        self._reader = reader
        self._claimed = claimed
        self._clock = clock
        self._hurry = hurry
        self._turns = Turns()
        self._holder: asyncio.Task[object] | None = None

    @classmethod
    async def open(
        cls,
        path: str | PathLike[str],
        *,
        clock: Callable[[], float],
        migrations: Path = MIGRATIONS,
    ) -> "Storage":
        """Open a database, or make it, and bring it to the newest schema.

        :param path: a file, or ``:memory:``
        :param clock: gives the Unix time in seconds
        :param migrations: the folder with the history of the schema
        :raises StorageError: if it can't be used; the file is then as it was
        """
        place, hurry = Path(path), Event()
        if place == MEMORY:
            writer = make_writer(place, hurry)
            await _migrate(writer, migrations)
            return cls(writer, None, None, clock, hurry)
        claimed = claim(place)
        writer = make_writer(place, hurry)
        try:
            await _prepare(place, writer, migrations)
        except BaseException:
            await writer.dispose()
            claimed.release()
            raise
        return cls(writer, make_reader(place, hurry), claimed, clock, hurry)

    def hurry(self) -> None:
        """From now on wait for no other process that writes: what meets one fails at once."""
        self._hurry.set()

    async def close(self) -> None:
        """Wait for the transaction that is being written, then let go of the file."""
        async with self._alone(urgent=False):
            await self._writer.dispose()
            if self._reader is not None:
                await self._reader.dispose()
            if self._claimed is not None:
                self._claimed.release()
                self._claimed = None

    @asynccontextmanager
    async def write(self, update_id: int | None = None) -> AsyncIterator[Transaction]:
        """Open a transaction that is committed at the end, or undone by an exception.

        What people want goes before what the bot notes for itself.

        :param update_id: the update whose effect this is, committed with it
        :raises AlreadyDoneError: if the effect of the update is committed already
        """
        async with self._alone(urgent=update_id is not None), self._writer.begin() as connection:
            transaction = Transaction(connection, self._now())
            if update_id is not None:
                await transaction.updates.add(update_id)
            yield transaction

    @asynccontextmanager
    async def read(self, ahead: Sequence[int] = ()) -> AsyncIterator[Transaction]:
        """Open a transaction that sees one moment and waits for nobody.

        :param ahead: tables that will be looked at one by one; all are read in a few statements
        """
        async with self._reading() as transaction:
            yield await Ahead.of(transaction, ahead) if ahead else transaction

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[Transaction]:
        if self._reader is not None:
            async with self._reader.begin() as connection:
                yield Transaction(connection, self._now())
        else:
            async with self.write() as transaction:
                yield transaction

    @asynccontextmanager
    async def _alone(self, *, urgent: bool) -> AsyncIterator[None]:
        task = asyncio.current_task()
        if self._holder is not None and self._holder is task:
            raise RuntimeError("a transaction of this task is open already")
        await self._turns.take(urgent=urgent)
        self._holder = task
        try:
            yield
        finally:
            self._holder = None
            self._turns.release()

    def _now(self) -> int:
        return int(self._clock() * 1000)


async def _prepare(path: Path, writer: AsyncEngine, migrations: Path) -> None:
    known = revisions(migrations)
    revision = revision_of(path, known)
    if revision == known[-1]:
        return
    if revision is not None:
        back_up(path, revision)
    try:
        await _migrate(writer, migrations)
    except DBAPIError as error:
        raise StorageError(f"database {path} cannot be migrated: {error.orig}") from error


async def _migrate(writer: AsyncEngine, migrations: Path) -> None:
    async with writer.connect() as connection:
        # A step may make a table anew, which must not empty those that refer to it; inside a
        # transaction the switch would do nothing.
        await connection.run_sync(_pragma, "foreign_keys = OFF")
        async with connection.begin():
            await connection.run_sync(upgrade, migrations)
        await connection.run_sync(_pragma, "foreign_keys = ON")


def _pragma(connection: Connection, setting: str) -> None:
    cursor = connection.connection.cursor()
    cursor.execute(f"PRAGMA {setting}")
    cursor.close()
