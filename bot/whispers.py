"""What is known of messages for one member while they are on their way."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


class Whispers:
    """Who waits for such a message, and which are kept though nobody sits there yet."""

    def __init__(self) -> None:
        self._hopes: dict[str, asyncio.Future[bool | None]] = {}
        self._kept = Counter[str]()
        self.asked: set[int] = set()
        """The groups in which the bot may only show what was asked for: it is no admin there."""

    def __contains__(self, key: str) -> bool:
        """Whether a message is kept."""
        return self._kept[key] > 0

    @contextmanager
    def keeping(self, key: str) -> Iterator[None]:
        """Keep a message meanwhile, whoever it is for."""
        self._kept[key] += 1
        try:
            yield
        finally:
            self._kept -= Counter([key])

    def hope(self, key: str) -> "asyncio.Future[bool | None]":
        """Return what will tell whether a message has been shown, as :meth:`heard` puts it."""
        hope = self._hopes.get(key)
        if hope is None or hope.done():
            hope = self._hopes[key] = asyncio.get_running_loop().create_future()
        return hope

    def give_up(self, key: str) -> None:
        """Forget who waits for a message: it is not on its way any more."""
        self._hopes.pop(key, None)

    def heard(self, key: str, *, shown: bool | None) -> bool:
        """Tell who waits for a new message what has become of it; return whether somebody does.

        :param shown: None if that says nothing of the next one
        """
        hope = self._hopes.pop(key, None)
        if hope is None or hope.done():
            return False
        hope.set_result(shown)
        return True
