"""Breaks of a table: since when it has one, and in which deal somebody wants one."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add both; no table has a break yet, and nobody wants one."""
    op.add_column("tables", sa.Column("paused_at", sa.Integer))
    wanted = sa.Column("break_deal", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("seats", wanted)
