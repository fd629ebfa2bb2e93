"""Tournament evenings: /tournament, and what its buttons do."""

from aiogram import F, Router
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import Message, Update

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.filters import GROUP, PRIVATE
from bot.handlers.managing import check_member, check_present
from bot.handlers.presser import DONE, Answer, Presser
from bot.handlers.who import here, sender, wrote_as_group
from bot.l10n import choose_language
from bot.lobbies import Person
from bot.render.names import Player
from bot.render.notices import unreachable_screen
from bot.render.screen import Screen
from bot.render.tournament import entered_screen, stop_screen, with_end
from bot.storage.cup_rows import TournamentRow
from bot.tournament_presses import CupPress
from bot.tournaments.cup import Cup, read_cup


async def on_tournament(message: Message, context: Context, event_update: Update) -> None:
    """Open a tournament, or post the newest message of the one that there is anew."""
    to, update_id = here(message), event_update.update_id
    row = await live_cup(context, to.chat_id)
    if row is not None:
        await context.tournaments.repost(row.id)
        return
    opener = _opener(message)
    joins = not wrote_as_group(message) and await context.people.prove_reachable(opener.user_id)
    await context.tournaments.open(
        to.chat_id,
        to.thread_id,
        opener,
        language=choose_language(opener.language_hint, context.settings.default_language),
        joins=joins,
        update_id=update_id,
    )


async def on_tournament_alone(_message: Message) -> None:
    """Say that a tournament is for groups."""
    raise TableError(Why.GROUPS_ONLY)


async def on_start_to_enter(
    message: Message, command: CommandObject, context: Context, event_update: Update
) -> None:
    """Let a person in who came by the link of a tournament's Join button."""
    person = sender(message)
    cup = await cup_of(context, int((command.args or "")[1:]))
    await check_member(context, cup.row.chat_id, person.user_id)
    await context.tournaments.join(cup.row.id, person, update_id=event_update.update_id)
    t = await context.people.translator(person.user_id)
    async with context.storage.read() as tx:
        chat = await tx.chats.get(cup.row.chat_id)
    screen = entered_screen(t, title="" if chat is None else chat.title)
    context.replies.say(Address(person.user_id), event_update.update_id, screen)


async def cup(who: Presser, press: CupPress) -> Answer:
    """Do what a button of a tournament says."""
    context, user_id, update_id = who.context, who.person.user_id, who.update_id
    row = (await cup_of(context, press.tournament)).row
    match press.verb:
        case "join":
            return await _join(who, row)
        case "leave":
            await context.tournaments.leave(row.id, user_id, update_id=update_id)
            t = await context.people.translator(user_id)
            return Answer(t("answer-withdrawn") if row.status == "playing" else "")
    await _check_runs(context, row, user_id, seen_in=who.chat_id)
    await _run(who, row, press)
    return DONE


async def _run(who: Presser, row: TournamentRow, press: CupPress) -> None:
    """Do what only who runs a tournament may."""
    context, update_id = who.context, who.update_id
    match press.verb:
        case "rounds":
            await context.tournaments.choose_rounds(row.id, press.number, update_id=update_id)
        case "start":
            await context.tournaments.start(
                row.id, in_topics=await _may_use_topics(who, row), update_id=update_id
            )
        case "next":
            await context.tournaments.next_round(row.id, press.number, update_id=update_id)
        case "end":
            await ask_to_stop(context, row.id, who.chat, update_id)
        case _:
            await _decide(who, press)


async def enter_here(message: Message, context: Context, update_id: int) -> bool:
    """Let who sends /join into the tournament of this chat; return whether there is one for him.

    :raises TableError: if he takes part already, there is no room, or it has begun
    """
    row = await live_cup(context, message.chat.id)
    if row is None or row.thread_id != here(message).thread_id:
        return False
    person = sender(message)
    if await context.people.prove_reachable(person.user_id):
        await context.tournaments.join(row.id, person, update_id=update_id)
        return True
    t = await context.people.chat_translator(message.chat.id)
    player = Player(name=person.name, user_id=person.user_id)
    screen = unreachable_screen(player, t, link=context.link(f"c{row.id}"))
    context.replies.say(here(message), update_id, screen)
    return True


