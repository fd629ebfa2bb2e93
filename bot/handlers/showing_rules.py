"""The rules in force and the settings menu, wherever they are asked for."""

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.first_page import with_more
from bot.handlers.managing import check_member
from bot.handlers.presser import DONE, Answer, Presser
from bot.house_rules import is_frozen, rules_in_force, rules_of
from bot.pace import pace_of
from bot.presses import RulesPage, Setting
from bot.render import menu
from bot.render.names import html_title
from bot.render.rules_page import rules_screen
from bot.render.screen import Screen
from bot.render.settings import settings_screen
from bot.turn_clock import limit_of


async def show_rules(who: Presser) -> Answer:
    """Send the rules in private where that works, so that the group keeps its quiet."""
    chat = who.chat
    if not await who.context.people.prove_reachable(who.person.user_id):
        return Answer(url=who.context.link(f"r{abs(chat.chat_id)}_{chat.thread_id or 0}"))
    await send_rules(who.context, Address(who.person.user_id), who.update_id, of=chat)
    t = await who.context.people.translator(who.person.user_id)
    return DONE if chat.private else Answer(menu.sent_in_private(t))


async def send_rules(context: Context, to: Address, update_id: int, *, of: Address) -> None:
    """Send the rules in force in one chat to another, paged by buttons."""
    group = 0 if of == to else abs(of.chat_id)
    press = RulesPage(0, of.thread_id or 0, 0, group)
    context.replies.say(to, update_id, await _page(context, to, press, of))


async def _page(context: Context, to: Address, press: RulesPage, of: Address) -> Screen:
    """Return a page of the rules in force in a chat, in the language of where it is read."""
    async with context.storage.read() as tx:
        rules = await rules_in_force(tx, of.chat_id, of.thread_id)
        chat = await tx.chats.get(of.chat_id)
    t = await context.people.chat_translator(to.chat_id)
    title = "" if chat is None or not press.group else html_title(chat.title)
    return rules_screen(rules, press, t, title=title)


async def post_rules(context: Context, to: Address, update_id: int) -> None:
    """Show the rules in force where they were asked for, paged by buttons.

    In private those of the table at which the person sits are meant, if there is just one.
    """
    async with context.storage.read() as tx:
        rows = await tx.tables.of_person(to.chat_id) if to.private else []
    places = [Address(row.chat_id, row.thread_id) for row in rows]
    if len(places) == 1 and places != [to]:
        await send_rules(context, to, update_id, of=places[0])
        return
    await send_rules(context, to, update_id, of=to)


async def turn_rules(who: Presser, press: RulesPage) -> Answer:
    """Turn a page of the rules.

    :raises TableError: if the table they belong to is unknown, or they belong to another topic,
        or to a group where he is no member
    """
    if press.group and who.chat.private:
        of = Address(-press.group, press.thread or None)
        await check_member(who.context, of.chat_id, who.person.user_id)
        who.turn(await _page(who.context, who.chat, press, of))
        return DONE
    chat, thread = who.chat.chat_id, who.chat.thread_id
    if press.thread != (thread or 0) or press.group:
        raise TableError(Why.BUTTON_TOO_OLD)  # forged, or of a message that has lost its topic
    if press.table:
        table = await who.table(press.table)
        place = table.row.chat_id, table.row.thread_id
        if table.state is None or place != (chat, thread):
            raise TableError(Why.STALE)
        rules = table.state.rules
    else:
        async with who.context.storage.read() as tx:
            rules = await rules_in_force(tx, chat, thread)
    who.turn(rules_screen(rules, press, await who.context.people.chat_translator(chat)))
    return DONE


async def show_settings(context: Context, to: Address, update_id: int) -> None:
    """Show the settings menu of a chat or topic."""
    async with context.storage.read() as tx:
        rules = await rules_of(tx, to.chat_id, to.thread_id)
        frozen = await is_frozen(tx, to.chat_id, to.thread_id)
        pace = await pace_of(tx, to.chat_id, to.thread_id)
        limit = None if to.private else await limit_of(tx, to.chat_id, to.thread_id)
    t = await context.people.chat_translator(to.chat_id)
    press = Setting(to.thread_id or 0, "presets")
    screen = settings_screen(rules, press, t, playing=frozen, pace=pace, limit=limit)
    screen = await with_more(context, to, press, screen)
    context.replies.say(to, update_id, screen)
