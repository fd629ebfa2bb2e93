"""The real program takes deliveries, is stopped in the middle of a burst, and loses none."""

import asyncio
import os
import random
import signal
import socket
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import aiohttp
import pytest

from sandbox.server import Server
from sandbox.world import World

GROUPS = 60
ROOT = Path(__file__).parents[2]


def free_port() -> int:
    """Return a port that nobody listens at."""
    with closing(socket.socket()) as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


async def until(so: Callable[[], object]) -> None:
    """Wait for something that another process does."""
    while not so():
        await asyncio.sleep(0.01)


class Town:
    """A world with many groups, served to processes that run the bot."""

    def __init__(self, folder: Path) -> None:
        self.world = World(time.time, random.Random(3))
        self.server = Server(self.world)
        self.people = [self.world.person(f"Anna {n}") for n in range(GROUPS)]
        self.groups = [
            self.world.group(f"Group {n}", [person]) for n, person in enumerate(self.people)
        ]
        self.database = folder / "town.sqlite3"
        self.port = free_port()

    async def open(self) -> None:
        await self.server.start()
        for person, group in zip(self.people, self.groups, strict=True):
            person.start()
            group.add_bot(person)

    @asynccontextmanager
    async def bot(self, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
        """Run the bot; it has to be stopped inside."""
        environment = os.environ | {
            "BOT_TOKEN": self.world.token,
            "TELEGRAM_API_URL": self.server.address,
            "DATABASE_PATH": str(self.database),
            "HTTP_PORT": str(self.port),
            "LOG_FORMAT": "json",
            **settings,
        }
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot",
            cwd=ROOT,
            env=environment,
            stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        try:
            yield process
            _, log = await process.communicate()
            assert process.returncode == 0, log.decode()
            assert self.world.token.encode() not in log
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()

    def asked(self) -> list[int]:
        """Send ``/newgame`` in every group at once; give the ids of the updates."""
        before = self.world.updates.next_id
        for person, group in zip(self.people, self.groups, strict=True):
            person.send(group, "/newgame@thousand_bot")
        return list(range(before, self.world.updates.next_id))

    @property
    def waiting(self) -> set[int]:
        """The updates that Telegram would deliver again."""
        return {update["update_id"] for update in self.world.updates.waiting()}

    def rows(self, query: str) -> list[int]:
        """Read numbers from the database of a bot that has stopped."""
        with closing(sqlite3.connect(self.database)) as database:
            return [number for (number,) in database.execute(query)]

    async def page(self, path: str) -> tuple[int, str]:
        """Get one of the pages for who watches the bot."""
        address = f"http://127.0.0.1:{self.port}{path}"
        async with aiohttp.ClientSession() as session, session.get(address) as answer:
            return answer.status, await answer.text()


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    town = Town(tmp_path)
    await town.open()
    yield town
    await town.server.stop()
    assert town.world.faults == []


@pytest.mark.timeout(240)
async def test_a_stop_in_the_middle_of_a_burst_loses_no_delivery(town: Town) -> None:
    async with town.bot(WEBHOOK_URL=f"http://127.0.0.1:{town.port}/thousand") as process:
        await until(lambda: town.world.webhook.url and not town.waiting)
        assert await town.page("/healthz") == (200, "ok\n")
        asked = town.asked()
        assert len(asked) == GROUPS
        await until(lambda: len(town.waiting) < GROUPS - 5)
        process.send_signal(signal.SIGTERM)
    confirmed = set(asked) - town.waiting
    assert confirmed <= set(town.rows("SELECT update_id FROM updates"))
    assert town.world.webhook.url
    tables = town.rows("SELECT chat_id FROM tables")
    assert len(tables) == len(set(tables)) >= len(confirmed) >= 5

    async with town.bot() as process:  # by polling, so that the way back is tried as well
        await until(lambda: not town.world.webhook.url and not town.waiting)
        status, page = await town.page("/metrics")
        process.send_signal(signal.SIGTERM)
    assert status == 200
    assert f"thousand_live_tables {GROUPS}.0\n" in page
    assert sorted(town.rows("SELECT chat_id FROM tables")) == sorted(
        group.id for group in town.groups
    )
