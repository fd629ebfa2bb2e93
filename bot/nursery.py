"""The one place where tasks are begun: none is lost to the garbage collector or fails unseen."""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from contextvars import copy_context

from bot.failures import trace
from bot.logbook import about

log = logging.getLogger(__name__)


class Nursery:
    """Tasks that somebody owns: they are referenced, logged when they fail, and ended."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def __bool__(self) -> bool:
        """Whether a task is still running."""
        return bool(self._tasks)

    def spawn(self, work: Coroutine[None, None, None]) -> asyncio.Task[None]:
        """Begin ``work`` and keep it alive until it ends.

        What it logs is not about what its beginner was busy with.
        """
        context = copy_context()
        context.run(about)
        task = asyncio.create_task(work, context=context)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    async def wait(self) -> None:
        """Wait until no task is left, those begun meanwhile included."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        """Cancel what still runs and wait for its end."""
        for task in self._tasks:
            task.cancel()
        await self.wait()

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed: %s", trace(error))


async def race(*works: Awaitable[object]) -> None:
    """Run the works side by side until the first of them ends, then cancel the others."""
    tasks = [asyncio.ensure_future(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result
