"""Statistics: who played which deal and what it counts, how matches ended, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables; what was played before counts for nobody, for no one noted who played."""
    op.create_table(
        "players",
        sa.Column("player", sa.Integer, primary_key=True),
        sa.Column("user_id", sa.Integer, nullable=False, unique=True),
        sqlite_strict=True,
        sqlite_autoincrement=True,
    )
    _shares()
    _sittings()
    _ratings()


def _table_id() -> sa.Column[int]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.Integer, key, primary_key=True, nullable=False)


def _player(*, primary_key: bool) -> sa.Column[int]:
    key = sa.ForeignKey("players.player", ondelete="CASCADE")
    return sa.Column("player", sa.Integer, key, primary_key=primary_key, nullable=False)


def _shares() -> None:
    op.create_table(
        "shares",
        _table_id(),
        *(
            sa.Column(name, sa.Integer, primary_key=True, nullable=False)
            for name in ("number", "attempt", "seat")
        ),
        _player(primary_key=False),
        sa.Column("counted", sa.Integer, nullable=False),
        sa.Column("stood_in", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("contract", sa.Integer),
        sa.Column("outcome", sa.Text),
        *(
            sa.Column(name, sa.Integer, nullable=False)
            for name in ("marriages", "bolts", "barrels", "falls")
        ),
        sa.CheckConstraint("counted IN (0, 1)", name="counted_is_flag"),
        sa.CheckConstraint("stood_in IN (0, 1)", name="stood_in_is_flag"),
        sqlite_strict=True,
    )
    op.create_index("shares_of_player", "shares", ["player"])


def _sittings() -> None:
    op.create_table(
        "sittings",
        _table_id(),
        _player(primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("departed", sa.Integer, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("over_at", sa.Integer),
        sa.CheckConstraint("departed IN (0, 1)", name="departed_is_flag"),
        sa.CheckConstraint("rated IN (0, 1)", name="rated_is_flag"),
        sqlite_strict=True,
    )
    op.create_index("sittings_of_player", "sittings", ["player"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("chat_id", sa.Integer, primary_key=True, autoincrement=False, nullable=False),
        _player(primary_key=True),
        sa.Column("mu", sa.REAL, nullable=False),
        sa.Column("sigma", sa.REAL, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("ratings_of_player", "ratings", ["player"])
