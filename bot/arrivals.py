"""Updates that have come in, by polling or by webhook: in order inside a chat, chats side by side.

An update that cannot be handled is tried again before anything else of its chat, until its effect
is committed or the program stops.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from aiogram.types import Update

from bot.failures import trace
from bot.logbook import about
from bot.nursery import Nursery, race

log = logging.getLogger(__name__)

MAX_BACKOFF: Final = 30.0
FINISH: Final = 3.0
"""Seconds at a stop in which what has begun may come to its end."""
REFUSED: Final = "Telegram refuses the token: check BOT_TOKEN"


Arrived: TypeAlias = Callable[[Update, "asyncio.Future[bool]"], None]
"""Hears of an update, and of what tells whether its effect is committed."""


class ArrivalError(Exception):
    """No updates will ever come in; the text is the operator's one line."""


class RefusedError(ArrivalError):
    """Telegram refuses at the start what a setting says: another start would fare the same."""


def lane_of(update: Update) -> int:
    """Give the chat in whose order the update belongs: where it happened, else who did it."""
    try:
        event = update.event
    except LookupError:  # of a kind that aiogram doesn't know
        return 0
    source = getattr(event, "message", None) or event
    if (chat := getattr(source, "chat", None)) is not None:
        return int(chat.id)
    person = getattr(event, "from_user", None)
    return int(person.id) if person is not None else 0


@dataclass(frozen=True, slots=True)
class Flight:
    """An update on its way; ``landed`` tells whether its effect is committed."""

    since: float
    landed: asyncio.Future[bool]


class Arrivals:
    """Hands updates on, and says of each whether its effect is committed."""

    def __init__(
        self,
        feed: Callable[[Update], Awaitable[object]],
        *,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
        done: Callable[[int], None] = lambda _: None,
    ) -> None:
        """Take the dependencies.

        :param feed: returns when the effect of an update is committed
        :param done: hears of each update whose effect is committed
        """
        self._feed, self._clock, self._sleep, self._done = feed, clock, sleep, done
        self._lanes: dict[int, deque[Update]] = {}
        self._nursery = Nursery()
        self._stopping = False
        self.arrived: Arrived = lambda *_: None
        """Hears of each update that is taken in, and gets to know when it is committed."""
        self.in_flight: dict[int, Flight] = {}
        """What has been put in and is not committed, in that order."""

    @property
    def oldest(self) -> float:
        """The seconds for which the oldest unfinished update has been waiting."""
        flight = next(iter(self.in_flight.values()), None)
        return 0.0 if flight is None else self._clock() - flight.since

    def put(self, update: Update) -> asyncio.Future[bool]:
        """Take an update in; one that is in already is not taken twice."""
        if (flying := self.in_flight.get(update.update_id)) is not None:
            return flying.landed
        landed = asyncio.get_running_loop().create_future()
        if self._stopping:
            landed.set_result(False)
            return landed
        self.in_flight[update.update_id] = Flight(self._clock(), landed)
        self.arrived(update, landed)
        chat = lane_of(update)
        if chat in self._lanes:
            self._lanes[chat].append(update)
        else:
            self._lanes[chat] = deque([update])
            self._nursery.spawn(self._work(chat))
        return landed

    async def wait(self) -> None:
        """Wait until everything that is in has been handled."""
        await self._nursery.wait()

    async def finish(self) -> None:
        """Let what has begun come to its end, for some seconds; the rest is not handled."""
        self._stopping = True
        await race(self._nursery.wait(), self._sleep(FINISH))
        await self._nursery.close()
        for flight in self.in_flight.values():
            if not flight.landed.done():
                flight.landed.set_result(False)

    async def _work(self, chat: int) -> None:
        lane = self._lanes[chat]
        try:
            while lane and not self._stopping:
                if not await self._handle(chat, lane[0]):
                    return
                update_id = lane.popleft().update_id
                self.in_flight.pop(update_id).landed.set_result(True)
                self._done(update_id)
        finally:
            del self._lanes[chat]

    async def _handle(self, chat: int, update: Update) -> bool:
        """Feed an update until its effect is committed; only a stop breaks that off."""
        pause = 1.0
        while not self._stopping:
            about(chat=chat, update=update.update_id)
            try:
                await self._feed(update)
            except Exception as error:
                log.error("update %d failed: %s", update.update_id, trace(error))
            else:
                return True
            await self._sleep(pause)
            pause = min(2 * pause, MAX_BACKOFF)
        return False
