"""Changes of chats: the bot added or blocked, people who go, a group that gets another id."""

from contextlib import suppress

from aiogram import Router
from aiogram.filters import (
    IS_MEMBER,
    IS_NOT_MEMBER,
    JOIN_TRANSITION,
    ChatMemberUpdatedFilter,
)
from aiogram.types import ChatMemberUpdated, Message, Update

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError
from bot.handlers.filters import GROUP, PRIVATE, Left, Migrated
from bot.handlers.managing import tables_in
from bot.handlers.tournament import live_cup
from bot.handlers.watching import watching
from bot.l10n import choose_language
from bot.render import menu


async def on_added(event: ChatMemberUpdated, context: Context, event_update: Update) -> None:
    """Say hello in the language of who added the bot, unless the group has one.

    A bot that comes back to a table shows it instead.
    """
    code = choose_language(event.from_user.language_code, context.settings.default_language)
    async with context.storage.write(event_update.update_id) as tx:
        await tx.chats.see(event.chat.id, event.chat.title or "")
        chat = await tx.chats.get(event.chat.id)
        if chat is None or chat.language is None:
            await tx.chats.set_language(event.chat.id, code)
    if not await show_tables(event, context):
        t = await context.people.chat_translator(event.chat.id)
        context.replies.say(Address(event.chat.id), event_update.update_id, menu.hello_screen(t))


async def show_tables(event: ChatMemberUpdated, context: Context) -> int:
    """Show the live tables of a chat, where more may be possible now; return how many."""
    context.presenter.whispers.try_anew(event.chat.id)
    live = await tables_in(context, event.chat.id)
    for table_id in live:
        await context.changed(table_id)
    return len(live)


async def on_blocked(event: ChatMemberUpdated, context: Context) -> None:
    """A person blocked the bot: his tables are told."""
    await context.people.set_reachable(event.from_user.id, False)


async def on_unblocked(event: ChatMemberUpdated, context: Context) -> None:
    """A person can be written to again: his hands are shown."""
    await context.people.set_reachable(event.from_user.id, True)


async def on_migrated(message: Message, context: Context) -> None:
    """A group has become a supergroup; both tell of it, in either order."""
    old = message.migrate_from_chat_id or message.chat.id
    new = message.migrate_to_chat_id or message.chat.id
    await context.presenter.migrated(old, new)


async def on_left(message: Message, context: Context) -> None:
    """Somebody is no longer in the group: he leaves what is there, and watches none of it."""
    user = message.left_chat_member
    if user is None:
        return
    for table_id in await tables_in(context, message.chat.id):
        await watching(context).end(table_id, user.id)
        table = await context.tables.load(table_id)
        if table is None or all(seat.user_id != user.id for seat in table.row.seats):
            continue
        leave = context.lobbies.leave if table.row.status == "lobby" else context.seats.quit
        with suppress(TableError):  # the table has just ended
            await leave(table_id, user.id)
    row = await live_cup(context, message.chat.id)
    if row is not None:
        with suppress(TableError):  # he was not in it
            await context.tournaments.leave(row.id, user.id)


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.my_chat_member.register(
        on_added,
        GROUP,
        ChatMemberUpdatedFilter(JOIN_TRANSITION),
    )
    router.my_chat_member.register(show_tables, GROUP, ChatMemberUpdatedFilter(IS_MEMBER))
    router.my_chat_member.register(on_blocked, PRIVATE, ChatMemberUpdatedFilter(IS_NOT_MEMBER))
    router.my_chat_member.register(on_unblocked, PRIVATE, ChatMemberUpdatedFilter(IS_MEMBER))
    router.message.register(on_migrated, Migrated())
    router.message.register(on_left, GROUP, Left())
    return router
