"""Who may change the settings of a chat, and what forged presses come to."""

import pytest

from bot.render.options import preset_name
from game.presets import PRESETS
from game.rules import CLASSIC
from tests.e2e.evening import Evening
from tests.e2e.menus import SettingsMenu, rules_of_match, summary
from tests.e2e.party import Party, gather
from tests.e2e.reader import Reader


async def refused(party: Party, reader: Reader, label: str) -> bool:
    """Let somebody press a button of a menu that is open; tell whether he is refused."""
    menu = party.first.last(party.place, party.t("settings-title"))
    whole = next(key.text for key in menu.keys if key.text.lstrip("✓≈● ") == label)
    await party.evening.press(reader.person, menu, whole)
    return reader.toast == reader.t("error-not-opener")


async def test_the_opener_and_admins_change_them_and_nobody_else(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en", "Boris": "en", "Vera": "ru"})
    _, boris, vera = party.readers
    await evening.command(boris.person, party.place, "/newgame")
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    menu = await SettingsMenu(party, vera).open()  # anyone may look
    await menu.presets()
    polish, house = (preset_name(name, party.t) for name in ("polish", "house"))
    assert await refused(party, vera, polish)
    assert not await refused(party, boris, polish)
    await evening.until(lambda: summary(party, PRESETS["polish"], "polish") in party.lobby.text)
    party.group.promote(vera.person)
    assert not await refused(party, vera, house)
    await evening.until(lambda: summary(party, PRESETS["house"], "house") in party.lobby.text)


async def test_without_a_table_only_admins_change_them(evening: Evening) -> None:
    party = await gather(evening)
    menu = await SettingsMenu(party, party.readers[1]).open()
    await menu.presets()
    assert await refused(party, party.readers[1], preset_name("house", party.t))
    owner = next(one for one in party.readers if one.person.account is party.group.owner)
    assert not await refused(party, owner, preset_name("house", party.t))


async def test_each_topic_keeps_its_own_and_its_opener_has_no_say_elsewhere(
    evening: Evening,
) -> None:
    owner, boris = (Reader(evening.world.person(name)) for name in ("Anna", "Boris"))
    for reader in (owner, boris):
        reader.person.start()
    forum = evening.world.group("Club", [owner.person, boris.person], forum=True)
    forum.add_bot(owner.person)
    evening.spoken[forum.id] = {"en"}
    topics = [forum.topic(name) for name in ("First", "Second")]
    await evening.settle()
    parties = [Party(evening, forum, [boris], topic=topic) for topic in topics]
    here, there = parties
    await here.open_lobby(computers=2)
    menu = await SettingsMenu(here, boris).open()
    await menu.preset("polish")
    other = await SettingsMenu(there, boris).open()
    await other.presets()
    query = await evening.press(boris.person, other.now, other.label("Old PC"))
    assert query.text == boris.t("error-not-opener")
    data = f"o1:{topics[1].thread_id}:preset:house:"
    query = await evening.press(boris.person, menu.now, data=data, stale=True)
    assert query.text == boris.t("error-button-too-old")  # not a button of this topic

    await here.start()
    await there.open_lobby(computers=2)
    assert summary(there, CLASSIC, "classic") in there.lobby.text
    await there.start()
    assert await rules_of_match(here, 1) == PRESETS["polish"]
    assert await rules_of_match(there, 2) == CLASSIC


# Forged presses


@pytest.mark.parametrize(
    "data",
    [
        "o1:0:value:barrel:901",
        "o1:0:value:nonsense:on",
        "o1:0:value:stake:-5",
        "o1:0:value:bid_step:5.0",
        "o1:0:preset:custom:",
        "o1:0:preset::",
        "o1:0:frobnicate:barrel:off",
        "o1:-5:value:barrel:off",
        "o1:0:value:barrel",
    ],
)
async def test_a_forged_press_changes_nothing(evening: Evening, data: str) -> None:
    party = await gather(evening)
    await party.open_lobby()
    menu = await SettingsMenu(party, party.first).open()
    await evening.press(party.first.person, menu.now, data=data, stale=True)
    assert party.first.toast == party.first.t("error-button-too-old")
    await party.start()
    assert await rules_of_match(party) == CLASSIC


@pytest.mark.parametrize("data", ["o1:0:option:zzz:", "o1:0:topic:zzz:", "o1:0:option::off"])
async def test_a_forged_page_turns_nothing(evening: Evening, data: str) -> None:
    party = await gather(evening)
    await party.open_lobby()
    menu = await SettingsMenu(party, party.first).open()
    before = menu.now
    await evening.press(party.first.person, before, data=data, stale=True)
    await evening.advance(5)
    assert menu.now == before
