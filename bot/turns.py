"""Who is next where there is not room for all: the urgent before the patient."""

import asyncio
from collections import deque


class Turns:
    """Places that the urgent get before the patient; among equals first come, first served."""

    def __init__(self, places: int = 1) -> None:
        self._free = places
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()

    async def take(self, *, urgent: bool) -> None:
        """Wait until there is a place, then have it."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        (self._urgent if urgent else self._patient).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()  # it was given just before
            raise

    def release(self) -> None:
        """Give the place to whoever is next."""
        for waiting in (self._urgent, self._patient):
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._free += 1
