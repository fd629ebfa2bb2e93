"""Figures about the running bot, in the text format that Prometheus reads.

Names and labels are fixed words: no chat, no table and no person is in them.
"""

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
MOMENTS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
WAITS: Final = (0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0, 60.0, 120.0)


def _line(name: str, labels: dict[str, str], value: float) -> str:
    inside = ",".join(f'{label}="{word}"' for label, word in labels.items())
    return f"{name}{{{inside}}} {value:g}" if inside else f"{name} {value:g}"


def _head(name: str, kind: str, said: str) -> Iterator[str]:
    yield f"# HELP {name} {said}"
    yield f"# TYPE {name} {kind}"


class Count:
    """Something that is counted, apart by the words of its labels.

    >>> calls = Count("calls_total", "Calls.", "method")
    >>> calls.add("getMe")
    >>> list(calls.lines())[-1]
    'calls_total{method="getMe"} 1'
    """

    def __init__(self, name: str, said: str, *labels: str) -> None:
        self._name, self._said, self._labels = name, said, labels
        self._counts: Counter[tuple[str, ...]] = Counter()
        if not labels:
            self._counts[()] = 0

    def add(self, *words: str, number: int = 1) -> None:
        """Count something under these words."""
        self._counts[words] += number

    def lines(self) -> Iterator[str]:
        """Yield the lines of the page."""
        yield from _head(self._name, "counter", self._said)
        for words, count in sorted(self._counts.items()):
            yield _line(self._name, dict(zip(self._labels, words, strict=True)), count)


class Spread:
    """Seconds of many events: how many were no longer than each bound.

    >>> spread = Spread("wait_seconds", "Waits.", (1.0,))
    >>> spread.add(0.5)
    >>> spread.add(3)
    >>> [line for line in spread.lines() if line[0] != "#"]
    ['wait_seconds_bucket{le="1"} 1', 'wait_seconds_bucket{le="+Inf"} 2', 'wait_seconds_sum 3.5', \
'wait_seconds_count 2']
    """

    def __init__(self, name: str, said: str, bounds: tuple[float, ...]) -> None:
        self._name, self._said, self._bounds = name, said, bounds
        self._counts = [0] * len(bounds)
        self._count, self._sum = 0, 0.0

    def add(self, seconds: float) -> None:
        """Note how long something took; a clock that was set back counts as no time."""
        seconds = max(0.0, seconds)
        self._count += 1
        self._sum += seconds
        for at, bound in enumerate(self._bounds):
            if seconds <= bound:
                self._counts[at] += 1

    def lines(self) -> Iterator[str]:
        """Yield the lines of the page."""
        yield from _head(self._name, "histogram", self._said)
        bucket = f"{self._name}_bucket"
        for bound, count in zip(self._bounds, self._counts, strict=True):
            yield _line(bucket, {"le": f"{bound:g}"}, count)
        yield _line(bucket, {"le": "+Inf"}, self._count)
        yield _line(f"{self._name}_sum", {}, self._sum)
        yield _line(f"{self._name}_count", {}, self._count)


class Metrics:
    """All that is counted and measured."""

    def __init__(self) -> None:
        self.updates = Count("thousand_updates_total", "Updates taken in.", "kind")
        self.handling = Spread(
            "thousand_handler_seconds", "From an update to its committed effect.", MOMENTS
        )
        self.calls = Count(
            "thousand_calls_total",
            "Calls to Telegram, with what came of them.",
            "method",
            "outcome",
        )
        self.waits = Spread(
            "thousand_queue_wait_seconds", "How long a message waited for its first try.", WAITS
        )
        self.thinking = Spread(
            "thousand_ai_seconds", "From a question to a strong player to its answer.", MOMENTS
        )
        self.intruders = Count(
            "thousand_refused_deliveries_total", "Webhook requests without the right secret."
        )

    def page(self, *, live_tables: int, in_flight: int) -> str:
        """Return the page, with what is so at this moment."""
        lines = [
            *self.updates.lines(),
            *self.handling.lines(),
            *self.calls.lines(),
            *self.waits.lines(),
            *self.thinking.lines(),
            *self.intruders.lines(),
            *_now("thousand_live_tables", "Tables in a lobby or in play.", live_tables),
            *_now("thousand_updates_in_flight", "Updates not committed yet.", in_flight),
        ]
        return "\n".join(lines) + "\n"


def _now(name: str, said: str, value: float) -> Iterator[str]:
    yield from _head(name, "gauge", said)
    yield _line(name, {}, value)


def timed(
    work: Callable[P, Awaitable[T]], spread: Spread, clock: Callable[[], float]
) -> Callable[P, Awaitable[T]]:
    """Return the same work, whose seconds are noted when it ends."""

    async def measured(*args: P.args, **kwargs: P.kwargs) -> T:
        started = clock()
        result = await work(*args, **kwargs)
        spread.add(clock() - started)
        return result

    return measured
