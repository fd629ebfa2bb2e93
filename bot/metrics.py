"""Figures about the running bot, for Prometheus.

Names and labels are fixed words: no chat, no table and no person is in them.
"""

from collections.abc import Awaitable, Callable
from functools import partial
from math import nan
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
WATCHED: Final = ("sendMessage", "editMessageText", "deleteMessage", "answerCallbackQuery")
"""Calls whose refusals for flood stand at zero from the start, so that the first one is a rise."""

disable_created_metrics()  # type: ignore[no-untyped-call]  # lines that nobody here reads


class Metrics:
    """All that is counted and measured, and what the process takes of the machine."""

    def __init__(self) -> None:
        registry = self._registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        counter, gauge = partial(Counter, registry=registry), partial(Gauge, registry=registry)
        histogram = partial(Histogram, registry=registry)
        self.updates = counter("thousand_updates", "Updates taken in.", ("kind",))
        self.handling = histogram(
            "thousand_handler_seconds", "From an update to its committed effect.", buckets=MOMENTS
        )
        told = "Calls to Telegram, with what came of them."
        self.calls = counter("thousand_calls", told, ("method", "outcome"))
        for method in WATCHED:
            self.calls.labels(method, "429")
        told = "How long a message waited for its first try."
        self.waits = histogram("thousand_queue_wait_seconds", told, buckets=WAITS)
        told = "From a question to a strong player to its answer: a move, a hint, a look back."
        self.thinking = histogram("thousand_ai_seconds", told, ("question",), buckets=MOMENTS)
        for question in ("move", "hint", "review"):
            self.thinking.labels(question)
        told = "Webhook requests without the right secret."
        self.intruders = counter("thousand_refused_deliveries", told)
        self._live = gauge("thousand_live_tables", "Tables in a lobby or in play.")
        self._in_flight = gauge("thousand_updates_in_flight", "Updates not committed yet.")

    def page(self, *, live_tables: int | None, in_flight: int) -> str:
        """Return the page, with what is so at this moment; None is not known, and no number."""
        self._live.set(nan if live_tables is None else live_tables)
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
