"""Commands in a person's private chat with the bot."""

from functools import partial

from aiogram import F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import Message, Update

from bot.archive import report_file
from bot.context import Context
from bot.daily.secrecy import is_withheld
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.filters import PRIVATE
from bot.handlers.inviting import on_start_by_invitation
from bot.handlers.managing import check_member
from bot.handlers.replaying import on_start_to_replay
from bot.handlers.showing_rules import send_rules
from bot.handlers.who import sender
from bot.lobbies import Person
from bot.passes import LINK
from bot.render import menu
from bot.render.screen import Screen
from bot.table import has_hand, read
from game.players.levels import Level


async def on_start_to_join(
    message: Message, command: CommandObject, context: Context, event_update: Update
) -> None:
    """Seat a person who came by the link of a Join button, if he is of that group."""
    person = sender(message)
    table_id = int((command.args or "")[1:])
    table = await context.tables.load(table_id)
    if table is None:
        raise TableError(Why.STALE)
    await check_member(context, table.row.chat_id, person.user_id)
    runs = table.row.status == "playing"
    join = partial(context.seats.sit_in, seat=None) if runs else context.lobbies.join
    await join(table_id, person, update_id=event_update.update_id)
    t = await context.people.translator(person.user_id)
    async with context.storage.read() as tx:
        chat = await tx.chats.get(table.row.chat_id)
    screen = menu.seated_screen(t, title="" if chat is None else chat.title, playing=runs)
    context.replies.say(Address(message.chat.id), event_update.update_id, screen)


async def on_start_for_rules(
    message: Message, command: CommandObject, context: Context, event_update: Update
) -> None:
    """Explain the game of a group to who pressed Rules there before the chat was open."""
    chat, thread = (command.args or "")[1:].split("_")
    group = Address(-int(chat), int(thread) or None)
    await check_member(context, group.chat_id, message.chat.id)
    to = Address(message.chat.id)
    await send_rules(context, to, event_update.update_id, of=group)


async def on_start_for_hand(
    message: Message, command: CommandObject, context: Context, event_update: Update
) -> None:
    """Bring the hand down to who opened the chat for it; greet who has none."""
    table = await context.tables.load(int((command.args or "")[1:]))
    if table is not None and has_hand(table, message.chat.id):
        await context.presenter.repost_hand(table.row.id, message.chat.id)
    else:
        await on_start(message, context, event_update)


async def on_start(message: Message, context: Context, event_update: Update) -> None:
    """Greet; hands that waited for this chat to open are shown beside it."""
    t = await context.people.translator(message.chat.id)
    screen = menu.start_screen(t, add_link=context.group_link)
    context.replies.say(Address(message.chat.id), event_update.update_id, screen)


async def on_practice(message: Message, context: Context, event_update: Update) -> None:
    """Ask for the level of a match against computer players."""
    await practise(sender(message), context, event_update.update_id)


async def practise(
    person: Person, context: Context, update_id: int, level: Level | None = None
) -> None:
    """Deal a practice match, or post the one that is running anew at the bottom.

    :param level: of the computer players; None asks for it
    """
    async with context.storage.read() as tx:
        row = await tx.tables.live_in(person.user_id)
    if row is None:
        if level is None:
            t = await context.people.translator(person.user_id)
            context.replies.say(Address(person.user_id), update_id, menu.practice_screen(t))
            return
        match_id = context.new_match_id()
        await context.tables.practice(person, match_id, level, update_id=update_id)
    elif has_hand(read(row), person.user_id):
        await context.presenter.repost_hand(row.id, person.user_id)
    else:
        await context.presenter.repost(row.id)


async def on_hint(message: Message, context: Context) -> None:
    """Show a person in practice what the strong player would do."""
    await context.explaining.hint(message.chat.id)


async def on_hand(message: Message, context: Context) -> None:
    """Show the hands of all tables at which the person sits."""
    async with context.storage.read() as tx:
        rows = await tx.tables.of_person(message.chat.id)
    held = [row.id for row in rows if has_hand(read(row), message.chat.id)]
    if not held:
        raise TableError(Why.NO_CARDS)
    for table_id in held:
        await context.presenter.repost_hand(table_id, message.chat.id)


