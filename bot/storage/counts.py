"""The tables of the statistics: who played which deal, and how matches ended for whom.

A person's number stands in ``players`` alone; to delete his row is to delete all that counts him.
"""

from typing import Final

from sqlalchemy import (
    REAL,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    Named,
    Table,
    Text,
    TypedColumns,
)

from bot.storage.schema import metadata


class PlayerColumns(TypedColumns):
    """The key under which a person is counted; it is never given to another."""

    player: Named[int] = Column(Integer, primary_key=True)
    user_id: Named[int] = Column(Integer, unique=True)


class ShareColumns(TypedColumns):
    """Who had a seat when a deal ended, and what he did in it."""

    table_id: Named[int] = Column(
        Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Named[int] = Column(Integer, primary_key=True)
    attempt: Named[int] = Column(Integer, primary_key=True)
    seat: Named[int] = Column(Integer, primary_key=True)
    player: Named[int] = Column(Integer, ForeignKey("players.player", ondelete="CASCADE"))
    counted: Named[int] = Column(Integer)
    stood_in: Named[int] = Column(Integer)
    points: Named[int] = Column(Integer)
    contract: Named[int | None] = Column(Integer)
    outcome: Named[str | None] = Column(Text)
    marriages: Named[int] = Column(Integer)
    bolts: Named[int] = Column(Integer)
    barrels: Named[int] = Column(Integer)
    falls: Named[int] = Column(Integer)


class SittingColumns(TypedColumns):
    """A person in a match: the seat he began on, and his place once it is over."""

    table_id: Named[int] = Column(
        Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    player: Named[int] = Column(
        Integer, ForeignKey("players.player", ondelete="CASCADE"), primary_key=True
    )
    seat: Named[int | None] = Column(Integer)
    place: Named[int | None] = Column(Integer)
    departed: Named[int] = Column(Integer)
    rated: Named[int] = Column(Integer)
    over_at: Named[int | None] = Column(Integer)


class RatingColumns(TypedColumns):
    """How well a person plays, by the matches of a chat."""

    chat_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    player: Named[int] = Column(
        Integer, ForeignKey("players.player", ondelete="CASCADE"), primary_key=True
    )
    mu: Named[float] = Column(REAL)
    sigma: Named[float] = Column(REAL)


players: Final = Table(
    "players", metadata, PlayerColumns, sqlite_strict=True, sqlite_autoincrement=True
)

shares: Final = Table(
    "shares",
    metadata,
    ShareColumns,
    CheckConstraint("counted IN (0, 1)", name="counted_is_flag"),
    CheckConstraint("stood_in IN (0, 1)", name="stood_in_is_flag"),
    sqlite_strict=True,
)
Index("shares_of_player", shares.c.player)

sittings: Final = Table(
    "sittings",
    metadata,
    SittingColumns,
    CheckConstraint("departed IN (0, 1)", name="departed_is_flag"),
    CheckConstraint("rated IN (0, 1)", name="rated_is_flag"),
    sqlite_strict=True,
)
Index("sittings_of_player", sittings.c.player)

ratings: Final = Table("ratings", metadata, RatingColumns, sqlite_strict=True)
Index("ratings_of_player", ratings.c.player)
