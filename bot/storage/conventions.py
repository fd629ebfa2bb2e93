"""The rules that a chat, or a topic of it, has chosen for its tables; opaque text here."""

from typing import Final

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.schema import conventions

_NEW: Final = insert(conventions)
_PUT: Final = _NEW.on_conflict_do_update(
    index_elements=["chat_id", "thread_id"],
    set_={"rules": _NEW.excluded.rules},
)
_HERE: Final = (
    conventions.c.chat_id == bindparam("of_chat"),
    conventions.c.thread_id == bindparam("of_thread"),
)
_GET: Final = select(conventions.c.rules).where(*_HERE)
_MOVE: Final = (
    update(conventions)
    .where(conventions.c.chat_id == bindparam("old"))
    .values(chat_id=bindparam("new"))
)
_CLEAR: Final = delete(conventions).where(
    conventions.c.chat_id == bindparam("new"),
    conventions.c.thread_id.in_(
        select(conventions.c.thread_id).where(conventions.c.chat_id == bindparam("old"))
    ),
)
NO_TOPIC: Final = 0
"""Stands for a chat without topics, since a key holds no nothing."""


class Conventions:
    """The chosen rules, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def put(self, chat_id: int, thread_id: int | None, rules: str) -> None:
        """Note the rules chosen for a chat or a topic."""
        values = {"chat_id": chat_id, "thread_id": thread_id or NO_TOPIC, "rules": rules}
        await self._connection.execute(_PUT, values)

    async def get(self, chat_id: int, thread_id: int | None) -> str | None:
        """Read the rules chosen for a chat or a topic; None if nothing was ever chosen."""
        values = {"of_chat": chat_id, "of_thread": thread_id or NO_TOPIC}
        return (await self._connection.execute(_GET, values)).scalar_one_or_none()

    async def move(self, old: int, new: int) -> None:
        """Let the new chat have what was chosen in the old one."""
        await self._connection.execute(_CLEAR, {"old": old, "new": new})
        await self._connection.execute(_MOVE, {"old": old, "new": new})
