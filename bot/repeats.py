"""What would be logged again and again: said at growing distances, or once a minute."""

import logging
from typing import Final

MINUTE: Final = 60.0
MANY: Final = 200
"""So many kinds of failures are told apart at most."""


class Seldom:
    """Tells when what goes on is to be said: at its 1st, 2nd, 4th, 8th time, and when it changes.

    >>> seldom = Seldom()
    >>> [n for n in range(1, 20) if seldom.is_due("no network")]
    [1, 2, 4, 8, 16]
    >>> seldom.is_due("no DNS")
    True
    """

    def __init__(self) -> None:
        self._what, self._times = "", 0

    def is_due(self, what: str) -> bool:
        """Count it, and return whether to say it now."""
        self._times = self._times + 1 if what == self._what else 1
        self._what = what
        return self._times & (self._times - 1) == 0


class OnceAMinute(logging.Filter):
    """Lets of the failures of a kind, each many lines long, one a minute into the log.

    A kind is the sentence that is logged and the error, wherever and with whatever it happened.
    The next one that is let through tells how many were not.
    """

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is to be written."""
        told = [each for each in _arguments(record) if "\n" in each]
        if not told:
            return True
        kind = record.msg, told[-1].partition("\n")[0]
        since, kept = self._kinds.get(kind, (-MINUTE, 0))
        if 0 <= record.created - since < MINUTE:
            self._kinds[kind] = since, kept + 1
            return False
        while len(self._kinds) >= MANY:
            del self._kinds[next(iter(self._kinds))]
        self._kinds[kind] = record.created, 0
        if kept:
            record.msg = f"{record.msg}\n  (and {kept} more like it before this one)"
        return True


def _arguments(record: logging.LogRecord) -> list[str]:
    arguments = record.args if isinstance(record.args, tuple) else ()
    return [each for each in arguments if isinstance(each, str)]
