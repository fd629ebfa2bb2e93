"""Seats of persons who were forgotten, and matches of which only the scoresheet is kept."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Let a person's seat be without account, and note when a match was thinned."""
    op.add_column("tables", sa.Column("thinned_at", sa.Integer))
    op.create_table(
        "seats_anew",
        sa.Column(
            "table_id",
            sa.Integer,
            sa.ForeignKey("tables.id", ondelete="CASCADE"),
            primary_key=True,
            nullable=False,
        ),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("user_id", sa.Integer),
        sa.Column("level", sa.Text),
        sa.Column("left_user_id", sa.Integer),
        sa.CheckConstraint("kind IN ('human', 'computer')", name="known_kind"),
        sa.CheckConstraint("kind = 'human' OR user_id IS NULL", name="computer_has_no_account"),
        sqlite_strict=True,
    )
    op.execute("INSERT INTO seats_anew SELECT * FROM seats")
    op.drop_table("seats")
    op.rename_table("seats_anew", "seats")
    op.create_index("one_seat_a_person", "seats", ["user_id", "table_id"], unique=True)
    # A rematch took the name of who had left along, to a seat that nobody could trace to him.
    op.execute("UPDATE seats SET name = '' WHERE kind = 'computer' AND left_user_id IS NULL")
