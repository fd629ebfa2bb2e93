"""Our own long polling: Telegram forgets an update only once its effect is committed.

Updates of one chat are handled in order, chats side by side; why and how:
docs/decisions/own-polling-loop.md.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from typing import Final

from aiogram import Bot
from aiogram.exceptions import (
    ClientDecodeError,
    TelegramConflictError,
    TelegramNotFound,
    TelegramRetryAfter,
    TelegramUnauthorizedError,
)
from aiogram.types import Update
from pydantic import ValidationError

from bot.arrivals import MAX_BACKOFF, REFUSED, ArrivalError, Arrivals
from bot.failures import describe
from bot.nursery import race

log = logging.getLogger(__name__)

# Telegram gives one update at a time to who repeats an offset within half a second.
_SAME_OFFSET_GAP: Final = 0.6
_TIMEOUT: Final = 8
_PATIENCE: Final = 4
"""A line that is dead without a word is noticed while a press may still be answered: 15 s."""
_LONGEST_PAUSE: Final = 3600.0
"""Seconds after which Telegram is asked again, whatever it has said: nobody is heard till then."""
_LAST_WORD: Final = 2
"""Seconds at a stop in which Telegram may answer that it has heard."""


class PollingError(ArrivalError):
    """Polling can't go on; the text is the operator's one line."""


async def nothing() -> None:
    """Have nothing to say before the first request."""


def confirmable(done: Collection[int], in_flight: Collection[int]) -> int | None:
    """Give the offset that confirms all that is done and nothing that is not, if there is one.

    >>> confirmable({4, 6, 7}, {5, 8})
    5
    >>> confirmable({4, 6}, set())
    7
    """
    if in_flight:
        return min(in_flight)
    return max(done) + 1 if done else None


class Poller:
    """Feeds updates, and confirms each only when it has been fed."""

    def __init__(
        self,
        bot: Bot,
        feed: Callable[[Update], Awaitable[object]],
        *,
        allowed_updates: Sequence[str],
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
        on_poll: Callable[[], None] = lambda: None,
        prepare: Callable[[], Awaitable[None]] = nothing,
        timeout: int = _TIMEOUT,
    ) -> None:
        """Take the dependencies.

        :param feed: returns when the effect of an update is committed
        :param on_poll: called after each answer of Telegram, for the health check
        :param prepare: what comes before the first request
        :param timeout: how long Telegram may hold a request while nothing happens
        """
        self._bot, self._allowed = bot, list(allowed_updates)
        self._clock, self._sleep = clock, sleep
        self._on_poll, self._prepare = on_poll, prepare
        self._timeout = timeout
        self._done: set[int] = set()
        self.arrivals = Arrivals(feed, clock=clock, sleep=sleep, done=self._done_with)
        self._confirmed: int | None = None
        self._asked: tuple[int | None, float] | None = None
        self._stopping = asyncio.Event()
        self._finished = asyncio.Event()

    async def run(self) -> None:
        """Poll until stopped.

        :raises PollingError: if Telegram will never give us updates
        """
        try:
            try:
                await race(self._poll_for_ever(), self._stopping.wait())
            finally:
                self._stopping.set()
                await self.arrivals.finish()
            await self._confirm()
        finally:
            self._finished.set()

    async def stop(self) -> None:
        """Stop polling, finish what is being handled, confirm it; returns when ``run`` does."""
        self._stopping.set()
        await self._finished.wait()

    # Asking

    async def _poll_for_ever(self) -> None:
        await self._prepare()
        while True:
            await self._let_finish()
            self._take(await self._ask_until_answered())

    async def _let_finish(self) -> None:
        # One request that confirms everything is better than two: most handlers take a moment.
        if self.arrivals.in_flight:
            await race(self.arrivals.wait(), self._sleep(_SAME_OFFSET_GAP))
        if self._asked is not None and self._asked[0] == self._offset():
            left = self._asked[1] + _SAME_OFFSET_GAP - self._clock()
            if left > 0:
                await self._sleep(left)

    async def _ask_until_answered(self) -> list[Update]:
        pause, conflict = 1.0, False
        while True:
            try:
                updates = await self._ask()
            except (TelegramUnauthorizedError, TelegramNotFound) as error:
                raise PollingError(REFUSED) from error
            except TelegramConflictError as error:
                if conflict:
                    raise PollingError(describe(error)) from error
                conflict, problem = True, describe(error)
            except Exception as error:
                conflict, problem = False, describe(error)
                if isinstance(error, TelegramRetryAfter):
                    pause = max(pause, min(float(error.retry_after), _LONGEST_PAUSE))
            else:
                return updates
            log.warning("polling waits %.0f s: %s", pause, problem)
            await self._sleep(pause)
            pause = min(2 * pause, MAX_BACKOFF)

    async def _ask(self) -> list[Update]:
        offset = self._offset()
        self._asked = (offset, self._clock())
        try:
            updates = await self._bot.get_updates(
                offset=offset,
                timeout=self._timeout,
                allowed_updates=self._allowed,
                request_timeout=self._timeout + _PATIENCE,
            )
        except ClientDecodeError as error:
            updates = self._salvage(error)
        if offset is not None:
            self._confirmed = offset
            self._done = {update_id for update_id in self._done if update_id >= offset}
        self._on_poll()
        return updates

    def _offset(self) -> int | None:
        offset = confirmable(self._done, self.arrivals.in_flight)
        return self._confirmed if offset is None else offset

    def _salvage(self, error: ClientDecodeError) -> list[Update]:
        # One update of a shape that aiogram doesn't know must not stop all others for ever.
        if not isinstance(error.data, dict) or not isinstance(error.data.get("result"), list):
            raise error
        updates = []
        for raw in error.data["result"]:
            try:
                updates.append(Update.model_validate(raw, context={"bot": self._bot}))
            except ValidationError:
                self._skip(raw)
        return updates

    def _skip(self, raw: object) -> None:
        update_id = raw.get("update_id") if isinstance(raw, dict) else None
        if not isinstance(update_id, int):
            log.error("something without the number of an update is skipped")
            return
        if update_id not in self._done:  # it comes again until it is confirmed
            log.error("update %d can't be read and is skipped", update_id)
        self._done.add(update_id)

    async def _confirm(self) -> None:
        offset = self._offset()
        if self._asked is None or offset in {None, self._asked[0]}:
            return  # said already

        async def confirm() -> None:
            await self._bot.get_updates(
                offset=offset,
                limit=1,
                timeout=0,
                allowed_updates=self._allowed,
                request_timeout=_LAST_WORD,
            )

        try:
            await race(confirm(), self._sleep(_LAST_WORD))
        except Exception as error:
            log.warning("the last updates are not confirmed: %s", describe(error))

    # Handling

    def _take(self, updates: list[Update]) -> None:
        for update in updates:
            if update.update_id not in self._done:
                self.arrivals.put(update)

    def _done_with(self, update_id: int) -> None:
        self._done.add(update_id)
