"""What the bot remembers: SQLite behind typed rows; engine states are opaque JSON here."""

from bot.storage.errors import (
    AlreadyDoneError,
    LostUpdateError,
    StorageError,
    TableExistsError,
)
from bot.storage.rows import (
    ActionRow,
    ChatRow,
    DealRow,
    MessageRow,
    PersonRow,
    SeatKind,
    SeatRow,
    Status,
    TableRow,
)
from bot.storage.storage import Storage
from bot.storage.transaction import Transaction

__all__ = [
    "ActionRow",
    "AlreadyDoneError",
    "ChatRow",
    "DealRow",
    "LostUpdateError",
    "MessageRow",
    "PersonRow",
    "SeatKind",
    "SeatRow",
    "Status",
    "Storage",
    "StorageError",
    "TableExistsError",
    "TableRow",
    "Transaction",
]
