"""No task is lost, none fails unseen."""

import asyncio

import pytest

from bot.nursery import Nursery, race
from tests.bot.fakes import FakeTime


async def test_waiting_includes_what_is_begun_meanwhile() -> None:
    time, nursery, ended = FakeTime(), Nursery(), []

    async def child() -> None:
        await time.sleep(1)
        ended.append("child")

    async def parent() -> None:
        await time.sleep(1)
        nursery.spawn(child())
        ended.append("parent")

    nursery.spawn(parent())
    assert nursery
    await time.run(nursery.wait())

    assert ended == ["parent", "child"]
    assert not nursery


async def test_a_failure_is_logged_and_hurts_nobody_else(caplog: pytest.LogCaptureFixture) -> None:
    nursery, ended, secret = Nursery(), [], "9S"

    async def bad() -> None:
        raise ValueError(secret)

    async def good() -> None:
        await asyncio.sleep(0)
        ended.append("good")

    nursery.spawn(bad())
    nursery.spawn(good())
    await nursery.wait()

    assert ended == ["good"]
    assert "ValueError" in caplog.text
    assert secret not in caplog.text


async def test_closing_ends_everything() -> None:
    nursery = Nursery()
    task = nursery.spawn(FakeTime().sleep(1))
    await asyncio.sleep(0)
    await nursery.close()

    assert task.cancelled()


async def test_a_race_ends_with_its_first_and_cancels_the_rest() -> None:
    time, ended = FakeTime(), []

    async def runner(seconds: float) -> None:
        await time.sleep(seconds)
        ended.append(seconds)

    await time.run(race(runner(3), runner(2), runner(5)))
    await time.advance(10)

    assert ended == [2]


async def test_a_race_passes_a_failure_on() -> None:
    time = FakeTime()

    async def bad() -> None:
        raise ValueError

    with pytest.raises(ValueError, match=r"^$"):
        await time.run(race(bad(), time.sleep(5)))


async def test_a_cancelled_race_leaves_no_runner_behind() -> None:
    time, nursery = FakeTime(), Nursery()
    nursery.spawn(race(time.sleep(1), time.sleep(2)))
    await asyncio.sleep(0)
    await nursery.close()

    assert len(asyncio.all_tasks()) == 1
