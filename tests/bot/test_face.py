"""The bot's face: whole in every language, shown once, and never in anybody's way."""

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest
from aiogram import Bot

from bot.face import ROUND, ROUNDS, show_face
from bot.l10n import Translator, languages
from bot.render import menu
from bot.storage import Storage
from sandbox.errors import ApiError, bad, too_many
from sandbox.session import InProcessSession
from sandbox.world import World
from tests.bot.fakes import FakeTime

SETTERS = (
    "setMyCommands",
    "setChatMenuButton",
    "setMyDescription",
    "setMyShortDescription",
    "setMyName",
)


@pytest.fixture
def time() -> FakeTime:
    return FakeTime(1_790_000_000.0)


@pytest.fixture
def world(time: FakeTime) -> World:
    return World(time.now, Random(1))


@pytest.fixture
async def storage(tmp_path: Path, time: FakeTime) -> AsyncIterator[Storage]:
    opened = await Storage.open(tmp_path / "face.sqlite3", clock=time.now)
    yield opened
    await opened.close()


async def start(world: World, storage: Storage, time: FakeTime, default: str = "en") -> None:
    """Let a process show the face."""
    bot = Bot(world.token, session=InProcessSession(world, time.sleep))
    await time.run(show_face(bot, storage, default, time.sleep))


def asked(world: World) -> dict[str, int]:
    """Count the calls that show the face, of each kind."""
    return {method: world.calls[method, 0] for method in SETTERS}


def is_whole(world: World) -> bool:
    """Tell whether all languages have all of it."""
    codes, fields = {"", *languages()}, ("name", "description", "short_description")
    return (
        set(world.texts) == {(field, code) for field in fields for code in codes}
        and len(world.commands) == 3 * len(codes)
        and world.menu_buttons == {0: {"type": "commands"}}
    )


async def test_every_language_has_the_whole_face(
    world: World, storage: Storage, time: FakeTime
) -> None:
    await start(world, storage, time, default="pl")

    assert is_whole(world)
    for code in languages():
        t = Translator(code)
        assert world.texts["name", code] == t("bot-name")
        assert world.texts["description", code] == t("bot-description")
        assert world.texts["short_description", code] == t("bot-about")
    assert world.texts["name", ""] == Translator("pl")("bot-name")
    anna = world.person("Anna", language="ru")
    anna.start()
    listed = [(one["command"], one["description"]) for one in anna.commands()]
    assert listed == list(menu.private_commands(Translator("ru")))


async def test_a_restart_shows_nothing_again_and_other_texts_only_what_is_other(
    world: World, storage: Storage, time: FakeTime
) -> None:
    await start(world, storage, time)
    before = asked(world)
    await start(world, storage, time)
    assert asked(world) == before

    await start(world, storage, time, default="ru")
    after = asked(world)
    assert {name: after[name] - before[name] for name in SETTERS} == {
        "setMyCommands": 3,
        "setChatMenuButton": 0,
        "setMyDescription": 1,
        "setMyShortDescription": 1,
        "setMyName": 1,
    }
    assert world.texts["name", ""] == Translator("ru")("bot-name")


async def test_a_limit_of_names_holds_up_nothing_else_and_is_waited_for(
    world: World, storage: Storage, time: FakeTime
) -> None:
    world.trouble.refuse("setMyDescription", too_many(400))
    world.trouble.refuse("setMyName", too_many(900))
    begin = time.now()
    await start(world, storage, time)

    assert is_whole(world)
    assert asked(world)["setMyName"] == len(languages()) + 2
    assert asked(world)["setMyShortDescription"] == len(languages()) + 1
    assert time.now() - begin >= 900


async def test_a_limit_of_a_day_ends_the_asking_until_the_next_start(
    world: World, storage: Storage, time: FakeTime, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(ROUNDS):
        world.trouble.refuse("setMyName", too_many(5))
    await start(world, storage, time)
    assert not is_whole(world)
    assert asked(world)["setMyName"] == ROUNDS
    assert caplog.text.count("a setMyName is not shown") == ROUNDS

    await start(world, storage, time)
    assert is_whole(world)
    assert asked(world)["setMyCommands"] == 3 * (len(languages()) + 1)


async def test_what_telegram_refuses_is_asked_for_once_a_start(
    world: World, storage: Storage, time: FakeTime
) -> None:
    world.trouble.refuse("setMyDescription", bad("the text is not to our taste"))
    begin = time.now()
    await start(world, storage, time)
    assert time.now() - begin < ROUND
    assert len([one for one in world.texts if one[0] == "description"]) == len(languages())
    assert asked(world)["setMyName"] == len(languages()) + 1

    await start(world, storage, time)
    assert is_whole(world)


async def test_a_telegram_out_of_order_harms_nothing(
    world: World, storage: Storage, time: FakeTime
) -> None:
    world.trouble.lose("setMyCommands")
    world.trouble.refuse("setChatMenuButton", ApiError(500, "restart"))
    await start(world, storage, time)

    assert is_whole(world)


@pytest.mark.parametrize("language", languages())
def test_the_face_keeps_telegrams_limits(language: str) -> None:
    t = Translator(language)
    assert 1 <= len(menu.own_name(t)) <= 64
    assert 1 <= len(menu.about(t)) <= 120
    assert 1 <= len(menu.description(t)) <= 512
