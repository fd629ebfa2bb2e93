"""What is kept of a person, and how he has it deleted."""

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import Message, Update

from bot.context import Context
from bot.delivery import Address
from bot.handlers.filters import PRIVATE, In
from bot.handlers.presser import DONE, Answer, Presser
from bot.handlers.watching import watching
from bot.handlers.who import here
from bot.presses import Forget
from bot.render import privacy


async def on_privacy(message: Message, context: Context, event_update: Update) -> None:
    """Say what is kept, why and for how long."""
    t = await context.people.chat_translator(message.chat.id)
    screen = privacy.privacy_screen(t, keep_days=context.settings.keep_matches_days)
    context.replies.say(here(message), event_update.update_id, screen)


async def on_forget(message: Message, context: Context, event_update: Update) -> None:
    """Ask a person whether everything of his shall be deleted, unless he sits at a table."""
    await context.people.check_free(message.chat.id)
    t = await context.people.translator(message.chat.id)
    to = Address(message.chat.id)
    context.replies.say(to, event_update.update_id, privacy.forget_screen(t))


async def forget(who: Presser, press: Forget) -> Answer:
    """Delete what is kept of the presser, or leave it as it is."""
    if press.verb == "keep":
        who.close()
        return DONE
    user_id = who.person.user_id
    t = await who.context.people.translator(user_id)  # before he is a stranger
    await who.context.people.check_free(user_id)
    await watching(who.context).end_all(user_id)
    forgotten = await who.context.people.forget(user_id, who.update_id)
    who.turn(privacy.forgotten_screen(t, seats=forgotten.seats, practices=forgotten.practices))
    for table_id in forgotten.left:
        await who.context.changed(table_id)
    return DONE


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.message.register(on_privacy, Command("privacy"), In("private", "group", "supergroup"))
    router.message.register(on_forget, Command("forget"), PRIVATE)
    return router
