"""Presses in the lobby, and those that open a table."""

from collections.abc import Awaitable, Callable
from functools import partial

from bot.errors import TableError, Why
from bot.handlers.managing import check_present, may_manage
from bot.handlers.presser import DONE, Answer, Presser
from bot.handlers.private import practise
from bot.handlers.showing_rules import show_rules
from bot.lobbies import is_full
from bot.presses import Lobby, Practice
from bot.render.menu import seated_screen
from bot.storage.rows import TableRow


async def lobby(who: Presser, press: Lobby) -> Answer:
    """Do what a button of the lobby says."""
    lobbies, user_id, update_id = who.context.lobbies, who.person.user_id, who.update_id
    match press.verb:
        case "join":
            return await _join(who, press.table)
        case "leave":
            await lobbies.leave(press.table, user_id, update_id=update_id)
        case "computer":
            await lobbies.add_computer(press.table, user_id, update_id=update_id)
        case "fewer":
            await lobbies.remove_computer(press.table, user_id, update_id=update_id)
        case "easy" | "normal" | "strong":
            level, seat = press.verb, press.whom
            await lobbies.set_level(press.table, user_id, seat, level, update_id=update_id)
        case "start":
            await who.context.tables.start(press.table, user_id, update_id=update_id)
        case "rules":
            return await show_rules(who)
        case "remove":
            await _remove(who, press)
    return DONE


async def practice(who: Presser) -> None:
    """Ask for the level of a practice match, or show the one that runs."""
    await practise(who.person, who.context, who.update_id)


async def begin_practice(who: Presser, press: Practice) -> Answer:
    """Deal a match against computer players of a level, unless one runs already."""
    await practise(who.person, who.context, who.update_id, press.level)
    who.close()
    return DONE


async def new_game(who: Presser) -> None:
    if who.chat.private:
        raise TableError(Why.GROUPS_ONLY)
    chat_id, user_id = who.chat.chat_id, who.person.user_id
    await check_present(who.context, chat_id, user_id, seen_in=chat_id)
    await who.context.lobbies.open(
        chat_id,
        who.chat.thread_id,
        who.person,
        language=await who.context.people.language_of(who.person.user_id),
        seated=await who.context.people.prove_reachable(who.person.user_id),
        update_id=who.update_id,
    )


async def _join(who: Presser, table_id: int) -> Answer:
    """Seat him once the private channel is proven; else open it for him."""
    table = await who.table(table_id)
    if table.row.status != "lobby":
        raise TableError(Why.STALE)
    await who.check_present(table_id)
    sit = partial(who.context.lobbies.join, table_id, who.person, update_id=who.update_id)
    if not await take_seat(who, table.row, sit):
        return Answer(url=who.context.link(f"j{table_id}"))
    if who.chat.private:  # he came by the link
        t = await who.context.people.translator(who.person.user_id)
        async with who.context.storage.read() as tx:
            chat = await tx.chats.get(table.row.chat_id)
        who.turn(seated_screen(t, title="" if chat is None else chat.title))
    return DONE


async def take_seat(who: Presser, row: TableRow, sit: Callable[..., Awaitable[None]]) -> bool:
    """Seat who can be shown his cards, in private or else in the group; return whether he can.

    :param sit: seats him, ``here`` if it is in the group
    """
    user_id, whispering = who.person.user_id, who.context.whispering
    refused = any(seat.user_id == user_id for seat in row.seats) or is_full(row)
    if refused or await who.context.people.prove_reachable(user_id):
        await sit()
        return True
    if who.chat_id != row.chat_id:
        return False
    async with whispering.greeting(row.id, user_id, who.query.id) as greeted:
        if greeted:
            await sit(here=True)
    return greeted


async def _remove(who: Presser, press: Lobby) -> None:
    table = await who.table(press.table)
    user_id = who.person.user_id
    if not await may_manage(who.context, table.row, user_id, seen_in=who.chat_id):
        raise TableError(Why.NOT_OPENER)
    if table.seat_of(press.whom) is None:
        raise TableError(Why.STALE)
    await who.context.lobbies.leave(press.table, press.whom, update_id=who.update_id)
