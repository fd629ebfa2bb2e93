"""The tutorial: /tutorial, and the presses in a lesson."""

from contextlib import suppress

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import Message, Update

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.filters import PRIVATE
from bot.handlers.playing import actions_of
from bot.handlers.presser import DONE, Answer, Presser
from bot.l10n import Translator
from bot.lesson_presses import Study
from bot.lessons.course import COURSE
from bot.lessons.progress import Progress, keep_progress, opened, progress_of, stepped
from bot.lessons.script import YOU, played, state_at
from bot.render.lessons import elsewhere, lesson_screen, lessons_screen, not_best
from bot.render.screen import Screen
from bot.storage.errors import AlreadyDoneError


async def on_tutorial(message: Message, context: Context, event_update: Update) -> None:
    """Go on with the lessons where they were left; who has not begun chooses one."""
    to = Address(message.chat.id)
    progress = await _progress(context, message.chat.id)
    t = await context.people.translator(message.chat.id)
    context.replies.say(to, event_update.update_id, _present(progress, t))


async def study(who: Presser, press: Study) -> Answer:
    """Do what a button of a lesson says.

    :raises TableError: if it is forged
    :raises IllegalActionError: if the rules refuse what was pressed
    """
    if not who.chat.private or press.lesson > len(COURSE):
        raise TableError(Why.BUTTON_TOO_OLD)
    progress = await _progress(who.context, who.person.user_id)
    match press.verb:
        case "list":
            t = await who.context.people.translator(who.person.user_id)
            who.turn(lessons_screen(progress, t))
            return DONE
        case "open":
            if not press.lesson:
                raise TableError(Why.BUTTON_TOO_OLD)
            return await _go(who, opened(progress, press.lesson))
    if (press.lesson, press.step) != (progress.lesson, progress.step) or progress.is_over:
        return await _elsewhere(who, press, progress)
    if press.verb == "look":
        t = await who.context.people.translator(who.person.user_id)
        who.turn(lesson_screen(progress, t, press.what))
        return DONE
    return await _move(who, press, progress)


async def _move(who: Presser, press: Study, progress: Progress) -> Answer:
    """Judge a press: the engine whether it may be, the lesson whether it is the best."""
    who.context.taps.check(who.person.user_id)
    lesson = COURSE[progress.lesson - 1]
    actions = actions_of(press.what)
    played(state_at(lesson, progress.step), YOU, actions)
    if ",".join(map(str, actions)) != lesson.steps[progress.step].right:
        t = await who.context.people.translator(who.person.user_id)
        who.turn(lesson_screen(progress, t))  # a page that was open would hide the other cards
        return Answer(not_best(progress, t), alert=True)
    answer = await _go(who, stepped(progress))
    who.context.taps.changed(who.person.user_id)
    return answer


async def _go(who: Presser, progress: Progress) -> Answer:
    """Write down how far he is now, and show it."""
    with suppress(AlreadyDoneError):  # committed before a crash: what was left is to show it
        async with who.context.storage.write(who.update_id) as tx:
            await keep_progress(tx, who.person.user_id, progress)
    t = await who.context.people.translator(who.person.user_id)
    who.turn(lesson_screen(progress, t))
    return DONE


async def _elsewhere(who: Presser, press: Study, progress: Progress) -> Answer:
    """Show where he is to who pressed an old button; a second tap needs no words."""
    t = await who.context.people.translator(who.person.user_id)
    who.turn(_present(progress, t))
    tapped = (press.lesson, press.step + 1) == (progress.lesson, progress.step)
    return DONE if tapped else Answer(elsewhere(t))


def _present(progress: Progress, t: Translator) -> Screen:
    """Return what is shown to who comes back."""
    complete = progress.is_over and len(progress.done) == len(COURSE)
    if complete or not progress.lesson:
        return lessons_screen(progress, t)
    return lesson_screen(progress, t)


async def _progress(context: Context, user_id: int) -> Progress:
    async with context.storage.read() as tx:
        return await progress_of(tx, user_id)


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.message.filter(PRIVATE)
    router.message.register(on_tutorial, Command("tutorial"))
    return router
