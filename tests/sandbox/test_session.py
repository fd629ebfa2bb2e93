"""The real aiogram client over the world, without a socket."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from aiogram import Bot, Dispatcher, F, Router
from aiogram.client.default import DefaultBotProperties
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramBadRequest,
    TelegramConflictError,
    TelegramForbiddenError,
    TelegramMigrateToChat,
    TelegramNetworkError,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.filters import Command, CommandStart
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BufferedInputFile,
    CallbackQuery,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    Message,
    Update,
)

from sandbox.driver import Person
from sandbox.errors import bad, too_many
from sandbox.places import Group
from sandbox.session import InProcessSession
from sandbox.world import World

BUTTONS = InlineKeyboardMarkup(
    inline_keyboard=[[InlineKeyboardButton(text="Join", callback_data="join", style="success")]]
)


@pytest.fixture
async def bot(world: World) -> AsyncIterator[Bot]:
    bot = Bot(
        world.token,
        session=InProcessSession(world),
        default=DefaultBotProperties(parse_mode="HTML", link_preview_is_disabled=True),
    )
    yield bot
    await bot.session.close()


async def feed(world: World, bot: Bot, dispatcher: Dispatcher) -> None:
    """Let the bot handle all that waits, as a poller would."""
    for raw in world.updates.waiting():
        update = Update.model_validate(raw, context={"bot": bot})
        await dispatcher.feed_update(bot, update)
    world.updates.clear()


def scripted() -> Dispatcher:
    """Make a tiny bot: one message with a button, a toast and an edit."""
    router = Router()

    @router.message(CommandStart())
    async def on_start(message: Message) -> None:
        await message.answer("Welcome, <b>friend</b>")

    @router.message(Command("table"))
    async def on_table(message: Message) -> None:
        await message.answer("Table", reply_markup=BUTTONS)

    @router.callback_query(F.data == "join")
    async def on_join(query: CallbackQuery) -> None:
        await query.answer("You are in", show_alert=True)
        assert isinstance(query.message, Message)
        await query.message.edit_text(f"Table: {query.from_user.first_name}")

    dispatcher = Dispatcher()
    dispatcher.include_router(router)
    return dispatcher


async def test_a_person_talks_to_a_bot_and_sees_what_it_does(
    world: World, bot: Bot, anna: Person, boris: Person, group: Group
) -> None:
    dispatcher = scripted()
    anna.start()
    anna.send(group, "/table@thousand_bot")
    await feed(world, bot, dispatcher)
    assert [shown.text for shown in anna.see()] == ["/start", "Welcome, friend"]
    assert anna.see()[-1].entities[0].kind == "bold"
    table = boris.see(group)[-1]
    assert table.labels == [["Join"]]

    query = boris.press(table, "Join")
    await feed(world, bot, dispatcher)
    assert anna.see(group)[-1].text == "Table: Boris"
    assert anna.see(group)[-1].labels == []
    assert boris.toast is not None
    assert (boris.toast.text, boris.toast.alert) == ("You are in", True)
    assert query is not None
    assert query.answered
    assert world.faults == []
    assert world.unanswered() == []


async def test_refusals_become_the_exceptions_of_aiogram(
    world: World, bot: Bot, anna: Person, boris: Person
) -> None:
    with pytest.raises(TelegramBadRequest, match="chat not found"):
        await bot.send_message(77, "hello")
    anna.start()
    anna.block()
    with pytest.raises(TelegramForbiddenError, match="bot was blocked by the user"):
        await bot.send_message(anna.id, "hello")
    basic = world.group("Old", [anna], supergroup=False)
    basic.add_bot()
    old_id = basic.id
    new_id = basic.migrate()
    with pytest.raises(TelegramMigrateToChat) as caught:
        await bot.send_message(old_id, "hello")
    assert caught.value.migrate_to_chat_id == new_id
    stranger = Bot("1:wrong", session=InProcessSession(world))
    with pytest.raises(TelegramUnauthorizedError):
        await stranger.get_me()


async def test_objects_survive_the_way_to_aiogram(world: World, bot: Bot, group: Group) -> None:
    me = await bot.me()
    assert (me.username, me.can_join_groups) == ("thousand_bot", True)
    assert (await bot.get_chat(group.id)).title == "Friday"
    assert len(await bot.get_chat_administrators(group.id)) == 1
    for status in ("administrator", "restricted", "member"):
        world.set_status(group.chat, world.bot, status, by=group.owner)
        assert (await bot.get_chat_member(group.id, me.id)).status == status
    commands = [BotCommand(command="newgame", description="Open a table")]
    scope = BotCommandScopeAllGroupChats()
    await bot.set_my_commands(commands, scope=scope, language_code="ru")
    kept = await bot.get_my_commands(scope=scope, language_code="ru")
    assert [(one.command, one.description) for one in kept] == [("newgame", "Open a table")]
    assert await bot.get_my_commands() == []
    for update in world.updates.waiting():
        Update.model_validate(update)


async def test_a_file_arrives(bot: Bot, anna: Person) -> None:
    anna.start()
    file = BufferedInputFile(b"{}\n", "match.jsonl")
    message = await bot.send_document(anna.id, file, caption="<i>history</i>")
    shown = anna.see()[-1].document
    assert shown is not None
    assert (shown.name, shown.content) == ("match.jsonl", b"{}\n")
    assert message.document is not None
    await bot.send_document(anna.id, message.document.file_id)
    assert anna.see()[-1].document == shown


async def test_ordered_trouble_comes_once(world: World, bot: Bot, anna: Person) -> None:
    anna.start()
    world.trouble.refuse("sendMessage", too_many(35), chat_id=anna.id)
    with pytest.raises(TelegramRetryAfter) as caught:
        await bot.send_message(anna.id, "one")
    assert caught.value.retry_after == 35
    world.trouble.refuse("", bad("CHAT_WRITE_FORBIDDEN"))
    with pytest.raises(TelegramBadRequest, match="CHAT_WRITE_FORBIDDEN"):
        await bot.send_message(anna.id, "two")
    world.trouble.break_page("sendMessage", 504)
    with pytest.raises(ClientDecodeError):
        await bot.send_message(anna.id, "three")
    world.trouble.lose("sendMessage")
    with pytest.raises(TelegramNetworkError):
        await bot.send_message(anna.id, "four")
    assert [shown.text for shown in anna.see()] == ["/start"]
    world.trouble.lose("sendMessage", delivered=True, late=True)
    with pytest.raises(TelegramNetworkError, match="timeout"):
        await bot.send_message(anna.id, "five")
    await bot.send_message(anna.id, "six")
    assert [shown.text for shown in anna.see()] == ["/start", "five", "six"]


async def test_a_delay_passes_on_the_given_clock(world: World, anna: Person) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    anna.start()
    world.trouble.delay("sendMessage", 4)
    bot = Bot(world.token, session=InProcessSession(world, sleep))
    await bot.send_message(anna.id, "late")
    assert slept == [4]
    assert anna.see()[-1].text == "late"


async def test_a_long_poll_wakes_up_when_something_happens(
    world: World, bot: Bot, anna: Person
) -> None:
    poll = asyncio.ensure_future(bot.get_updates(timeout=30))
    await asyncio.sleep(0.01)
    assert not poll.done()
    anna.start("join_7")
    updates = await poll
    assert [update.message.text for update in updates if update.message] == ["/start join_7"]


async def test_a_long_poll_ends_when_its_time_is_over(world: World) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    bot = Bot(world.token, session=InProcessSession(world, sleep))
    assert await bot.get_updates(timeout=100) == []
    assert slept == [50]


async def test_a_second_poller_ends_the_first(world: World, bot: Bot, anna: Person) -> None:
    first = asyncio.ensure_future(bot.get_updates(timeout=30))
    await asyncio.sleep(0.01)
    second = asyncio.ensure_future(bot.get_updates(timeout=30))
    with pytest.raises(TelegramConflictError, match="terminated by other getUpdates request"):
        await first
    anna.start()
    assert len(await second) == 1
