"""The deal of the day: its deck, who tried it, where its ranking goes; tables of a day."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the tables of the day; a person may sit at that of a day beside his practice."""
    _days()
    _attempts()
    _posts()
    op.add_column("tables", sa.Column("day", sa.Text))
    op.drop_index("one_live_table", "tables")
    op.create_index(
        "one_live_table",
        "tables",
        ["chat_id", sa.text("coalesce(thread_id, 0)"), sa.text("coalesce(day, '')")],
        unique=True,
        sqlite_where=sa.text("status IN ('lobby', 'playing')"),
    )


def _day() -> sa.Column[str]:
    key = sa.ForeignKey("days.day", ondelete="CASCADE")
    return sa.Column("day", sa.Text, key, primary_key=True, nullable=False)


def _days() -> None:
    op.create_table(
        "days",
        sa.Column("day", sa.Text, primary_key=True, nullable=False),
        sa.Column("ends_at", sa.Integer, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("dealer", sa.Integer, nullable=False),
        sa.Column("closed_at", sa.Integer),
        sqlite_strict=True,
    )
    op.create_table(
        "day_moves",
        _day(),
        sa.Column("situation", sa.Text, primary_key=True, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sqlite_strict=True,
    )


def _attempts() -> None:
    op.create_table(
        "attempts",
        _day(),
        sa.Column("entrant", sa.Text, primary_key=True, nullable=False),
        sa.Column("player", sa.Integer, sa.ForeignKey("players.player", ondelete="SET NULL")),
        sa.Column("table_id", sa.Integer, sa.ForeignKey("tables.id", ondelete="SET NULL")),
        sa.Column("points", sa.Integer),
        sa.Column("others", sa.Integer),
        sqlite_strict=True,
    )
    op.create_index("attempts_of_player", "attempts", ["player"])
    op.create_index("attempt_at_table", "attempts", ["table_id"])


def _posts() -> None:
    op.create_table(
        "day_posts",
        _day(),
        sa.Column("chat_id", sa.Integer, primary_key=True, nullable=False),
        sa.Column("thread_id", sa.Integer, primary_key=True, nullable=False),
        sa.Column("due_at", sa.Integer, nullable=False),
        sa.Column("done_at", sa.Integer),
        sqlite_strict=True,
    )
