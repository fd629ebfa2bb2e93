"""What Telegram has already is known after a restart, and how a person wants his cards."""

from pathlib import Path

from bot.storage import Storage
from bot.storage.pictures import KEPT
from tests.bot.storage.conftest import Clock

ANNA, BORIS = 5_000_000_001, 5_000_000_002


async def test_a_picture_is_known_by_its_file_after_a_restart(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        assert await tx.pictures.get("one") is None
        await tx.pictures.put("one", "file1")
        await tx.pictures.put("two", "file2")
        await tx.pictures.put("one", "file3")
    await storage.close()
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        assert await tx.pictures.get("one") == "file3"
        await tx.pictures.forget("one")
        assert await tx.pictures.get("one") is None
        assert await tx.pictures.get("two") == "file2"
    await storage.close()


async def test_what_nobody_has_asked_for_in_a_month_is_forgotten(clock: Clock) -> None:
    storage = await Storage.open(":memory:", clock=clock)
    async with storage.write() as tx:
        await tx.pictures.put("old", "file1")
    clock.time += KEPT / 1000 + 1
    async with storage.write() as tx:
        await tx.pictures.put("new", "file2")
        await tx.pictures.prune()
        assert await tx.pictures.get("old") is None
        assert await tx.pictures.get("new") == "file2"
    await storage.close()


async def test_how_a_person_wants_his_cards_is_his_alone(clock: Clock) -> None:
    storage = await Storage.open(":memory:", clock=clock)
    async with storage.write() as tx:
        await tx.persons.see(ANNA, "Anna", "ru")
        await tx.persons.set_cards(ANNA, "four")
        await tx.persons.set_cards(BORIS, "pictures")
        await tx.persons.see(ANNA, "Anna K.", "ru")
        known = await tx.persons.many([ANNA, BORIS])
        assert {user_id: row.cards for user_id, row in known.items()} == {
            ANNA: "four",
            BORIS: "pictures",
        }
        await tx.forget(ANNA)
        assert await tx.persons.get(ANNA) is None
        await tx.persons.see(ANNA, "Anna", "ru")
        again = await tx.persons.get(ANNA)
        assert again is not None
        assert again.cards is None
    await storage.close()
