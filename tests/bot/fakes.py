"""Stand-ins that tests of the bot share: time that only moves when told, a scripted Telegram."""

import asyncio
import heapq
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable
from datetime import UTC, datetime
from itertools import count
from typing import Any, NamedTuple, TypeVar, cast

from aiogram import Bot
from aiogram.client.session.base import BaseSession
from aiogram.exceptions import TelegramBadRequest, TelegramForbiddenError
from aiogram.methods import GetUpdates, SendMessage, TelegramMethod
from aiogram.types import Chat, Message, Update

T = TypeVar("T")
TOKEN = "42:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"


class FakeTime:
    """A clock and a sleep that belong together; nobody waits for real.

    ``patience``: real seconds to give threads whenever the loop is at rest. A database has some,
    and aiogram runs each filter that is not ``async`` in one (a bare ``F`` too).
    """

    def __init__(self, start: float = 1_000.0, *, patience: float = 0.0) -> None:
        self._now = start
        self.set_by = 0.0
        """By how many seconds somebody has set the clock that people read."""
        self._patience = patience
        self._sleepers: list[tuple[float, int, asyncio.Future[None]]] = []
        self._order = count()

    def now(self) -> float:
        """The clock to inject."""
        return self._now

    def wall(self) -> float:
        """The clock to inject that somebody may set."""
        return self._now + self.set_by

    async def sleep(self, delay: float) -> None:
        """The sleep to inject."""
        if delay <= 0:
            await asyncio.sleep(0)
            return
        future = asyncio.get_running_loop().create_future()
        heapq.heappush(self._sleepers, (self._now + delay, next(self._order), future))
        await future

    async def settle(self) -> None:
        """Let everything run that can run without time passing."""
        loop = asyncio.get_running_loop()
        await asyncio.sleep(self._patience)
        while loop._ready:  # type: ignore[attr-defined]  # whether others could still run
            await asyncio.sleep(0)

    async def advance(self, seconds: float) -> None:
        """Let time pass, waking each sleeper at its own moment."""
        end = self._now + seconds
        await self.settle()
        while (moment := self._next()) is not None and moment <= end:
            await self._jump(moment)
        self._now = end

    async def run(self, work: Awaitable[T], *, limit: float = 86_400.0) -> T:
        """Let as much time pass as the work needs; fail when it would never end."""
        task = asyncio.ensure_future(work)
        end = self._now + limit
        await self.settle()
        while not task.done():
            moment = self._next()
            if moment is None:  # only threads can help now
                await asyncio.wait({task}, timeout=5)
                assert task.done() or self._next() is not None, "nobody will ever wake the work"
                continue
            assert moment <= end, f"still at work after {limit} s"
            await self._jump(moment)
        return await task

    def _next(self) -> float | None:
        while self._sleepers and self._sleepers[0][2].done():
            heapq.heappop(self._sleepers)  # cancelled
        return self._sleepers[0][0] if self._sleepers else None

    async def _jump(self, moment: float) -> None:
        self._now = moment
        while self._next() == moment:
            _, _, future = heapq.heappop(self._sleepers)
            future.set_result(None)
        await self.settle()


class Call(NamedTuple):
    """A request as Telegram saw it."""

    at: float
    name: str
    method: Any

    @property
    def chat(self) -> int:
        """The chat it is about."""
        return cast("int", self.method.chat_id)


Failure = Callable[[TelegramMethod[Any]], BaseException]


def refusal(description: str) -> Failure:
    """Make Telegram's refusal with this description."""
    kind = TelegramForbiddenError if description.startswith("Forbidden") else TelegramBadRequest
    return lambda method: kind(method=method, message=description)


class ScriptedSession(BaseSession):
    """Answers every call well, unless ``script`` has something else for the next write."""

    def __init__(self, time: FakeTime, latency: Callable[[], float] = lambda: 0.0) -> None:
        super().__init__()
        self.time = time
        self.latency = latency
        self.calls: list[Call] = []
        self.script: deque[Failure | None] = deque()
        self.broken: dict[int, Failure] = {}
        """Chats to which every write fails."""
        self.updates: deque[list[Update] | Failure] = deque()
        self._ids = count(100)

    def of(self, *names: str) -> list[Call]:
        """The calls of these methods."""
        return [call for call in self.calls if call.name in names]

    @property
    def writes(self) -> list[Call]:
        """Sends and edits: what Telegram counts."""
        return self.of("SendMessage", "EditMessageText")

    async def make_request(
        self, bot: Bot, method: TelegramMethod[Any], timeout: int | None = None
    ) -> Any:
        if isinstance(method, GetUpdates):
            return await self._get_updates(method)
        await self.time.sleep(self.latency())
        self.calls.append(Call(self.time.now(), type(method).__name__, method))
        failure = self.script.popleft() if self.script else None
        failure = failure or self.broken.get(getattr(method, "chat_id", 0))
        await self.time.sleep(self.latency())
        if failure:
            raise failure(method)
        if isinstance(method, SendMessage):
            chat = Chat(id=cast("int", method.chat_id), type="private")
            return Message(
                message_id=next(self._ids), date=datetime.fromtimestamp(0, UTC), chat=chat
            )
        return True

    async def _get_updates(self, method: GetUpdates) -> list[Update]:
        self.calls.append(Call(self.time.now(), "GetUpdates", method))
        if self.updates:
            batch = self.updates.popleft()
            if callable(batch):
                raise batch(method)
            return batch
        await self.time.sleep(method.timeout or 0)
        return []

    async def close(self) -> None:
        """Nothing to close."""

    async def stream_content(
        self,
        url: str,
        headers: dict[str, Any] | None = None,
        timeout: int = 30,
        chunk_size: int = 65536,
        raise_for_status: bool = True,
    ) -> AsyncGenerator[bytes, None]:
        raise NotImplementedError
        yield b""
