"""Watching a table from one's private chat: what the group sees, and never a hand."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

from bot.errors import TableError, Why
from bot.lobbies import Changed
from bot.storage import Storage
from bot.table import watch_slot

Repost: TypeAlias = Callable[[int, tuple[str, ...]], Awaitable[None]]

MOST: Final = 20
"""How many may watch a table: their messages wait behind all others, but they add up."""


class Watching:
    """Notes who watches; every change is committed before ``changed`` hears of it."""

    def __init__(self, storage: Storage, changed: Changed, repost: Repost) -> None:
        """Take the dependencies.

        :param repost: posts a message of a table anew
        """
        self._storage, self._changed, self._repost = storage, changed, repost

    async def begin(self, table_id: int, user_id: int, *, update_id: int | None = None) -> None:
        """Let a person watch; who does already gets a new message at the bottom.

        That he is in the group and can be written to the caller checks.

        :raises TableError: if he sits there, too many watch, or the match is over
        """
        async with self._storage.write(update_id) as tx:
            row = await tx.tables.get(table_id)
            if row is None or row.private or row.status not in {"lobby", "playing"}:
                raise TableError(Why.STALE)
            if any(seat.user_id == user_id for seat in row.seats):
                raise TableError(Why.ALREADY_SEATED)
            watchers = await tx.watchers.of_table(table_id)
            if user_id not in watchers and len(watchers) >= MOST:
                raise TableError(Why.WATCHED_ENOUGH)
            await tx.watchers.add(table_id, user_id)
        await self._changed(table_id)
        if user_id in watchers:
            await self._repost(table_id, (watch_slot(user_id),))

    async def end(self, table_id: int, user_id: int) -> None:
        """Let a person watch no longer, if he does; his message goes away."""
        if table_id in await self.of(user_id):
            async with self._storage.write() as tx:
                await tx.watchers.remove(table_id, user_id)
            await self._changed(table_id)

    async def of(self, user_id: int) -> list[int]:
        """Return the tables that a person watches, or has watched to the end."""
        async with self._storage.read() as tx:
            return await tx.watchers.watched_by(user_id)

    async def end_all(self, user_id: int) -> None:
        """Let a person watch nothing any more."""
        for table_id in await self.of(user_id):
            await self.end(table_id, user_id)
