"""Who has a say: at a table, and in a group."""

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.storage.rows import TableRow
from bot.table import Table


async def check_member(context: Context, chat_id: int, user_id: int) -> None:
    """Let only who is in a group go on by its link, which anybody may have.

    :raises TableError: if he is not, or nobody says whether he is
    """
    member = await context.rights.is_member(chat_id, user_id)
    if member is None:
        raise TableError(Why.PRESS_THERE)  # which proves it, and now needs no link any more
    if not member:
        raise TableError(Why.NOT_MEMBER)


async def check_present(context: Context, chat_id: int, user_id: int, *, seen_in: int) -> None:
    """Let only who is in a group get something there by a press.

    :raises TableError: if he is not
    """
    if not await context.rights.is_present(chat_id, user_id, seen_in=seen_in):
        raise TableError(Why.NOT_MEMBER)


async def may_manage(context: Context, row: TableRow, user_id: int, *, seen_in: int) -> bool:
    """Return whether a person opened the table and is still there, or is an admin of its group."""
    return await _has_opened(context, row, user_id, seen_in) or await context.rights.is_admin(
        row.chat_id, user_id
    )


async def check_may_stop(context: Context, table: Table, user_id: int, *, seen_in: int) -> None:
    """Let the opener, an admin, or anyone present once it is stale stop a table.

    :raises TableError: if he may not
    """
    if context.seats.is_stale(table):
        await check_present(context, table.row.chat_id, user_id, seen_in=seen_in)
    elif not await may_manage(context, table.row, user_id, seen_in=seen_in):
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
        if table is not None and await _has_opened(context, table.row, user_id, chat_id):
            return True
    return await context.rights.is_admin(chat_id, user_id)


async def runs_place(context: Context, place: Address, user_id: int) -> bool:
    """Return whether a person is an admin of the group, or opened the live table there.

    In a forum that is the table of the topic, not of another one.
    """
    async with context.storage.read() as tx:
        row = await tx.tables.live_in(place.chat_id, place.thread_id)
    if row is not None and await _has_opened(context, row, user_id, place.chat_id):
        return True
    return await context.rights.is_admin(place.chat_id, user_id)


async def tables_in(context: Context, chat_id: int) -> list[int]:
    """Return the live tables of a chat, in all its topics."""
    async with context.storage.read() as tx:
        return await tx.tables.live_of_chat(chat_id)


async def _has_opened(context: Context, row: TableRow, user_id: int, seen_in: int) -> bool:
    """Return whether a person opened a table, and has not left its group since."""
    return row.opener == user_id and await context.rights.is_present(
        row.chat_id, user_id, seen_in=seen_in
    )
