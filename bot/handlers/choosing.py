"""Presses that choose: a language, the rules of a chat, what a menu offers."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.conventions import changed, parse_value
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.first_page import with_more
from bot.handlers.managing import runs_chat, runs_place, tables_in
from bot.handlers.presser import DONE, Answer, Presser, refresh
from bot.handlers.showing_rules import show_rules, show_settings
from bot.handlers.sitting import new_game, practice
from bot.handlers.zones import zone_in, zones
from bot.house_rules import choose, is_frozen, rules_of
from bot.l10n import languages
from bot.pace import choose_pace, pace_of, parse_pace
from bot.presses import Language, Menu, Setting
from bot.render import menu as menus
from bot.render.clock import limit_answer
from bot.render.pace import pace_answer
from bot.render.settings import preset_answer, settings_screen, value_answer
from bot.storage.transaction import Transaction
from bot.turn_clock import choose_limit, limit_of, parse_limit
from game.presets import PRESETS
from game.rules import Rules


async def menu(who: Presser, press: Menu) -> Answer:
    """Do what a command would."""
    match press.verb:
        case "newgame":
            await new_game(who)
        case "practice":
            await practice(who)
        case "rules":
            return await show_rules(who)
        case "settings":
            await _check_runs(who, who.chat)
            await show_settings(who.context, who.chat, who.update_id)
        case "language":
            t = await who.context.people.chat_translator(who.chat.chat_id)
            who.say(menus.language_screen(t))
    return DONE


async def language(who: Presser, press: Language) -> Answer:
    """Choose the language of the chat in which the button stands."""
    if press.code not in languages():
        raise TableError(Why.BUTTON_TOO_OLD)
    chat_id = who.chat.chat_id
    if chat_id < 0 and not await runs_chat(who.context, chat_id, who.person.user_id):
        raise TableError(Why.NOT_OPENER)
    await who.context.people.set_language(chat_id, press.code, who.update_id)
    t = await who.context.people.chat_translator(chat_id)
    who.close()
    await refresh(who.person.user_id, who.context)
    for table_id in await tables_in(who.context, chat_id):
        await who.context.changed(table_id)
    return Answer(menus.language_chosen(t))


async def setting(who: Presser, press: Setting) -> Answer:
    """Turn a page of the settings, or change the rules of the chat's next match, or its pace."""
    chat, thread = who.chat.chat_id, who.chat.thread_id
    if press.thread != (thread or 0):
        raise TableError(Why.BUTTON_TOO_OLD)  # forged, or of a message that has lost its topic
    if press.verb == "pace":
        return await _set_pace(who, press)
    if press.verb == "clock":
        return await _set_limit(who, press)
    if press.verb in {"zones", "zone"} and not who.chat.private:
        return await zones(who, press)
    if press.verb in {"preset", "value"}:
        await _check_runs(who, who.chat)
        async with who.context.storage.write(who.update_id) as tx:
            rules, mended = _chosen(await rules_of(tx, chat, thread), press)
            await choose(tx, chat, thread, rules)
            frozen = await is_frozen(tx, chat, thread)
        for table_id in await tables_in(who.context, chat):
            await who.context.changed(table_id)
    else:
        async with who.context.storage.read() as tx:
            rules, mended = await rules_of(tx, chat, thread), ()
            frozen = await is_frozen(tx, chat, thread)
    async with who.context.storage.read() as tx:
        pace = await pace_of(tx, chat, thread)
        limit = None if who.chat.private else await limit_of(tx, chat, thread)
    t, zone = await who.context.people.chat_translator(chat), await zone_in(who)
    page = settings_screen(rules, press, t, playing=frozen, pace=pace, limit=limit, zone=zone)
    who.turn(await with_more(who.context, who.chat, press, page))
    return Answer(await _said(who, press, rules, mended))


async def _set_pace(who: Presser, press: Setting) -> Answer:
    """Let the computer players of a chat move more slowly or quickly, from now on."""
    chat, thread, pace = who.chat.chat_id, who.chat.thread_id, parse_pace(press.name)
    if pace is None:
        raise TableError(Why.BUTTON_TOO_OLD)
    rules = await _preferred(who, lambda tx: choose_pace(tx, chat, thread, pace))
    t = await who.context.people.chat_translator(chat)
    press, own = replace(press, verb="paces"), who.chat.private
    who.turn(settings_screen(rules, press, t, pace=pace, limit=None if own else "off"))
    return Answer(pace_answer(pace, await who.context.people.translator(who.person.user_id)))


async def _set_limit(who: Presser, press: Setting) -> Answer:
    """Let people of a chat think for so long, from now on."""
    chat, thread, limit = who.chat.chat_id, who.chat.thread_id, parse_limit(press.name)
    if limit is None or who.chat.private:
        raise TableError(Why.BUTTON_TOO_OLD)
    rules = await _preferred(who, lambda tx: choose_limit(tx, chat, thread, limit))
    t, zone = await who.context.people.chat_translator(chat), await zone_in(who)
    who.turn(settings_screen(rules, replace(press, verb="clocks"), t, limit=limit, zone=zone))
    return Answer(limit_answer(limit, await who.context.people.translator(who.person.user_id)))


async def _preferred(who: Presser, choose: Callable[[Transaction], Awaitable[None]]) -> Rules:
    """Store a preference of a chat, in force at its tables at once, and return its rules."""
    await _check_runs(who, who.chat)
    async with who.context.storage.write(who.update_id) as tx:
        await choose(tx)
        rules = await rules_of(tx, who.chat.chat_id, who.chat.thread_id)
    for table_id in await tables_in(who.context, who.chat.chat_id):
        await who.context.changed(table_id)
    return rules


async def _check_runs(who: Presser, place: Address) -> None:
    if not place.private and not await runs_place(who.context, place, who.person.user_id):
        raise TableError(Why.NOT_OPENER)


def _chosen(rules: Rules, press: Setting) -> tuple[Rules, tuple[str, ...]]:
    """Return the rules after a choice, and the options that had to give way."""
    if press.verb == "preset":
        if press.name not in PRESETS:
            raise TableError(Why.BUTTON_TOO_OLD)
        return PRESETS[press.name], ()
    value = parse_value(press.name, press.value)
    if value is None:
        raise TableError(Why.BUTTON_TOO_OLD)
    return changed(rules, press.name, value)


async def _said(who: Presser, press: Setting, rules: Rules, mended: tuple[str, ...]) -> str:
    t = await who.context.people.translator(who.person.user_id)
    match press.verb:
        case "preset":
            return preset_answer(press.name, t)
        case "value":
            return value_answer(rules, press.name, mended, t)
        case _:
            return ""
