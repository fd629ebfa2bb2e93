"""What follows a commit, tables shown and clocks planned: later where the database fails.

Who made the commit is not asked again, for his effect is there already: one read that fails must
not leave a table standing until somebody acts.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from sqlalchemy.exc import OperationalError

from bot.failures import trace
from bot.logbook import also_about
from bot.nursery import Nursery
from bot.storage import Storage
from bot.storage.transaction import Transaction

log = logging.getLogger(__name__)

Work: TypeAlias = Callable[[], Awaitable[None]]

FIRST: Final = 5.0
LONGEST: Final = 60.0
"""Seconds until a work is tried again: at first, and at most."""


class Following:
    """Does what follows; what the database fails is tried again until it is done."""

    def __init__(
        self,
        storage: Storage,
        show: Callable[[int], Awaitable[None]],
        plan: Callable[[int], Awaitable[None]],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param show: brings all that a table shows up to date
        :param plan: plans what is due at a table
        """
        self._storage, self._show, self._plan, self._sleep = storage, show, plan, sleep
        self._owed: set[str] = set()
        self._nursery = Nursery()

    async def table(self, table_id: int) -> None:
        """Show a table, and plan what its clock does next."""
        also_about(table=table_id)
        await self.insist(f"table {table_id}", partial(self._follow, table_id))

    async def clock(self, table_id: int) -> None:
        """Plan what the clock of a table does next."""
        await self.insist(f"the clock of table {table_id}", partial(self._plan, table_id))

    async def person(self, user_id: int) -> None:
        """Do so at all tables of a person."""
        find = partial(self._tables, lambda tx: _of_person(tx, user_id))
        await self.insist(f"person {user_id}", find)

    async def chat(self, chat_id: int) -> None:
        """Do so at all live tables of a group."""
        find = partial(self._tables, lambda tx: tx.tables.live_of_chat(chat_id))
        await self.insist(f"chat {chat_id}", find)

    async def insist(self, name: str, work: Work) -> None:
        """Do a work now, or else later; what is owed already is not owed twice.

        :param name: of the work, for the log too
        """
        if not await self._is_done(name, work) and name not in self._owed:
            self._owed.add(name)
            self._nursery.spawn(self._until_done(name, work))

    async def close(self) -> None:
        """Leave what is owed to the next start."""
        await self._nursery.close()

    async def _follow(self, table_id: int) -> None:
        try:
            await self._show(table_id)
        except OperationalError:
            raise
        except Exception as error:  # it would come to the same again
            log.error("table %d could not be shown: %s", table_id, trace(error))
        finally:
            await self._plan(table_id)

    async def _tables(self, find: Callable[[Transaction], Awaitable[Sequence[int]]]) -> None:
        async with self._storage.read() as tx:
            table_ids = await find(tx)
        for table_id in table_ids:
            await self.table(table_id)

    async def _until_done(self, name: str, work: Work) -> None:
        pause = FIRST
        try:
            while True:
                await self._sleep(pause)
                if await self._is_done(name, work):
                    return
                pause = min(2 * pause, LONGEST)
        finally:
            self._owed.discard(name)

    async def _is_done(self, name: str, work: Work) -> bool:
        try:
            await work()
        except OperationalError as error:
            log.error("%s comes later: %s", name, trace(error))
            return False
        return True


async def _of_person(tx: Transaction, user_id: int) -> list[int]:
    return [row.id for row in await tx.tables.of_person(user_id)]
