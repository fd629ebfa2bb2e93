"""Presses that turn to the time zones, and choose that of a chat."""

from bot.errors import TableError, Why
from bot.handlers.managing import runs_chat, tables_in
from bot.handlers.presser import DONE, Answer, Presser
from bot.presses import Setting
from bot.render.zones import zone_answer, zones_screen
from bot.zones import choose_zone, chosen_zone, parse_zone


async def zones(who: Presser, press: Setting) -> Answer:
    """Offer the zones, or let one say when it is night at all tables of the chat, from now on."""
    answer = DONE if press.verb == "zones" else await _choose(who, press.name)
    zone = await zone_in(who)
    async with who.context.storage.read() as tx:
        now = tx.now / 1000
    t = await who.context.people.chat_translator(who.chat.chat_id)
    mine = who.context.settings.time_zone
    who.turn(zones_screen(zone, press.thread, t, of_operator=mine, now=now))
    return answer


async def zone_in(who: Presser) -> str:
    """Return the zone of the chat in which the button stands."""
    async with who.context.storage.read() as tx:
        chosen = await chosen_zone(tx, who.chat.chat_id)
    return chosen or who.context.settings.time_zone


async def _choose(who: Presser, name: str) -> Answer:
    context, chat_id = who.context, who.chat.chat_id
    zone = parse_zone(name, context.settings.time_zone)
    if zone is None:
        raise TableError(Why.BUTTON_TOO_OLD)
    if not await runs_chat(context, chat_id, who.person.user_id):
        raise TableError(Why.NOT_OPENER)
    async with context.storage.write(who.update_id) as tx:
        await choose_zone(tx, chat_id, zone)
    for table_id in await tables_in(context, chat_id):
        await context.changed(table_id)
    return Answer(zone_answer(zone, await context.people.translator(who.person.user_id)))
