"""Who is shown his hand in the group: kept with his seat and his message."""

import pytest

from bot.storage import MessageRow, SeatRow, Storage, TableRow
from bot.table import with_people

GROUP, ANNA, BORIS = -100, 1, 2


@pytest.fixture
async def table(storage: Storage) -> TableRow:
    """A table of two people to whom the bot cannot write."""
    seats = [
        SeatRow(seat=at, kind="human", name=name, user_id=user_id)
        for at, (name, user_id) in enumerate({"Anna": ANNA, "Boris": BORIS}.items())
    ]
    async with storage.write() as tx:
        for seat in seats:
            await tx.persons.see(seat.user_id or 0, seat.name, None)
        return await tx.tables.create(chat_id=GROUP, opener=ANNA, match_id="m", seats=seats)


async def test_it_is_noted_without_a_new_revision(storage: Storage, table: TableRow) -> None:
    async with storage.write() as tx:
        assert await tx.tables.set_here(table.id, BORIS, here=True)
        assert not await tx.tables.set_here(table.id, BORIS, here=True)
        assert not await tx.tables.set_here(table.id, 77, here=True)
    async with storage.read() as tx:
        row = await tx.tables.get(table.id)
        assert row is not None
        assert [seat.here for seat in row.seats] == [False, True]
        assert row.rev == table.rev
        assert (await with_people(tx, row)).absent == {0}
    async with storage.write() as tx:
        assert await tx.tables.set_here(table.id, BORIS, here=False)
        row = await tx.tables.get(table.id)
        assert row is not None
        assert (await with_people(tx, row)).absent == {0, 1}


async def test_a_save_keeps_it(storage: Storage, table: TableRow) -> None:
    async with storage.write() as tx:
        await tx.tables.set_here(table.id, ANNA, here=True)
    async with storage.write() as tx:
        row = await tx.tables.get(table.id)
        assert row is not None
        await tx.tables.save(row, row.rev)
    async with storage.read() as tx:
        row = await tx.tables.get(table.id)
        assert row is not None
        assert [seat.here for seat in row.seats] == [True, False]


async def test_whose_message_it_is_stays_known(storage: Storage, table: TableRow) -> None:
    message = MessageRow(
        table_id=table.id, slot="whisper:1:", chat_id=GROUP, receiver=ANNA, message_id=1, at=0
    )
    async with storage.write() as tx:
        await tx.messages.put(message)
    async with storage.read() as tx:
        assert await tx.messages.get(table.id, "whisper:1:") == message
