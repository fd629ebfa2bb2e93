"""Who watches which table in his private chat."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import (
    Column,
    ForeignKey,
    Index,
    Integer,
    Named,
    Table,
    TypedColumns,
    bindparam,
    delete,
    select,
)
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import metadata


class WatcherColumns(TypedColumns):
    """A person who watches a table."""

    table_id: Named[int] = Column(
        Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    user_id: Named[int] = Column(Integer, primary_key=True)


watchers = Table("watchers", metadata, WatcherColumns, sqlite_strict=True)
Index("watched_by", watchers.c.user_id)

_ADD: Final = insert(watchers).on_conflict_do_nothing()
_OF_TABLES: Final = (
    select(watchers)
    .where(watchers.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(watchers.c.table_id, watchers.c.user_id)
)
_OF_TABLE: Final = (
    select(watchers.c.user_id)
    .where(watchers.c.table_id == bindparam("of_table"))
    .order_by(watchers.c.user_id)
)
_WATCHED: Final = (
    select(watchers.c.table_id)
    .where(watchers.c.user_id == bindparam("person"))
    .order_by(watchers.c.table_id)
)
_REMOVE: Final = delete(watchers).where(
    watchers.c.table_id == bindparam("of_table"), watchers.c.user_id == bindparam("person")
)
_CLEAR: Final = delete(watchers).where(watchers.c.table_id == bindparam("of_table"))


class Watchers:
    """The watchers, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def add(self, table_id: int, user_id: int) -> None:
        """Note that a person watches a table."""
        await self._connection.execute(_ADD, {"table_id": table_id, "user_id": user_id})

    async def of_table(self, table_id: int) -> tuple[int, ...]:
        """Read who watches a table."""
        result = await self._connection.execute(_OF_TABLE, {"of_table": table_id})
        return tuple(result.scalars())

    async def of_tables(self, table_ids: Sequence[int]) -> list[tuple[int, int]]:
        """Read who watches several tables, as pairs of a table and a person."""
        result = await self._connection.execute(_OF_TABLES, {"ids": table_ids})
        return [(table_id, user_id) for table_id, user_id in result]

    async def watched_by(self, user_id: int) -> list[int]:
        """Read which tables a person watches, over or not."""
        return list((await self._connection.execute(_WATCHED, {"person": user_id})).scalars())

    async def remove(self, table_id: int, user_id: int) -> None:
        """Note that a person no longer watches a table."""
        await self._connection.execute(_REMOVE, {"of_table": table_id, "person": user_id})

    async def clear(self, table_id: int) -> None:
        """Note that nobody watches a table any more."""
        await self._connection.execute(_CLEAR, {"of_table": table_id})
