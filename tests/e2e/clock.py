"""Time for a whole evening: it moves only when told, and waits for the database's threads."""

import asyncio
from queue import SimpleQueue
from typing import Any

import aiosqlite.core
import pytest

from tests.bot.fakes import FakeTime


class Trips:
    """Counts the trips to database threads that are under way."""

    def __init__(self) -> None:
        self.under_way = 0
        self._ended = asyncio.Event()

    def watch(self, patch: pytest.MonkeyPatch) -> None:
        """Count every trip of connections made from now on."""
        trips = self

        class CountedQueue:
            """What the thread of a connection has to do."""

            def __init__(self) -> None:
                self._queue: SimpleQueue[Any] = SimpleQueue()
                self.get = self._queue.get

            def put_nowait(self, item: tuple["asyncio.Future[Any] | None", Any]) -> None:
                """Queue a trip."""
                if item[0] is not None:
                    trips.under_way += 1
                    item[0].add_done_callback(trips._end)
                self._queue.put_nowait(item)

        patch.setattr(aiosqlite.core, "SimpleQueue", CountedQueue)

    def _end(self, _future: "asyncio.Future[Any]") -> None:
        self.under_way -= 1
        self._ended.set()

    async def one_ended(self) -> None:
        """Wait, in real time, until some trip has ended."""
        self._ended.clear()
        await self._ended.wait()


class EveningTime(FakeTime):
    """Fake time that knows when nothing at all goes on any more, threads included."""

    def __init__(self, start: float, trips: Trips) -> None:
        super().__init__(start)
        self._trips = trips

    async def settle(self) -> None:
        """Let everything run that can run without time passing."""
        loop = asyncio.get_running_loop()
        while True:
            while loop._ready:  # type: ignore[attr-defined]  # whether others could still run
                await asyncio.sleep(0)
            if not self._trips.under_way:
                return
            await self._trips.one_ended()

    async def step(self) -> None:
        """Let time pass until the next sleeper wakes."""
        await self.settle()
        moment = self._next()
        assert moment is not None, "nothing will ever happen"
        await self._jump(moment)

    async def skip(self, seconds: float) -> None:
        """Let time pass while nobody is there to notice."""
        await self.settle()
        assert self._next() is None, "somebody sleeps"
        self._now += seconds
