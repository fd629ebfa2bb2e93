"""Double taps: a second press that comes before the finger could have meant the new buttons."""

from collections.abc import Callable

from bot.errors import TableError, Why

MANY = 10_000


class Taps:
    """Remembers for a moment who has just pressed something that changed his buttons."""

    def __init__(self, clock: Callable[[], float], gap: float) -> None:
        self._clock = clock
        self._gap = gap
        self._changed: dict[int, float] = {}

    def check(self, user_id: int) -> None:
        """Let a person act.

        :raises TableError: if his buttons changed under his finger
        """
        if self._clock() - self._changed.get(user_id, -self._gap) < self._gap:
            raise TableError(Why.TOO_QUICK)

    def changed(self, user_id: int) -> None:
        """Note that a person's buttons change now by his own press."""
        if len(self._changed) > MANY:
            self._changed.clear()
        self._changed[user_id] = self._clock()