async def withdraw_here(message: Message, context: Context, update_id: int) -> bool:
    """Let who sends /leave go from the tournament of this chat; return whether he was in one."""
    row = await live_cup(context, message.chat.id)
    if row is None:
        return False
    user_id = sender(message).user_id
    entrant = (await cup_of(context, row.id)).of_person(user_id)
    if entrant is None or entrant.gone:
        return False
    await context.tournaments.leave(row.id, user_id, update_id=update_id)
    return True


async def stop_here(message: Message, context: Context, update_id: int) -> bool:
    """Ask who sends /stop whether the tournament of this chat shall end; return whether asked."""
    row, to = await live_cup(context, message.chat.id), here(message)
    if row is None or row.thread_id != to.thread_id:
        return False
    if not wrote_as_group(message):
        await _check_runs(context, row, sender(message).user_id, seen_in=to.chat_id)
    await ask_to_stop(context, row.id, to, update_id)
    return True


async def ask_to_stop(context: Context, tournament_id: int, to: Address, update_id: int) -> None:
    """Ask in a chat whether a tournament shall end."""
    t = await context.people.chat_translator(to.chat_id)
    screen = stop_screen(await cup_of(context, tournament_id), t)
    context.replies.say(to, update_id, screen)


async def end_beside(message: Message, context: Context, screen: Screen) -> Screen:
    """Return the question whether a table shall be closed; here it may be a tournament's."""
    row, to = await live_cup(context, message.chat.id), here(message)
    if row is None or row.thread_id != to.thread_id or row.status != "playing":
        return screen
    return with_end(screen, row.id, await context.people.chat_translator(to.chat_id))


async def live_cup(context: Context, chat_id: int) -> TournamentRow | None:
    """Return the tournament of a chat that is not over."""
    async with context.storage.read() as tx:
        return await tx.tournaments.live_in(chat_id)


async def cup_of(context: Context, tournament_id: int) -> Cup:
    """Read the tournament that a button or a link names.

    :raises TableError: if there is none
    """
    async with context.storage.read() as tx:
        found = await read_cup(tx, tournament_id)
    if found is None:
        raise TableError(Why.BUTTON_TOO_OLD)
    return found


def _opener(message: Message) -> Person:
    """Return who opens a tournament: an anonymous admin does it in the name of the group."""
    if wrote_as_group(message) and message.from_user is not None:
        return Person(user_id=message.from_user.id, name=message.chat.title or "")
    return sender(message)


async def _join(who: Presser, row: TournamentRow) -> Answer:
    """Let him in once the private channel is proven; else open it for him."""
    user_id = who.person.user_id
    await check_present(who.context, row.chat_id, user_id, seen_in=who.chat_id)
    if not await who.context.people.prove_reachable(user_id):
        return Answer(url=who.context.link(f"c{row.id}"))
    await who.context.tournaments.join(row.id, who.person, update_id=who.update_id)
    return DONE


async def _may_use_topics(who: Presser, row: TournamentRow) -> bool:
    """Return whether each table may have a topic of its own, as far as that is told."""
    message = who.query.message
    if message is None or not message.chat.is_forum:
        return False
    return await who.context.rights.may_open_topics(row.chat_id)


async def _decide(who: Presser, press: CupPress) -> None:
    """End the tournament, or not; the question goes away once it is settled."""
    try:
        if press.verb == "stop":
            await who.context.tournaments.stop(press.tournament, update_id=who.update_id)
    except TableError:
        who.close()
        raise
    who.close()


async def _check_runs(context: Context, row: TournamentRow, user_id: int, *, seen_in: int) -> None:
    """Let only the organiser who is still there, or an admin, run a tournament.

    :raises TableError: if he is neither
    """
    rights, chat_id = context.rights, row.chat_id
    opened = row.organiser == user_id and await rights.is_present(
        chat_id, user_id, seen_in=seen_in
    )
    if not opened and not await rights.is_admin(chat_id, user_id):
        raise TableError(Why.NOT_ORGANISER)


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.message.register(on_tournament, Command("tournament"), GROUP)
    router.message.register(on_tournament_alone, Command("tournament"), PRIVATE)
    link = CommandStart(deep_link=True, magic=F.args.regexp(r"^c\d{1,15}$"))
    router.message.register(on_start_to_enter, link, PRIVATE)
    return router
