"""Many tables read in a few statements, for who then looks at one after the other.

What was read ahead is answered from memory; the database is asked for anything else.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.chats import Chats
from bot.storage.conventions import NO_TOPIC
from bot.storage.messages import Messages
from bot.storage.persons import Persons
from bot.storage.preferences import Preferences
from bot.storage.records import Deals
from bot.storage.rows import ChatRow, DealRow, MessageRow, PersonRow, TableRow
from bot.storage.sitters import SitterRow, Sitters
from bot.storage.tables import Tables
from bot.storage.transaction import Transaction
from bot.storage.watchers import Watchers

DEALS: Final = 5
"""So many of the latest deals of each table are read ahead."""


class Ahead(Transaction):
    """The same transaction after some tables were read: for reading, it would see no write."""

    @classmethod
    async def of(cls, tx: Transaction, table_ids: Sequence[int]) -> "Ahead":
        """Read these tables, and what belongs to them."""
        connection, now = tx._connection, tx.now
        ahead = cls(connection, now)
        rows = await tx.tables.many(table_ids)
        people = {row.opener for row in rows}
        people |= {seat.user_id for row in rows for seat in row.seats if seat.user_id is not None}
        watching = await tx.watchers.of_tables(table_ids)
        people |= {user_id for _, user_id in watching}
        former = await tx.sitters.of_tables(table_ids)
        people |= {each.user_id for each in former if each.user_id is not None}
        chats = list({row.chat_id for row in rows})
        ahead.tables = _Tables(connection, now, rows)
        ahead.persons = _Persons(connection, await tx.persons.many(people))
        ahead.chats = _Chats(connection, await tx.chats.many(chats))
        preferred = await tx.preferences.of_chats(chats)
        ahead.preferences = _Preferences(connection, frozenset(chats), preferred)
        ahead.messages = _Messages(connection, table_ids, await tx.messages.of_tables(table_ids))
        ahead.watchers = _Watchers(connection, table_ids, watching)
        ahead.sitters = _Sitters(connection, table_ids, former)
        ahead.deals = _Deals(connection, table_ids, await tx.deals.latest(table_ids, DEALS))
        return ahead


class _Tables(Tables):
    def __init__(self, connection: AsyncConnection, now: int, rows: Iterable[TableRow]) -> None:
        super().__init__(connection, now)
        self._rows = {row.id: row for row in rows}

    async def get(self, table_id: int) -> TableRow | None:
        return self._rows.get(table_id) or await super().get(table_id)


class _Persons(Persons):
    def __init__(self, connection: AsyncConnection, rows: dict[int, PersonRow]) -> None:
        super().__init__(connection)
        self._rows = rows

    async def many(self, user_ids: Iterable[int]) -> dict[int, PersonRow]:
        ids = list(user_ids)
        if all(user_id in self._rows for user_id in ids):
            return {user_id: self._rows[user_id] for user_id in ids}
        return await super().many(ids)


class _Chats(Chats):
    def __init__(self, connection: AsyncConnection, rows: Iterable[ChatRow]) -> None:
        super().__init__(connection)
        self._rows = {row.chat_id: row for row in rows}

    async def get(self, chat_id: int) -> ChatRow | None:
        return self._rows.get(chat_id) or await super().get(chat_id)


class _Preferences(Preferences):
    def __init__(
        self,
        connection: AsyncConnection,
        chats: frozenset[int],
        values: dict[tuple[int, int, str], str],
    ) -> None:
        super().__init__(connection)
        self._chats, self._values = chats, values

    async def get(self, chat_id: int, thread_id: int | None, name: str) -> str | None:
        if chat_id in self._chats:
            return self._values.get((chat_id, thread_id or NO_TOPIC, name))
        return await super().get(chat_id, thread_id, name)


class _Messages(Messages):
    def __init__(
        self, connection: AsyncConnection, table_ids: Iterable[int], rows: Iterable[MessageRow]
    ) -> None:
        super().__init__(connection)
        self._rows: dict[int, list[MessageRow]] = {table_id: [] for table_id in table_ids}
        for row in rows:
            self._rows[row.table_id].append(row)

    async def all(self, table_id: int) -> list[MessageRow]:
        known = self._rows.get(table_id)
        return await super().all(table_id) if known is None else list(known)


class _Watchers(Watchers):
    def __init__(
        self,
        connection: AsyncConnection,
        table_ids: Iterable[int],
        pairs: Iterable[tuple[int, int]],
    ) -> None:
        super().__init__(connection)
        self._ids: dict[int, tuple[int, ...]] = dict.fromkeys(table_ids, ())
        for table_id, user_id in pairs:
            self._ids[table_id] += (user_id,)

    async def of_table(self, table_id: int) -> tuple[int, ...]:
        known = self._ids.get(table_id)
        return await super().of_table(table_id) if known is None else known


class _Sitters(Sitters):
    def __init__(
        self, connection: AsyncConnection, table_ids: Iterable[int], rows: Iterable[SitterRow]
    ) -> None:
        super().__init__(connection)
        self._rows: dict[int, tuple[SitterRow, ...]] = dict.fromkeys(table_ids, ())
        for row in rows:
            self._rows[row.table_id] += (row,)

    async def of_table(self, table_id: int) -> tuple[SitterRow, ...]:
        known = self._rows.get(table_id)
        return await super().of_table(table_id) if known is None else known


class _Deals(Deals):
    def __init__(
        self, connection: AsyncConnection, table_ids: Iterable[int], rows: Iterable[DealRow]
    ) -> None:
        super().__init__(connection)
        self._rows: dict[int, list[DealRow]] = {table_id: [] for table_id in table_ids}
        for row in rows:
            self._rows[row.table_id].append(row)

    async def since(self, table_id: int, first: int) -> list[DealRow]:
        known = self._rows.get(table_id)
        if known is None or (known and first <= known[-1].number - DEALS):
            return await super().since(table_id, first)
        return [row for row in known if row.number >= first]
