"""Hands that are shown in the group itself, to one member each."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add who alone sees a message, and who can be shown his hand in this way."""
    op.add_column("messages", sa.Column("receiver", sa.Integer))
    here = sa.Column("here", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("seats", here)
