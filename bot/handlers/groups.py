"""Commands in a group: a table's life."""

from functools import partial

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import Message, Update

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers import tournament
from bot.handlers.filters import GROUP
from bot.handlers.managing import check_may_stop
from bot.handlers.who import here, sender, wrote_as_group
from bot.l10n import choose_language
from bot.lobbies import Person
from bot.render import menu
from bot.render.names import Player
from bot.render.notices import unreachable_screen
from bot.storage.rows import TableRow
from bot.table import has_hand, is_away, read


async def live_table(message: Message, context: Context) -> TableRow:
    """Return the table of this chat and topic.

    :raises TableError: if there is none
    """
    row = await table_here(message, context)
    if row is None:
        raise TableError(Why.NO_TABLE)
    return row


async def table_here(message: Message, context: Context) -> TableRow | None:
    """Return the table of this chat and topic, if there is one."""
    to = here(message)
    async with context.storage.read() as tx:
        return await tx.tables.live_in(to.chat_id, to.thread_id)


async def on_newgame(message: Message, context: Context, event_update: Update) -> None:
    """Open a lobby; an anonymous admin opens it without a seat of his own."""
    to = here(message)
    anonymous = wrote_as_group(message)
    if anonymous and message.from_user is not None:
        opener = Person(user_id=message.from_user.id, name=message.chat.title or "")
    else:
        opener = sender(message)
    await context.lobbies.open(
        to.chat_id,
        to.thread_id,
        opener,
        language=choose_language(opener.language_hint, context.settings.default_language),
        seated=not anonymous and await context.people.prove_reachable(opener.user_id),
        update_id=event_update.update_id,
    )


async def on_join(message: Message, context: Context, event_update: Update) -> None:
    """Sit down, in a match on the seat one has left or been away from, or on a computer's.

    Where no table is, that is to enter the tournament of this chat.
    """
    row = await table_here(message, context)
    if row is None:
        if await tournament.enter_here(message, context, event_update.update_id):
            return
        raise TableError(Why.NO_TABLE)
    person = sender(message)
    if any(seat.user_id == person.user_id and is_away(seat) for seat in row.seats):
        user_id, update_id = person.user_id, event_update.update_id
        await context.seats.be_there(row.id, user_id, update_id=update_id)
        return
    if not await context.people.prove_reachable(person.user_id):
        t = await context.people.chat_translator(message.chat.id)
        player = Player(name=person.name, user_id=person.user_id)
        screen = unreachable_screen(player, t, link=context.link(f"j{row.id}"))
        context.replies.say(here(message), event_update.update_id, screen)
        return
    join = context.lobbies.join
    if row.status == "playing":
        join = partial(context.seats.sit_in, seat=None)
    await join(row.id, person, update_id=event_update.update_id)


async def on_leave(message: Message, context: Context, event_update: Update) -> None:
    """Leave the lobby; a match only after a question, in private if that is possible.

    Who does not sit here leaves the tournament of this chat.
    """
    row, person = await table_here(message, context), sender(message)
    if row is None or all(seat.user_id != person.user_id for seat in row.seats):
        if await tournament.withdraw_here(message, context, event_update.update_id):
            return
        raise TableError(Why.NO_TABLE if row is None else Why.NOT_SEATED)
    if row.status == "lobby":
        await context.lobbies.leave(row.id, person.user_id, update_id=event_update.update_id)
        return
    people = sum(seat.kind == "human" for seat in row.seats)
    to = Address(person.user_id)
    if not await context.people.prove_reachable(person.user_id):
        to = here(message)
    t = await context.people.chat_translator(to.chat_id)
    context.replies.say(
        to, event_update.update_id, menu.quit_screen(t, table=row.id, last=people == 1)
    )


