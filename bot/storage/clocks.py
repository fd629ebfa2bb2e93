"""The clocks of live tables, set without a new revision: nobody's choice changes by it."""

from typing import Final

from sqlalchemy import bindparam, func, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import LIVE, tables

_LIVE: Final = update(tables).where(LIVE)
_PLAYING: Final = update(tables).where(tables.c.status == "playing")
_HERE: Final = (
    tables.c.chat_id == bindparam("of_chat"),
    func.coalesce(tables.c.thread_id, 0) == func.coalesce(bindparam("of_thread"), 0),
)
_SET: Final = _PLAYING.where(tables.c.id == bindparam("table_id")).values(
    turn_from=bindparam("moment")
)
_SOONEST: Final = {"turn_from": func.max(tables.c.turn_from, bindparam("moment"))}
_BACK: Final = {"turn_from": tables.c.turn_from + bindparam("lost")}
# What passes in a break does not count anyway.
_LATER: Final = _LIVE.values(_BACK).where(tables.c.paused_at.is_(None))
_LATER_HERE: Final = _PLAYING.values(_BACK).where(tables.c.paused_at.is_(None), *_HERE)
_NOT_BEFORE: Final = _LIVE.values(_SOONEST)
_NOT_BEFORE_HERE: Final = _PLAYING.values(_SOONEST).where(*_HERE)


class Clocks:
    """The clocks, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self._now = now

    async def start(self, table_id: int) -> None:
        """Let the time of who is on turn at a table begin now."""
        await self._connection.execute(_SET, {"table_id": table_id, "moment": self._now})

    async def start_all(self) -> None:
        """Let the time of everybody who is on turn, and of lobbies, begin now at the earliest."""
        await self._connection.execute(_NOT_BEFORE, {"moment": self._now})

    async def start_in(self, chat_id: int, thread_id: int | None) -> None:
        """Do so for those who are on turn in one chat or topic."""
        values = {"of_chat": chat_id, "of_thread": thread_id, "moment": self._now}
        await self._connection.execute(_NOT_BEFORE_HERE, values)

    async def put_back(self, lost: int) -> None:
        """Take milliseconds that do not count off every clock that runs."""
        await self._connection.execute(_LATER, {"lost": lost})

    async def put_back_in(self, chat_id: int, thread_id: int | None, lost: int) -> None:
        """Do so for those who are on turn in one chat or topic."""
        values = {"of_chat": chat_id, "of_thread": thread_id, "lost": lost}
        await self._connection.execute(_LATER_HERE, values)
