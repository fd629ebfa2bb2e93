"""Who had a seat before another: once for each deal, as long as the match is kept."""

from dataclasses import replace

from bot.storage import Storage, Transaction
from bot.storage.sitters import SitterRow
from tests.bot.storage.test_contract import ANNA, BORIS, GROUP, lobby


def former(table_id: int) -> SitterRow:
    return SitterRow(
        table_id=table_id, seat=0, deal=2, attempt=0, kind="human", name="Anna", user_id=ANNA
    )


async def opened(tx: Transaction) -> int:
    return (await lobby(tx, GROUP, None, BORIS)).id


async def test_of_those_who_come_and_go_between_two_deals_the_first_has_played(
    storage: Storage,
) -> None:
    async with storage.write() as tx:
        table = await opened(tx)
        row = former(table)
        later = replace(row, deal=3, kind="computer", user_id=None, level="easy")
        await tx.sitters.add([later, row, replace(row, name="Boris", user_id=BORIS)])
    async with storage.read() as tx:
        assert await tx.sitters.of_table(table) == (row, later)
        assert await tx.sitters.of_table(table + 1) == ()


async def test_what_is_read_ahead_is_the_same(storage: Storage) -> None:
    async with storage.write() as tx:
        table = await opened(tx)
        await tx.sitters.add([former(table)])
    async with storage.read(ahead=[table, table + 1]) as tx:
        assert await tx.sitters.of_table(table) == (former(table),)
        assert await tx.sitters.of_table(table + 1) == ()


async def test_a_person_is_forgotten_there_too(storage: Storage) -> None:
    async with storage.write() as tx:
        table = await opened(tx)
        left = replace(
            former(table), deal=3, kind="computer", user_id=None, left_user_id=ANNA, level="normal"
        )
        await tx.sitters.add([former(table), left])
        await tx.forget(ANNA)
    async with storage.read() as tx:
        kept = await tx.sitters.of_table(table)
    assert [(each.name, each.user_id, each.left_user_id) for each in kept] == [
        ("", None, None)
    ] * 2
