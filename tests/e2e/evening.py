"""An evening: a small Telegram, the real bot in it, and time that obeys."""

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TypeVar

from aiogram import Bot
from pydantic import SecretStr

from bot import codec
from bot.app import App, Surroundings
from bot.l10n import choose_language
from bot.settings import Settings
from bot.storage.rows import DealRow, TableRow
from bot.tempo import Tempo
from bot.thinking import Minds
from sandbox.driver import Person
from sandbox.messages import Shown
from sandbox.places import Group, Topic
from sandbox.queries import Query
from sandbox.world import World
from tests.bot.minds import InlineExecutor, advise_briefly, by_rule, review_briefly
from tests.e2e.chance import DrawnChance
from tests.e2e.clock import EveningTime, Trips
from tests.e2e.line import Complaints, Line, Said
from tests.e2e.tongues import foreign

T = TypeVar("T")
BEGIN = 1_790_000_000.0


class Evening:
    """The world, and the process that runs the bot in it."""

    def __init__(self, path: Path, trips: Trips, *, seed: int = 1, default: str = "en") -> None:
        self.time = EveningTime(BEGIN, trips)
        self.world = World(self.time.now, Random(seed))
        self.chance = DrawnChance(seed)
        self.settings = Settings(
            _env_file=None,
            bot_token=SecretStr(self.world.token),
            database_path=path / "evening.sqlite3",
            default_language=default,
        )
        self.tempo = Tempo(double_tap=0.0)  # readers press at once what they have read
        self.minds = Minds(
            lambda _workers: InlineExecutor(), by_rule, advise_briefly, review_briefly
        )
        self.complaints = Complaints()
        self.may_flood = False
        self.forgiven: set[str] = set()
        """Presses that a killed process may have answered before its successor did."""
        self.said: list[Said] = []
        """All that the bot ever said, to whomever."""
        self.spoken: dict[int, set[str]] = {}
        """The languages of groups, and of persons who have chosen another than their client's."""
        self._running: asyncio.Task[None] | None = None
        self._matches = 0

    # The process

    async def open(self) -> None:
        """Start the bot."""
        logging.getLogger("bot").addHandler(self.complaints)
        self.line = self.make_line()
        self.bot = Bot(self.world.token, session=self.line)
        around = Surroundings(
            clock=self.time.wall,
            steady=self.time.now,
            sleep=self.time.sleep,
            chance=self.chance,
            new_match_id=self._new_match_id,
            tempo=self.tempo,
            minds=self.minds,
            easel=InlineExecutor,
        )
        self.app = await App.open(self.bot, self.settings, around)
        self._running = asyncio.ensure_future(self.app.run())
        await self.time.settle()

    def make_line(self) -> Line:
        """Return a way to Telegram for a process."""
        return Line(self.world, self.time, self.said)

    async def kill(self) -> None:
        """End the process as SIGKILL does: nothing is finished, nothing more is sent."""
        self.line.is_cut = True
        waiting = self.world.updates.waiting()
        self.forgiven |= {u["callback_query"]["id"] for u in waiting if "callback_query" in u}
        me = asyncio.current_task()
        for _ in range(100):
            tasks = {task for task in asyncio.all_tasks() if task is not me}
            if not tasks:
                break
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks, timeout=1)
        await self.app._storage.close()
        self._running = None

    async def restart(self) -> None:
        """Kill the process and start it again on the same database."""
        await self.kill()
        await self.open()

    async def close(self) -> None:
        """Stop the bot as SIGTERM does, and judge the whole evening."""
        if self._running is not None:
            running, self._running = self._running, None
            await self.time.run(self.app.stop())
            await running
            await self.time.run(self.app.close())
        logging.getLogger("bot").removeHandler(self.complaints)

    def judge(self) -> None:
        """Assert what holds for every evening, whatever was played."""
        assert self.complaints.lines == [], self.complaints.lines
        faults = [fault for fault in self.world.faults if not self._is_forgiven(fault)]
        assert faults == []
        assert self.world.unanswered() == []
        assert self.world.updates.waiting() == []
        assert self.may_flood or self.world.flood.refusals == 0
        for chat_id, peak in self.world.flood.peaks().items():
            assert chat_id > 0 or peak <= 20
        heard = {(chat_id, "\n".join([text, *labels])) for chat_id, text, labels in self.said}
        mixed = [words for chat_id, text in heard for words in self._mixed(chat_id, text)]
        assert not mixed, mixed

    def _mixed(self, chat_id: int, text: str) -> list[str]:
        spoken = self.spoken.get(chat_id) or {self.language_of(chat_id)}
        return foreign(text, frozenset(spoken))

    def spoken_in(self, place: Group | Topic) -> str:
        """Return the language of a group."""
        (language,) = self.spoken[place.chat.id]
        return language

    def language_of(self, chat_id: int) -> str:
        """Return the language that the bot should speak to a person, by his client."""
        person = self.world.people.get(chat_id)
        code = person.account.language if person is not None else None
        return choose_language(code, self.settings.default_language)

    def _is_forgiven(self, fault: str) -> bool:
        return any(fault.startswith(f"query {query} ") for query in self.forgiven)

    def _new_match_id(self) -> str:
        self._matches += 1
        return f"{self._matches:026d}"

    # Time

    async def settle(self) -> None:
        """Let everything happen that takes no time."""
        await self.time.settle()

    async def advance(self, seconds: float) -> None:
        """Let time pass."""
        await self.time.advance(seconds)

    async def until(self, seen: Callable[[], T], *, limit: float = 120.0) -> T:
        """Let time pass until something is seen, and return it."""
        end = self.time.now() + limit
        await self.time.settle()
        while not (found := seen()):
            assert self.time.now() < end, f"not seen within {limit:.0f} s"
            await self.time.step()
        return found

    # What people do

    async def press(
        self, person: Person, shown: Shown, label: str = "", *, data: str = "", stale: bool = False
    ) -> Query:
        """Let a person press a button and wait for the answer."""
        query = person.press(shown, label, data=data, stale=stale)
        assert query is not None, "a link was pressed"
        await self.time.settle()
        return query

    async def command(self, person: Person, place: Group | Topic | None, text: str) -> None:
        """Let a person write something, addressed to the bot as clients do in groups."""
        command, *rest = text.split(" ")
        whole = command if place is None else f"{command}@{self.world.bot.username}"
        person.send(place, " ".join([whole, *rest]))
        await self.time.settle()

    # What the operator finds in the database

    async def tables(self) -> list[TableRow]:
        """Return all tables."""
        async with self.app._storage.read() as tx:
            rows = [await tx.tables.get(number) for number in range(1, 30)]
        return [row for row in rows if row is not None]

    async def put_on_barrel(self, seat: int, table_id: int = 1) -> None:
        """Let the evening be late: the scoresheet says that this seat may win with this deal."""
        totals = tuple(880 if each == seat else 300 + each * 5 for each in range(3))
        await self.write_sheet(totals, barrel=seat, table_id=table_id)

    async def write_sheet(
        self, totals: tuple[int, ...], *, barrel: int | None = None, table_id: int = 1
    ) -> None:
        """Let the scoresheet say before the present deal that these are the totals.

        :param barrel: who sits on the barrel
        """
        async with self.app._storage.write() as tx:
            row = await tx.tables.get(table_id)
            assert row is not None
            assert row.state is not None
            assert row.deal_start is not None
            now, start = (
                _with_sheet(text, totals, barrel) for text in (row.state, row.deal_start)
            )
            await tx.tables.save(replace(row, state=now, deal_start=start), row.rev)
        await self.app.changed(table_id)
        await self.time.settle()

    async def deals(self, table_id: int) -> list[DealRow]:
        """Return the deals of a table."""
        async with self.app._storage.read() as tx:
            return await tx.deals.all(table_id)


def _with_sheet(text: str, totals: tuple[int, ...], barrel: int | None) -> str:
    state = codec.load(text, codec.SCHEMA)
    sits = tuple(0 if seat == barrel else None for seat in range(len(totals)))
    standing = replace(state.standing, totals=totals, barrel=sits)
    return codec.dump(replace(state, standing=standing))