async def on_stop(message: Message, context: Context, event_update: Update) -> None:
    """Ask whether to stop the table or a tournament, if the asker has a say in it."""
    row = await table_here(message, context)
    if row is None:
        if await tournament.stop_here(message, context, event_update.update_id):
            return
        raise TableError(Why.NO_TABLE)
    if not wrote_as_group(message):
        table = await context.tables.load(row.id)
        if table is not None:
            user_id = sender(message).user_id
            await check_may_stop(context, table, user_id, seen_in=message.chat.id)
    t = await context.people.chat_translator(message.chat.id)
    screen = menu.stop_screen(t, table=row.id, playing=row.status == "playing")
    screen = await tournament.end_beside(message, context, screen)
    context.replies.say(here(message), event_update.update_id, screen)


async def on_replace(message: Message, context: Context, event_update: Update) -> None:
    """Vote that a computer gets the seat of who is on turn and does not move."""
    row = await live_table(message, context)
    if row.status != "playing":
        raise TableError(Why.NOBODY_DELAYS)
    user_id, update_id = sender(message).user_id, event_update.update_id
    await context.seats.vote(row.id, user_id, update_id=update_id)


async def on_pause(message: Message, context: Context, event_update: Update) -> None:
    """Ask for a break, or agree to one."""
    row = await live_table(message, context)
    if row.status != "playing":
        raise TableError(Why.NO_MATCH)
    user_id, update_id = sender(message).user_id, event_update.update_id
    await context.seats.want_break(row.id, user_id, update_id=update_id)


async def on_table(message: Message, context: Context) -> None:
    """Post the public message anew at the bottom."""
    row = await live_table(message, context)
    await context.presenter.repost(row.id)


async def on_hand(message: Message, context: Context) -> None:
    """Send the asker his hand in private, or bring up the button that shows it here."""
    row = await live_table(message, context)
    person = sender(message)
    if all(seat.user_id != person.user_id for seat in row.seats):
        raise TableError(Why.NOT_SEATED)
    if not has_hand(read(row), person.user_id):
        raise TableError(Why.NO_CARDS)
    here = any(seat.here and seat.user_id == person.user_id for seat in row.seats)
    if here and not await context.people.prove_reachable(person.user_id):
        await context.presenter.repost(row.id)  # with the button that shows it to him alone
        return
    await context.presenter.repost_hand(row.id, person.user_id)


async def on_hint(_message: Message) -> None:
    """Say that nobody is helped in a match."""
    raise TableError(Why.HINTS_OFF)


async def last_match(message: Message, context: Context) -> int:
    """Return the table of the running match of this chat and topic, or of the last one.

    :raises TableError: if there was none
    """
    to = here(message)
    async with context.storage.read() as tx:
        row = await tx.tables.latest_played_in(to.chat_id, to.thread_id)
    if row is None:
        raise TableError(Why.NO_TABLE)
    return row.id


async def on_score(message: Message, context: Context, event_update: Update) -> None:
    """Show the scoresheet."""
    table_id = await last_match(message, context)
    await context.replies.score(here(message), event_update.update_id, table_id)


async def on_history(message: Message, context: Context, event_update: Update) -> None:
    """Send the hand history: the deals that are over."""
    table_id = await last_match(message, context)
    await context.replies.history(here(message), event_update.update_id, table_id)


async def on_verify(message: Message, context: Context, event_update: Update) -> None:
    """Prove the last deal fair."""
    table_id = await last_match(message, context)
    await context.replies.verify(here(message), event_update.update_id, table_id)


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.message.filter(GROUP)
    router.message.register(on_newgame, Command("newgame"))
    router.message.register(on_join, Command("join"))
    router.message.register(on_leave, Command("leave"))
    router.message.register(on_stop, Command("stop"))
    router.message.register(on_replace, Command("replace"))
    router.message.register(on_pause, Command("pause"))
    router.message.register(on_table, Command("table"))
    router.message.register(on_hand, Command("hand"))
    router.message.register(on_hint, Command("hint"))
    router.message.register(on_score, Command("score"))
    router.message.register(on_history, Command("history"))
    router.message.register(on_verify, Command("verify"))
    return router
