"""Figures about the running bot, for Prometheus.

Names and labels are fixed words: no chat, no table and no person is in them.
"""

from collections.abc import Awaitable, Callable
from typing import Final, ParamSpec, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

P = ParamSpec("P")
T = TypeVar("T")

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4
MOMENTS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
WAITS: Final = (0.1, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 40.0, 60.0, 120.0)

disable_created_metrics()  # type: ignore[no-untyped-call]  # lines that nobody here reads


class Metrics:
    """All that is counted and measured, and what the process takes of the machine."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self.updates = Counter(
            "thousand_updates", "Updates taken in.", ("kind",), registry=registry
        )
        self.handling = Histogram(
            "thousand_handler_seconds",
            "From an update to its committed effect.",
            buckets=MOMENTS,
            registry=registry,
        )
        self.calls = Counter(
            "thousand_calls",
            "Calls to Telegram, with what came of them.",
            ("method", "outcome"),
            registry=registry,
        )
        self.waits = Histogram(
            "thousand_queue_wait_seconds",
            "How long a message waited for its first try.",
            buckets=WAITS,
            registry=registry,
        )
        self.thinking = Histogram(
            "thousand_ai_seconds",
            "From a question to a strong player to its answer: a move, a hint, a look back.",
            ("question",),
            buckets=MOMENTS,
            registry=registry,
        )
        for question in ("move", "hint", "review"):
            self.thinking.labels(question)
        self.intruders = Counter(
            "thousand_refused_deliveries",
            "Webhook requests without the right secret.",
            registry=registry,
        )
        self._live = Gauge(
            "thousand_live_tables", "Tables in a lobby or in play.", registry=registry
        )
        self._in_flight = Gauge(
            "thousand_updates_in_flight", "Updates not committed yet.", registry=registry
        )

    def page(self, *, live_tables: int, in_flight: int) -> str:
        """Return the page, with what is so at this moment."""
        self._live.set(live_tables)
        self._in_flight.set(in_flight)
        return generate_latest(self._registry).decode()


def note(spread: Histogram, seconds: float) -> None:
    """Note how long something took; a clock that was set back counts as no time."""
    spread.observe(max(0.0, seconds))


def timed(
    work: Callable[P, Awaitable[T]], spread: Histogram, clock: Callable[[], float]
) -> Callable[P, Awaitable[T]]:
    """Return the same work, whose seconds are noted when it ends."""

    async def measured(*args: P.args, **kwargs: P.kwargs) -> T:
        started = clock()
        result = await work(*args, **kwargs)
        note(spread, clock() - started)
        return result

    return measured
