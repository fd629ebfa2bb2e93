"""How quickly computer players move: chosen by buttons, in force at once, kept a topic."""

import pytest

from bot.presses import Setting
from bot.render.pace import pace_name
from bot.tempo import Pace
from tests.e2e.evening import Evening
from tests.e2e.menus import SettingsMenu
from tests.e2e.party import Party, gather, practise, seated
from tests.e2e.reader import Reader


async def choose(party: Party, pace: Pace, now: Pace = "normal") -> str:
    """Choose a pace in the settings, and return the answer."""
    menu = await SettingsMenu(party, party.first).open()
    await menu.presets()
    await menu.press(party.t("button-settings-pace", pace=pace_name(now, party.t)))
    return await menu.press(pace_name(pace, party.t))


async def seconds_of_a_move(party: Party) -> float:
    """Return how long a computer takes once a person has passed the turn to it."""
    evening = party.evening
    await evening.until(party.on_turn)
    hand = party.first.last()
    await evening.press(party.first.person, hand, party.first.choose(hand))
    (before,) = await evening.tables()
    began = evening.time.now()
    while (await evening.tables())[0].rev == before.rev:
        await evening.time.step()
    return evening.time.now() - began


@pytest.mark.parametrize(("pace", "seconds"), [("slow", 3.0), ("normal", 1.5), ("fast", 0.5)])
async def test_computers_move_at_the_pace_of_the_group(
    evening: Evening, pace: Pace, seconds: float
) -> None:
    party = await gather(evening, {"Anna": "en"})
    if pace != "normal":
        assert pace_name(pace, party.t) in await choose(party, pace)
    await evening.restart()
    await party.open_lobby(computers=2)
    await party.start()
    assert await seconds_of_a_move(party) == pytest.approx(seconds, abs=0.01)


@pytest.mark.parametrize("language", ["pl", "ru"])
async def test_a_pace_counts_at_once_in_a_running_match(evening: Evening, language: str) -> None:
    party = await seated(evening, {"Anna": language}, computers=2)
    await choose(party, "fast")
    assert await seconds_of_a_move(party) == pytest.approx(0.5, abs=0.01)
    await choose(party, "slow", now="fast")
    await evening.until(party.on_turn, limit=30)
    assert await seconds_of_a_move(party) == pytest.approx(3.0, abs=0.01)


async def test_who_does_not_run_the_table_changes_no_pace(evening: Evening) -> None:
    party = await gather(evening)
    await SettingsMenu(party, party.readers[1]).open()
    menu = party.first.last(party.place, party.t("settings-title"))
    boris = party.readers[1]
    await evening.press(boris.person, menu, data=str(Setting(0, "pace", "fast")), stale=True)
    assert boris.toast == boris.t("error-not-opener")
    await evening.press(party.first.person, menu, data=str(Setting(0, "pace", "mad")), stale=True)
    assert party.first.toast == party.first.t("error-button-too-old")
    assert await pace_stored(evening, party.group.id) is None


async def test_each_topic_and_practice_have_a_pace_of_their_own(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await evening.settle()
    await evening.command(anna.person, None, "/settings")
    await evening.until(lambda: anna.sees(None, anna.t("settings-title")))
    menu = anna.last(None, anna.t("settings-title"))
    label = anna.t("button-settings-pace", pace=anna.t("pace-normal"))
    await evening.press(anna.person, menu, label)
    await evening.advance(3)
    await evening.press(anna.person, anna.last(), anna.t("pace-fast"))
    await evening.advance(3)
    assert f"✓ {anna.t('pace-fast')}" in [key.text for key in anna.last().keys]
    assert await pace_stored(evening, anna.id) == "fast"
    await practise(evening, anna.person)
    table = await evening.app.tables.load(1)
    assert table is not None
    assert table.pace == "fast"


async def pace_stored(evening: Evening, chat_id: int) -> str | None:
    """Return the pace that a chat has chosen, as SQLite has it."""
    async with evening.app._storage.read() as tx:
        return await tx.preferences.get(chat_id, None, "pace")
