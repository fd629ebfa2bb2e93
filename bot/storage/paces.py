"""When groups were last written to, for Telegram goes on counting when a process is killed."""

import json
from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import paces

KEPT: Final = 61_000
"""Milliseconds after which a call counts no longer."""

_NEW: Final = insert(paces)
_PUT: Final = _NEW.on_conflict_do_update(
    index_elements=["chat_id"], set_={name: _NEW.excluded[name] for name in ("wrote", "at")}
)
_ALL: Final = select(paces.c.chat_id, paces.c.wrote).where(paces.c.at > bindparam("after"))
_PRUNE: Final = delete(paces).where(paces.c.at <= bindparam("until"))


class Paces:
    """The latest calls to each group, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self._now = now

    async def put(self, chat_id: int, ages: Sequence[float]) -> None:
        """Note how many seconds ago each of the latest calls ended; of none nothing is noted."""
        if ages:
            wrote = json.dumps([self._now - round(age * 1000) for age in ages])
            values = {"chat_id": chat_id, "wrote": wrote, "at": self._now}
            await self._connection.execute(_PUT, values)

    async def all(self) -> dict[int, list[float]]:
        """Return for each group how many seconds ago the calls that still count ended.

        What was noted before the clock was put back ended just now.
        """
        found = await self._connection.execute(_ALL, {"after": self._now - KEPT})
        ages = {
            chat_id: [max(0, self._now - at) / 1000 for at in json.loads(wrote)]
            for chat_id, wrote in found
        }
        return {
            chat_id: [age for age in some if age * 1000 < KEPT] for chat_id, some in ages.items()
        }

    async def move(self, old: int, new: int) -> None:
        """Let a supergroup take along what was written to the group that it was."""
        ages = await self.all()
        if old in ages:
            await self.put(new, sorted([*ages[old], *ages.get(new, [])], reverse=True))

    async def prune(self) -> None:
        """Forget the groups where no call counts any more."""
        await self._connection.execute(_PRUNE, {"until": self._now - KEPT})
