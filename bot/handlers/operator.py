"""Commands of the operators named in ADMIN_IDS, in their private chats alone."""

from html import escape

from aiogram import Router
from aiogram.filters import Command, CommandObject, Filter
from aiogram.types import Message, Update

from bot.context import Context
from bot.delivery import Address
from bot.handlers.filters import PRIVATE
from bot.render import menu
from bot.render.screen import Screen
from bot.storage.rows import TableRow


class Operator(Filter):
    """The sender is one of the operators."""

    async def __call__(self, message: Message, context: Context) -> bool:
        """Return whether he is."""
        user = message.from_user
        return user is not None and user.id in context.settings.admin_ids


async def live_tables(context: Context) -> list[TableRow]:
    """Return every table in the lobby or in play."""
    async with context.storage.read() as tx:
        rows = [await tx.tables.get(table_id) for table_id in await tx.tables.live()]
    return [row for row in rows if row is not None]


async def on_status(message: Message, context: Context, event_update: Update) -> None:
    """Say how many tables there are."""
    rows = await live_tables(context)
    playing = sum(row.status == "playing" for row in rows)
    people = len({seat.user_id for row in rows for seat in row.seats if seat.user_id is not None})
    t = await context.people.translator(message.chat.id)
    screen = menu.status_screen(t, playing=playing, lobbies=len(rows) - playing, people=people)
    context.replies.say(Address(message.chat.id), event_update.update_id, screen)


async def on_broadcast(
    message: Message, command: CommandObject, context: Context, event_update: Update
) -> None:
    """Tell all running tables something in the operator's own words, before maintenance say."""
    t = await context.people.translator(message.chat.id)
    text = (command.args or "").strip()
    rows = [row for row in await live_tables(context) if row.status == "playing"]
    places = {Address(row.chat_id, row.thread_id) for row in rows} if text else set()
    for at, place in enumerate(sorted(places, key=lambda to: (to.chat_id, to.thread_id or 0))):
        screen = Screen(escape(text, quote=False))
        context.replies.say(place, event_update.update_id, screen, first=at + 1)
    screen = menu.broadcast_screen(t, chats=len(places)) if text else menu.broadcast_usage(t)
    context.replies.say(Address(message.chat.id), event_update.update_id, screen)


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.message.filter(PRIVATE, Operator())
    router.message.register(on_status, Command("status"))
    router.message.register(on_broadcast, Command("broadcast"))
    return router
