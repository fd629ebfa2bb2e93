"""How often one person may ask something of the bot: a rest allows several things at once.

See docs/decisions/one-persons-flood.md.
"""

from collections.abc import Callable
from typing import Final

from bot.pacing import Bucket

MANY: Final = 10_000


class Allowance:
    """Counts what each person asks; who asks too much is told so once, until he has rested."""

    def __init__(self, clock: Callable[[], float], *, every: float, burst: int) -> None:
        """Take the measure.

        :param every: seconds after which a person may ask once more
        :param burst: how often he may ask at once after a rest
        """
        self._clock, self._every, self._burst = clock, every, burst
        self._buckets: dict[int, Bucket] = {}
        self._told: set[int] = set()

    def __len__(self) -> int:
        """Count the persons that take up memory."""
        return len(self._buckets)

    def take(self, user_id: int) -> bool:
        """Let a person ask once, unless that is too often."""
        now = self._clock()
        bucket = self._buckets.get(user_id)
        if bucket is None:
            self._forget_rested(now)
            bucket = self._buckets[user_id] = Bucket(self._every, self._burst)
        if bucket.wait(now) > 0:
            return False
        if bucket.quiet(now):
            self._told.discard(user_id)
        bucket.spend(now)
        return True

    def tell(self, user_id: int) -> bool:
        """Say whether a person has to be told that he asks too often; once is enough."""
        news = user_id not in self._told
        self._told.add(user_id)
        return news

    def _forget_rested(self, now: float) -> None:
        if len(self._buckets) < MANY:
            return
        rested = [user_id for user_id, bucket in self._buckets.items() if bucket.quiet(now)]
        for user_id in rested or list(self._buckets):
            del self._buckets[user_id]
            self._told.discard(user_id)
