"""What would fill the log is said now and then."""

import io
import logging

from bot.failures import trace
from bot.repeats import MANY, OnceAMinute, Seldom


class Log:
    """A logger through the filter, at a time of its own."""

    def __init__(self) -> None:
        self.now, self._stream = 1000.0, io.StringIO()
        self._handler = logging.StreamHandler(self._stream)
        self._handler.addFilter(OnceAMinute())

    def error(self, sentence: str, *args: object) -> None:
        """Log it now."""
        record = logging.LogRecord("bot", logging.ERROR, __file__, 1, sentence, args, None)
        record.created = self.now
        self._handler.handle(record)

    @property
    def lines(self) -> list[str]:
        """What was written."""
        return self._stream.getvalue().splitlines()


def failure(words: str) -> str:
    """Return a failure as it is logged."""
    try:
        raise OSError(words)
    except OSError as error:
        return trace(error)


def test_a_kind_of_failure_is_written_once_a_minute_and_the_rest_is_counted() -> None:
    log = Log()
    full = failure("database or disk is full")
    for update in range(30):
        log.error("update %d failed: %s", update, full)
        log.now += 1
    assert [line for line in log.lines if "failed" in line] == [
        "update 0 failed: OSError: database or disk is full"
    ]
    log.now += 31
    log.error("update %d failed: %s", 99, full)
    assert log.lines[-1] == "  (and 29 more like it before this one)"
    assert sum("failed" in line for line in log.lines) == 2


def test_other_failures_are_written_meanwhile() -> None:
    log = Log()
    log.error("update %d failed: %s", 1, failure("database or disk is full"))
    log.error("update %d failed: %s", 1, failure("disk I/O error"))
    log.error("table %d could not be shown: %s", 1, failure("database or disk is full"))
    log.error("polling waits %.0f s: %s", 1, "no network")
    log.error("polling waits %.0f s: %s", 1, "no network")
    assert sum(not line.startswith(" ") for line in log.lines) == 5


def test_a_clock_that_was_set_back_silences_nothing() -> None:
    log = Log()
    log.error("update %d failed: %s", 1, failure("full"))
    log.now -= 7200
    log.error("update %d failed: %s", 2, failure("full"))
    assert sum("failed" in line for line in log.lines) == 2


def test_the_kinds_that_are_remembered_are_not_more_and_more() -> None:
    limit = OnceAMinute()
    for n in range(2 * MANY):
        args = (f"{n}\n  File",)
        limit.filter(logging.LogRecord("bot", logging.ERROR, "", 1, "%s", args, None))
    assert len(limit._kinds) == MANY


def test_what_goes_on_is_said_again_when_it_changes() -> None:
    seldom = Seldom()
    said = [what for what in "aaaaabbba" if seldom.is_due(what)]
    assert "".join(said) == "aaabba"
