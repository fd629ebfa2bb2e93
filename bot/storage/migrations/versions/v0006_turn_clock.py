"""The turn clock: since when a person is waited for, and how often it has moved for him."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Let tables and seats have what the clock needs, and the program remember moments."""
    for table, name in (("tables", "turn_from"), ("seats", "missed"), ("seats", "votes")):
        column = sa.Column(name, sa.Integer, nullable=False, server_default=sa.text("0"))
        op.add_column(table, column)
    op.create_table(
        "marks",
        sa.Column("name", sa.Text, primary_key=True, nullable=False),
        sa.Column("at", sa.Integer, nullable=False),
        sqlite_strict=True,
    )
