"""Tournaments: who takes part, who sits where in each round, what shows it."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the tables of the tournaments; a chat has one live tournament at most."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.Integer, primary_key=True, nullable=False),
        sa.Column("chat_id", sa.Integer, nullable=False),
        sa.Column("thread_id", sa.Integer),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("organiser", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        _number("in_topics"),
        sa.Column("created_at", sa.Integer, nullable=False),
        sa.Column("changed_at", sa.Integer, nullable=False),
        sa.CheckConstraint(
            "status IN ('joining', 'playing', 'finished', 'stopped')", name="known_stage"
        ),
        sa.CheckConstraint("in_topics IN (0, 1)", name="in_topics_is_flag"),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    op.create_index(
        "one_live_tournament",
        "tournaments",
        ["chat_id"],
        unique=True,
        sqlite_where=sa.text("status IN ('joining', 'playing')"),
    )
    _people()
    _rounds()


def _people() -> None:
    op.create_table(
        "entrants",
        *_key("entrant"),
        sa.Column("user_id", sa.Integer),
        sa.Column("name", sa.Text, nullable=False),
        _number("gone", default=True),
        sa.CheckConstraint("gone IN (0, 1)", name="gone_is_flag"),
        sqlite_strict=True,
    )
    op.create_index("one_entry_a_person", "entrants", ["user_id", "tournament_id"], unique=True)
    slot = sa.Column("slot", sa.Text, primary_key=True, nullable=False)
    op.create_table(
        "notices",
        *_key(),
        slot,
        sa.Column("chat_id", sa.Integer, nullable=False),
        sa.Column("message_id", sa.Integer, nullable=False),
        sa.Column("tag", sa.Text, nullable=False),
        sqlite_strict=True,
    )


def _rounds() -> None:
    table = sa.ForeignKey("tables.id", ondelete="SET NULL")
    op.create_table(
        "boards",
        *_key("round", "board"),
        sa.Column("table_id", sa.Integer, table),
        _number("done", default=True),
        sa.CheckConstraint("done IN (0, 1)", name="done_is_flag"),
        sqlite_strict=True,
    )
    op.create_index("board_at_table", "boards", ["table_id"])
    op.create_table(
        "board_places",
        *_key("round", "entrant"),
        sa.Column("board", sa.Integer, nullable=False),
        _number("points", default=True),
        _number("won", default=True),
        _number("total", default=True),
        sa.CheckConstraint("won IN (0, 1)", name="won_is_flag"),
        sqlite_strict=True,
    )


def _key(*numbers: str) -> list[sa.Column[int]]:
    tournament = sa.ForeignKey("tournaments.id", ondelete="CASCADE")
    return [
        sa.Column("tournament_id", sa.Integer, tournament, primary_key=True, nullable=False),
        *(sa.Column(name, sa.Integer, primary_key=True, nullable=False) for name in numbers),
    ]


def _number(name: str, *, default: bool = False) -> sa.Column[int]:
    start = sa.text("0") if default else None
    return sa.Column(name, sa.Integer, nullable=False, server_default=start)
