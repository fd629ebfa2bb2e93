"""Pictures on their way out: drawn beside the event loop, and uploaded only once."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Final

from bot.failures import trace
from bot.pictures.drawing import Drawn, draw
from bot.pictures.scenes import Picture, SheetPicture, key_of
from bot.storage import Storage

log = logging.getLogger(__name__)

REMEMBERED: Final = 512
"""Files known without asking the database: hands change with each card and seldom come again."""


def one_thread() -> Executor:
    """Return a thread beside the event loop, in which one picture is drawn after the other."""
    return ThreadPoolExecutor(1, thread_name_prefix="easel")


class DrawingError(Exception):
    """A picture could not be drawn."""


class Painter:
    """Draws pictures, and knows which of them Telegram has already.

    The files of scoresheets are stored, for they are asked for again and again; those of hands
    are remembered for a while.
    """

    def __init__(self, storage: Storage, easel: Callable[[], Executor] = one_thread) -> None:
        """Take the dependencies.

        :param easel: makes the place where it is drawn, when the first picture is
        """
        self._storage, self._make = storage, easel
        self._easel: Executor | None = None
        self._files: dict[str, str] = {}

    async def file_of(self, picture: Picture) -> str:
        """Return the file that shows the picture, empty if none is known."""
        key = key_of(picture)
        if key in self._files or not isinstance(picture, SheetPicture):
            return self._files.get(key, "")
        with _spared("looked up"):
            async with self._storage.read() as tx:
                return await tx.pictures.get(key) or ""
        return ""

    async def draw(self, picture: Picture) -> Drawn:
        """Draw the picture.

        :raises DrawingError: if that fails
        """
        if self._easel is None:
            self._easel = self._make()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._easel, draw, picture)
        except Exception as error:
            log.error("a picture is not drawn: %s", trace(error))
            raise DrawingError from None

    async def keep(self, picture: Picture, file_id: str) -> None:
        """Note the file that shows a picture."""
        key = key_of(picture)
        self._files.pop(key, None)
        self._files[key] = file_id
        if len(self._files) > REMEMBERED:
            del self._files[next(iter(self._files))]
        if isinstance(picture, SheetPicture):
            with _spared("kept"):
                async with self._storage.write() as tx:
                    await tx.pictures.put(key, file_id)

    async def forget(self, picture: Picture) -> None:
        """Note that Telegram does not know the file: another bot has sent it, or it is gone."""
        key = key_of(picture)
        self._files.pop(key, None)
        with _spared("forgotten"):
            async with self._storage.write() as tx:
                await tx.pictures.forget(key)

    def close(self) -> None:
        """Draw no more."""
        if self._easel is not None:
            self._easel.shutdown(wait=False, cancel_futures=True)
            self._easel = None


@contextmanager
def _spared(what: str) -> Iterator[None]:
    """Let a failing database cost another upload, and nothing more."""
    try:
        yield
    except Exception as error:
        log.error("the file of a picture is not %s: %s", what, trace(error))
