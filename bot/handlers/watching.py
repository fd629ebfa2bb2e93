"""Watching a table in private: by command, by button and by link."""

from aiogram import F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import Message, Update

from bot.context import Context
from bot.errors import TableError, Why
from bot.handlers.filters import GROUP, PRIVATE
from bot.handlers.groups import live_table
from bot.handlers.inviting import let_in
from bot.handlers.presser import DONE, Answer, Presser
from bot.handlers.who import here, sender
from bot.presses import AtTable
from bot.render.names import Player
from bot.render.notices import unreachable_screen
from bot.watching import Watching


async def on_watch(message: Message, context: Context, event_update: Update) -> None:
    """Show the table of this group in private, or call who cannot be written to."""
    row = await live_table(message, context)
    person = sender(message)
    if await context.people.prove_reachable(person.user_id):
        begin = watching(context).begin
        await begin(row.id, person.user_id, update_id=event_update.update_id)
        return
    t = await context.people.chat_translator(message.chat.id)
    player = Player(name=person.name, user_id=person.user_id)
    screen = unreachable_screen(player, t, link=context.link(f"w{row.match_id}"))
    context.replies.say(here(message), event_update.update_id, screen)


async def on_watch_again(message: Message, context: Context) -> None:
    """Show what is watched anew at the bottom.

    :raises TableError: if nothing is
    """
    async with context.storage.read() as tx:
        watched = await tx.watchers.watched_by(message.chat.id)
        rows = await tx.tables.many(watched)
    live = [row.id for row in rows if row.status in {"lobby", "playing"}]
    if not live:
        raise TableError(Why.WATCH_THERE)
    for table_id in live:
        await watching(context).begin(table_id, message.chat.id)


async def on_start_to_watch(
    message: Message, command: CommandObject, context: Context, event_update: Update
) -> None:
    """Show the table that a link means to who is in its group."""
    user_id = sender(message).user_id
    row = await let_in(context, command.args or "", user_id)
    await watching(context).begin(row.id, user_id, update_id=event_update.update_id)


async def watch(who: Presser, press: AtTable) -> Answer:
    """Begin or stop to watch; who presses in the group is in it."""
    user_id, context = who.person.user_id, who.context
    if press.verb == "unwatch":
        await watching(context).end(press.table, user_id)
        return DONE
    await who.check_present(press.table)
    row = (await who.table(press.table)).row
    if not await context.people.prove_reachable(user_id):
        return Answer(url=context.link(f"w{row.match_id}"))
    await watching(context).begin(press.table, user_id, update_id=who.update_id)
    t = await context.people.translator(user_id)
    return DONE if who.chat.private else Answer(t("watch-begun"))


def watching(context: Context) -> Watching:
    """Return what notes who watches."""
    return Watching(context.storage, context.changed, context.presenter.repost)


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.message.register(on_watch, Command("watch"), GROUP)
    router.message.register(on_watch_again, Command("watch"), PRIVATE)
    link = CommandStart(deep_link=True, magic=F.args.regexp(r"^w[0-9a-f]{26}$"))
    router.message.register(on_start_to_watch, link, PRIVATE)
    return router
