"""How fast we may write to Telegram: arithmetic over times, with no clock of its own.

Every pace is told when a call *ended* and asked when the next may *start*. Telegram counts a
call somewhere between the two, so no latency, however uneven, can squeeze more calls into
Telegram's window than into ours.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf

# Without it a rounding error could ask for a sleep too short to move the clock.
_TICK = 1e-6

ON_THE_WAY = 2
"""Calls to a group of which a process that was killed may not have lived to take note."""

SPARED = 10
"""Calls to a group that what is patient leaves to everything else."""

PATIENCE = 10.0
"""Seconds by which a chat may be put off for those that go first."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What we allow ourselves: Telegram's limits, a hair inside them."""

    group_calls: int = 20
    group_span: float = 60.5
    edit_gap: float = 3.05
    chat_every: float = 1.02
    chat_burst: int = 3
    overall_calls: int = 5
    overall_span: float = 0.2
    """A fifth of a second more or less on the way still makes no more than thirty in any one."""
    used_before: bool = True
    """An earlier process may have written just before our start."""
    written: Mapping[int, Sequence[float]] = field(default_factory=dict)
    """How many seconds before our start calls to groups had ended, as far as it is known."""


def until(moment: float, now: float) -> float:
    """Seconds from ``now`` to ``moment``, zero if it is as good as there."""
    wait = moment - now
    return wait if wait > _TICK else 0.0


class Window:
    """At most ``calls`` calls in any ``span`` seconds."""

    def __init__(self, calls: int, span: float) -> None:
        self._span = span
        self._ends: deque[float] = deque(maxlen=calls)

    def wait(self, now: float, spare: int = 0) -> float:
        """Seconds until one more call may start, and so many others after it."""
        most = max(1, (self._ends.maxlen or 1) - spare)
        if len(self._ends) < most:
            return 0.0
        return until(self._ends[-most] + self._span, now)

    def spend(self, now: float) -> None:
        """A call has ended."""
        self._ends.append(now)

    def ages(self, now: float) -> list[float]:
        """Return how many seconds ago the calls ended that count, the oldest first."""
        return [now - end for end in self._ends if end + self._span > now]

    def quiet(self, now: float) -> bool:
        """Whether nothing of the past matters any more."""
        return not self._ends or until(self._ends[-1] + self._span, now) == 0.0


class Bucket:
    """One call each ``every`` seconds, with ``burst`` at once after a rest."""

    def __init__(self, every: float, burst: int) -> None:
        self._every = every
        self._slack = every * (burst - 1)
        self._rested_at = -inf

    def wait(self, now: float) -> float:
        """Seconds until one more call may start."""
        return until(self._rested_at - self._slack, now)

    def spend(self, now: float) -> None:
        """A call has ended."""
        self._rested_at = max(self._rested_at, now) + self._every

    def fill(self, now: float) -> None:
        """Count the burst as used up just now."""
        self._rested_at = now + self._every + self._slack

    def quiet(self, now: float) -> bool:
        """Whether nothing of the past matters any more."""
        return until(self._rested_at, now) == 0.0


class Pace:
    """What one chat allows: the slowest of its limits decides."""

    def __init__(self, bucket: Bucket, window: Window | None = None) -> None:
        """Take the limits; a private chat has no window."""
        self._window, self._bucket = window, bucket
        self._parts = (bucket,) if window is None else (window, bucket)

    def wait(self, now: float, spare: int = 0) -> float:
        """Seconds until one more call may start, and in a group so many others after it."""
        wait = self._bucket.wait(now)
        return wait if self._window is None else max(wait, self._window.wait(now, spare))

    def spend(self, now: float) -> None:
        """A send or an edit has ended, well or not."""
        for part in self._parts:
            part.spend(now)

    def ages(self, now: float) -> list[float]:
        """Return how many seconds ago calls to a group ended that count; none in private."""
        return [] if self._window is None else self._window.ages(now)

    def quiet(self, now: float) -> bool:
        """Whether a new pace would allow exactly the same."""
        return all(part.quiet(now) for part in self._parts)


def chat_pace(limits: Limits, chat_id: int, started: float) -> Pace:
    """Make the pace of a chat first written to by a process that began at ``started``."""
    bucket = Bucket(limits.chat_every, limits.chat_burst)
    window = Window(limits.group_calls, limits.group_span) if chat_id < 0 else None
    if limits.used_before:
        bucket.fill(started)
    if limits.used_before and window is not None:
        for age in [*sorted(limits.written.get(chat_id, ()), reverse=True), *[0.0] * ON_THE_WAY]:
            window.spend(started - age)
    return Pace(bucket, window)


@dataclass(slots=True)
class Ticket:
    """A starting time; who waits for it looks again then, for others may have gone first."""

    at: float
    promised: float


class Turnstile:
    """Hands out starting times to all chats together.

    Who may go first takes the earliest time that somebody else waits for, and all of those wait
    for the next one instead; but nobody for more than ``PATIENCE`` beyond what he was promised.
    """

    def __init__(self, calls: int, span: float) -> None:
        self._span = span
        self._starts: deque[float] = deque(maxlen=calls)
        self._waiting: deque[Ticket] = deque()

    def reserve(self, now: float, *, first: bool = False) -> Ticket:
        """Take the next free starting time, which is ``now`` or later.

        :param first: go before those who may not
        """
        start = now
        if len(self._starts) == self._starts.maxlen:
            start = max(now, self._starts[0] + self._span)
        self._starts.append(start)
        ticket = Ticket(start, start)
        while self._waiting and self._waiting[0].at <= now:
            self._waiting.popleft()
        if not first:
            self._waiting.append(ticket)
            return ticket
        for other in reversed(self._waiting):
            if ticket.at > other.promised + PATIENCE:
                break
            ticket.at, other.at = other.at, ticket.at
        return ticket
