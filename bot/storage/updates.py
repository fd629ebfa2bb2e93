"""Updates whose effect is committed."""

from datetime import timedelta
from typing import Final

from sqlalchemy import bindparam, delete
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.errors import AlreadyDoneError
from bot.storage.schema import updates

KEPT: Final = timedelta(hours=48)
"""Telegram keeps an update for 24 hours, so an older one never comes again."""

_ADD: Final = insert(updates).on_conflict_do_nothing()
_PRUNE: Final = delete(updates).where(updates.c.at < bindparam("limit"))


class Updates:
    """The ids of done updates, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self._now = now

    async def add(self, update_id: int) -> None:
        """Note that this transaction is the effect of the update.

        :raises AlreadyDoneError: if an earlier one was
        """
        values = {"update_id": update_id, "at": self._now}
        if (await self._connection.execute(_ADD, values)).rowcount == 0:
            raise AlreadyDoneError(update_id)

    async def prune(self) -> int:
        """Drop the ids that Telegram can't repeat any more, and tell how many."""
        limit = self._now - KEPT // timedelta(milliseconds=1)
        return (await self._connection.execute(_PRUNE, {"limit": limit})).rowcount
