"""What is withheld: whatever there is of the deal of a day that is not closed."""

from bot.errors import TableError, Why
from bot.storage.rows import TableRow
from bot.storage.transaction import Transaction


async def is_withheld(tx: Transaction, row: TableRow) -> bool:
    """Return whether nothing of a table may be told, since others still play its deal."""
    if row.day is None:
        return False
    day = await tx.days.get(row.day)
    return day is not None and day.closed_at is None


def check_told(withheld: bool) -> None:
    """Refuse to tell of the deal of a day before that is closed.

    :raises TableError: if it is withheld
    """
    if withheld:
        raise TableError(Why.DAY_WITHHELD)
