"""Thinking beside the bot: the players that need time decide in processes of their own.

Nobody waits for them but the clock of their table, or a person who asks how the strong player
would have done it. What goes wrong here gives no answer, and then the player that needs no time
decides (docs/decisions/thinking-beside.md), or nothing is explained.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from multiprocessing import active_children, get_context
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from bot.failures import trace
from bot.nursery import race
from bot.turns import Turns
from bot.worker import (
    HintQuestion,
    Question,
    ReviewQuestion,
    advise_in_worker,
    decide_in_worker,
    prepare,
    review_in_worker,
)
from game.actions import Action
from game.players.advice import Advice
from game.players.review import Review

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

Asked: TypeAlias = Question | HintQuestion | ReviewQuestion
Q = TypeVar("Q", bound=Asked)
T = TypeVar("T")

log = logging.getLogger(__name__)

LEAST: Final = 0.1
"""Seconds that a decision may take however many tables wait."""
REVIEW: Final = 10.0
"""Seconds that a look back at a deal may take: nobody waits for it, and it gives way."""
LEAST_REVIEW: Final = 2.0
"""The same however many are asked for."""
PATIENCE: Final = 10.0
"""Seconds after its deadline until a worker that neither answers nor dies is given up."""


def process_pool(workers: int) -> Executor:
    """Return a pool whose processes begin with nothing of this one, and end with it."""
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=prepare)


@dataclass(frozen=True, slots=True)
class Minds:
    """Where and how it is thought; a test has its own."""

    pool: Callable[[int], Executor] = process_pool
    decide: Callable[[Question, float], Action] = decide_in_worker
    advise: Callable[[HintQuestion, float], Advice | None] = advise_in_worker
    review: Callable[[ReviewQuestion, float], Review] = review_in_worker


class Thinking:
    """Answers as many questions at once as there are workers, those of tables first.

    Among the others, and among those of tables, it is first come, first served. Looks back take
    long, so that a worker apart has them, one at a time: no table ever waits for one.
    """

    def __init__(
        self,
        minds: Minds,
        sleep: Callable[[float], Awaitable[None]],
        *,
        workers: int,
        seconds: float,
        least: float = LEAST,
    ) -> None:
        """Take the dependencies; no process is started before the first question.

        :param seconds: that a decision may take
        :param least: seconds that it may take however many are asked for
        """
        self._least, self._apart = least, list[Thinking]()
        self._minds, self._workers, self._seconds, self._sleep = minds, workers, seconds, sleep
        self._turns = Turns(workers)
        self._deciding = self._explaining = 0
        self._pool: Executor | None = None
        self._children: set[BaseProcess] = set()
        self._closed = False

    async def decide(self, question: Question) -> Action | None:
        """Return what a player decides; None if it comes to nothing.

        Who no longer wants to know cancels this; what a worker has begun it ends all the same,
        and the next question waits for that.
        """
        return await self._think(question, self._minds.decide)

    async def advise(self, question: HintQuestion) -> Advice | None:
        """Return what the strong player would do; None if it weighs nothing, or in vain."""
        return await self._think(question, self._minds.advise)

    async def review(self, question: ReviewQuestion) -> Review | None:
        """Return a look back at a deal; None if it comes to nothing."""
        if not self._apart and not self._closed:
            self._apart.append(
                Thinking(self._minds, self._sleep, workers=1, seconds=REVIEW, least=LEAST_REVIEW)
            )
        mind = self._apart[0] if self._apart else self
        return await mind._think(question, mind._minds.review)

    async def _think(self, question: Q, work: Callable[[Q, float], T]) -> T | None:
        """Ask in turn; whatever goes wrong is logged, and gives no answer."""
        self._count(question, 1)
        try:
            await self._turns.take(urgent=isinstance(question, Question))
        except asyncio.CancelledError:
            self._count(question, -1)
            raise
        try:
            return await self._ask(question, work)
        except Exception as error:
            _regret(question, f"{trace(error)}{_there(error)}")
            return None

    async def close(self) -> None:
        """End the processes; what they think is not waited for."""
        self._closed = True
        for each in self._apart:
            await each.close()
        if self._pool is not None:
            self._give_up(self._pool, wait=True)

    async def _ask(self, question: Q, work: Callable[[Q, float], T]) -> T | None:
        """Put the question to a free worker, and wait for the answer or for its overdue end."""
        seconds = self._share(question)
        try:
            pool, thought = self._submit(question, work, seconds)
        except BaseException:
            self._free(question)
            raise
        thought.add_done_callback(partial(self._ended, question))
        await race(asyncio.wait({thought}), self._sleep(seconds + PATIENCE))
        if not thought.done():
            _regret(question, "the worker does not come back")
            self._give_up(pool)
            thought.cancel()
            return None
        if thought.cancelled() or self._closed:
            return None
        if isinstance(thought.exception(), BrokenExecutor):
            self._give_up(pool)
        return thought.result()

    @property
    def asked(self) -> int:
        """Questions that wait or are thought about."""
        return self._deciding + self._explaining + sum(each.asked for each in self._apart)

    def _share(self, question: Asked) -> float:
        """Return the seconds for a decision: all, or a fair part where many wait in this turn."""
        before = self._deciding
        before += 0 if isinstance(question, Question) else self._explaining
        fair = self._seconds * self._workers / before
        return min(self._seconds, max(self._least, fair))

    def _submit(
        self, question: Q, work: Callable[[Q, float], T], seconds: float
    ) -> tuple[Executor, asyncio.Future[T]]:
        if self._closed:
            raise RuntimeError("the workers are gone")
        pool, before = self._pool, set(active_children())
        if pool is None:
            pool = self._pool = self._minds.pool(self._workers)
        try:
            thought = asyncio.wrap_future(pool.submit(work, question, seconds))
        except BrokenExecutor:  # its workers have died since
            self._give_up(pool)
            raise
        self._children |= set(active_children()) - before
        return pool, thought

    def _give_up(self, pool: Executor, *, wait: bool = False) -> None:
        """Be rid of a pool, whatever its processes are doing; the next question gets another."""
        if self._pool is not pool:
            return
        self._pool = None
        for child in self._children:
            with suppress(ValueError):  # closed
                child.kill()
        self._children.clear()
        pool.shutdown(wait=wait, cancel_futures=True)

    def _count(self, question: Asked, change: int) -> None:
        if isinstance(question, Question):
            self._deciding += change
        else:
            self._explaining += change

    def _free(self, question: Asked) -> None:
        self._count(question, -1)
        self._turns.release()

    def _ended(self, question: Asked, thought: asyncio.Future[T]) -> None:
        self._free(question)
        if not thought.cancelled():
            thought.exception()  # whoever asked may have gone


def _there(error: Exception) -> str:
    """Return the places in the worker where an error came up, without the values."""
    lines = str(error.__cause__ or "").splitlines()
    return "".join(f"\n{line}" for line in lines if line.startswith('  File "'))


def _regret(question: Asked, why: str) -> None:
    """Log what went wrong, and no card."""
    decides = isinstance(question, Question)
    instead = "the rule player decides" if decides else "nothing is explained"
    log.error("table %d, revision %d: %s: %s", question.table_id, question.rev, instead, why)
