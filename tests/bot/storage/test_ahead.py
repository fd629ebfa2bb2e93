"""Reading many tables ahead changes nothing but the number of trips to the database."""

from dataclasses import replace

import pytest

from bot.storage import DealRow, MessageRow, Storage, TableRow
from bot.storage.ahead import DEALS
from tests.bot.storage.test_contract import ANNA, BORIS, GROUP, VERA, lobby
from tests.bot.storage.test_driver import Trips, trips

__all__ = ["trips"]

TOPIC = 7


async def furnish(storage: Storage) -> list[TableRow]:
    """Open three tables with more deals than are read ahead, messages, names and preferences."""
    async with storage.write() as tx:
        rows = [
            await lobby(tx, GROUP, None, ANNA, BORIS),
            await lobby(tx, GROUP, TOPIC, VERA),
            await lobby(tx, GROUP - 1),
        ]
        for user_id in (ANNA, BORIS, VERA):
            await tx.persons.see(user_id, f"Person {user_id}", "ru")
        await tx.chats.see(GROUP, "Group")
        await tx.preferences.put(GROUP, None, "pace", "fast")
        await tx.preferences.put(GROUP, TOPIC, "clock", "1d")
        for number in range(1, DEALS + 4):
            row = DealRow(table_id=rows[0].id, number=number, attempt=0, record="{}", at=1)
            await tx.deals.append(row)
            await tx.deals.append(replace(row, attempt=1))
        for table in rows[:2]:
            for slot in ("table:1.0", "hand:1.0:0"):
                message = MessageRow(
                    table_id=table.id, slot=slot, chat_id=GROUP, message_id=table.id, at=1
                )
                await tx.messages.put(message)
    return rows


async def seen(storage: Storage, rows: list[TableRow], *, ahead: bool) -> list[object]:
    """Return what a transaction answers, for tables read ahead and for one that is not there."""
    ids = [row.id for row in rows]
    answers: list[object] = []
    async with storage.read(ahead=ids if ahead else ()) as tx:
        for table_id in (*ids, 99):
            answers += [await tx.tables.get(table_id), await tx.messages.all(table_id)]
            answers += [await tx.deals.since(table_id, first) for first in range(DEALS + 6)]
        for chat_id in (GROUP, GROUP - 1, GROUP - 2):
            answers.append(await tx.chats.get(chat_id))
            for thread_id in (None, TOPIC):
                for name in ("pace", "clock"):
                    answers.append(await tx.preferences.get(chat_id, thread_id, name))
        answers += [await tx.persons.many(ids) for ids in ((ANNA, VERA), (ANNA, 99), ())]
        answers.append(await tx.persons.get(BORIS))
    return answers


async def test_everything_is_answered_as_without_it(storage: Storage) -> None:
    rows = await furnish(storage)
    assert await seen(storage, rows, ahead=True) == await seen(storage, rows, ahead=False)


@pytest.mark.parametrize("storage", ["file"], indirect=True)
async def test_many_tables_take_as_many_trips_as_one(storage: Storage, trips: Trips) -> None:
    rows = await furnish(storage)
    counts = []
    for some in (rows[:1], rows):
        trips.clear()
        async with storage.read(ahead=[row.id for row in some]) as tx:
            for row in some:
                assert await tx.tables.get(row.id) == row
                assert await tx.preferences.get(row.chat_id, row.thread_id, "x") is None
                await tx.messages.all(row.id)
                await tx.deals.since(row.id, DEALS)
        counts.append(len(trips))
    assert counts[0] == counts[1] <= 9
