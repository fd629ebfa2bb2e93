"""Who has a say: at a table, and in a group."""

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.storage.rows import TableRow
from bot.table import Table


async def may_manage(context: Context, row: TableRow, user_id: int) -> bool:
    """Return whether a person opened the table, or is an admin of its group."""
    return user_id == row.opener or await context.rights.is_admin(row.chat_id, user_id)


async def check_may_stop(context: Context, table: Table, user_id: int) -> None:
    """Let the opener, an admin, or anyone once it is stale stop a table.

    :raises TableError: if he may not
    """
    if not (context.seats.is_stale(table) or await may_manage(context, table.row, user_id)):
        raise TableError(Why.NOT_OPENER)


async def check_goes_on(context: Context, table_id: int) -> None:
    """Refuse a move while the table waits for a group that cannot be written to.

    :raises TableError: if it does
    """
    table = await context.tables.load(table_id) if context.closed else None
    if table is not None and context.closed.holds(table.row):
        raise TableError(Why.PAUSED)


async def runs_chat(context: Context, chat_id: int, user_id: int) -> bool:
    """Return whether a person is an admin of the group, or opened a live table in it."""
    for table_id in await tables_in(context, chat_id):
        table = await context.tables.load(table_id)
        if table is not None and table.row.opener == user_id:
            return True
    return await context.rights.is_admin(chat_id, user_id)


async def runs_place(context: Context, place: Address, user_id: int) -> bool:
    """Return whether a person is an admin of the group, or opened the live table there.

    In a forum that is the table of the topic, not of another one.
    """
    async with context.storage.read() as tx:
        row = await tx.tables.live_in(place.chat_id, place.thread_id)
    if row is not None and row.opener == user_id:
        return True
    return await context.rights.is_admin(place.chat_id, user_id)


async def tables_in(context: Context, chat_id: int) -> list[int]:
    """Return the live tables of a chat, in all its topics."""
    async with context.storage.read() as tx:
        return await tx.tables.live_of_chat(chat_id)
