"""What a chat prefers beside the rules."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "preferences",
        sa.Column("chat_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("thread_id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
        sa.Column("updated_at", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
