"""Statistics as they are written: once, by table and player, and with a group that moves."""

import pytest
from sqlalchemy.exc import IntegrityError

from bot.counting import Share, Verdict
from bot.rating import NEW, Rating
from bot.storage import Storage, Transaction
from bot.storage.bookings import Had, Sitting

GROUP, SUPERGROUP = -100, -1001234567890
ANNA, BORIS = 5_000_000_001, 5_000_000_002


async def table(tx: Transaction, chat_id: int = GROUP) -> int:
    return (await tx.tables.create(chat_id=chat_id, opener=ANNA, match_id="m")).id


async def test_a_person_keeps_his_key(storage: Storage) -> None:
    async with storage.write() as tx:
        anna, boris = await tx.bookings.player(ANNA), await tx.bookings.player(BORIS)
        assert await tx.bookings.player(ANNA) == anna != boris


async def test_who_came_later_is_judged_too(storage: Storage) -> None:
    async with storage.write() as tx:
        table_id = await table(tx)
        anna, boris = await tx.bookings.player(ANNA), await tx.bookings.player(BORIS)
        await tx.bookings.begin(table_id, {anna: 2})
        assert await tx.bookings.sittings(table_id) == [Sitting(anna, 2, over=False)]
        judged = {anna: Verdict(3, left=True), boris: Verdict(1)}
        await tx.bookings.judge(table_id, judged, ())
    async with storage.read() as tx:
        sat = await tx.bookings.sittings(table_id)
    assert sat == [Sitting(anna, 2, over=True), Sitting(boris, None, over=True)]


async def test_a_deal_is_booked_once(storage: Storage) -> None:
    async with storage.write() as tx:
        table_id, anna = await table(tx), await tx.bookings.player(ANNA)
        await tx.bookings.book(table_id, 1, 0, {})
        await tx.bookings.book(table_id, 1, 1, {2: (anna, Share(stood_in=True))})
        assert await tx.bookings.had(table_id) == [Had(1, 1, 2, anna, stood_in=True)]
    with pytest.raises(IntegrityError):
        async with storage.write() as tx:
            await tx.bookings.book(table_id, 1, 1, {2: (anna, Share())})


async def test_ratings_are_of_a_chat_and_move_with_it(storage: Storage) -> None:
    async with storage.write() as tx:
        anna, boris = await tx.bookings.player(ANNA), await tx.bookings.player(BORIS)
        await tx.bookings.rate(GROUP, {anna: Rating(20.0, 8.0), boris: Rating(21.0, 8.0)})
        await tx.bookings.rate(GROUP, {anna: Rating(22.0, 7.0)})
        await tx.bookings.rate(SUPERGROUP, {boris: Rating(1.0, 1.0)})
        assert await tx.bookings.ratings(SUPERGROUP, (anna,)) == {anna: NEW}
        await tx.move_chat(GROUP, SUPERGROUP)
        moved = await tx.bookings.ratings(SUPERGROUP, (anna, boris))
        assert moved == {anna: Rating(22.0, 7.0), boris: Rating(21.0, 8.0)}
        assert await tx.bookings.ratings(GROUP, (anna,)) == {anna: NEW}
