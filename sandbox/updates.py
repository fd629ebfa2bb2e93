"""The queue of updates that wait for the bot."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

OFF_BY_DEFAULT = frozenset({"chat_member", "message_reaction", "message_reaction_count"})
CALLBACK_LIFE = 150.0
OTHER_LIFE = 24 * 3600.0
MAX_TIMEOUT = 50


@dataclass(frozen=True, slots=True)
class Queued:
    """One update that was not confirmed yet."""

    id: int
    kind: str
    expires: float
    payload: dict[str, Any]

    def json(self) -> dict[str, Any]:
        """Return the update as a Bot API Update object."""
        return {"update_id": self.id, self.kind: self.payload}


class Updates:
    """What happened and the bot has not confirmed."""

    def __init__(self, clock: Callable[[], float], first_id: int) -> None:
        """Number updates from this id on."""
        self.clock = clock
        self.next_id = first_id
        self.allowed: frozenset[str] | None = None
        # The limit and the timeout of the newest getUpdates, and how many there were.
        self.admitted = (100, 0)
        self.polls = 0
        # Presses that got too old before the bot fetched them: nobody could answer these.
        self.missed: set[str] = set()
        self._queue: deque[Queued] = deque()
        self._last_offset: int | None = None
        self._last_asked = float("-inf")

    def push(self, kind: str, payload: dict[str, Any]) -> int | None:
        """Queue an update, unless the bot doesn't want its kind; return its id."""
        if not self.wants(kind):
            return None
        life = CALLBACK_LIFE if kind == "callback_query" else OTHER_LIFE
        queued = Queued(self.next_id, kind, self.clock() + life, payload)
        self.next_id += 1
        self._queue.append(queued)
        return queued.id

    def wants(self, kind: str) -> bool:
        """Tell whether updates of this kind are delivered."""
        if self.allowed is None:
            return kind not in OFF_BY_DEFAULT
        return kind in self.allowed

    def allow(self, kinds: list[str]) -> None:
        """Deliver these kinds from now on; none at all means the default ones."""
        self.allowed = frozenset(kinds) or None

    def admit(self, offset: int, limit: int, timeout: int) -> tuple[int, int]:
        """Return the limit and timeout that the server uses: hasty repeats are slowed down."""
        now = self.clock()
        timeout = max(0, min(timeout, MAX_TIMEOUT))
        limit = limit if 1 <= limit <= 100 else 100
        if offset == self._last_offset:
            if timeout < 3 and now < self._last_asked + 3:
                timeout = 3
            if now < self._last_asked + 0.5:
                limit = 1
        self._last_offset, self._last_asked = offset, now
        self.admitted = (limit, timeout)
        return self.admitted

    def take(self, offset: int, limit: int) -> list[dict[str, Any]]:
        """Forget what the offset confirms and return what comes next."""
        if offset < 0:
            while len(self._queue) > -offset:
                self._queue.popleft()
        while self._queue and self._queue[0].id < offset:
            self._queue.popleft()
        self._expire()
        return [queued.json() for queued in list(self._queue)[:limit]]

    def confirm(self, update_id: int) -> None:
        """Forget one update, which was delivered."""
        self._queue = deque(one for one in self._queue if one.id != update_id)

    def waiting(self) -> list[dict[str, Any]]:
        """Return all that was not confirmed, without confirming anything."""
        self._expire()
        return [queued.json() for queued in self._queue]

    def clear(self) -> None:
        """Forget everything that waits."""
        self._queue.clear()

    def _expire(self) -> None:
        now = self.clock()
        old = [queued for queued in self._queue if queued.expires <= now]
        if old:
            self.missed.update(str(one.payload.get("id")) for one in old)
            self._queue = deque(one for one in self._queue if one.expires > now)
