"""Who watches what: added once, read by table and by person, gone with either."""

from bot.storage import Storage
from tests.bot.storage.test_contract import ANNA, BORIS, GROUP, VERA, lobby


async def test_who_watches_is_kept_once(storage: Storage) -> None:
    async with storage.write() as tx:
        one, two = await lobby(tx, GROUP), await lobby(tx, GROUP, 7)
        for user_id in (BORIS, ANNA, ANNA):
            await tx.watchers.add(one.id, user_id)
        await tx.watchers.add(two.id, ANNA)
    async with storage.read() as tx:
        assert await tx.watchers.of_table(one.id) == tuple(sorted((ANNA, BORIS)))
        assert await tx.watchers.watched_by(ANNA) == [one.id, two.id]
        assert await tx.watchers.watched_by(VERA) == []


async def test_who_stops_leaves_the_others_and_a_cleared_table_has_nobody(
    storage: Storage,
) -> None:
    async with storage.write() as tx:
        one, two = await lobby(tx, GROUP), await lobby(tx, GROUP, 7)
        for table in (one, two):
            for user_id in (ANNA, BORIS):
                await tx.watchers.add(table.id, user_id)
        await tx.watchers.remove(one.id, ANNA)
        await tx.watchers.clear(two.id)
        assert await tx.watchers.of_table(one.id) == (BORIS,)
        assert await tx.watchers.of_table(two.id) == ()


async def test_who_watches_goes_with_the_table_and_with_the_person(storage: Storage) -> None:
    async with storage.write() as tx:
        one, two = await lobby(tx, GROUP), await lobby(tx, GROUP, 7)
        for table in (one, two):
            await tx.watchers.add(table.id, VERA)
        await tx.watchers.add(two.id, ANNA)
        await tx.tables.drop(one.id)
        assert await tx.watchers.watched_by(VERA) == [two.id]
        await tx.forget(VERA)
        assert await tx.watchers.of_table(two.id) == (ANNA,)


async def test_what_is_read_ahead_is_the_same(storage: Storage) -> None:
    async with storage.write() as tx:
        one, two = await lobby(tx, GROUP), await lobby(tx, GROUP, 7)
        for user_id in (BORIS, ANNA):
            await tx.watchers.add(one.id, user_id)
    async with storage.read(ahead=[one.id]) as tx:
        assert await tx.watchers.of_table(one.id) == tuple(sorted((ANNA, BORIS)))
        assert await tx.watchers.of_table(two.id) == ()
