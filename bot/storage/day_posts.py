"""Where the ranking of a day is still to be posted, and where it was."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.conventions import NO_TOPIC
from bot.storage.day_tables import day_posts
from bot.storage.schema import preferences

_OWE: Final = insert(day_posts).on_conflict_do_nothing(
    index_elements=["day", "chat_id", "thread_id"]
)
_OWED: Final = (
    select(day_posts.c.day, day_posts.c.chat_id, day_posts.c.thread_id, day_posts.c.due_at)
    .where(day_posts.c.done_at.is_(None))
    .order_by(day_posts.c.due_at, day_posts.c.chat_id)
)
_DONE: Final = (
    update(day_posts)
    .where(
        day_posts.c.day == bindparam("of_day"),
        day_posts.c.chat_id == bindparam("of_chat"),
        day_posts.c.thread_id == bindparam("of_thread"),
    )
    .values(done_at=bindparam("now"))
)
_PLACES: Final = select(preferences.c.chat_id, preferences.c.thread_id).where(
    preferences.c.name == bindparam("of_name"), preferences.c.value == bindparam("of_value")
)
_older: Final = day_posts.alias()
_CLEAR: Final = delete(day_posts).where(
    day_posts.c.chat_id == bindparam("new"),
    select(_older.c.day)
    .where(
        _older.c.chat_id == bindparam("old"),
        _older.c.day == day_posts.c.day,
        _older.c.thread_id == day_posts.c.thread_id,
    )
    .exists(),
)
_MOVE: Final = (
    update(day_posts)
    .where(day_posts.c.chat_id == bindparam("old"))
    .values(chat_id=bindparam("new"))
)


@dataclass(frozen=True, slots=True)
class PostRow:
    """A ranking that is owed to a chat, or a topic of it, from a moment on."""

    day: str
    chat_id: int
    thread_id: int | None
    due_at: int


class DayPosts:
    """The rankings owed, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self._now = now

    async def owe(self, row: PostRow) -> None:
        """Note that a ranking is to be posted; what was noted before stays as it is."""
        values = {"day": row.day, "chat_id": row.chat_id, "thread_id": row.thread_id or NO_TOPIC}
        await self._connection.execute(_OWE, {**values, "due_at": row.due_at, "done_at": None})

    async def owed(self) -> list[PostRow]:
        """Read what is still to be posted, the first due first."""
        rows = await self._connection.execute(_OWED)
        return [PostRow(day, chat, thread or None, due) for day, chat, thread, due in rows]

    async def done(self, day: str, chat_id: int, thread_id: int | None) -> None:
        """Note that a ranking is posted, or never will be."""
        values = {"of_day": day, "of_chat": chat_id, "of_thread": thread_id or NO_TOPIC}
        await self._connection.execute(_DONE, {**values, "now": self._now})

    async def places(self, name: str, value: str) -> list[tuple[int, int | None]]:
        """List the chats and topics that have this preference."""
        values = {"of_name": name, "of_value": value}
        rows = await self._connection.execute(_PLACES, values)
        return [(chat_id, thread_id or None) for chat_id, thread_id in rows]

    async def move(self, old: int, new: int) -> None:
        """Let the new chat have what is owed to the old one."""
        await self._connection.execute(_CLEAR, {"old": old, "new": new})
        await self._connection.execute(_MOVE, {"old": old, "new": new})
