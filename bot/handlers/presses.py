"""Presses of inline buttons: each is read, done, and answered exactly once."""

import logging
from collections.abc import Awaitable, Callable
from html import escape
from typing import Any, Final

from aiogram import Router
from aiogram.types import CallbackQuery, Update
from sqlalchemy.exc import OperationalError

from bot.context import Context
from bot.count_presses import Numbers, Top
from bot.daily_presses import Daily, RankingHere
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.failures import trace
from bot.handlers import (
    card_styles,
    choosing,
    counting,
    daily,
    lessons,
    only_card,
    playing,
    privacy,
    replaying,
    showing_rules,
    sitting,
    tournament,
)
from bot.handlers.presser import DONE, Answer, Presser, refresh
from bot.handlers.who import person_of
from bot.l10n import Translator
from bot.lesson_presses import Study
from bot.logbook import also_about
from bot.own_presses import Cards, OnlyCard
from bot.presses import (
    AtTable,
    Forget,
    Language,
    Lobby,
    Look,
    Menu,
    Move,
    Practice,
    Press,
    RulesPage,
    Setting,
    read,
)
from bot.render import alerts
from bot.render.screen import Screen
from bot.replay_presses import Replay, ReplayPage
from bot.storage.errors import AlreadyDoneError
from bot.tournament_presses import CupPress
from game.errors import IllegalActionError

log = logging.getLogger(__name__)

DOING: Final[dict[type[Press], Callable[[Presser, Any], Awaitable[Answer]]]] = {
    Move: playing.move,
    Look: playing.look,
    Lobby: sitting.lobby,
    AtTable: playing.at_table,
    Menu: choosing.menu,
    Practice: sitting.begin_practice,
    Language: choosing.language,
    Cards: card_styles.cards,
    OnlyCard: only_card.only_card,
    Forget: privacy.forget,
    Setting: choosing.setting,
    RulesPage: showing_rules.turn_rules,
    Replay: replaying.open_replay,
    ReplayPage: replaying.turn_replay,
    Study: lessons.study,
    Numbers: counting.turn_numbers,
    Top: counting.turn_top,
    Daily: daily.daily,
    RankingHere: daily.ranking_here,
    CupPress: tournament.cup,
}
"""Who does what a button says."""


async def on_press(query: CallbackQuery, context: Context, event_update: Update) -> None:
    """Do what a button says, and answer."""
    answer = await _answer(query, context, event_update.update_id)
    if answer.text and context.outbox.is_put_off(query.id):
        t = await context.people.translator(query.from_user.id)
        screen = Screen(t("late-answer", text=escape(answer.text, quote=False)))
        context.replies.say(Address(query.from_user.id), event_update.update_id, screen)
    if not answer.later:
        context.outbox.answer(query.id, answer.text, alert=answer.alert, url=answer.url)


async def _answer(query: CallbackQuery, context: Context, update_id: int) -> Answer:
    try:
        return await _do(query, context, update_id)
    except AlreadyDoneError:  # committed before a crash: what was left is to show it
        await refresh(query.from_user.id, context)
        return DONE
    except OperationalError:
        raise  # nothing was committed: the update comes again
    except Exception as error:
        if isinstance(error, TableError) and error.why is Why.STALE:
            await refresh(query.from_user.id, context)
        t = await context.people.translator(query.from_user.id)
        return Answer(_excuse(error, update_id, t))


def _excuse(error: Exception, update_id: int, t: Translator) -> str:
    match error:
        case TableError():
            return alerts.why_text(error.why, t)
        case IllegalActionError():
            return alerts.refusal_text(error, t)
        case _:
            log.error("update %d: a press failed: %s", update_id, trace(error))
            return t("error-unexpected")


async def _do(query: CallbackQuery, context: Context, update_id: int) -> Answer:
    who = Presser(query, person_of(query.from_user), context, update_id)
    wanted = read(query.data or "")
    if table_id := getattr(wanted, "table", 0):
        also_about(table=table_id)
    if wanted is None:
        raise TableError(Why.BUTTON_TOO_OLD)
    return await DOING[type(wanted)](who, wanted)


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.callback_query.register(on_press)
    return router
