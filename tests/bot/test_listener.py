"""The web server: who may deliver, what is answered, and the pages for who watches the bot."""

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.listener import LARGEST, SECRET_HEADER, Delivery, Listener
from bot.metrics import Metrics
from tests.bot.fakes import FakeTime

SECRET = "right-secret-0123"
RIGHT = {SECRET_HEADER: SECRET, "Content-Type": "application/json"}


class Site:
    """A listener on a free port of this machine, and what it was given."""

    def __init__(self, *, webhook: bool = True) -> None:
        self.time = FakeTime()
        self.metrics = Metrics()
        self.taken: list[bytes] = []
        self.status = 200
        self.said = ""
        delivery = Delivery(
            path="/hook", secret=SECRET, take=self.take, intruders=self.metrics.intruders
        )
        self.listener = Listener(
            problem=self.problem,
            page=self.page,
            delivery=delivery if webhook else None,
            clock=self.time.now,
            sleep=self.time.sleep,
        )

    async def take(self, body: bytes) -> int:
        self.taken.append(body)
        return self.status

    async def problem(self) -> str:
        return self.said

    async def page(self) -> str:
        return self.metrics.page(live_tables=3, in_flight=1)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.listener.port}"


@pytest.fixture
async def site() -> AsyncIterator[Site]:
    site = Site()
    await site.listener.start("127.0.0.1", 0)
    yield site
    await site.listener.stop()


@pytest.fixture
async def http() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def post(
    http: aiohttp.ClientSession, site: Site, body: Any, headers: dict[str, str]
) -> tuple[int, str | None]:
    async with http.post(f"{site.address}/hook", data=body, headers=headers) as response:
        return response.status, response.headers.get("Retry-After")


async def test_a_delivery_is_taken_as_it_is(site: Site, http: aiohttp.ClientSession) -> None:
    assert await post(http, site, b'{"update_id": 1}', RIGHT) == (200, None)
    site.status = 503
    assert await post(http, site, b"2", RIGHT) == (503, "1")
    assert site.taken == [b'{"update_id": 1}', b"2"]


@pytest.mark.parametrize("secret", [None, "", "wrong", SECRET[:-1], SECRET + "4", "naïve"])
async def test_without_the_secret_nothing_is_taken(
    site: Site, http: aiohttp.ClientSession, secret: str | None
) -> None:
    headers = {"Content-Type": "application/json"}
    if secret is not None:
        headers[SECRET_HEADER] = secret
    assert (await post(http, site, b"1", headers))[0] == 403
    assert site.taken == []


async def test_intruders_are_counted_and_do_not_flood_the_log(
    site: Site, http: aiohttp.ClientSession, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(20):
        await post(http, site, b"1", {SECRET_HEADER: "hunter2"})
    assert caplog.text.count("without the right secret") == 1
    await site.time.advance(61)
    await post(http, site, b"1", {SECRET_HEADER: "hunter2"})
    assert "20 deliveries without the right secret" in caplog.text
    assert "hunter2" not in caplog.text
    assert "thousand_refused_deliveries_total 21.0" in await site.page()


async def test_only_json_of_a_reasonable_size_is_read(
    site: Site, http: aiohttp.ClientSession
) -> None:
    assert (await post(http, site, b"1", RIGHT | {"Content-Type": "text/plain"}))[0] == 415
    assert (await post(http, site, io.BytesIO(b" " * (LARGEST + 1)), RIGHT))[0] == 413

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(LARGEST // 65536 + 2):
            yield b" " * 65536

    assert (await post(http, site, endless(), RIGHT))[0] == 413
    assert site.taken == []


async def test_a_body_that_does_not_come_is_not_waited_for(
    site: Site, http: aiohttp.ClientSession
) -> None:
    go_on = asyncio.Event()

    async def slow() -> AsyncIterator[bytes]:
        yield b"{"
        await go_on.wait()

    answer = asyncio.ensure_future(post(http, site, slow(), RIGHT))
    while site.time._next() is None:
        await asyncio.sleep(0.01)
    await site.time.advance(11)
    assert (await answer)[0] == 408
    go_on.set()
    assert site.taken == []


async def test_other_ways_lead_nowhere(site: Site, http: aiohttp.ClientSession) -> None:
    async with http.get(f"{site.address}/hook") as response:
        assert response.status == 405
    async with http.post(f"{site.address}/", headers=RIGHT) as response:
        assert response.status == 404


async def test_without_a_webhook_nothing_can_be_delivered(http: aiohttp.ClientSession) -> None:
    site = Site(webhook=False)
    await site.listener.start("127.0.0.1", 0)
    assert (await post(http, site, b"1", RIGHT))[0] == 404
    await site.listener.stop()
    await site.listener.stop()


async def test_health_is_a_status_and_a_reason(site: Site, http: aiohttp.ClientSession) -> None:
    async with http.get(f"{site.address}/healthz") as response:
        assert (response.status, await response.text()) == (200, "ok\n")
    site.said = "the bot is stopping"
    async with http.get(f"{site.address}/healthz") as response:
        assert (response.status, await response.text()) == (503, "the bot is stopping\n")


async def test_metrics_are_a_page_of_text(site: Site, http: aiohttp.ClientSession) -> None:
    async with http.get(f"{site.address}/metrics") as response:
        assert response.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
        assert "thousand_live_tables 3.0\n" in await response.text()


async def test_a_taken_port_is_said(site: Site) -> None:
    other = Site()
    with pytest.raises(OSError, match="in use"):
        await other.listener.start("127.0.0.1", site.listener.port)
