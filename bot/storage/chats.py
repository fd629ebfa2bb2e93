"""Chats: their titles, languages and what they became."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import bindparam, select
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import ChatRow
from bot.storage.schema import chats

_NEW: Final = insert(chats)
# Nothing is written for a chat that is as it was.
_SEE: Final = _NEW.on_conflict_do_update(
    index_elements=["chat_id"],
    set_={"title": _NEW.excluded.title},
    where=chats.c.title != _NEW.excluded.title,
)
_SET_LANGUAGE: Final = _NEW.on_conflict_do_update(
    index_elements=["chat_id"],
    set_={"language": _NEW.excluded.language},
)
_SET_MIGRATED_TO: Final = _NEW.on_conflict_do_update(
    index_elements=["chat_id"],
    set_={"migrated_to": _NEW.excluded.migrated_to},
)
_GET: Final = select(chats).where(chats.c.chat_id == bindparam("of_chat"))
_MANY: Final = select(chats).where(chats.c.chat_id.in_(bindparam("ids", expanding=True)))
_FORMER: Final = select(chats.c.chat_id).where(chats.c.migrated_to == bindparam("became"))


class Chats:
    """The chats, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def see(self, chat_id: int, title: str) -> None:
        """Note a chat's present title; its language stays."""
        await self._put(_SEE, chat_id, title=title)

    async def set_language(self, chat_id: int, language: str | None) -> None:
        """Note the language chosen for the chat."""
        await self._put(_SET_LANGUAGE, chat_id, language=language)

    async def get(self, chat_id: int) -> ChatRow | None:
        """Read a chat."""
        result = await self._connection.execute(_GET, {"of_chat": chat_id})
        found = result.mappings().first()
        return None if found is None else ChatRow(**found)

    async def many(self, chat_ids: Sequence[int]) -> list[ChatRow]:
        """Read those of the chats that are known."""
        result = await self._connection.execute(_MANY, {"ids": chat_ids})
        return [ChatRow(**row) for row in result.mappings()]

    async def former(self, chat_id: int) -> list[int]:
        """Return the ids that a group had before it became this supergroup."""
        result = await self._connection.execute(_FORMER, {"became": chat_id})
        return list(result.scalars())

    async def move(self, old: int, new: int) -> None:
        """Let the new chat inherit what was chosen in the old one."""
        before, after = await self.get(old), await self.get(new)
        if before is not None and (after is None or after.language is None):
            await self._put(
                _SET_LANGUAGE,
                new,
                title=before.title,
                language=before.language,
            )
        await self._put(_SET_MIGRATED_TO, old, migrated_to=new)

    async def _put(self, statement: Any, chat_id: int, **known: Any) -> None:
        unknown = {"title": "", "language": None, "migrated_to": None}
        await self._connection.execute(statement, {**unknown, **known, "chat_id": chat_id})
