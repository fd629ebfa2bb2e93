"""What is known of messages for one member while they are on their way."""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from bot.delivery import Address


class Whispers:
    """Who waits for such a message, and which are kept though nobody sits there yet."""

    def __init__(self) -> None:
        self._hopes: dict[str, asyncio.Future[bool | None]] = {}
        self._kept = Counter[str]()
        self._asked: set[Address] = set()

    def __contains__(self, key: str) -> bool:
        """Whether a message is kept."""
        return self._kept[key] > 0

    def only_asked(self, to: Address) -> None:
        """Note that one member may be shown only what he asks for.

        The bot is no admin there, or he has gone: of the others that says nothing.
        """
        self._asked.add(to)

    def asked_in(self, chat_id: int) -> frozenset[int]:
        """Return who may be shown only what he asks for in a group."""
        here = (to.receiver for to in self._asked if to.chat_id == chat_id)
        return frozenset(receiver for receiver in here if receiver is not None)

    def try_anew(self, chat_id: int) -> None:
        """Note that the bot may have other rights in a group now."""
        self._asked = {to for to in self._asked if to.chat_id != chat_id}

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
