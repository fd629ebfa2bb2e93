"""The real bot in a process of its own, whose time and whose Telegram are at the other end.

``python -m benchmarks.soak.program FD DATABASE TOKEN BEGIN SEED`` speaks by an inherited pipe.
"""

import asyncio
import os
import sys
import time
from collections.abc import Mapping
from contextvars import ContextVar
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest
from aiogram import Bot
from aiogram.client.session.base import BaseSession
from aiogram.methods import TelegramMethod
from aiogram.methods.base import TelegramType

from benchmarks.memory import resident
from benchmarks.soak.wire import Call, Peek, Reply, Rest, Run, Said, Told
from benchmarks.surroundings import settings_for
from bot.app import App, Surroundings
from bot.logbook import log_from
from bot.thinking import Minds
from sandbox.gateway import Gateway, LostError, PageError
from sandbox.session import InProcessSession
from tests.bot.minds import InlineExecutor, by_rule
from tests.e2e.chance import DrawnChance
from tests.e2e.clock import EveningTime, Trips

LATENCY: Final = (0.02, 0.12)
"""Seconds that a call takes each way."""
_timeout: ContextVar[float] = ContextVar("timeout", default=60.0)
"""Seconds after which the call of this task is given up, if nobody answers."""


class Wire:
    """The pipe to the town; who asks stands still until the answer is there."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def ask(self, said: Said) -> Reply:
        """Make a call."""
        self._connection.send(said)
        reply = self._connection.recv()
        assert isinstance(reply, Reply)
        return reply

    def rest(self, at: float) -> Told:
        """Say that there is nothing to do, and hear what comes next."""
        self._connection.send(Rest(at, time.process_time(), resident()))
        told: Told = self._connection.recv()
        return told

    def end(self, at: float) -> None:
        """Say that this was all."""
        self._connection.send(Rest(at, time.process_time(), resident()))


class FarGateway(Gateway):
    """The way to a world in another process, which takes its time."""

    def __init__(self, wire: Wire, clock: EveningTime, dice: Random) -> None:
        self._wire, self._clock, self._dice = wire, clock, dice
        self.news = asyncio.Event()

    async def answer(
        self,
        token: str,  # noqa: ARG002 - there is one bot
        method: str,
        params: Mapping[str, Any],
        files: object = None,  # noqa: ARG002 - nobody here asks for one
    ) -> tuple[int, dict[str, Any]]:
        """Carry out a call there.

        :raises LostError: when its answer never comes
        :raises PageError: when a proxy answers
        """
        await self._clock.sleep(self._dice.uniform(*LATENCY))
        reply = self._wire.ask(Call(self._clock.now(), method, dict(params)))
        if reply.lost == "late":
            await self._clock.sleep(_timeout.get())
        if reply.lost:
            raise LostError(late=reply.lost == "late")
        if method == "getUpdates" and not reply.body.get("result", True):
            reply = await self._wait(int(params.get("offset", 0)), float(params["timeout"]))
        await self._clock.sleep(self._dice.uniform(*LATENCY))
        if reply.page:
            raise PageError(reply.status)
        return reply.status, reply.body

    async def _wait(self, offset: int, timeout: float) -> Reply:  # noqa: ASYNC109 - Telegram's
        """Hold the line until there are updates."""
        end = self._clock.now() + timeout
        self.news.clear()
        while True:
            reply = self._wire.ask(Peek(self._clock.now(), offset))
            left = end - self._clock.now()
            if reply.body["result"] or left <= 0:
                return reply
            waits = asyncio.ensure_future(self.news.wait())
            sleeps = asyncio.ensure_future(self._clock.sleep(left))
            try:
                await asyncio.wait({waits, sleeps}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                waits.cancel()
                sleeps.cancel()
            self.news.clear()


class FarSession(InProcessSession):
    """The real aiogram client over that way."""

    def __init__(self, gateway: FarGateway) -> None:
        BaseSession.__init__(self)
        self.gateway = gateway
        self.closed = False

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,  # noqa: ASYNC109 - aiogram's signature
    ) -> TelegramType:
        """Send it, and wait as long as the bot wants to."""
        _timeout.set(timeout or self.timeout)
        return await super().make_request(bot, method, timeout)


async def live(wire: Wire, database: Path, token: str, begin: float, seed: str) -> None:
    """Run the bot for as long as the town wants it."""
    with pytest.MonkeyPatch.context() as patch:
        trips = Trips()
        trips.watch(patch)
        clock, dice = EveningTime(begin, trips), Random(seed)
        gateway = FarGateway(wire, clock, dice)
        around = Surroundings(
            clock=clock.now,
            steady=clock.now,
            sleep=clock.sleep,
            chance=DrawnChance(dice.getrandbits(64)),
            new_match_id=lambda: f"{dice.getrandbits(104):026x}",
            minds=Minds(lambda _workers: InlineExecutor(), by_rule),
        )
        bot = Bot(token, session=FarSession(gateway))
        app = await clock.run(App.open(bot, settings_for(database, token), around))
        running = asyncio.ensure_future(app.run())
        await clock.settle()
        while isinstance(told := wire.rest(clock.now()), Run):
            if told.news:
                gateway.news.set()
            await clock.advance(told.until - clock.now())
        await clock.run(app.stop())
        await running
        await clock.run(app.close())
        wire.end(clock.now())


def main() -> None:
    """Live until told to stop, or until nobody is there any more."""
    fd, database, token, begin, seed = sys.argv[1:]
    log_from("ERROR")
    wire = Wire(Connection(int(fd)))
    try:
        asyncio.run(live(wire, Path(database), token, float(begin), seed))
    except EOFError:
        os._exit(1)  # the town is gone, and so is everything that this process did for it


if __name__ == "__main__":
    main()
