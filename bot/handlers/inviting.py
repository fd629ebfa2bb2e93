"""The link of a table: who is in its group lands there, anybody else is told the way."""

from typing import Final

from aiogram.filters import CommandObject
from aiogram.types import Message, Update

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.managing import check_member
from bot.handlers.who import sender
from bot.presenter import PUBLIC
from bot.render.invitation import landing_screen, message_link
from bot.room import Room, read_room
from bot.storage.rows import TableRow

_WAYS: Final = {Why.NOT_MEMBER: Why.GROUP_FIRST, Why.PRESS_THERE: Why.GO_THERE}
"""What to do, for whom nobody can let in by a link."""


async def on_start_by_invitation(
    message: Message, command: CommandObject, context: Context, event_update: Update
) -> None:
    """Show the table that a link means to who may join it."""
    user_id = sender(message).user_id
    row = await let_in(context, command.args or "", user_id)
    async with context.storage.read() as tx:
        room = await read_room(tx, row.id, context.settings.default_language)
    if room is None:
        raise TableError(Why.STALE)
    screen = landing_screen(
        room.players,
        await context.people.translator(user_id),
        table=row.id,
        title=room.title,
        playing=row.status == "playing",
        there=_link_there(room),
    )
    context.replies.say(Address(user_id), event_update.update_id, screen)


async def let_in(context: Context, payload: str, user_id: int) -> TableRow:
    """Return the live table that a link means, if the person is of its group.

    :raises TableError: if he is not, or there is none
    """
    async with context.storage.read() as tx:
        row = await tx.tables.live_of_match(payload[1:])
    if row is None or row.private:
        raise TableError(Why.STALE)
    try:
        await check_member(context, row.chat_id, user_id)
    except TableError as error:
        raise TableError(_WAYS.get(error.why, error.why)) from None
    return row


def _link_there(room: Room) -> str:
    """Return the link to the newest public message of a table; empty if it has none."""
    row = room.table.row
    public = [
        one.message_id
        for one in room.shown.values()
        if one.slot.startswith(PUBLIC) and one.chat_id == row.chat_id
    ]
    return message_link(row.chat_id, row.thread_id, max(public)) if public else ""
