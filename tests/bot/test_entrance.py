"""The way in, put together: what is counted, what is shown, and what ends it at the start."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from aiogram import Bot
from aiogram.types import Update
from pydantic import SecretStr

from bot.arrivals import ArrivalError
from bot.entrance import Entrance
from bot.footing import GONE, Footing
from bot.health import Health
from bot.metrics import Metrics
from bot.settings import Settings
from bot.storage import Storage, driver
from tests.bot.fakes import TOKEN, FakeTime, ScriptedSession

WEBHOOK = "https://example.org/thousand"


@pytest.fixture
async def storage() -> AsyncIterator[Storage]:
    storage = await Storage.open(":memory:", clock=lambda: 0.0)
    yield storage
    await storage.close()


class Door:
    """An entrance, and what came through it."""

    def __init__(self, storage: Storage, folder: Path, **given: object) -> None:
        self.time = FakeTime()
        self.telegram = ScriptedSession(self.time)
        self.settings = Settings(
            _env_file=None,
            bot_token=SecretStr(TOKEN),
            database_path=folder / "thousand.sqlite3",
            **given,  # type: ignore[arg-type]
        )
        self.seen: list[int] = []
        self.entrance = Entrance(
            Bot(TOKEN, session=self.telegram),
            self.settings,
            storage,
            self.feed,
            metrics=Metrics(),
            allowed_updates=["message"],
            clock=self.time.now,
            sleep=self.time.sleep,
        )

    async def feed(self, update: Update) -> None:
        await self.time.sleep(0.3)
        self.seen.append(update.update_id)

    async def run(self) -> "asyncio.Future[None]":
        running = asyncio.ensure_future(self.entrance.run())
        await self.time.settle()
        return running


async def test_polling_takes_a_webhook_away_and_leaves_a_sign_of_life(
    storage: Storage, tmp_path: Path
) -> None:
    door = Door(storage, tmp_path)
    door.telegram.updates.append([Update(update_id=4)])
    running = await door.run()
    await door.time.advance(1)
    assert [call.name for call in door.telegram.calls][:2] == ["DeleteWebhook", "GetUpdates"]
    assert door.seen == [4]
    assert door.settings.heartbeat_path.exists()
    assert await door.entrance.health.problem() == ""
    page = await door.entrance._page()
    assert 'thousand_updates_total{kind="unknown"} 1.0' in page
    assert 'thousand_handler_seconds_bucket{le="0.25"} 0.0' in page
    assert 'thousand_handler_seconds_bucket{le="0.5"} 1.0' in page
    assert 'thousand_calls_total{method="deleteWebhook",outcome="ok"} 1.0' in page
    await door.time.run(door.entrance.stop())
    await running
    assert await door.entrance.health.problem() == "the bot is stopping"
    assert door.entrance.listener.port == 0


async def test_with_a_webhook_nothing_is_asked_for(
    storage: Storage, tmp_path: Path, unused_tcp_port: int
) -> None:
    door = Door(storage, tmp_path, webhook_url=WEBHOOK, http_port=unused_tcp_port)
    running = await door.run()
    while not door.telegram.calls:
        await asyncio.sleep(0.01)
    await door.time.settle()
    (told,) = door.telegram.calls
    assert told.name == "SetWebhook"
    assert told.method.secret_token == door.settings.secret_of_webhook
    assert door.entrance.listener.port == unused_tcp_port
    assert door.settings.heartbeat_path.exists()
    await door.time.run(door.entrance.stop())
    await running


async def test_a_port_that_is_taken_ends_it_with_one_line(
    storage: Storage, tmp_path: Path, unused_tcp_port: int
) -> None:
    taken = await asyncio.start_server(lambda _reader, _writer: None, "127.0.0.1", unused_tcp_port)
    door = Door(storage, tmp_path, http_port=unused_tcp_port)
    with pytest.raises(ArrivalError, match=f"^HTTP_HOST 127.0.0.1, HTTP_PORT {unused_tcp_port}: "):
        await door.entrance.run()
    assert door.telegram.calls == []
    taken.close()
    await taken.wait_closed()


async def test_a_database_that_does_not_answer_is_bad_health(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = FakeTime()
    storage = await Storage.open(":memory:", clock=lambda: 0.0)
    health = _health(storage, Footing(tmp_path / "beat"), time)
    assert await health.problem() == "Telegram has not answered yet"
    health.hear()
    async with storage.write():  # in memory there is one connection, which this holds
        assert await time.run(health.problem()) == "the database does not answer in time"
    assert await health.problem() == ""

    def broken() -> None:
        raise OSError("disk I/O error")

    monkeypatch.setattr(storage, "read", broken)
    told = "the database does not answer: OSError: disk I/O error"
    assert await health.problem() == told
    await storage.close()


def _health(storage: Storage, footing: Footing, time: FakeTime) -> Health:
    return Health(storage, footing, clock=time.now, sleep=time.sleep, oldest=lambda: 0.0)


@pytest.fixture
async def hanging(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[Storage, Event]]:
    """A database whose disk hangs until the event is set."""
    storage = await Storage.open(tmp_path / "thousand.sqlite3", clock=lambda: 0.0)
    async with storage.read() as tx:
        await tx.tables.live()
    mended, run = Event(), driver._run

    def hang(*given: Any) -> Any:
        mended.wait()
        return run(*given)

    monkeypatch.setattr(driver, "_run", hang)
    yield storage, mended
    mended.set()
    await storage.close()


async def test_a_disk_that_hangs_is_told_in_time_and_asked_by_one_at_a_time(
    hanging: tuple[Storage, Event], tmp_path: Path
) -> None:
    (storage, mended), time = hanging, FakeTime()
    health = _health(storage, Footing(tmp_path / "beat"), time)
    health.hear()
    for asked in range(1, 20):  # more than there are connections
        told = await time.run(health.problem())
        assert told == "the database does not answer in time"
        assert time.now() == 1000 + 3 * asked
    mended.set()
    assert await health.problem() == ""


async def test_the_figures_come_though_the_disk_hangs(
    hanging: tuple[Storage, Event], tmp_path: Path
) -> None:
    storage, mended = hanging
    door = Door(storage, tmp_path)
    page = await door.time.run(door.entrance._page(), limit=3)
    assert "thousand_live_tables NaN" in page
    mended.set()
    assert "thousand_live_tables 0.0" in await door.entrance._page()


async def test_a_sign_of_life_that_cannot_be_left_stops_nothing(
    storage: Storage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    folder = tmp_path / "folder"
    health = _health(storage, Footing(folder / "beat"), FakeTime())
    for _ in range(3):
        health.hear()
    assert "cannot be left: FileNotFoundError" in await health.problem()
    assert len(caplog.records) == 1
    folder.mkdir()
    health.hear()
    assert await health.problem() == ""


async def test_a_database_file_that_is_gone_or_another_is_told_loudly(
    storage: Storage, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path, aside = tmp_path / "thousand.sqlite3", tmp_path / "aside"
    path.touch()
    health = _health(storage, Footing(tmp_path / "beat", path), FakeTime())
    health.hear()
    assert await health.problem() == ""
    path.rename(aside)
    health.hear()
    assert await health.problem() == GONE
    path.touch()
    health.hear()
    assert await health.problem() == GONE
    assert caplog.messages == [GONE]
    aside.replace(path)
    health.hear()
    assert await health.problem() == ""
