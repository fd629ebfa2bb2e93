"""A tiny bot for tests of the page: one table, a hand in private, toasts and alerts."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

from aiogram import Bot, Dispatcher, F, Router
from aiogram.client.default import DefaultBotProperties
from aiogram.filters import Command, CommandStart
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BotCommandScopeAllPrivateChats,
    CallbackQuery,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Message,
    Update,
)

from sandbox.session import InProcessSession
from sandbox.world import World

WORDS = {
    "en": ("Open a table", "My cards", "Join", "Rules", "Your hand", "You are in", "Yours: "),
    "ru": ("Открыть стол", "Мои карты", "Сесть", "Правила", "Ваша рука", "Вы за столом", "У вас "),
    "pl": ("Otwórz stół", "Moje karty", "Dołącz", "Zasady", "Twoje karty", "Grasz", "Masz "),
}
CARDS = ["A♠", "K♠", "10♥", "Q♥", "J♥", "9♦", "A♣", "K♣"]
LINK = "https://t.me/thousand_bot?start=hand"


def scripted(language: str) -> Dispatcher:
    """Make the bot's handlers."""
    opened, cards, join, rules, hand, seated, yours = WORDS[language]
    router = Router()

    @router.message(CommandStart())
    async def on_start(message: Message) -> None:
        rows = [
            [InlineKeyboardButton(text=card, callback_data=card) for card in CARDS[:4]],
            [InlineKeyboardButton(text=card, callback_data=card) for card in CARDS[4:]],
        ]
        rows[0][0].style = "success"
        keyboard = InlineKeyboardMarkup(inline_keyboard=rows)
        await message.answer(f"<b>{hand}</b>\n{' '.join(CARDS)}", reply_markup=keyboard)

    @router.message(Command("newgame"))
    async def on_newgame(message: Message) -> None:
        rows = [
            [
                InlineKeyboardButton(text=join, callback_data="join", style="primary"),
                InlineKeyboardButton(text=rules, callback_data="rules"),
            ],
            [
                InlineKeyboardButton(text=cards, callback_data="cards"),
                InlineKeyboardButton(text="✕", callback_data="stop", style="danger"),
            ],
            [InlineKeyboardButton(text=hand, url=LINK)],
        ]
        text = (
            f"<b>{opened}</b> — <i>1000</i>\n<pre>Anna   120 &lt; 1000\nBoris   60</pre>\n"
            "<blockquote expandable>1\n2\n3\n4\n5</blockquote>"
            "<tg-spoiler>A♠</tg-spoiler> <s>9♣</s> <u>♥</u> <code>/score</code> /help"
        )
        await message.answer(text, reply_markup=InlineKeyboardMarkup(inline_keyboard=rows))

    @router.callback_query(F.data == "join")
    async def on_join(query: CallbackQuery) -> None:
        await query.answer(seated)
        assert isinstance(query.message, Message)
        markup = query.message.reply_markup
        text = f"<b>{opened}</b>: {query.from_user.first_name}"
        await query.message.edit_text(text, reply_markup=markup)

    @router.callback_query(F.data == "rules")
    async def on_rules(query: CallbackQuery) -> None:
        await query.answer(url=LINK)

    @router.callback_query()
    async def on_cards(query: CallbackQuery) -> None:
        await query.answer(yours + " ".join(CARDS), show_alert=True)

    dispatcher = Dispatcher()
    dispatcher.include_router(router)
    return dispatcher


async def _run(bot: Bot, dispatcher: Dispatcher, language: str) -> None:
    opened, cards, *_ = WORDS[language]
    for scope, command in (
        (BotCommandScopeAllGroupChats(), BotCommand(command="newgame", description=opened)),
        (BotCommandScopeAllPrivateChats(), BotCommand(command="start", description=cards)),
    ):
        more = [BotCommand(command=name, description=cards) for name in ("score", "rules", "help")]
        await bot.set_my_commands([command, *more], scope=scope)
    offset = 0
    while True:
        for update in await bot.get_updates(offset=offset, timeout=30):
            assert isinstance(update, Update)
            offset = update.update_id + 1
            await dispatcher.feed_update(bot, update)


@contextlib.asynccontextmanager
async def running(world: World, language: str) -> AsyncIterator[None]:
    """Let the bot live in a world for a while."""
    properties = DefaultBotProperties(parse_mode="HTML")
    bot = Bot(world.token, session=InProcessSession(world), default=properties)
    task = asyncio.ensure_future(_run(bot, scripted(language), language))
    yield
    task.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await task
