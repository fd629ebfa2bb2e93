"""The tables of the database as of the newest migration."""

from typing import Final

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Named,
    Table,
    Text,
    TypedColumns,
    func,
    text,
)

APPLICATION_ID: Final = 0x54484F55
"""Written into the header of the file, so that a foreign database is told apart."""

metadata = MetaData()


class ConventionColumns(TypedColumns):
    """The rules that a chat or a topic has chosen; thread 0 is the chat itself."""

    chat_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    thread_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    rules: Named[str] = Column(Text)


class PreferenceColumns(TypedColumns):
    """What a chat or a topic prefers beside the rules; thread 0 is the chat itself."""

    chat_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    thread_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    name: Named[str] = Column(Text, primary_key=True)
    value: Named[str] = Column(Text)


class TableColumns(TypedColumns):
    """A table of a chat."""

    id: Named[int] = Column(Integer, primary_key=True)
    chat_id: Named[int] = Column(Integer)
    thread_id: Named[int | None] = Column(Integer)
    private: Named[int] = Column(Integer)
    status: Named[str] = Column(Text)
    rev: Named[int] = Column(Integer)
    opener: Named[int] = Column(Integer)
    match_id: Named[str] = Column(Text)
    state: Named[str | None] = Column(Text)
    schema: Named[int] = Column(Integer)
    deal_start: Named[str | None] = Column(Text)
    commitment: Named[str | None] = Column(Text)
    sealed: Named[str | None] = Column(Text)
    choice_revs: Named[str | None] = Column(Text)
    winner: Named[int | None] = Column(Integer)
    created_at: Named[int] = Column(Integer)
    acted_at: Named[int] = Column(Integer)
    thinned_at: Named[int | None] = Column(Integer)
    turn_from: Named[int] = Column(Integer, server_default=text("0"))
    day: Named[str | None] = Column(Text)
    paused_at: Named[int | None] = Column(Integer)


class SeatColumns(TypedColumns):
    """A seat of a table."""

    table_id: Named[int] = Column(
        Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Named[int] = Column(Integer, primary_key=True)
    kind: Named[str] = Column(Text)
    name: Named[str] = Column(Text)
    user_id: Named[int | None] = Column(Integer)
    level: Named[str | None] = Column(Text)
    left_user_id: Named[int | None] = Column(Integer)
    missed: Named[int] = Column(Integer, server_default=text("0"))
    votes: Named[int] = Column(Integer, server_default=text("0"))
    here: Named[int] = Column(Integer, server_default=text("0"))
    break_deal: Named[int] = Column(Integer, server_default=text("0"))


class ActionColumns(TypedColumns):
    """An accepted action; rows are only ever added.

    ``at`` is for the operator who looks into a complaint; the program itself never asks.
    """

    id: Named[int] = Column(Integer, primary_key=True)
    table_id: Named[int] = Column(Integer, ForeignKey("tables.id", ondelete="CASCADE"))
    rev: Named[int] = Column(Integer)
    deal: Named[int] = Column(Integer)
    seat: Named[int | None] = Column(Integer)
    action: Named[str] = Column(Text)
    auto: Named[str | None] = Column(Text)
    at: Named[int] = Column(Integer)


class DealColumns(TypedColumns):
    """A deal that is over; ``at`` is for the operator, as that of actions."""

    table_id: Named[int] = Column(
        Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    number: Named[int] = Column(Integer, primary_key=True)
    attempt: Named[int] = Column(Integer, primary_key=True)
    record: Named[str] = Column(Text)
    at: Named[int] = Column(Integer)


class MessageColumns(TypedColumns):
    """A message that a slot of a table shows."""

    table_id: Named[int] = Column(
        Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    slot: Named[str] = Column(Text, primary_key=True)
    chat_id: Named[int] = Column(Integer)
    thread_id: Named[int | None] = Column(Integer)
    message_id: Named[int] = Column(Integer)
    tag: Named[str] = Column(Text)
    at: Named[int] = Column(Integer)
    receiver: Named[int | None] = Column(Integer)


class PersonColumns(TypedColumns):
    """A person who was seen."""

    user_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    name: Named[str] = Column(Text)
    language: Named[str | None] = Column(Text)
    language_hint: Named[str | None] = Column(Text)
    private_ok: Named[int] = Column(Integer)
    cards: Named[str | None] = Column(Text)
    only_card: Named[int] = Column(Integer, server_default=text("0"))


class ChatColumns(TypedColumns):
    """A chat that was seen."""

    chat_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    title: Named[str] = Column(Text)
    language: Named[str | None] = Column(Text)
    migrated_to: Named[int | None] = Column(Integer)


class MarkColumns(TypedColumns):
    """A moment that the program remembers."""

    name: Named[str] = Column(Text, primary_key=True)
    at: Named[int] = Column(Integer)


class PaceColumns(TypedColumns):
    """When a group was last written to; ``wrote`` is a JSON list of moments."""

    chat_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    wrote: Named[str] = Column(Text)
    at: Named[int] = Column(Integer)


class PictureColumns(TypedColumns):
    """A picture that Telegram has."""

    key: Named[str] = Column(Text, primary_key=True)
    file_id: Named[str] = Column(Text)
    at: Named[int] = Column(Integer)


class UpdateColumns(TypedColumns):
    """An update whose effect is committed."""

    update_id: Named[int] = Column(Integer, primary_key=True, autoincrement=False)
    at: Named[int] = Column(Integer)


tables = Table(
    "tables",
    metadata,
    TableColumns,
    CheckConstraint("private IN (0, 1)", name="private_is_flag"),
    CheckConstraint("status IN ('lobby', 'playing', 'finished', 'stopped')", name="known_status"),
    sqlite_strict=True,
    # An old button must never find a newer table under its id.
    sqlite_autoincrement=True,
)
LIVE: Final = tables.c.status.in_(("lobby", "playing"))
Index(
    "one_live_table",
    tables.c.chat_id,
    func.coalesce(tables.c.thread_id, 0),
    func.coalesce(tables.c.day, ""),
    unique=True,
    sqlite_where=LIVE,
)
Index("tables_of_chat", tables.c.chat_id, tables.c.id)

seats = Table(
    "seats",
    metadata,
    SeatColumns,
    CheckConstraint("kind IN ('human', 'computer')", name="known_kind"),
    CheckConstraint("kind = 'human' OR user_id IS NULL", name="computer_has_no_account"),
    sqlite_strict=True,
)
Index("one_seat_a_person", seats.c.user_id, seats.c.table_id, unique=True)

actions = Table("actions", metadata, ActionColumns, sqlite_strict=True)
Index("actions_of_deal", actions.c.table_id, actions.c.deal)

deals = Table("deals", metadata, DealColumns, sqlite_strict=True)

messages = Table("messages", metadata, MessageColumns, sqlite_strict=True)
Index("messages_of_chat", messages.c.chat_id)

persons = Table(
    "persons",
    metadata,
    PersonColumns,
    CheckConstraint("private_ok IN (0, 1)", name="private_ok_is_flag"),
    sqlite_strict=True,
)

conventions = Table("conventions", metadata, ConventionColumns, sqlite_strict=True)

preferences = Table("preferences", metadata, PreferenceColumns, sqlite_strict=True)

chats = Table("chats", metadata, ChatColumns, sqlite_strict=True)

marks = Table("marks", metadata, MarkColumns, sqlite_strict=True)

paces = Table("paces", metadata, PaceColumns, sqlite_strict=True)

pictures = Table("pictures", metadata, PictureColumns, sqlite_strict=True)

updates = Table("updates", metadata, UpdateColumns, sqlite_strict=True)
