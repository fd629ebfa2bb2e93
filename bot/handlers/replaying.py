"""Replays: opened in the presser's private chat by a button or a link, and paged there."""

from aiogram.filters import CommandObject
from aiogram.types import Message, Update

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.presser import DONE, Answer, Presser
from bot.handlers.who import sender
from bot.passes import Passes
from bot.render.screen import Screen
from bot.replay_presses import Replay, ReplayPage
from bot.replays import has_sat, replay_of
from bot.replies import SAID
from bot.room import read_room


async def open_replay(who: Presser, press: Replay) -> Answer:
    """Open the replay of a deal in private, so that the group keeps its quiet."""
    user_id, context = who.person.user_id, who.context
    await _check_may_see(context, press, user_id, seen_in=who.chat_id)
    screen = await _page(context, press, 0, user_id)
    if not await context.people.prove_reachable(user_id):
        return Answer(url=context.link(_passes(context).link(press)))
    _show(context, press, user_id, screen)
    t = await context.people.translator(user_id)
    return DONE if who.chat.private else Answer(t("replay-sent"))


async def turn_replay(who: Presser, press: ReplayPage) -> Answer:
    """Show another page in the message of a replay."""
    user_id, which = who.person.user_id, press.which
    if not press.token:  # another deal than the one he was let in to
        await _check_may_see(who.context, which, user_id, seen_in=who.chat_id)
    elif not _passes(who.context).holds(press.token, user_id, which):
        raise TableError(Why.BUTTON_TOO_OLD)
    who.turn(await _page(who.context, which, press.page, user_id))
    return DONE


async def on_start_to_replay(
    message: Message, command: CommandObject, context: Context, event_update: Update
) -> None:
    """Open the replay that a link means, for who may see it."""
    user_id = sender(message).user_id
    which = _passes(context).deal_of(command.args or "")
    if which is None:
        raise TableError(Why.STALE)
    await _check_may_see(context, which, user_id, seen_in=message.chat.id)
    screen = await _page(context, which, 0, user_id)
    context.replies.say(Address(message.chat.id), event_update.update_id, screen)


def _passes(context: Context) -> Passes:
    return Passes(context.settings.bot_token.get_secret_value())


def _show(context: Context, which: Replay, user_id: int, screen: Screen) -> None:
    """Send a replay; what was sent of it lately makes way, so that a double press sends one."""
    slot = f"{SAID}:replay:{user_id}:{which}"
    context.outbox.show(slot, Address(user_id), screen, message_id=None, repost=True)


async def _page(context: Context, which: Replay, page: int, user_id: int) -> Screen:
    """Return a page of a replay in the language of its reader.

    :raises TableError: if there is no such deal, it is not over, or its cards are not kept
    """
    default, passes = context.settings.default_language, _passes(context)
    async with context.storage.read() as tx:
        room = await read_room(tx, which.table, default, whole=True)
    if room is None:
        raise TableError(Why.STALE)
    t, link = await context.people.translator(user_id), context.link(passes.link(which))
    return replay_of(room, which, page, user_id, t, passes=passes, link=link)


async def _check_may_see(context: Context, which: Replay, user_id: int, *, seen_in: int) -> None:
    """Let only who sat at a table, or is in its group, see its deals.

    :raises TableError: if he may not, nobody says whether he may, or there is no such table
    """
    async with context.storage.read() as tx:
        row = await tx.tables.get(which.table)
        sat = row is not None and await has_sat(tx, row, user_id)
    if row is None:
        raise TableError(Why.STALE)
    chat_id = row.chat_id
    if sat or await context.rights.is_present(chat_id, user_id, seen_in=seen_in):
        return
    untold = chat_id < 0 and await context.rights.is_member(chat_id, user_id) is None
    raise TableError(Why.PRESS_THERE if untold else Why.NOT_MEMBER)
