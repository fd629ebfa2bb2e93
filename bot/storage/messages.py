"""Which message shows what, so that it can be edited after a restart."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import MessageRow
from bot.storage.schema import messages

_NEW: Final = insert(messages)
_PUT: Final = _NEW.on_conflict_do_update(
    index_elements=["table_id", "slot"],
    set_={
        name: _NEW.excluded[name]
        for name in ("chat_id", "thread_id", "receiver", "message_id", "tag", "at")
    },
)
_OF_TABLE: Final = (
    select(messages).where(messages.c.table_id == bindparam("of_table")).order_by(messages.c.slot)
)
_OF_TABLES: Final = (
    select(messages)
    .where(messages.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(messages.c.table_id, messages.c.slot)
)
_OF_SLOT: Final = _OF_TABLE.where(messages.c.slot == bindparam("of_slot"))
_FORGET: Final = delete(messages).where(
    messages.c.table_id == bindparam("of_table"), messages.c.slot == bindparam("of_slot")
)


class Messages:
    """The messages that are shown, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def put(self, row: MessageRow) -> None:
        """Note what the slot shows now."""
        await self._connection.execute(_PUT, asdict(row))

    async def get(self, table_id: int, slot: str) -> MessageRow | None:
        """Read what the slot shows."""
        values = {"of_table": table_id, "of_slot": slot}
        found = (await self._connection.execute(_OF_SLOT, values)).mappings().first()
        return None if found is None else MessageRow(**found)

    async def all(self, table_id: int) -> list[MessageRow]:
        """Read what all slots of the table show."""
        result = await self._connection.execute(_OF_TABLE, {"of_table": table_id})
        return [MessageRow(**row) for row in result.mappings()]

    async def of_tables(self, table_ids: Sequence[int]) -> list[MessageRow]:
        """Read what all slots of several tables show, table by table."""
        result = await self._connection.execute(_OF_TABLES, {"ids": table_ids})
        return [MessageRow(**row) for row in result.mappings()]

    async def forget(self, table_id: int, slot: str) -> None:
        """Note that the slot shows nothing."""
        await self._connection.execute(_FORGET, {"of_table": table_id, "of_slot": slot})
