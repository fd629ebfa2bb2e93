"""What chats prefer beside the rules: kept a topic, and taken along when a group migrates."""

from pathlib import Path

from bot.pace import choose_pace, pace_of
from bot.storage import Storage
from tests.bot.storage.conftest import Clock


async def test_a_preference_is_kept_for_each_topic_and_name(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        assert await tx.preferences.get(-1, None, "tea") is None
        await tx.preferences.put(-1, None, "tea", "green")
        await tx.preferences.put(-1, 7, "tea", "white")
        await tx.preferences.put(-1, None, "cake", "none")
        await tx.preferences.put(-1, None, "tea", "black")
    async with storage.read() as tx:
        assert await tx.preferences.get(-1, None, "tea") == "black"
        assert await tx.preferences.get(-1, 7, "tea") == "white"
        assert await tx.preferences.get(-1, None, "cake") == "none"
        assert await tx.preferences.get(-2, None, "tea") is None
    await storage.close()


async def test_a_supergroup_inherits_what_the_group_preferred(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        await tx.preferences.put(-1, None, "tea", "ours")
        await tx.preferences.put(-100, None, "tea", "theirs")
        await tx.preferences.put(-100, None, "cake", "theirs")
        await tx.preferences.put(-100, 7, "tea", "theirs")
        await tx.move_chat(-1, -100)
        await tx.move_chat(-1, -100)
    async with storage.read() as tx:
        assert await tx.preferences.get(-100, None, "tea") == "ours"
        assert await tx.preferences.get(-100, None, "cake") == "theirs"
        assert await tx.preferences.get(-100, 7, "tea") == "theirs"
        assert await tx.preferences.get(-1, None, "tea") is None
    await storage.close()


async def test_a_pace_of_a_newer_program_is_the_usual_one(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        assert await pace_of(tx, -1, None) == "normal"
        await choose_pace(tx, -1, None, "fast")
        assert await pace_of(tx, -1, None) == "fast"
        await tx.preferences.put(-1, None, "pace", "glacial")
        assert await pace_of(tx, -1, None) == "normal"
    await storage.close()
