"""One transaction: every part of storage at one moment."""

from typing import Final

from sqlalchemy import bindparam, delete, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.boards import Boards
from bot.storage.bookings import Bookings
from bot.storage.chats import Chats
from bot.storage.clocks import Clocks
from bot.storage.conventions import Conventions
from bot.storage.day_posts import DayPosts
from bot.storage.days import Days
from bot.storage.errors import TableExistsError
from bot.storage.figures import FiguresOf
from bot.storage.forgetting import Forgotten, forget
from bot.storage.marks import Marks
from bot.storage.messages import Messages
from bot.storage.notices import Notices
from bot.storage.paces import Paces
from bot.storage.persons import Persons
from bot.storage.pictures import Pictures
from bot.storage.preferences import Preferences
from bot.storage.rankings import Rankings
from bot.storage.records import Actions, Deals
from bot.storage.schema import messages, tables
from bot.storage.sitters import Sitters
from bot.storage.tables import Tables
from bot.storage.tournaments import Tournaments
from bot.storage.updates import Updates
from bot.storage.watchers import Watchers

_MOVE_TABLES: Final = (
    update(tables).where(tables.c.chat_id == bindparam("old")).values(chat_id=bindparam("new"))
)
# Results stay noted: they have been told, though they can no longer be edited.
_VOID_MESSAGES: Final = delete(messages).where(
    messages.c.chat_id == bindparam("old"), messages.c.slot.not_like("result:%")
)

_MOVE_TABLE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("this"))
    .values(thread_id=bindparam("thread"), rev=tables.c.rev + 1)
)
_VOID_AT_TABLE: Final = delete(messages).where(
    messages.c.table_id == bindparam("this"),
    messages.c.chat_id < 0,
    messages.c.slot.not_like("result:%"),
)


class Transaction:
    """All of storage within one transaction; ``now`` is its moment in Unix milliseconds."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self.now = now
        self.tables = Tables(connection, now)
        self.actions = Actions(connection)
        self.deals = Deals(connection)
        self.messages = Messages(connection)
        self.bookings = Bookings(connection, now)
        self.figures = FiguresOf(connection)
        self.rankings = Rankings(connection)
        self.persons = Persons(connection)
        self.chats = Chats(connection)
        self.conventions = Conventions(connection)
        self.preferences = Preferences(connection)
        self.clocks = Clocks(connection, now)
        self.marks = Marks(connection, now)
        self.paces = Paces(connection, now)
        self.pictures = Pictures(connection, now)
        self.updates = Updates(connection, now)
        self.watchers = Watchers(connection)
        self.sitters = Sitters(connection)
        self.days = Days(connection, now)
        self.day_posts = DayPosts(connection, now)
        self.tournaments = Tournaments(connection, now)
        self.boards = Boards(connection)
        self.notices = Notices(connection)

    async def forget(self, user_id: int) -> Forgotten:
        """Delete what is kept of a person, who sits at no live table; his past seats stay."""
        return await forget(self._connection, user_id)

    async def move_table(self, table_id: int, thread_id: int | None) -> None:
        """Move a live table to another topic of its chat, or to none; its messages are void."""
        values = {"this": table_id, "thread": thread_id}
        await self._connection.execute(_MOVE_TABLE, values)
        await self._connection.execute(_VOID_AT_TABLE, {"this": table_id})

    async def move_chat(self, old: int, new: int) -> None:
        """Move all that belongs to a group to the supergroup it became; its messages are void.

        :raises TableExistsError: if both have a live table; nothing is moved then
        """
        try:
            await self._connection.execute(_MOVE_TABLES, {"old": old, "new": new})
        except IntegrityError as error:
            raise TableExistsError(new) from error
        await self._connection.execute(_VOID_MESSAGES, {"old": old})
        await self.conventions.move(old, new)
        await self.preferences.move(old, new)
        await self.bookings.move(old, new)
        await self.day_posts.move(old, new)
        await self.tournaments.move(old, new)
        await self.paces.move(old, new)
        await self.chats.move(old, new)
