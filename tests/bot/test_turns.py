"""Who is next where there is not room for all."""

import asyncio

from bot.turns import Turns
from tests.bot.fakes import FakeTime


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


async def test_as_many_are_in_at_once_as_there_are_places() -> None:
    turns, order = Turns(2), list[str]()
    await turns.take(urgent=False)
    await turns.take(urgent=False)
    tasks = await line(turns, order, "a", "B")
    assert order == []
    turns.release()
    await asyncio.gather(*tasks.values())
    assert order == ["B", "a"]
    await turns.take(urgent=False)
