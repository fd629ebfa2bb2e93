"""Keeps track of the time that does not count: the bot was down, cut off, or shut out of a group.

A moment is noted again and again while Telegram answers. Whatever lies between two of them that
are far apart was lost to everybody, and all turn clocks are put back by it
(docs/decisions/turn-clock.md).
"""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.closed import Closed
from bot.failures import trace
from bot.storage import Storage

log = logging.getLogger(__name__)

BEAT: Final = 20.0
SILENCE: Final = 45.0
"""Seconds after which people count as cut off: a poll takes a dozen at most, but some fail."""
_MARK: Final = "alive"


class Uptime:
    """Notes that time counts, and puts the clocks back by the time that did not."""

    def __init__(
        self,
        storage: Storage,
        closed: Closed,
        *,
        silence: Callable[[], float],
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param silence: how many seconds ago Telegram answered last
        :param clock: gives the Unix time in seconds
        """
        self._storage, self._closed, self._silence = storage, closed, silence
        self._clock, self._sleep = clock, sleep
        self._noted: float | None = None

    def counts(self) -> bool:
        """Return whether the time that passes now counts."""
        noted = self._noted
        return noted is not None and self._clock() - noted <= SILENCE and self._hears()

    async def run(self) -> None:
        """Beat until cancelled."""
        while True:
            try:
                await self.beat()
            except Exception as error:  # the clocks stand meanwhile
                log.error("the time that counts is not noted: %s", trace(error))
            await self._sleep(BEAT if self._noted is not None else 1.0)

    async def beat(self) -> None:
        """Note that time counts, if Telegram answers, and what did not count until now.

        What lies before the first beat of a process did not.
        """
        if not self._hears():
            return
        async with self._storage.write() as tx:
            last = await tx.marks.get(_MARK)
            await tx.marks.put(_MARK)
            lost = 0 if last is None else max(0, tx.now - last)
            if last is None:
                await tx.clocks.start_all()
            elif self._noted is None or lost > SILENCE * 1000:
                await tx.clocks.put_back(lost)
            else:
                for place in self._closed.places:
                    await tx.clocks.put_back_in(place.chat_id, place.thread_id, lost)
        self._noted = self._clock()

    def _hears(self) -> bool:
        return self._silence() <= SILENCE
