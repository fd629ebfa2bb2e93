"""Whether the only card that a person may play is played for him."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    """Add the choice; nobody has made it yet."""
    choice = sa.Column("only_card", sa.Integer, nullable=False, server_default=sa.text("0"))
    op.add_column("persons", choice)
