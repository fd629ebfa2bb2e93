"""The rules a chat has chosen, read from and written to storage."""

from bot import codec
from bot.conventions import from_json, to_json
from bot.storage.transaction import Transaction
from game.rules import CLASSIC, Rules


async def rules_of(tx: Transaction, chat_id: int, thread_id: int | None) -> Rules:
    """Return the rules that the next match here is played by; classic if nothing was chosen."""
    text = await tx.conventions.get(chat_id, thread_id)
    return CLASSIC if text is None else from_json(text)


async def choose(tx: Transaction, chat_id: int, thread_id: int | None, rules: Rules) -> None:
    """Note the rules of the next match here."""
    await tx.conventions.put(chat_id, thread_id, to_json(rules))


async def rules_in_force(tx: Transaction, chat_id: int, thread_id: int | None) -> Rules:
    """Return the rules of the match that is played here, else those of the next one."""
    row = await tx.tables.live_in(chat_id, thread_id)
    if row is not None and row.state is not None:
        return codec.load(row.state, row.schema).rules
    return await rules_of(tx, chat_id, thread_id)


async def is_frozen(tx: Transaction, chat_id: int, thread_id: int | None) -> bool:
    """Return whether a match is played here, which keeps its rules whatever is chosen."""
    row = await tx.tables.live_in(chat_id, thread_id)
    return row is not None and row.status == "playing"
