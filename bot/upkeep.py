"""What the bot tidies away by itself: ids of updates, and old matches down to their scoresheet."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final

from bot.failures import trace
from bot.storage import Storage
from bot.thinning import thin

log = logging.getLogger(__name__)

EVERY: Final = 3600.0
DAY: Final = 24 * 3600 * 1000
AT_ONCE: Final = 50
"""Tables looked for in one go; each is thinned in a transaction of its own, between presses."""


class Upkeep:
    """Tidies for ever, a little every hour; what fails is tried again at the next."""

    def __init__(
        self, storage: Storage, *, keep_days: int, sleep: Callable[[float], Awaitable[None]]
    ) -> None:
        """Take the dependencies.

        :param keep_days: how long a match stays whole after its end; 0 is for ever
        """
        self._storage, self._keep_days, self._sleep = storage, keep_days, sleep

    async def run(self) -> None:
        """Tidy until cancelled."""
        while True:
            try:
                await self.tidy()
            except Exception as error:  # the disk may be full for a while
                log.error("old data are not tidied away: %s", trace(error))
            await self._sleep(EVERY)

    async def tidy(self) -> int:
        """Tidy once, and tell how many tables were thinned."""
        async with self._storage.write() as tx:
            await tx.updates.prune()
            await tx.pictures.prune()
            await tx.paces.prune()
        thinned = 0
        while self._keep_days and (due := await self._due()):
            for table_id in due:
                await self._thin(table_id)
            thinned += len(due)
        return thinned

    async def _due(self) -> list[int]:
        async with self._storage.read() as tx:
            return await tx.tables.to_thin(tx.now - self._keep_days * DAY, AT_ONCE)

    async def _thin(self, table_id: int) -> None:
        async with self._storage.write() as tx:
            row = await tx.tables.get(table_id)
            if row is not None:
                await thin(tx, row)
