"""What shows a tournament: its messages, and the topics that were opened for it."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Final

from sqlalchemy import bindparam, delete, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.cup_rows import NoticeRow
from bot.storage.cup_tables import notices

_ALL: Final = select(notices.c.slot, notices.c.chat_id, notices.c.message_id, notices.c.tag).where(
    notices.c.tournament_id == bindparam("this")
)
_NEW: Final = insert(notices)
_PUT: Final = _NEW.on_conflict_do_update(
    index_elements=["tournament_id", "slot"],
    set_={name: _NEW.excluded[name] for name in ("chat_id", "message_id", "tag")},
)

_DROP: Final = delete(notices).where(
    notices.c.tournament_id == bindparam("this"), notices.c.slot == bindparam("of_slot")
)


class Notices:
    """The messages of tournaments, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def all(self, tournament_id: int) -> Mapping[str, NoticeRow]:
        """Read what shows a tournament, by slot."""
        rows = await self._connection.execute(_ALL, {"this": tournament_id})
        return {row[0]: NoticeRow(*row) for row in rows}

    async def put(self, tournament_id: int, notice: NoticeRow) -> None:
        """Note what a slot shows."""
        values = {"tournament_id": tournament_id, **asdict(notice)}
        await self._connection.execute(_PUT, values)

    async def drop(self, tournament_id: int, slot: str) -> None:
        """Forget what a slot shows."""
        await self._connection.execute(_DROP, {"this": tournament_id, "of_slot": slot})
