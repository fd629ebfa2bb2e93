"""The tables of the deal of the day.

Of who was forgotten an attempt keeps no name and no result, only that there was one, until the
day ends.
"""

from typing import Final

from sqlalchemy import Column, ForeignKey, Index, Integer, Named, Table, Text, TypedColumns

from bot.storage.schema import metadata


class DayColumns(TypedColumns):
    """A day: its deck, secret until the day is closed."""

    day: Named[str] = Column(Text, primary_key=True)
    ends_at: Named[int] = Column(Integer)
    deck: Named[str] = Column(Text)
    commitment: Named[str] = Column(Text)
    dealer: Named[int] = Column(Integer)
    closed_at: Named[int | None] = Column(Integer)


class DayMoveColumns(TypedColumns):
    """What a computer did in a situation of a day, and does again."""

    day: Named[str] = Column(Text, ForeignKey("days.day", ondelete="CASCADE"), primary_key=True)
    situation: Named[str] = Column(Text, primary_key=True)
    action: Named[str] = Column(Text)


class AttemptColumns(TypedColumns):
    """A person's one attempt; without points it is not over, or was broken off."""

    day: Named[str] = Column(Text, ForeignKey("days.day", ondelete="CASCADE"), primary_key=True)
    entrant: Named[str] = Column(Text, primary_key=True)
    player: Named[int | None] = Column(Integer, ForeignKey("players.player", ondelete="SET NULL"))
    table_id: Named[int | None] = Column(Integer, ForeignKey("tables.id", ondelete="SET NULL"))
    points: Named[int | None] = Column(Integer)
    others: Named[int | None] = Column(Integer)


class DayPostColumns(TypedColumns):
    """A ranking that is owed to a chat or a topic (thread 0 is none), or was posted there."""

    day: Named[str] = Column(Text, ForeignKey("days.day", ondelete="CASCADE"), primary_key=True)
    chat_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    thread_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    due_at: Named[int] = Column(Integer)
    done_at: Named[int | None] = Column(Integer)


days: Final = Table("days", metadata, DayColumns, sqlite_strict=True)
day_moves: Final = Table("day_moves", metadata, DayMoveColumns, sqlite_strict=True)
attempts: Final = Table("attempts", metadata, AttemptColumns, sqlite_strict=True)
Index("attempts_of_player", attempts.c.player)
Index("attempt_at_table", attempts.c.table_id)
day_posts: Final = Table("day_posts", metadata, DayPostColumns, sqlite_strict=True)
