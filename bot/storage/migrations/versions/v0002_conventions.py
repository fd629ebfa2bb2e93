"""The rules a chat has chosen."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "conventions",
        sa.Column("chat_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("thread_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("updated_at", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
