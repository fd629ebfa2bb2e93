"""A stop while every call to Telegram hangs: in time, and nothing accepted is lost."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from aiohttp import web

from tests.e2e.evening import Evening
from tests.e2e.party import seated

STOPPED = 10.0
"""Seconds after which whoever asked for the stop loses patience."""
ROOT = Path(__file__).parents[2]
TOKEN = "42:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
ANNA, GROUP = 7, -100


async def test_a_stop_is_in_time_and_what_was_accepted_is_shown_after_it(
    evening: Evening,
) -> None:
    party = await seated(evening)
    await evening.advance(60)
    reader = party.turn
    stranger = next(each for each in party.readers[1:] if each is not reader)
    evening.line.calls_left = 0
    query = reader.press(reader.last(), party.t("button-pass"))
    stranger.person.send(party.place, f"/stop@{evening.world.bot.username}")
    await evening.settle()
    assert evening.line.is_cut
    (committed,) = await evening.tables()

    begin = evening.time.now()
    await evening.close()
    assert evening.time.now() - begin < STOPPED
    assert query is not None
    assert query.answers == 0

    await evening.open()
    await evening.advance(30)
    (after,) = await evening.tables()
    assert (after.status, after.rev) == (committed.status, committed.rev)
    assert party.t("call-pass") in party.table.text
    assert query.answers == 1
    assert evening.world.updates.waiting() == []


class Stuck:
    """A Telegram that delivers one command and then answers nothing any more."""

    def __init__(self) -> None:
        self.delivered = asyncio.Event()
        self.hanging = asyncio.Event()
        self._runner: web.AppRunner | None = None
        self.address = ""

    async def open(self) -> None:
        app = web.Application()
        app.router.add_post("/bot{token}/{method}", self._answer)
        self._runner = web.AppRunner(app, shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        self.address = f"http://127.0.0.1:{self._runner.addresses[0][1]}"

    async def close(self) -> None:
        if self._runner is not None:
            await self._runner.cleanup()

    async def _answer(self, request: web.Request) -> web.Response:
        match request.match_info["method"]:
            case "getMe":
                me = {"id": 42, "is_bot": True, "first_name": "Thousand", "username": "bot"}
                return web.json_response({"ok": True, "result": me})
            case "deleteWebhook":
                return web.json_response({"ok": True, "result": True})
            case "getUpdates" if not self.delivered.is_set():
                self.delivered.set()
                return web.json_response({"ok": True, "result": [_command()]})
            case "sendMessage":
                self.hanging.set()
        await asyncio.Event().wait()
        raise AssertionError


def _command() -> dict[str, object]:
    person = {"id": ANNA, "is_bot": False, "first_name": "Anna", "language_code": "en"}
    message = {
        "message_id": 1,
        "date": 1,
        "from": person,
        "chat": {"id": GROUP, "type": "group", "title": "Friday"},
        "text": "/newgame",
        "entities": [{"type": "bot_command", "offset": 0, "length": 8}],
    }
    return {"update_id": 1, "message": message}


@pytest.fixture
async def stuck() -> AsyncIterator[Stuck]:
    stuck = Stuck()
    await stuck.open()
    yield stuck
    await stuck.close()


@pytest.mark.timeout(300)  # a busy machine takes a minute to import it
async def test_the_real_program_ends_though_telegram_hangs(stuck: Stuck, tmp_path: Path) -> None:
    database = tmp_path / "thousand.sqlite3"
    environment = os.environ | {
        "BOT_TOKEN": TOKEN,
        "TELEGRAM_API_URL": stuck.address,
        "DATABASE_PATH": str(database),
    }
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", cwd=ROOT, env=environment, stderr=asyncio.subprocess.PIPE
    )
    try:
        await stuck.hanging.wait()
        process.send_signal(signal.SIGTERM)
        _, log = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    assert process.returncode == 0, log.decode()
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT chat_id, status FROM tables").fetchall() == [
            (GROUP, "lobby")
        ]
