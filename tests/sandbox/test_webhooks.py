"""Webhooks: set, refused, and delivered to until the bot says yes."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from aiogram import Bot
from aiohttp import web

from sandbox.deliveries import HEADER, queue_of
from sandbox.driver import Person
from sandbox.errors import ApiError
from sandbox.server import Server
from sandbox.session import InProcessSession
from sandbox.world import TOKEN, World
from tests.sandbox.conftest import Call


def test_while_it_is_set_nothing_can_be_polled(call: Call, anna: Person, world: World) -> None:
    anna.start()
    url = "http://127.0.0.1:1/x"
    assert call("setWebhook", url=url, max_connections=7) is True
    assert call("getWebhookInfo") == {
        "url": url,
        "has_custom_certificate": False,
        "pending_update_count": 1,
        "max_connections": 7,
    }
    with pytest.raises(ApiError, match="409 Conflict: can't use getUpdates method while webhook"):
        call("getUpdates")
    assert call("deleteWebhook") is True
    assert len(call("getUpdates")) == 1
    assert world.updates.allowed is None


def test_an_empty_address_takes_it_away_and_updates_may_be_dropped(
    call: Call, anna: Person
) -> None:
    call("setWebhook", url="https://example.org", allowed_updates='["message"]')
    anna.start()
    assert call("setWebhook", url="", drop_pending_updates="true") is True
    assert call("getWebhookInfo")["url"] == ""
    assert call("getUpdates") == []


@pytest.mark.parametrize(
    ("params", "words"),
    [
        ({"url": "http://example.org"}, "bad webhook"),
        ({"url": "https://example.org", "secret_token": "x" * 257}, "too long"),
        ({"url": "https://example.org", "secret_token": "a b"}, "unallowed"),
    ],
)
def test_a_bad_one_is_refused(call: Call, params: dict[str, Any], words: str) -> None:
    with pytest.raises(ApiError, match=f"400 Bad Request: .*{words}"):
        call("setWebhook", **params)
    assert call("getWebhookInfo")["url"] == ""


async def test_setting_it_ends_a_poll(world: World) -> None:
    bot = Bot(TOKEN, session=InProcessSession(world))
    poll = asyncio.ensure_future(bot.get_updates(timeout=50))
    while not world.updates.polls:
        await asyncio.sleep(0)
    await bot.set_webhook("https://example.org")
    with pytest.raises(Exception, match="terminated by setWebhook request"):
        await poll


class Taker:
    """A bot's web server, which answers as the test wants."""

    def __init__(self) -> None:
        self.taken: list[Any] = []
        self.secrets: list[str | None] = []
        self.answers: list[tuple[int, dict[str, str]]] = []
        self.url = ""
        app = web.Application()
        app.router.add_post("/hook", self.take)
        self.runner = web.AppRunner(app, access_log=None, shutdown_timeout=0.1)

    async def start(self) -> None:
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self.runner.addresses[0][1]}/hook"

    async def take(self, request: web.Request) -> web.Response:
        self.secrets.append(request.headers.get(HEADER))
        self.taken.append(json.loads(await request.read()))
        status, headers = self.answers.pop(0) if self.answers else (200, {})
        return web.Response(status=status, headers=headers)


@pytest.fixture
async def taker() -> AsyncIterator[Taker]:
    taker = Taker()
    await taker.start()
    yield taker
    await taker.runner.cleanup()


class Pauses:
    """A sleep that takes no time, and remembers what it was asked for."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.seconds.append(seconds)
        await asyncio.sleep(0)


@pytest.fixture
def pauses() -> Pauses:
    return Pauses()


@pytest.fixture
async def server(world: World, pauses: Pauses) -> AsyncIterator[Server]:
    server = Server(world, pauses.sleep)
    await server.start()
    yield server
    await server.stop()


async def until(so: Callable[[], object]) -> None:
    """Wait for something that a socket brings."""
    while not so():
        await asyncio.sleep(0.005)


async def test_updates_are_delivered_in_order_with_the_secret(
    server: Server, taker: Taker, world: World, anna: Person, call: Call
) -> None:
    anna.start("before")
    call("setWebhook", url=taker.url, secret_token="s")
    anna.send(None, "after")
    await until(lambda: not world.updates.waiting())
    texts = [update["message"]["text"] for update in taker.taken]
    assert texts == ["/start before", "after"]
    assert taker.secrets == ["s", "s"]


async def test_a_refused_delivery_comes_again_before_what_follows(
    server: Server,
    taker: Taker,
    world: World,
    anna: Person,
    boris: Person,
    call: Call,
    pauses: Pauses,
) -> None:
    taker.answers = [(500, {}), (503, {"Retry-After": "7"}), (302, {})]
    anna.start("1")
    anna.send(None, "2")
    call("setWebhook", url=taker.url)
    await until(lambda: not world.updates.waiting())
    texts = [update["message"]["text"] for update in taker.taken]
    assert texts == ["/start 1"] * 4 + ["2"]
    assert pauses.seconds == [1.0, 7.0, 4.0]
    assert call("getWebhookInfo")["last_error_message"].endswith("302 Found")


async def test_who_can_not_be_reached_is_tried_again(
    server: Server, taker: Taker, world: World, anna: Person, call: Call, pauses: Pauses
) -> None:
    call("setWebhook", url="http://127.0.0.1:9/closed")
    anna.start()
    await until(lambda: len(pauses.seconds) > 2)
    assert call("getWebhookInfo")["pending_update_count"] == 1
    assert call("getWebhookInfo")["last_error_message"] == "Connection failed"
    call("setWebhook", url=taker.url)
    await until(lambda: not world.updates.waiting())
    assert len(taker.taken) == 1


def test_chats_and_people_who_press_have_queues_of_their_own() -> None:
    message = {"update_id": 1, "message": {"chat": {"id": -5}, "from": {"id": 7}}}
    press = {"update_id": 2, "callback_query": {"data": "x", "from": {"id": 7}}}
    assert [queue_of(message), queue_of(press)] == ["chat -5", "user 7"]
