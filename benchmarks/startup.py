"""How soon the bot is itself again after a start, and what live tables cost in memory.

A table is *resumed* when it can be played, its clock goes, and every message that it owes waits in
the outbox. Tables can be played from the first poll on; the figures say when all the rest is done
for all of them. Seconds of the processor stand beside those of the clock on the wall, for another
program on the same machine lengthens only these.

``python -m benchmarks.startup DATABASE TABLES SPAWNED_AT`` is the process that is measured.
"""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncGenerator
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from aiogram import Bot
from aiogram.client.session.base import BaseSession
from aiogram.methods import GetMe, GetUpdates, SendMessage, TelegramMethod
from aiogram.types import Chat, Message, Update, User

from benchmarks.figures import show
from benchmarks.memory import resident
from benchmarks.seeding import places, seed
from benchmarks.surroundings import UNLIMITED, settings_for, surroundings
from benchmarks.wishes import next_press
from bot.app import App
from bot.pacing import Limits
from bot.storage import Storage

TABLES = 1000
TOKEN = "42:nobody-listens-here"  # noqa: S105 - opens nothing


class Void(BaseSession):
    """A Telegram that takes everything, remembers nothing, and says nothing by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.polled = asyncio.Event()
        self._ids = count(1)

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[Any],
        timeout: int | None = None,  # noqa: ASYNC109, ARG002 - aiogram's signature
    ) -> Any:
        """Answer as if all went well; a poll never ends."""
        match method:
            case GetMe():
                return User(id=bot.id, is_bot=True, first_name="Thousand", username="bot")
            case GetUpdates():
                self.polled.set()
                return await asyncio.Event().wait()
            case SendMessage():
                chat = Chat(id=int(method.chat_id), type="private")
                date = datetime.fromtimestamp(0, UTC)
                return Message(message_id=next(self._ids), date=date, chat=chat)
            case _:
                return True

    async def close(self) -> None:
        """Nothing is open."""

    async def stream_content(self, *_: Any, **__: Any) -> AsyncGenerator[bytes, None]:
        """Have no files."""
        raise NotImplementedError
        yield b""


def bench_startup(tables: int = TABLES) -> None:
    """Print the seconds until all tables are resumed, and their memory."""
    with TemporaryDirectory() as directory:
        database, owing = Path(directory, "bench.sqlite3"), Path(directory, "owing.sqlite3")
        asyncio.run(_furnish(database, tables))
        shutil.copy(database, owing)
        with closing(sqlite3.connect(owing)) as connection, connection:
            connection.execute("UPDATE messages SET tag = ''")
        usual, memory = _measure(database, tables)
        behind, _ = _measure(owing, tables)
    show("start to the end of the imports", f"{usual['imports']:.2f}", "s")
    for what, seconds in (("nothing", usual), ("every message", behind)):
        parts = f"{seconds['database']:.2f} database, {seconds['poll']:.2f} to the first poll"
        show(
            f"from there to {tables} tables resumed, {what} owed",
            f"{seconds['database'] + seconds['poll'] + seconds['resumed']:.2f}",
            f"s: {parts}, {seconds['resumed']:.2f} after; {seconds['processor']:.2f} s processor",
        )
    bare = memory.pop("bare")
    show("memory of the process without tables", f"{bare / 2**20:.0f}", "MiB")
    for when, size in memory.items():
        each = f"MiB, {(size - bare) / tables / 2**10:.1f} KiB a table"
        show(f"memory with {tables} live tables, {when}", f"{size / 2**20:.0f}", each)


async def _furnish(database: Path, tables: int) -> None:
    """Fill a database, and show everything once, so that a start owes nothing."""
    storage = await Storage.open(database, clock=time.time)
    await seed(storage, places(tables), Random(2))
    await storage.close()
    app = await _open(database, Void(), UNLIMITED)
    await app.resume()
    await app.outbox.drain()
    await app.close()


def _measure(database: Path, tables: int) -> tuple[dict[str, float], dict[str, int]]:
    arguments = str(database), str(tables), repr(time.time())
    command = [sys.executable, "-m", "benchmarks.startup", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    if done.returncode:
        raise RuntimeError(done.stderr)
    seconds, memory = json.loads(done.stdout)
    return seconds, memory


async def _open(
    database: Path, session: BaseSession, limits: Limits | None = None
) -> "_WatchedApp":
    bot = Bot(TOKEN, session=session)
    around = surroundings(asyncio.sleep, limits)
    app = await _WatchedApp.open(bot, settings_for(database, TOKEN), around)
    assert isinstance(app, _WatchedApp)
    return app


class _WatchedApp(App):
    """Lets wait until all tables are resumed."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.resumed = asyncio.Event()

    async def resume(self) -> None:
        await super().resume()
        self.resumed.set()


# The process that is measured


async def _start(database: Path, tables: int, spawned_at: float) -> None:
    seconds, memory = {"imports": time.time() - spawned_at}, {"bare": resident()}
    watch, processor = _Watch(), time.process_time()
    session = Void()
    app = await _open(database, session)
    seconds["database"] = watch.lap()
    running = asyncio.create_task(app.run())
    await session.polled.wait()
    seconds["poll"] = watch.lap()
    await app.resumed.wait()
    seconds["resumed"] = watch.lap()
    seconds["processor"] = time.process_time() - processor
    assert len(app.timers) == tables, "a clock does not go"
    memory["after a start"] = resident()
    for number in range(1, tables + 1):
        table = await app.tables.load(number)
        assert table is not None
        await app.feed(_update(number, *next_press(table)))
    memory["after a press at each"] = resident()
    print(json.dumps([seconds, memory]), flush=True)
    running.cancel()
    os._exit(0)  # nothing of this process is worth an orderly end


class _Watch:
    """Tells how long it took since it was last asked."""

    def __init__(self) -> None:
        self._last = time.perf_counter()

    def lap(self) -> float:
        last, self._last = self._last, time.perf_counter()
        return self._last - last


def _update(number: int, user_id: int, data: str) -> Update:
    name = f"Player {user_id}"
    return Update.model_validate(
        {
            "update_id": number,
            "callback_query": {
                "id": str(number),
                "from": {"id": user_id, "is_bot": False, "first_name": name},
                "message": {
                    "message_id": number,
                    "date": 1,
                    "chat": {"id": user_id, "type": "private", "first_name": name},
                },
                "chat_instance": "1",
                "data": data,
            },
        }
    )


if __name__ == "__main__":
    asyncio.run(_start(Path(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3])))
