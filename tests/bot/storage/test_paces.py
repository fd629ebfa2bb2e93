"""What was written to groups is known after a restart, for as long as Telegram counts it."""

from pathlib import Path

import pytest

from bot.storage import Storage
from bot.storage.paces import KEPT
from tests.bot.storage.conftest import Clock

FRIDAY, SUNDAY, NEW = -100, -200, -1_000_000_000_100


async def test_the_ages_of_calls_go_on_through_a_restart(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    async with storage.write() as tx:
        await tx.paces.put(FRIDAY, [50.0, 7.0])
        await tx.paces.put(SUNDAY, [1.0])
        await tx.paces.put(SUNDAY, [2.0, 0.0])
        await tx.paces.put(NEW, [])
    await storage.close()
    clock.time += 20
    storage = await Storage.open(path, clock=clock)
    async with storage.read() as tx:
        assert await tx.paces.all() == {FRIDAY: [27.0], SUNDAY: [22.0, 20.0]}
    await storage.close()


async def test_a_group_that_was_at_rest_for_a_minute_is_forgotten(
    storage: Storage, clock: Clock
) -> None:
    async with storage.write() as tx:
        await tx.paces.put(FRIDAY, [0.0])
    clock.time += KEPT / 2000
    async with storage.write() as tx:
        await tx.paces.put(SUNDAY, [0.0])
    clock.time += KEPT / 2000
    async with storage.write() as tx:
        assert list(await tx.paces.all()) == [SUNDAY]
        await tx.paces.prune()
    clock.time -= KEPT / 2000
    async with storage.read() as tx:
        assert list(await tx.paces.all()) == [SUNDAY]


@pytest.mark.parametrize("back", [30.0, 3600.0, 1e8])
async def test_a_clock_that_was_put_back_makes_nobody_wait_for_long(
    storage: Storage, clock: Clock, back: float
) -> None:
    async with storage.write() as tx:
        await tx.paces.put(FRIDAY, [20.0, 0.0])
    clock.time -= back
    async with storage.read() as tx:
        assert await tx.paces.all() == {FRIDAY: [0.0, 0.0]}


async def test_a_supergroup_takes_along_what_was_written_to_the_group(
    storage: Storage, clock: Clock
) -> None:
    async with storage.write() as tx:
        await tx.paces.put(FRIDAY, [3.0])
        await tx.paces.put(NEW, [5.0, 1.0])
        await tx.move_chat(FRIDAY, NEW)
        await tx.move_chat(SUNDAY, NEW)
        assert (await tx.paces.all())[NEW] == [5.0, 3.0, 1.0]
