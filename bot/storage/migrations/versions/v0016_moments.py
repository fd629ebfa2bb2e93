"""When a chat, a person or what they chose changed last, which was written and never read."""

from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    """Drop these columns."""
    for table in ("chats", "persons", "conventions", "preferences"):
        op.drop_column(table, "updated_at")