async def matches_of(message: Message, context: Context) -> list[int]:
    """Return the tables where the person plays; else that of his last practice match.

    :raises TableError: if there is none
    """
    async with context.storage.read() as tx:
        rows = await tx.tables.of_person(message.chat.id)
        last = await tx.tables.latest_played_in(message.chat.id)
    playing = [row.id for row in rows if row.status == "playing" and row.day is None]
    if not playing and last is None:
        raise TableError(Why.NO_PRACTICE)
    return playing or ([last.id] if last is not None else [])


async def on_score(message: Message, context: Context, event_update: Update) -> None:
    """Show the scoresheet of each match that the person plays."""
    tables = await matches_of(message, context)
    await context.replies.score(Address(message.chat.id), event_update.update_id, *tables)


async def on_history(message: Message, context: Context, event_update: Update) -> None:
    """Send the hand history of each match that the person plays."""
    tables = await matches_of(message, context)
    await context.replies.history(Address(message.chat.id), event_update.update_id, *tables)


async def on_verify(message: Message, context: Context, event_update: Update) -> None:
    """Prove the last deal fair of the match that the person plays."""
    tables = await matches_of(message, context)
    await context.replies.verify(Address(message.chat.id), event_update.update_id, tables[0])


async def on_report(message: Message, context: Context, event_update: Update) -> None:
    """Send what the person may know of each deal that he is playing."""
    files: list[Screen] = []
    t = await context.people.translator(message.chat.id)
    async with context.storage.read() as tx:
        for row in await tx.tables.of_person(message.chat.id):
            if await is_withheld(tx, row):
                continue
            table = read(row)
            seat = table.seat_of(message.chat.id)
            document = None if seat is None else await report_file(tx, row, seat)
            if document is not None and table.state is not None:
                caption = menu.report_caption(t, deal=table.state.deal)
                files.append(Screen(caption, document=document))
    if not files:
        raise TableError(Why.NO_CARDS)
    context.replies.say(Address(message.chat.id), event_update.update_id, *files)


async def on_stop(message: Message, context: Context, event_update: Update) -> None:
    """Ask whether to end the practice match, or else the attempt at the deal of the day."""
    async with context.storage.read() as tx:
        row = await tx.tables.live_in(message.chat.id)
        daily = await tx.days.table_of(message.chat.id)
        row = await tx.tables.get(daily) if row is None and daily is not None else row
    if row is None:
        raise TableError(Why.NO_PRACTICE)
    t = await context.people.translator(message.chat.id)
    screen = menu.stop_own_screen(t, table=row.id, daily=row.day is not None)
    context.replies.say(Address(message.chat.id), event_update.update_id, screen)


async def on_group_command(_message: Message) -> None:
    """Say that this is for groups."""
    raise TableError(Why.GROUPS_ONLY)


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.message.filter(PRIVATE)
    router.message.register(
        on_start_to_join, CommandStart(deep_link=True, magic=F.args.regexp(r"^j\d{1,15}$"))
    )
    invited = CommandStart(deep_link=True, magic=F.args.regexp(r"^i[0-9a-f]{26}$"))
    router.message.register(on_start_by_invitation, invited)
    rules = CommandStart(deep_link=True, magic=F.args.regexp(r"^r\d{1,15}_\d{1,15}$"))
    router.message.register(on_start_for_rules, rules)
    hand = CommandStart(deep_link=True, magic=F.args.regexp(r"^h\d{1,15}$"))
    router.message.register(on_start_for_hand, hand)
    replay = CommandStart(deep_link=True, magic=F.args.startswith(LINK))
    router.message.register(on_start_to_replay, replay)
    router.message.register(on_start, CommandStart())
    router.message.register(on_practice, Command("practice"))
    router.message.register(on_hint, Command("hint"))
    router.message.register(on_hand, Command("hand", "table"))
    router.message.register(on_score, Command("score"))
    router.message.register(on_history, Command("history"))
    router.message.register(on_verify, Command("verify"))
    router.message.register(on_report, Command("report"))
    router.message.register(on_stop, Command("stop", "leave"))
    router.message.register(on_group_command, Command("newgame", "join", "pause"))
    return router
