"""Asks what may hang: who waits for the answer waits for so long and no longer."""

from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from bot.nursery import Nursery, race

T = TypeVar("T")


class Probe(Generic[T]):
    """One question, asked again only once it is answered; a hanging disk does not end one."""

    def __init__(
        self, ask: Callable[[], Awaitable[T]], sleep: Callable[[float], Awaitable[None]]
    ) -> None:
        self._ask, self._sleep = ask, sleep
        self._answers: list[T] = []
        self._nursery = Nursery()

    async def answer(self, within: float) -> T | None:
        """Return the answer; None if there is none within so many seconds, or it failed."""
        if not self._nursery:
            self._answers = []
            self._nursery.spawn(self._note(self._answers))
        answers = self._answers
        await race(self._nursery.wait(), self._sleep(within))
        return answers[0] if answers else None

    async def _note(self, answers: list[T]) -> None:
        answers.append(await self._ask())
