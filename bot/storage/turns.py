"""Who writes next: people's presses go before what the bot notes for itself."""

import asyncio
from collections import deque


class Turns:
    """A lock that the urgent get before the patient; among equals first come, first served."""

    def __init__(self) -> None:
        self._taken = False
        self._urgent: deque[asyncio.Future[None]] = deque()
        self._patient: deque[asyncio.Future[None]] = deque()

    async def take(self, *, urgent: bool) -> None:
        """Wait until nobody has the lock, then have it."""
        if not self._taken:
            self._taken = True
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
        """Give the lock to whoever is next."""
        for waiting in (self._urgent, self._patient):
            while waiting:
                turn = waiting.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._taken = False
