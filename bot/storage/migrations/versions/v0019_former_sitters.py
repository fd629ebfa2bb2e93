"""Who had a seat before it passed to another, and up to which deal."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    """Make the table; of seats that have passed on already nobody knows more."""
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "former_sitters",
        sa.Column("table_id", sa.Integer, key, primary_key=True, nullable=False),
        sa.Column("seat", sa.Integer, primary_key=True, nullable=False),
        sa.Column("deal", sa.Integer, primary_key=True, nullable=False),
        sa.Column("attempt", sa.Integer, primary_key=True, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("user_id", sa.Integer),
        sa.Column("level", sa.Text),
        sa.Column("left_user_id", sa.Integer),
        sa.CheckConstraint("kind IN ('human', 'computer')", name="known_kind"),
        sa.CheckConstraint("kind = 'human' OR user_id IS NULL", name="computer_has_no_account"),
        sqlite_strict=True,
    )
    op.create_index("sat_once", "former_sitters", ["user_id"])
    op.create_index("left_once", "former_sitters", ["left_user_id"])
