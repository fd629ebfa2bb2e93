"""When groups were last written to: what Telegram still counts after a kill."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the table of the latest calls."""
    op.create_table(
        "paces",
        sa.Column("chat_id", sa.Integer, primary_key=True, nullable=False),
        sa.Column("wrote", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
