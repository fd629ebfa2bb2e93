"""Who writes next."""

import asyncio
from pathlib import Path

from bot.storage import Storage
from tests.bot.storage.conftest import Clock


async def test_a_press_is_written_before_what_waits_already(path: Path, clock: Clock) -> None:
    storage = await Storage.open(path, clock=clock)
    order = list[str]()

    async def write(name: str, update_id: int | None) -> None:
        async with storage.write(update_id):
            order.append(name)

    async with storage.write():
        notes = [asyncio.ensure_future(write(f"note {n}", None)) for n in range(3)]
        await asyncio.sleep(0)
        press = asyncio.ensure_future(write("press", 1))
        await asyncio.sleep(0)
    await asyncio.gather(*notes, press)
    assert order == ["press", "note 0", "note 1", "note 2"]
    await storage.close()
