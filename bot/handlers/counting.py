"""Statistics: a person's own, two compared, the best of a chat."""

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import Message, Update

from bot.context import Context
from bot.count_presses import Numbers, Period, Top
from bot.errors import TableError, Why
from bot.handlers.filters import GROUP, PRIVATE, In
from bot.handlers.presser import DONE, Answer, Presser
from bot.handlers.who import answered, here, sender
from bot.l10n import Translator
from bot.periods import begin_of
from bot.render.screen import Screen
from bot.render.statistics import duel_screen, figures_screen, never_screen, top_screen
from bot.storage.figures import ANYWHERE
from bot.storage.transaction import Transaction
from bot.tallies import Account
from bot.zones import zone_of

RIVALS = 6
"""For how many there is a button."""


async def on_stats(message: Message, context: Context, event_update: Update) -> None:
    """Show the figures of who asks; in a reply to somebody, compare the two."""
    person, to, rival = sender(message), here(message), answered(message)
    t = await context.people.chat_translator(to.chat_id)
    async with context.storage.read() as tx:
        known = await tx.bookings.known([person.user_id, *([rival.id] if rival else [])])
        me = Account(known.get(person.user_id, 0), person.user_id, person.name)
        if rival is None:
            screen = await _figures(tx, me, to.chat_id, t)
        else:
            them = Account(known.get(rival.id, 0), rival.id, rival.full_name)
            screen = await _duel(tx, me, them, to.chat_id, t) or never_screen(t)
    context.replies.say(to, event_update.update_id, screen)


async def on_top(message: Message, context: Context, event_update: Update) -> None:
    """Show the best of the chat, from the beginning."""
    to = here(message)
    screen = await _top(context, to.chat_id, "all")
    context.replies.say(to, event_update.update_id, screen)


async def on_top_alone(_message: Message) -> None:
    """Say that a ranking is for groups."""
    raise TableError(Why.GROUPS_ONLY)


async def turn_numbers(who: Presser, press: Numbers) -> Answer:
    """Turn to another page of the presser's own statistics."""
    chat_id = who.chat.chat_id
    t = await who.context.people.chat_translator(chat_id)
    async with who.context.storage.read() as tx:
        me, rival = [await tx.figures.account(key) for key in (press.player, press.rival)]
        if me is None or rival == me or (press.rival and rival is None):
            raise TableError(Why.BUTTON_TOO_OLD)  # somebody was forgotten
        if me.user_id != who.person.user_id:
            raise TableError(Why.NOT_YOURS)
        screen = (
            await _figures(tx, me, chat_id, t)
            if rival is None
            else await _duel(tx, me, rival, chat_id, t)
        )
    if screen is None:
        raise TableError(Why.BUTTON_TOO_OLD)  # forged: whom one never met one need not know
    who.turn(screen)
    return DONE


async def turn_top(who: Presser, press: Top) -> Answer:
    """Show the best of another period."""
    if who.chat.private:
        raise TableError(Why.BUTTON_TOO_OLD)
    who.turn(await _top(who.context, who.chat.chat_id, press.period))
    return DONE


async def _figures(tx: Transaction, who: Account, chat_id: int, t: Translator) -> Screen:
    columns = [await tx.figures.person(who.player)]
    if chat_id < 0:
        columns.insert(0, await tx.figures.person(who.player, chat_id))
    rivals = await tx.rankings.rivals(who.player, _scope(chat_id), RIVALS)
    return figures_screen(who, columns, rivals, t)


async def _duel(
    tx: Transaction, who: Account, rival: Account, chat_id: int, t: Translator
) -> Screen | None:
    met = await tx.rankings.meeting(who.player, rival.player, _scope(chat_id))
    return duel_screen(who, rival, met, t) if met.matches or met.deals else None


async def _top(context: Context, chat_id: int, period: Period) -> Screen:
    t = await context.people.chat_translator(chat_id)
    async with context.storage.read() as tx:
        zone = await zone_of(tx, chat_id, context.settings.zone)
        since = begin_of(period, tx.now, zone)
        best = await tx.rankings.top(chat_id, since)
    return top_screen(period, best, t)


def _scope(chat_id: int) -> int:
    """Return where two are compared: in this group, or from the private chat anywhere."""
    return chat_id if chat_id < 0 else ANYWHERE


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.message.register(on_stats, Command("stats"), In("private", "group", "supergroup"))
    router.message.register(on_top, Command("top"), GROUP)
    router.message.register(on_top_alone, Command("top"), PRIVATE)
    return router
