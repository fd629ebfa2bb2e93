"""Moments that the program remembers, in Unix milliseconds."""

from typing import Final

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import marks

_NEW: Final = insert(marks)
_PUT: Final = _NEW.on_conflict_do_update(index_elements=["name"], set_={"at": _NEW.excluded["at"]})
_GET: Final = select(marks.c.at).where(marks.c.name == bindparam("of_name"))


class Marks:
    """The moments, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self._now = now

    async def put(self, name: str) -> None:
        """Note that it is now."""
        await self._connection.execute(_PUT, {"name": name, "at": self._now})

    async def get(self, name: str) -> int | None:
        """Read a moment; None if it never was."""
        return (await self._connection.execute(_GET, {"of_name": name})).scalar_one_or_none()
