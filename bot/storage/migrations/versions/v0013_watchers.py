"""Who watches which table in his private chat."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the table of the watchers."""
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "watchers",
        sa.Column("table_id", sa.Integer, key, primary_key=True, nullable=False),
        sa.Column("user_id", sa.Integer, primary_key=True, nullable=False),
        sqlite_strict=True,
    )
    op.create_index("watched_by", "watchers", ["user_id"])
