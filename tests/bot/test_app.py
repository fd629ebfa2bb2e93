"""The program as a whole, where it starts and ends."""

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from aiogram import Bot
from aiogram.exceptions import ClientDecodeError
from pydantic import SecretStr

from bot.app import App, Surroundings
from bot.arrivals import RefusedError
from bot.chance import SystemChance
from bot.settings import Settings
from bot.storage import Storage
from sandbox.errors import ApiError, too_many
from sandbox.session import InProcessSession
from sandbox.world import World
from tests.bot.fakes import FakeTime


@pytest.fixture
def time() -> FakeTime:
    return FakeTime(1_790_000_000.0)


@pytest.fixture
def world(time: FakeTime) -> World:
    return World(time.now, Random(1))


@pytest.fixture
def settings(tmp_path: Path, world: World) -> Settings:
    return Settings(
        _env_file=None,
        bot_token=SecretStr(world.token),
        database_path=tmp_path / "thousand.sqlite3",
    )


@pytest.fixture
async def storage(settings: Settings, time: FakeTime) -> AsyncIterator[Storage]:
    """What an earlier process has left behind; close it before the app is opened."""
    opened = await Storage.open(settings.database_path, clock=time.now)
    yield opened
    await opened.close()


async def test_a_start_waits_until_telegram_is_in_order(
    settings: Settings, world: World, time: FakeTime
) -> None:
    world.trouble.refuse("getMe", ApiError(500, "restart"))
    world.trouble.refuse("getMe", too_many(7))
    world.trouble.break_page("getMe", times=3)
    world.trouble.lose("getMe")
    begin = time.now()
    app = await time.run(App.open(_bot(world, time), settings, _around(time)))
    await time.run(app.close())

    assert time.now() - begin >= 7 + 5 * 5


async def test_that_telegram_is_out_of_reach_is_logged_at_growing_distances(
    settings: Settings, world: World, time: FakeTime, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(100):
        world.trouble.refuse("getMe", ApiError(500, "restart"))
    app = await time.run(App.open(_bot(world, time), settings, _around(time)))
    await time.run(app.close())
    lines = [each for each in caplog.messages if each.startswith("Telegram cannot be reached yet")]
    assert len(lines) == 7  # the 1st, 2nd, 4th ... 64th time


@pytest.mark.parametrize(("code", "words"), [(401, "Unauthorized"), (404, "Not Found")])
async def test_a_start_ends_with_one_clear_line_when_the_token_is_refused(
    settings: Settings, world: World, time: FakeTime, code: int, words: str
) -> None:
    world.trouble.refuse("getMe", ApiError(500, "restart"))
    world.trouble.refuse("getMe", ApiError(code, words))
    with pytest.raises(RefusedError, match=r"^Telegram refuses the token: check BOT_TOKEN$"):
        await time.run(App.open(_bot(world, time), settings, _around(time)))


async def test_a_start_gives_up_on_what_never_answers_as_telegram_does(
    settings: Settings, world: World, time: FakeTime
) -> None:
    world.trouble.break_page("getMe", times=100)
    with pytest.raises(ClientDecodeError):
        await time.run(App.open(_bot(world, time), settings, _around(time)))


def _bot(world: World, time: FakeTime) -> Bot:
    return Bot(world.token, session=InProcessSession(world, time.sleep))


def _around(time: FakeTime) -> Surroundings:
    return Surroundings(
        clock=time.now,
        steady=time.now,
        sleep=time.sleep,
        chance=SystemChance(),
        new_match_id=lambda: "match",
    )


async def test_a_table_that_cannot_be_read_does_not_stop_the_others(
    storage: Storage,
    settings: Settings,
    world: World,
    time: FakeTime,
    caplog: pytest.LogCaptureFixture,
) -> None:
    anna = world.person("Anna")
    broken, fine = (world.group(title, [anna]) for title in ("Broken", "Fine"))
    for group in (broken, fine):
        group.add_bot(anna)
        async with storage.write() as tx:
            row = await tx.tables.create(
                chat_id=group.id, opener=anna.id, match_id=group.chat.title
            )
            if group is broken:
                await tx.tables.save(replace(row, status="playing", state="{", schema=1), row.rev)
    await storage.close()

    app = await App.open(_bot(world, time), settings, _around(time))
    await time.run(app.resume())
    await time.run(app.outbox.drain())
    await time.run(app.close())

    assert [len(anna.see(group)) for group in (broken, fine)] == [0, 1]
    assert "table 1 is not resumed" in caplog.text
