"""The Bot API over HTTP: the same world, the same answers, and trouble on the way."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
from aiogram import Bot
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.session.base import BaseSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramAPIError,
    TelegramConflictError,
    TelegramNetworkError,
    TelegramRetryAfter,
)
from aiogram.types import BufferedInputFile, InlineKeyboardButton, InlineKeyboardMarkup

from sandbox.driver import Person
from sandbox.errors import too_many
from sandbox.server import Server
from sandbox.session import InProcessSession
from sandbox.world import TOKEN, World


class QuickSession(AiohttpSession):
    """Closes without the quarter of a second which aiogram waits for TLS."""

    async def close(self) -> None:
        if self._session is not None:
            await self._session.close()


@pytest.fixture
async def server(world: World) -> AsyncIterator[Server]:
    server = Server(world)
    await server.start()
    yield server
    await server.stop()


@pytest.fixture
async def bot(server: Server) -> AsyncIterator[Bot]:
    session = QuickSession(api=TelegramAPIServer.from_base(server.address))
    bot = Bot(TOKEN, session=session)
    yield bot
    await session.close()


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def transcript(bot: Bot, world: World) -> list[Any]:
    """Let a bot do this and that, and write down what it is told."""
    anna = world.person("Anna")
    group = world.group("Friday", [anna])
    group.add_bot()
    anna.start()
    key = InlineKeyboardButton(text="Join", callback_data="join", style="primary")
    keyboard = InlineKeyboardMarkup(inline_keyboard=[[key]])
    file = BufferedInputFile(b"x", "x.txt")
    calls: list[Any] = [
        bot.get_me(),
        bot.get_updates(),
        bot.send_message(anna.id, "<b>x</b> & y", parse_mode="HTML", reply_markup=keyboard),
        bot.send_message(group.id, " "),
        bot.edit_message_text("z", chat_id=anna.id, message_id=3),
        bot.edit_message_text("z", chat_id=anna.id, message_id=3),
        bot.send_message(anna.id, "<b>", parse_mode="HTML"),
        bot.send_document(anna.id, file, caption="c"),
        bot.send_message(anna.id, "too much"),
        bot.get_chat(group.id),
        bot.get_chat_member(group.id, anna.id),
        bot.send_dice(anna.id),
        bot.send_message(5, "x"),
        bot.answer_callback_query("1"),
    ]
    told: list[Any] = []
    for call in calls:
        try:
            result = await call
        except TelegramAPIError as error:
            told.append(f"{type(error).__name__}: {error}")
        else:
            items = result if isinstance(result, list) else [result]
            told.append([one.model_dump_json() for one in items])
    told.append([str(shown) for shown in anna.see()])
    return told


async def test_both_transports_tell_the_same() -> None:
    def make(session: BaseSession) -> Bot:
        return Bot(TOKEN, session=session)

    over_http, in_process = World(lambda: 1e9), World(lambda: 1e9)
    server = Server(over_http)
    await server.start()
    session = QuickSession(api=TelegramAPIServer.from_base(server.address))
    far = await transcript(make(session), over_http)
    await session.close()
    await server.stop()
    near = await transcript(make(InProcessSession(in_process)), in_process)
    assert near == far
    assert len(near) == 15
    assert over_http.faults == in_process.faults == ["unknown method sendDice"]


async def test_parameters_come_in_every_form(
    server: Server, http: aiohttp.ClientSession, anna: Person, world: World
) -> None:
    world.flood.enabled = False
    anna.start()
    base = f"{server.address}/bot{TOKEN.replace(':', '%3A')}"
    ways: list[Any] = [
        http.get(f"{base}/sendMessage", params={"chat_id": str(anna.id), "text": "query"}),
        http.post(f"{base}/SENDMESSAGE", data={"chat_id": str(anna.id), "text": "form"}),
        http.post(f"{base}/sendMessage", json={"chat_id": anna.id, "text": "json"}),
    ]
    form = aiohttp.FormData({"chat_id": str(anna.id), "caption": "multipart"})
    form.add_field("document", b"1", filename="1.txt")
    ways.append(http.post(f"{base}/sendDocument", data=form))
    for way in ways:
        async with way as response:
            assert (await response.json())["ok"] is True
    texts = ["/start", "query", "form", "json", "multipart"]
    assert [shown.text for shown in anna.see()] == texts


async def test_refusals_have_a_status_and_a_body(
    server: Server, http: aiohttp.ClientSession, world: World
) -> None:
    base = f"{server.address}/bot{TOKEN}"
    async with http.get(f"{base}/getDice") as response:
        assert response.status == 404
        assert (await response.json())["description"] == "Not Found: method not found"
    async with http.get(f"{server.address}/bot1:x/getMe") as response:
        assert response.status == 401
        body = {"ok": False, "error_code": 401, "description": "Unauthorized"}
        assert await response.json() == body
    world.trouble.refuse("getMe", too_many(9))
    async with http.get(f"{base}/getMe") as response:
        assert (response.status, response.headers["Retry-After"]) == (429, "9")
        assert (await response.json())["parameters"] == {"retry_after": 9}


async def test_trouble_on_the_way(bot: Bot, anna: Person, world: World) -> None:
    anna.start()
    world.trouble.break_page("sendMessage", 502)
    with pytest.raises(ClientDecodeError):
        await bot.send_message(anna.id, "one")
    world.trouble.lose("sendMessage", delivered=True)
    with pytest.raises(TelegramNetworkError):
        await bot.send_message(anna.id, "two")
    world.trouble.lose("sendMessage", late=True)
    with pytest.raises(TelegramNetworkError, match="timeout"):
        await bot.send_message(anna.id, "three", request_timeout=0.05)  # type: ignore[arg-type]
    world.trouble.delay("sendMessage", 0.01)
    await bot.send_message(anna.id, "four")
    world.trouble.refuse("sendMessage", too_many(35))
    with pytest.raises(TelegramRetryAfter):
        await bot.send_message(anna.id, "five")
    assert [shown.text for shown in anna.see()] == ["/start", "two", "four"]


async def test_polling_over_http(bot: Bot, anna: Person, world: World) -> None:
    first = asyncio.ensure_future(bot.get_updates(timeout=30))
    while not world.updates.polls:
        await asyncio.sleep(0.01)
    second = asyncio.ensure_future(bot.get_updates(timeout=30))
    with pytest.raises(TelegramConflictError):
        await first
    anna.start()
    (update,) = await second
    assert update.message is not None
    assert update.message.text == "/start"
    assert await bot.get_updates(offset=update.update_id + 1) == []


async def test_stopping_ends_a_poll_that_waits(world: World) -> None:
    server = Server(world)
    await server.start()
    session = QuickSession(api=TelegramAPIServer.from_base(server.address))
    poll = asyncio.ensure_future(Bot(TOKEN, session=session).get_updates(timeout=50))
    while not world.updates.polls:
        await asyncio.sleep(0.01)
    await server.stop()
    with pytest.raises(TelegramNetworkError):
        await poll
    await session.close()


async def read_event(stream: aiohttp.StreamReader) -> Any:
    line = await stream.readline()
    await stream.readline()
    return json.loads(line.removeprefix(b"data: "))


async def test_the_page_sees_and_acts(
    server: Server, http: aiohttp.ClientSession, world: World, anna: Person, boris: Person
) -> None:
    group = world.group("Friday", [anna, boris])
    group.add_bot()

    async def act(action: str, **wish: Any) -> Any:
        body = {"action": action, "person": boris.id} | wish
        async with http.post(f"{server.address}/world/act", json=body) as response:
            return await response.json()

    async with http.get(f"{server.address}/world/events?person={boris.id}") as events:
        first = await read_event(events.content)
        assert (first["me"], first["groups"][0]["title"]) == (boris.id, "Friday")
        assert first["private"]["started"] is False
        assert await act("start") == {"result": None}
        second = await read_event(events.content)
        assert second["private"]["messages"][0]["text"] == "/start"
    await act("speak", language="ru")
    assert boris.account.language == "ru"
    await act("send", chat=group.id, text="hello")
    assert anna.see(group)[-1].text == "hello"
    key = {"text": "Go", "callback_data": "go"}
    keyboard = json.dumps({"inline_keyboard": [[key]]})
    params = {"chat_id": group.id, "text": "x", "reply_markup": keyboard}
    sent = world.call(TOKEN, "sendMessage", params)["message_id"]
    await act("press", chat=group.id, message=sent, text="Go")
    assert [one["data"] for one in world.unanswered()] == ["go"]
    assert "is gone" in (await act("press", chat=group.id, message=99, text="Go"))["error"]
    await act("block")
    assert boris.private.blocked
    await act("unblock")
    await act("open", url="https://t.me/thousand_bot?start=x")
    assert boris.see()[-1].text == "/start x"
    added = (await act("add", name="Vera", language="pl"))["result"]
    assert world.people[added].see(group)[-1].text == "x"
    assert "needs a name" in (await act("add", name=" "))["error"]
    assert await act_status(http, server) == "400"


async def act_status(http: aiohttp.ClientSession, server: Server) -> str:
    async with http.post(f"{server.address}/world/act", json={"action": "fly"}) as response:
        return f"{response.status}"


async def test_the_files_of_the_page(
    server: Server, http: aiohttp.ClientSession, world: World, anna: Person
) -> None:
    for name in ("", "app.js", "texts.js", "style.css"):
        async with http.get(f"{server.address}/{name}") as response:
            assert response.status == 200
            text = await response.text()
            assert "http://" not in text.replace("http://www.w3.org", "")
            assert "innerHTML" not in text
    anna.start()
    params = {"chat_id": anna.id, "document": "attach://document"}
    files = {"document": ("a.txt", b"abc")}
    sent = world.call(TOKEN, "sendDocument", params, files)["document"]["file_id"]
    async with http.get(f"{server.address}/world/file/{sent}") as response:
        assert await response.read() == b"abc"
    async with http.get(f"{server.address}/world/file/none") as response:
        assert response.status == 404
