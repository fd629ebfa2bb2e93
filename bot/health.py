"""Whether the bot is well: the database answers, Telegram does, and updates come through."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.failures import describe
from bot.footing import Footing
from bot.probe import Probe
from bot.storage import Storage

SILENCE: Final = 90.0
"""Seconds after which Telegram should have been heard of: a poll lasts a dozen of them at most."""
STUCK: Final = 60.0
"""Seconds for which an update may be tried before somebody should look."""
_ANSWER: Final = 3.0


class Health:
    """Knows when Telegram was last heard of, and asks the rest when it is asked."""

    def __init__(
        self,
        storage: Storage,
        footing: Footing,
        *,
        clock: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
        oldest: Callable[[], float],
    ) -> None:
        """Take the dependencies.

        :param oldest: for how many seconds the oldest update has been waiting to be handled
        """
        self._storage, self._clock, self._oldest = storage, clock, oldest
        self._footing = footing
        self._probe = Probe(self._database, sleep)
        self._heard: float | None = None
        self.trouble = ""
        """What keeps updates away although Telegram answers."""
        self.stopping = False

    def hear(self) -> None:
        """Telegram has answered, or delivered something."""
        self._heard = self._clock()
        self._footing.beat()

    @property
    def heard(self) -> float | None:
        """When Telegram answered last, or delivered something."""
        return self._heard

    async def problem(self) -> str:
        """Return what is wrong in a few words, nothing if all is well."""
        if self.stopping:
            return "the bot is stopping"
        if self._heard is None:
            return "Telegram has not answered yet"
        silence = self._clock() - self._heard
        if silence > SILENCE:
            return f"Telegram has not answered for {silence:.0f} s"
        if trouble := self.trouble or self._footing.trouble:
            return trouble
        if (oldest := self._oldest()) > STUCK:
            return f"an update has not been handled for {oldest:.0f} s"
        answer = await self._probe.answer(_ANSWER)
        return "the database does not answer in time" if answer is None else answer

    async def _database(self) -> str:
        try:
            async with self._storage.read() as tx:
                await tx.tables.live()
        except Exception as error:
            return f"the database does not answer: {describe(error)}"
        return ""
