"""The first tables: persons, chats, tables with what belongs to them, updates."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make every table."""
    _tables()
    _places()
    _seats()
    _records()
    _messages()
    _people()
    op.create_table(
        "updates",
        sa.Column("update_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_strict=True,
    )


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("chat_id", sa.Integer, nullable=False),
        sa.Column("thread_id", sa.Integer),
        sa.Column("private", sa.Integer, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("opener", sa.Integer, nullable=False),
        sa.Column("match_id", sa.Text, nullable=False),
        sa.Column("state", sa.Text),
        sa.Column("schema", sa.Integer, nullable=False),
        sa.Column("deal_start", sa.Text),
        sa.Column("commitment", sa.Text),
        sa.Column("choice_revs", sa.Text),
        sa.Column("winner", sa.Integer),
        sa.Column("created_at", sa.Integer, nullable=False),
        sa.Column("acted_at", sa.Integer, nullable=False),
        sa.CheckConstraint("private IN (0, 1)", name="private_is_flag"),
        sa.CheckConstraint(
            "status IN ('lobby', 'playing', 'finished', 'stopped')", name="known_status"
        ),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )


def _places() -> None:
    op.create_index(
        "one_live_table",
        "tables",
        ["chat_id", sa.text("coalesce(thread_id, 0)")],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'playing')"),
    )
    op.create_index("tables_of_chat", "tables", ["chat_id", "id"])


def _seats() -> None:
    op.create_table(
        "seats",
        _table_id(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("user_id", sa.Integer),
        sa.Column("level", sa.Text),
        sa.Column("left_user_id", sa.Integer),
        sa.CheckConstraint("kind IN ('human', 'computer')", name="known_kind"),
        sa.CheckConstraint("(kind = 'human') = (user_id IS NOT NULL)", name="human_has_account"),
        sqlite_strict=True,
    )
    op.create_index("one_seat_a_person", "seats", ["user_id", "table_id"], unique=True)


def _records() -> None:
    op.create_table(
        "actions",
        sa.Column("id", sa.Integer, primary_key=True),
        _table_id(),
        sa.Column("rev", sa.Integer, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("auto", sa.Text),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("actions_of_deal", "actions", ["table_id", "deal"])
    op.create_table(
        "deals",
        _table_id(primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True),
        sa.Column("record", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_strict=True,
    )


def _messages() -> None:
    op.create_table(
        "messages",
        _table_id(primary_key=True),
        sa.Column("slot", sa.Text, primary_key=True),
        sa.Column("chat_id", sa.Integer, nullable=False),
        sa.Column("thread_id", sa.Integer),
        sa.Column("message_id", sa.Integer, nullable=False),
        sa.Column("tag", sa.Text, nullable=False),
        sa.Column("deal", sa.Integer),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("messages_of_chat", "messages", ["chat_id"])


def _people() -> None:
    op.create_table(
        "persons",
        sa.Column("user_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("language_hint", sa.Text),
        sa.Column("private_ok", sa.Integer, nullable=False),
        sa.Column("updated_at", sa.Integer, nullable=False),
        sa.CheckConstraint("private_ok IN (0, 1)", name="private_ok_is_flag"),
        sqlite_strict=True,
    )
    op.create_table(
        "chats",
        sa.Column("chat_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("title", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("language", sa.Text),
        sa.Column("migrated_to", sa.Integer),
        sa.Column("updated_at", sa.Integer, nullable=False),
        sqlite_strict=True,
    )


def _table_id(*, primary_key: bool = False) -> sa.Column[int]:
    return sa.Column(
        "table_id",
        sa.Integer,
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=primary_key,
        nullable=False,
    )
