"""A clock for waiting by: whoever puts back the one that it reads makes nobody wait."""

from collections.abc import Callable
from math import inf


class Steady:
    """Never goes back; where the clock behind it does, it stands, and goes on from there."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._ahead = 0.0
        self._last = -inf

    def __call__(self) -> float:
        """Return the time in seconds, which is never less than the time before."""
        now = self._clock() + self._ahead
        if now < self._last:
            self._ahead += self._last - now
            now = self._last
        self._last = now
        return now
