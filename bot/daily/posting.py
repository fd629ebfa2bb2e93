"""Where the ranking of a day goes: chats and topics that want it, which they say by a button."""

from typing import Final

from bot.daily_presses import Wish
from bot.storage.transaction import Transaction

NAME: Final = "daily"
ON: Final[Wish] = "on"


async def wants_ranking(tx: Transaction, chat_id: int, thread_id: int | None) -> bool:
    """Return whether a chat or a topic wants the ranking; who never said so does not."""
    return await tx.preferences.get(chat_id, thread_id, NAME) == ON


async def wish_ranking(tx: Transaction, chat_id: int, thread_id: int | None, wish: Wish) -> None:
    """Note whether a chat or a topic wants the ranking."""
    await tx.preferences.put(chat_id, thread_id, NAME, wish)
