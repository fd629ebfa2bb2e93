"""The tables of tournaments: their people, who sits where in each round, what shows it.

A forgotten person leaves an entrant without name and account; a match that is not kept any more
leaves what it came to.
"""

from typing import Final

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    Named,
    Table,
    Text,
    TypedColumns,
    text,
)

from bot.storage.schema import metadata


class TournamentColumns(TypedColumns):
    """A tournament of a chat, opened in one topic of it or in none."""

    id: Named[int] = Column(Integer, primary_key=True)
    chat_id: Named[int] = Column(Integer)
    thread_id: Named[int | None] = Column(Integer)
    status: Named[str] = Column(Text)
    organiser: Named[int] = Column(Integer)
    rounds: Named[int] = Column(Integer)
    round: Named[int] = Column(Integer)
    in_topics: Named[int] = Column(Integer)
    created_at: Named[int] = Column(Integer)
    changed_at: Named[int] = Column(Integer)


class EntrantColumns(TypedColumns):
    """Somebody who takes part, by his number in it."""

    tournament_id: Named[int] = Column(
        Integer, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    entrant: Named[int] = Column(Integer, primary_key=True)
    user_id: Named[int | None] = Column(Integer)
    name: Named[str] = Column(Text)
    gone: Named[int] = Column(Integer, server_default=text("0"))


class BoardColumns(TypedColumns):
    """A table of a round; ``table_id`` is None until it is opened."""

    tournament_id: Named[int] = Column(
        Integer, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    round: Named[int] = Column(Integer, primary_key=True)
    board: Named[int] = Column(Integer, primary_key=True)
    table_id: Named[int | None] = Column(Integer, ForeignKey("tables.id", ondelete="SET NULL"))
    done: Named[int] = Column(Integer, server_default=text("0"))


class PlaceColumns(TypedColumns):
    """Somebody at a table of a round, and what that came to for him."""

    tournament_id: Named[int] = Column(
        Integer, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    round: Named[int] = Column(Integer, primary_key=True)
    entrant: Named[int] = Column(Integer, primary_key=True)
    board: Named[int] = Column(Integer)
    points: Named[int] = Column(Integer, server_default=text("0"))
    won: Named[int] = Column(Integer, server_default=text("0"))
    total: Named[int] = Column(Integer, server_default=text("0"))


class NoticeColumns(TypedColumns):
    """A message that a slot of a tournament shows, or a topic that was opened for it."""

    tournament_id: Named[int] = Column(
        Integer, ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True
    )
    slot: Named[str] = Column(Text, primary_key=True)
    chat_id: Named[int] = Column(Integer)
    message_id: Named[int] = Column(Integer)
    tag: Named[str] = Column(Text)


def _flag(name: str) -> CheckConstraint:
    return CheckConstraint(f"{name} IN (0, 1)", name=f"{name}_is_flag")


tournaments: Final = Table(
    "tournaments",
    metadata,
    TournamentColumns,
    CheckConstraint("status IN ('joining', 'playing', 'finished', 'stopped')", name="known_stage"),
    _flag("in_topics"),
    sqlite_strict=True,
    # An old button must never find a newer tournament under its id.
    sqlite_autoincrement=True,
)
STAGES: Final = ("joining", "playing")
"""Of a tournament that is not over."""
LIVE: Final = tournaments.c.status.in_(STAGES)
Index("one_live_tournament", tournaments.c.chat_id, unique=True, sqlite_where=LIVE)

entrants: Final = Table("entrants", metadata, EntrantColumns, _flag("gone"), sqlite_strict=True)
Index("one_entry_a_person", entrants.c.user_id, entrants.c.tournament_id, unique=True)

boards: Final = Table("boards", metadata, BoardColumns, _flag("done"), sqlite_strict=True)
Index("board_at_table", boards.c.table_id)

board_places: Final = Table(
    "board_places", metadata, PlaceColumns, _flag("won"), sqlite_strict=True
)

notices: Final = Table("notices", metadata, NoticeColumns, sqlite_strict=True)
