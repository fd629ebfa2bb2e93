"""A hundred groups in one small Telegram, and the real bot in their midst; time is real."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from aiogram import Bot
from aiogram.methods import TelegramMethod
from aiogram.methods.base import TelegramType

from benchmarks.seeding import Place, seed
from benchmarks.surroundings import CALM, UNLIMITED, settings_for, surroundings
from benchmarks.wishes import next_press
from bot.app import App
from bot.pacing import Limits
from bot.storage import Storage
from bot.tempo import Tempo
from bot.thinking import Minds
from sandbox.driver import Person
from sandbox.queries import Query
from sandbox.session import InProcessSession
from sandbox.world import World


class Request(NamedTuple):
    """What left the bot, and when."""

    at: float
    chat_id: int | None
    query_id: str | None


class TimedSession(InProcessSession):
    """Notes each request at the moment it leaves."""

    def __init__(self, world: World) -> None:
        super().__init__(world, asyncio.sleep)
        self.requests: list[Request] = []

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,  # noqa: ASYNC109 - aiogram's signature
    ) -> TelegramType:
        """Note it and pass it on."""
        if method.__api_method__ != "getUpdates":
            chat_id = getattr(method, "chat_id", None)
            query_id = getattr(method, "callback_query_id", None)
            self.requests.append(Request(time.perf_counter(), chat_id, query_id))
        return await super().make_request(bot, method, timeout)


class TimedApp(App):
    """Notes when a table's change has been committed."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.commits: list[tuple[float, int]] = []

    async def changed(self, table_id: int) -> None:
        """Note it before anything is shown."""
        self.commits.append((time.perf_counter(), table_id))
        await super().changed(table_id)


class Press(NamedTuple):
    """What a person is about to press."""

    table: int
    person: Person
    data: str

    def now(self) -> Query:
        """Press it, on the newest message of the private chat."""
        query = self.person.press(self.person.see()[-1], data=self.data, stale=True)
        assert query is not None
        return query


class House:
    """The world, its database, and one process of the bot after the other."""

    def __init__(self, database: Path, tempo: Tempo, minds: Minds | None) -> None:
        self._tempo, self._minds = tempo, minds
        self.world = World(time.time, Random(1))
        self.world.flood.enabled = False
        self.settings = settings_for(database, self.world.token)
        self.tables: dict[int, tuple[Person, ...]] = {}
        self._closing = False

    async def build(self, tables: int) -> None:
        """Let tables be in the middle of a deal, with all that belongs to that on the screens."""
        where = [self._place(number) for number in range(tables)]
        storage = await Storage.open(self.settings.database_path, clock=time.time)
        ids = await seed(storage, where, Random(2))
        await storage.close()
        people = [tuple(self.world.people[user] for user, _ in one.people) for one in where]
        self.tables = dict(zip(ids, people, strict=True))
        app = await self.open(UNLIMITED)
        await app.resume()
        await app.outbox.drain()
        await self.close(app)
        self.world.updates.clear()

    def _place(self, number: int) -> Place:
        people = [self.world.person(f"Player {3 * number + seat}") for seat in range(3)]
        group = self.world.group(f"Group {number}", people)
        group.add_bot()
        for person in people:
            person.start()
        return Place(
            group.id, group.chat.title, tuple((one.id, one.account.name) for one in people)
        )

    async def open(self, limits: Limits) -> TimedApp:
        """Start the bot, without resuming or polling."""
        self._closing = False
        self.session = TimedSession(self.world)
        self.bot = Bot(self.world.token, session=self.session)
        around = surroundings(self._sleep, limits, tempo=self._tempo, minds=self._minds)
        app = await TimedApp.open(self.bot, self.settings, around)
        assert isinstance(app, TimedApp)
        return app

    async def close(self, app: App) -> None:
        """End the bot without waiting for what the limits hold back."""
        self._closing = True
        await app.close()

    async def presses(self, app: App) -> list[Press]:
        """Return a press for each table that its rules accept now."""
        found = []
        for table_id in self.tables:
            table = await app.tables.load(table_id)
            assert table is not None
            user_id, data = next_press(table)
            found.append(Press(table_id, self.world.people[user_id], data))
        return found

    def waiting(self) -> list[dict[str, Any]]:
        """Return the updates that the bot has not fetched."""
        return self.world.updates.waiting()

    async def _sleep(self, delay: float) -> None:
        await asyncio.sleep(0 if self._closing else delay)


@contextmanager
def house(*, tempo: Tempo = CALM, minds: Minds | None = None) -> Iterator[House]:
    """Lend a house whose database vanishes with it."""
    with TemporaryDirectory() as directory:
        yield House(Path(directory, "bench.sqlite3"), tempo, minds)
