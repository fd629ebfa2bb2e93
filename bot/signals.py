"""The wish to stop, as the operating system brings it: heard once, and in time whatever hangs."""

import asyncio
import logging
import os
import signal
from collections.abc import Callable
from types import FrameType
from typing import Final

log = logging.getLogger(__name__)

_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
PATIENCE: Final = 15.0
"""Seconds after the first signal; a stop in order takes ten at most."""


def heed(
    stopping: asyncio.Event,
    give_up: Callable[[], None] | None = None,
    patience: float = PATIENCE,
) -> None:
    """Set ``stopping`` at a signal to stop; further ones, also after the loop, change nothing.

    :param give_up: called if the loop still runs so many seconds later
    """
    loop = asyncio.get_running_loop()

    def begin() -> None:
        if not stopping.is_set():
            stopping.set()
            loop.call_later(patience, give_up or _end)

    def heard(_signum: int, _frame: FrameType | None) -> None:
        if not loop.is_closed():
            loop.call_soon_threadsafe(begin)

    # The loop's own handlers go with it, and the next signal would then kill in mid-exit.
    for signum in _SIGNALS:
        signal.signal(signum, heard)


def ignore() -> None:
    """Let no further signal change how the program ends."""
    for signum in _SIGNALS:
        signal.signal(signum, signal.SIG_IGN)


def _end() -> None:
    """End at once, as a kill does, which loses nothing: a disk that hangs lets nobody finish."""
    log.error("the stop has not come to its end in %.0f s: something hangs", PATIENCE)
    os._exit(1)
