"""Where the deal of a day stands, as the seed of the dice that are thrown there."""

from hashlib import sha256

from bot.storage.rows import TableRow


def situation_of(row: TableRow) -> str:
    """Return where the deal of a day stands, as a text that tells nothing of it."""
    return sha256(f"{row.commitment}{row.state}".encode()).hexdigest()
