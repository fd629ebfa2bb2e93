"""The rules a chat has chosen: kept a topic, and taken along when a group migrates."""

from pathlib import Path

from bot.storage import Storage
from tests.bot.storage.conftest import Clock


async def test_rules_are_kept_for_each_topic(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        assert await tx.conventions.get(-1, None) is None
        await tx.conventions.put(-1, None, "first")
        await tx.conventions.put(-1, 7, "seventh")
        await tx.conventions.put(-1, None, "second")
    async with storage.read() as tx:
        assert await tx.conventions.get(-1, None) == "second"
        assert await tx.conventions.get(-1, 7) == "seventh"
        assert await tx.conventions.get(-2, None) is None
    await storage.close()


async def test_a_supergroup_inherits_the_rules_of_the_group(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        await tx.conventions.put(-1, None, "ours")
        await tx.conventions.put(-100, None, "theirs")
        await tx.move_chat(-1, -100)
        await tx.move_chat(-1, -100)
    async with storage.read() as tx:
        assert await tx.conventions.get(-100, None) == "ours"
        assert await tx.conventions.get(-1, None) is None
    await storage.close()
