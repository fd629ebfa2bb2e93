"""What becomes of tables whose group gets another id."""

from dataclasses import replace

from bot.storage.transaction import Transaction


async def move(tx: Transaction, old_chat_id: int, new_chat_id: int) -> list[int]:
    """Move the tables of a group to the id that it has now, and return the live ones.

    Where both chats have a live table, that of the old one is closed.
    """
    moving = await tx.tables.live_of_chat(old_chat_id)
    clash = bool(moving) and bool(await tx.tables.live_of_chat(new_chat_id))
    for table_id in moving if clash else ():
        row = await tx.tables.get(table_id)
        if row is not None:
            await tx.tables.save(replace(row, status="stopped"), row.rev)
    await tx.move_chat(old_chat_id, new_chat_id)
    return moving
