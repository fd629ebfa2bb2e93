"""What chats and topics prefer beside the rules: a word for each name."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.conventions import NO_TOPIC
from bot.storage.schema import preferences

_NEW: Final = insert(preferences)
_PUT: Final = _NEW.on_conflict_do_update(
    index_elements=["chat_id", "thread_id", "name"],
    set_={"value": _NEW.excluded.value},
)
_GET: Final = select(preferences.c.value).where(
    preferences.c.chat_id == bindparam("of_chat"),
    preferences.c.thread_id == bindparam("of_thread"),
    preferences.c.name == bindparam("of_name"),
)
_OF_CHATS: Final = select(
    preferences.c.chat_id, preferences.c.thread_id, preferences.c.name, preferences.c.value
).where(preferences.c.chat_id.in_(bindparam("ids", expanding=True)))
_MOVE: Final = (
    update(preferences)
    .where(preferences.c.chat_id == bindparam("old"))
    .values(chat_id=bindparam("new"))
)
_older: Final = preferences.alias()
_CLEAR: Final = delete(preferences).where(
    preferences.c.chat_id == bindparam("new"),
    select(_older.c.chat_id)
    .where(
        _older.c.chat_id == bindparam("old"),
        _older.c.thread_id == preferences.c.thread_id,
        _older.c.name == preferences.c.name,
    )
    .exists(),
)


class Preferences:
    """The preferences, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def put(self, chat_id: int, thread_id: int | None, name: str, value: str) -> None:
        """Note what a chat or a topic prefers."""
        values = {
            "chat_id": chat_id,
            "thread_id": thread_id or NO_TOPIC,
            "name": name,
            "value": value,
        }
        await self._connection.execute(_PUT, values)

    async def get(self, chat_id: int, thread_id: int | None, name: str) -> str | None:
        """Read what a chat or a topic prefers; None if it never said."""
        values = {"of_chat": chat_id, "of_thread": thread_id or NO_TOPIC, "of_name": name}
        return (await self._connection.execute(_GET, values)).scalar_one_or_none()

    async def of_chats(self, chat_ids: Sequence[int]) -> dict[tuple[int, int, str], str]:
        """Read all that several chats prefer, by chat, topic (``NO_TOPIC`` is none) and name."""
        rows = (await self._connection.execute(_OF_CHATS, {"ids": chat_ids})).all()
        return {(chat_id, thread_id, name): value for chat_id, thread_id, name, value in rows}

    async def move(self, old: int, new: int) -> None:
        """Let the new chat have what was preferred in the old one."""
        await self._connection.execute(_CLEAR, {"old": old, "new": new})
        await self._connection.execute(_MOVE, {"old": old, "new": new})
