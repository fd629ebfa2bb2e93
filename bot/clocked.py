"""A table read with all that its clocks need to know."""

from dataclasses import replace
from datetime import tzinfo

from bot.pace import pace_of
from bot.storage.rows import TableRow
from bot.storage.transaction import Transaction
from bot.table import Table, with_people
from bot.tempo import SLOW
from bot.turn_clock import limit_at
from bot.zones import zone_of


async def timed(tx: Transaction, row: TableRow, zone: tzinfo) -> Table:
    """Read a table with its turn clock, and what that needs to know of its people.

    :param zone: of the operator
    """
    table, limit = await with_people(tx, row), await limit_at(tx, row)
    if limit in SLOW:  # others know no night
        zone = await zone_of(tx, row.chat_id, zone)
    return replace(table, limit=limit, zone=zone)


async def paced(tx: Transaction, table_id: int, zone: tzinfo) -> Table | None:
    """Read a table with that and the pace of its computers; None if there is none."""
    row = await tx.tables.get(table_id)
    if row is None:
        return None
    pace = await pace_of(tx, row.chat_id, row.thread_id)
    return replace(await timed(tx, row, zone), pace=pace)
