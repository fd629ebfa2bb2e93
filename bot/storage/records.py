"""What was done and how deals ended: rows that are only added, until their match is old."""

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from sqlalchemy import Executable, bindparam, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import ActionRow, DealRow
from bot.storage.schema import actions, deals

_INSERT_ACTION: Final = insert(actions)
_ACTION_FIELDS: Final = (
    actions.c.table_id,
    actions.c.rev,
    actions.c.deal,
    actions.c.seat,
    actions.c.action,
    actions.c.at,
    actions.c.auto,
)
_ACTIONS_OF_DEAL: Final = (
    select(*_ACTION_FIELDS)
    .where(actions.c.table_id == bindparam("of_table"), actions.c.deal == bindparam("of_deal"))
    .order_by(actions.c.id)
)
_ACTIONS_UP_TO: Final = (
    select(*_ACTION_FIELDS)
    .where(actions.c.table_id == bindparam("of_table"), actions.c.deal <= bindparam("of_deal"))
    .order_by(actions.c.id)
)
_DROP_ACTIONS: Final = delete(actions).where(actions.c.table_id == bindparam("of_table"))
_INSERT_DEAL: Final = insert(deals)
_DEALS_OF_TABLE: Final = (
    select(deals)
    .where(deals.c.table_id == bindparam("of_table"))
    .order_by(deals.c.number, deals.c.attempt)
)
_DEALS_SINCE: Final = _DEALS_OF_TABLE.where(deals.c.number >= bindparam("first"))
_later: Final = deals.alias()
_LAST: Final = (
    select(func.max(_later.c.number))
    .where(_later.c.table_id == deals.c.table_id)
    .scalar_subquery()
)
_LATEST: Final = (
    select(deals)
    .where(
        deals.c.table_id.in_(bindparam("ids", expanding=True)),
        deals.c.number > _LAST - bindparam("most"),
    )
    .order_by(deals.c.table_id, deals.c.number, deals.c.attempt)
)
_REWRITE: Final = (
    update(deals)
    .where(
        deals.c.table_id == bindparam("of_table"),
        deals.c.number == bindparam("of_number"),
        deals.c.attempt == bindparam("of_attempt"),
    )
    .values(record=bindparam("new"))
)


class Actions:
    """The action log, as one transaction sees it."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def append(self, *rows: ActionRow) -> None:
        """Add what was accepted, in the order made."""
        if rows:
            await self._connection.execute(_INSERT_ACTION, [asdict(row) for row in rows])

    async def of_deal(self, table_id: int, deal: int) -> list[ActionRow]:
        """Read the actions of a deal, all its attempts, in the order made."""
        return await self._read(_ACTIONS_OF_DEAL, table_id, deal)

    async def up_to(self, table_id: int, deal: int) -> list[ActionRow]:
        """Read the actions of a match up to the end of a deal, in the order made."""
        return await self._read(_ACTIONS_UP_TO, table_id, deal)

    async def _read(self, statement: Executable, table_id: int, deal: int) -> list[ActionRow]:
        values = {"of_table": table_id, "of_deal": deal}
        result = await self._connection.execute(statement, values)
        return [ActionRow(**row) for row in result.mappings()]

    async def drop(self, table_id: int) -> None:
        """Delete the log of a match."""
        await self._connection.execute(_DROP_ACTIONS, {"of_table": table_id})


class Deals:
    """The deals that are over, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def append(self, row: DealRow) -> None:
        """Add a deal that is over."""
        await self._connection.execute(_INSERT_DEAL, asdict(row))

    async def rewrite(self, row: DealRow) -> None:
        """Keep another record of a deal."""
        values = {
            "of_table": row.table_id,
            "of_number": row.number,
            "of_attempt": row.attempt,
            "new": row.record,
        }
        await self._connection.execute(_REWRITE, values)

    async def all(self, table_id: int) -> list[DealRow]:
        """Read the deals of a table in the order played."""
        result = await self._connection.execute(_DEALS_OF_TABLE, {"of_table": table_id})
        return [DealRow(**row) for row in result.mappings()]

    async def since(self, table_id: int, first: int) -> list[DealRow]:
        """Read the deals of a table from number ``first`` on, in the order played."""
        values = {"of_table": table_id, "first": first}
        result = await self._connection.execute(_DEALS_SINCE, values)
        return [DealRow(**row) for row in result.mappings()]

    async def latest(self, table_ids: Sequence[int], most: int) -> list[DealRow]:
        """Read the deals of several tables, of each those with the ``most`` latest numbers."""
        values = {"ids": table_ids, "most": most}
        result = await self._connection.execute(_LATEST, values)
        return [DealRow(**row) for row in result.mappings()]
