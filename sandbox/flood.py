"""Telegram's limits on how often a bot may write."""

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field

from sandbox.errors import ApiError, too_many

WINDOW = 60.0


@dataclass(frozen=True, slots=True)
class Limits:
    """How much a bot may send and edit; the defaults are the strict ones."""

    group_per_minute: int = 20
    group_burst: int = 5
    private_burst: int = 3
    per_second: float = 1.0
    overall_per_second: int = 30
    least_wait: int = 3
    hammering: int = 5


@dataclass(slots=True)
class Lane:
    """What one chat has got lately."""

    tokens: float
    filled: float
    sent: deque[float] = field(default_factory=deque)
    limited_until: float = -math.inf
    peak: int = 0


class Flood:
    """Counts sends and edits, and refuses the one too many."""

    def __init__(self, clock: Callable[[], float], limits: Limits | None = None) -> None:
        """Count by this clock; without limits the strict ones hold."""
        self.clock = clock
        self.limits = limits or Limits()
        self.enabled = True
        self.refusals = 0
        self._lanes: dict[int, Lane] = {}
        self._overall: deque[float] = deque()

    def count(self, chat_id: int) -> None:
        """Count one send or edit to a chat.

        :raises ApiError: 429, when the chat or the bot is over its limit
        """
        now = self.clock()
        lane = self._lane(chat_id, now)
        if self.enabled:
            wait = self._wait(lane, chat_id < 0, now)
            if wait > 0:
                self.refusals += 1
                raise self._refusal(lane, wait, now)
        lane.tokens -= 1
        lane.sent.append(now)
        self._overall.append(now)
        lane.peak = max(lane.peak, len(lane.sent))

    def peaks(self) -> dict[int, int]:
        """Return the most sends and edits that each chat got in any 60 seconds."""
        return {chat_id: lane.peak for chat_id, lane in self._lanes.items() if lane.peak}

    def limit(self, chat_id: int, seconds: float) -> None:
        """Refuse everything to a chat for so long, as slow mode or a penalty does."""
        now = self.clock()
        self._lane(chat_id, now).limited_until = now + seconds

    def _lane(self, chat_id: int, now: float) -> Lane:
        burst = self.limits.group_burst if chat_id < 0 else self.limits.private_burst
        lane = self._lanes.get(chat_id)
        if lane is None:
            lane = self._lanes[chat_id] = Lane(tokens=burst, filled=now)
        lane.tokens = min(burst, lane.tokens + (now - lane.filled) * self.limits.per_second)
        lane.filled = now
        while lane.sent and lane.sent[0] <= now - WINDOW:
            lane.sent.popleft()
        while self._overall and self._overall[0] <= now - 1:
            self._overall.popleft()
        return lane

    def _wait(self, lane: Lane, is_group: bool, now: float) -> float:
        wait = 0.0
        # A hair of tolerance: ten waits of 0.1 s don't add up to one second in floats.
        if lane.tokens < 1 - 1e-6:
            wait = (1 - lane.tokens) / self.limits.per_second
        if is_group and len(lane.sent) >= self.limits.group_per_minute:
            wait = max(wait, lane.sent[0] + WINDOW - now)
        if len(self._overall) >= self.limits.overall_per_second:
            wait = max(wait, self._overall[0] + 1 - now)
        if lane.limited_until > now:
            wait = max(wait, lane.limited_until - now)
        return wait

    def _refusal(self, lane: Lane, wait: float, now: float) -> ApiError:
        if lane.limited_until > now:
            wait += self.limits.hammering
        seconds = max(self.limits.least_wait, math.ceil(wait))
        lane.limited_until = now + seconds
        return too_many(seconds)
