"""The deal of the day: /daily, and what its buttons do."""

from aiogram import F, Router
from aiogram.filters import Command, CommandStart
from aiogram.types import Message, Update

from bot.context import Context
from bot.daily.posting import wish_ranking
from bot.daily_presses import Daily, RankingHere
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.choosing import setting
from bot.handlers.filters import PRIVATE
from bot.handlers.managing import runs_place
from bot.handlers.presser import DONE, Answer, Presser
from bot.presses import Setting
from bot.render.daily import offer_screen, standing_screen
from bot.render.daily_setting import wish_answer
from bot.render.screen import Screen
from bot.table import has_hand


async def on_daily(message: Message, context: Context, event_update: Update) -> None:
    """Offer the deal of the day, go on with the attempt, or show how it stands."""
    user_id = message.chat.id
    table_id = await context.dailies.in_play(user_id)
    table = None if table_id is None else await context.tables.load(table_id)
    if table is not None:
        if has_hand(table, user_id):
            await context.presenter.repost_hand(table.row.id, user_id)
        else:
            await context.presenter.sync(table.row.id)
        return
    screens = [await _day(context, await context.dailies.today(), user_id)]
    last = await context.dailies.last(user_id)
    if last is not None:
        screens.insert(0, await _day(context, last, user_id))
    context.replies.say(Address(user_id), event_update.update_id, *screens)


async def daily(who: Presser, press: Daily) -> Answer:
    """Begin the attempt, or look at the ranking.

    :raises TableError: if he has begun it already, or the day is over
    """
    context, user_id = who.context, who.person.user_id
    if not who.chat.private:
        raise TableError(Why.PRIVATE_ONLY)
    if press.verb == "look":
        who.say(await _day(context, press.day, user_id))
        return DONE
    await context.dailies.begin(press.day, who.person, update_id=who.update_id)
    t = await context.people.translator(user_id)
    # The promise stays where it was made.
    who.turn(offer_screen(await context.dailies.standing(press.day, user_id), t, begun=True))
    return DONE


async def ranking_here(who: Presser, press: RankingHere) -> Answer:
    """Let the rankings be posted here from now on, or no longer.

    :raises TableError: if he has no say here
    """
    chat = who.chat
    if chat.private or press.thread != (chat.thread_id or 0):
        raise TableError(Why.BUTTON_TOO_OLD)
    if not await runs_place(who.context, chat, who.person.user_id):
        raise TableError(Why.NOT_OPENER)
    async with who.context.storage.write(who.update_id) as tx:
        await wish_ranking(tx, chat.chat_id, chat.thread_id, press.wish)
    await setting(who, Setting(press.thread, "presets"))
    t = await who.context.people.translator(who.person.user_id)
    return Answer(wish_answer(press.wish, t))


async def _day(context: Context, day: str, user_id: int) -> Screen:
    """Return a day as a person may see it: the ranking only after his attempt."""
    standing = await context.dailies.standing(day, user_id)
    t = await context.people.translator(user_id)
    if standing.attempt is None or standing.playing:
        return offer_screen(standing, t, begun=standing.playing)
    return standing_screen(standing, t)


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.message.filter(PRIVATE)
    router.message.register(on_daily, CommandStart(deep_link=True, magic=F.args == "daily"))
    router.message.register(on_daily, Command("daily"))
    return router
