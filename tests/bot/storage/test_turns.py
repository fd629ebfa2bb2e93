"""Who writes next."""

import asyncio
from pathlib import Path

from bot.storage import Storage
from bot.storage.turns import Turns
from tests.bot.fakes import FakeTime
from tests.bot.storage.conftest import Clock


async def line(turns: Turns, order: list[str], *names: str) -> dict[str, asyncio.Task[None]]:
    """Let some wait for their turn, those in capitals urgently; return them waiting."""

    async def act(name: str) -> None:
        await turns.take(urgent=name.isupper())
        order.append(name)
        turns.release()

    tasks = {name: asyncio.ensure_future(act(name)) for name in names}
    await FakeTime().settle()
    return tasks


async def test_the_urgent_go_first_and_among_equals_who_came_first() -> None:
    turns, order = Turns(), list[str]()
    await turns.take(urgent=False)
    tasks = await line(turns, order, "a", "B", "c", "D")
    assert order == []
    turns.release()
    await asyncio.gather(*tasks.values())
    assert order == ["B", "D", "a", "c"]
    await turns.take(urgent=False)  # nobody has it any more


async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    turns, order = Turns(), list[str]()
    await turns.take(urgent=True)
    tasks = await line(turns, order, "A", "B", "c")
    tasks["A"].cancel()
    turns.release()
    tasks["B"].cancel()  # at the moment when it is his turn
    await asyncio.gather(*tasks.values(), return_exceptions=True)
    assert order == ["c"]
    await asyncio.wait_for(turns.take(urgent=True), 5)


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
