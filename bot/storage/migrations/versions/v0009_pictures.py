"""Pictures: how a person wants to see his cards, and what Telegram keeps already."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Let a person have chosen, and a picture be known by its file."""
    op.add_column("persons", sa.Column("cards", sa.Text))
    op.create_table(
        "pictures",
        sa.Column("key", sa.Text, primary_key=True, nullable=False),
        sa.Column("file_id", sa.Text, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
