"""Each chat has its own night: chosen by buttons, kept, and else that of the operator."""

from datetime import datetime

import pytest

from bot.presses import Setting
from bot.quiet import zone_named
from bot.render.clock import limit_name
from bot.render.zones import zone_name
from tests.e2e.evening import Evening
from tests.e2e.menus import SettingsMenu
from tests.e2e.party import HOURS, Party, gather, seated
from tests.e2e.reader import Reader
from tests.e2e.turns import choose


async def open_zones(party: Party, reader: Reader, now: str = "UTC") -> SettingsMenu:
    """Go by buttons to the page of zones."""
    t = party.t
    menu = await SettingsMenu(party, reader).open()
    await menu.presets()
    label = next(each for each in menu.labels if each.startswith(_begins(party)))
    await menu.press(label)
    await menu.press(t("button-settings-zone", zone=zone_name(now, t)))
    assert party.says("settings-zone", zone=zone_name(now, t)) in menu.now.text
    return menu


def _begins(party: Party) -> str:
    return party.t("button-settings-clock", limit="").strip()


async def reminded_at(evening: Evening, reader: Reader, zone: str, hours: float) -> set[int]:
    """Let time pass, and return the hours of the day at which a hand comes anew."""
    seen, end, last = set(), evening.time.now() + hours * HOURS, reader.last().id
    while evening.time.now() < end:
        await evening.advance(HOURS / 2)
        if reader.last().id != last:
            last = reader.last().id
            seen.add(datetime.fromtimestamp(evening.time.now(), zone_named(zone)).hour)
    return seen


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_a_chat_chooses_its_zone_by_buttons_in_its_language(
    evening: Evening, language: str
) -> None:
    party = await gather(evening, dict.fromkeys(("Anna", "Boris"), language))
    menu = await open_zones(party, party.first)
    warsaw = zone_name("Europe/Warsaw", party.t)
    answer = await menu.press(next(one for one in menu.labels if one.startswith(warsaw)))
    assert answer == party.t("settings-zone-chosen", zone=warsaw)
    assert party.says("settings-zone", zone=warsaw) in menu.now.text
    await evening.restart()
    await open_zones(party, party.first, now="Europe/Warsaw")


async def test_nobody_is_reminded_in_the_night_of_his_chat(evening: Evening) -> None:
    party = await seated(evening)
    await choose(party, "3d")
    late = party.turn
    by_operator = await reminded_at(evening, late, "UTC", 24)
    assert by_operator
    assert by_operator <= set(range(8, 23))
    menu = await open_zones(party, party.first)
    await menu.press(zone_name("Asia/Kamchatka", party.t))
    there = await reminded_at(evening, late, "Asia/Kamchatka", 24)
    assert there
    assert there <= set(range(8, 23))
    assert limit_name("3d", party.t) in party.table.text


async def test_a_zone_goes_for_all_topics_and_along_to_the_supergroup(evening: Evening) -> None:
    party = await gather(evening, supergroup=False)
    menu = await open_zones(party, party.first)
    await menu.press(zone_name("Europe/Moscow", party.t))
    party.group.migrate()
    evening.spoken[party.group.id] = {"en"}
    await evening.advance(5)
    await open_zones(party, party.first, now="Europe/Moscow")


async def test_only_who_runs_the_chat_chooses_and_only_a_zone(evening: Evening) -> None:
    party = await gather(evening)
    menu = await open_zones(party, party.first)
    boris = party.readers[1]
    await evening.press(boris.person, menu.now, data=str(Setting(0, "zone", "Asia/Omsk")))
    assert boris.toast == boris.t("error-not-opener")
    for name in ("Mars/Olympus", "../etc/passwd", ""):
        data = str(Setting(0, "zone", name))
        await evening.press(party.first.person, menu.now, data=data, stale=True)
        assert party.first.toast == party.first.t("error-button-too-old")
    await open_zones(party, party.first)
