"""Commands that mean the same in every chat."""

from aiogram import Router
from aiogram.filters import Command
from aiogram.types import Message, Update

from bot.context import Context
from bot.errors import TableError, Why
from bot.handlers.filters import GROUP, PRIVATE, TEXT, In
from bot.handlers.showing_rules import post_rules, show_settings
from bot.handlers.who import here
from bot.render import menu


async def on_help(message: Message, context: Context, event_update: Update) -> None:
    """List the commands."""
    t, to = await context.people.chat_translator(message.chat.id), here(message)
    screen = menu.help_screen(t, private=to.private)
    context.replies.say(to, event_update.update_id, screen)


async def on_rules(message: Message, context: Context, event_update: Update) -> None:
    """Explain the game as it is played here."""
    await post_rules(context, here(message), event_update.update_id)


async def on_settings(message: Message, context: Context, event_update: Update) -> None:
    """Offer the conventions; who may change them is asked at each press."""
    await show_settings(context, here(message), event_update.update_id)


async def on_language(message: Message, context: Context, event_update: Update) -> None:
    """Offer the languages."""
    t = await context.people.chat_translator(message.chat.id)
    context.replies.say(here(message), event_update.update_id, menu.language_screen(t))


async def on_private_command(_message: Message) -> None:
    """Say that practice, lessons, reports and forgetting are for the private chat."""
    raise TableError(Why.PRIVATE_ONLY)


def make_router() -> Router:
    """Return a router of these handlers, for one dispatcher."""
    router = Router(name=__name__)
    router.message.filter(In("private", "group", "supergroup"))
    router.message.register(on_help, Command("help"))
    router.message.register(on_rules, Command("rules"))
    router.message.register(on_settings, Command("settings"))
    router.message.register(on_language, Command("language"))
    private = Command("practice", "daily", "tutorial", "report", "forget")
    router.message.register(on_private_command, private, GROUP)
    router.message.register(on_help, PRIVATE, TEXT)  # whatever else somebody writes to the bot
    return router
