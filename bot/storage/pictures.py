"""Which pictures Telegram has already, so that none is sent there twice."""

from typing import Final

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import pictures

KEPT: Final = 30 * 24 * 3600 * 1000
"""Milliseconds for which a picture is known that nobody has asked for again."""

_NEW: Final = insert(pictures)
_PUT: Final = _NEW.on_conflict_do_update(
    index_elements=["key"], set_={name: _NEW.excluded[name] for name in ("file_id", "at")}
)
_GET: Final = select(pictures.c.file_id).where(pictures.c.key == bindparam("of_key"))
_FORGET: Final = delete(pictures).where(pictures.c.key == bindparam("of_key"))
_PRUNE: Final = delete(pictures).where(pictures.c.at < bindparam("before"))


class Pictures:
    """The pictures that were sent, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self._now = now

    async def put(self, key: str, file_id: str) -> None:
        """Note the file that shows a picture."""
        values = {"key": key, "file_id": file_id, "at": self._now}
        await self._connection.execute(_PUT, values)

    async def get(self, key: str) -> str | None:
        """Read the file that shows a picture; None if none is known."""
        return (await self._connection.execute(_GET, {"of_key": key})).scalar_one_or_none()

    async def forget(self, key: str) -> None:
        """Note that no file shows the picture."""
        await self._connection.execute(_FORGET, {"of_key": key})

    async def prune(self) -> None:
        """Forget the pictures that were sent long ago."""
        await self._connection.execute(_PRUNE, {"before": self._now - KEPT})
