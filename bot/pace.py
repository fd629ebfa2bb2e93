"""How quickly computer players move in a chat: chosen there, and in force at once."""

from typing import Final

from bot.storage.transaction import Transaction
from bot.tempo import PACES, Pace

_NAME: Final = "pace"
USUAL: Final[Pace] = "normal"


def parse_pace(text: str | None) -> Pace | None:
    """Read a pace; None for what is none."""
    return next((pace for pace in PACES if pace == text), None)


async def pace_of(tx: Transaction, chat_id: int, thread_id: int | None) -> Pace:
    """Return the pace of a chat or a topic; the usual one if none was chosen."""
    return parse_pace(await tx.preferences.get(chat_id, thread_id, _NAME)) or USUAL


async def choose_pace(tx: Transaction, chat_id: int, thread_id: int | None, pace: Pace) -> None:
    """Note the pace of a chat or a topic."""
    await tx.preferences.put(chat_id, thread_id, _NAME, pace)
