"""What becomes of tables whose group gets another id."""

from bot.seats import end_match
from bot.storage.transaction import Transaction
from bot.tournaments.cup import read_cup
from bot.tournaments.rounds import stop


async def move(tx: Transaction, old_chat_id: int, new_chat_id: int) -> list[int]:
    """Move the tables of a group to the id that it has now, and return those to be shown anew.

    Where both chats have a live table, that of the old one ends as it stands; so does a
    tournament.
    """
    moving = await tx.tables.live_of_chat(old_chat_id)
    if await tx.tournaments.live_in(new_chat_id) is not None:
        await _end_tournament(tx, old_chat_id)
    if await tx.tables.live_of_chat(new_chat_id):
        for row in await tx.tables.many(await tx.tables.live_of_chat(old_chat_id)):
            await end_match(tx, row)
    await tx.move_chat(old_chat_id, new_chat_id)
    return moving


async def _end_tournament(tx: Transaction, chat_id: int) -> None:
    row = await tx.tournaments.live_in(chat_id)
    cup = None if row is None else await read_cup(tx, row.id)
    if cup is not None:
        await stop(tx, cup)
