"""What was written and never read: the deal of a message, and the kind of a chat."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Drop both columns."""
    op.drop_column("messages", "deal")
    op.drop_column("chats", "kind")
