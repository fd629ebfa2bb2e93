"""The settings of a chat, chosen by buttons, and the match that is played by them."""

from dataclasses import replace

import pytest

from bot.render.options import option_name, preset_name, value_name
from game.presets import PRESETS
from game.rules import CLASSIC, Rules, Value
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.menus import SettingsMenu, rules_of_match
from tests.e2e.party import Party, gather
from tests.e2e.reader import Reader

TWENTY: dict[str, Value] = {
    "cut": "on",
    "redeal_below": "off",
    "redeal_three_nines": "anyone",
    "redeal_after_pass": "on",
    "min_bid": 50,
    "bid_step": 10,
    "bid_cap": "any_marriage",
    "talon_rebuy": "on",
    "blind": "anyone",
    "blind_doubles": "all",
    "blind_marriages": "off",
    "pass_face": "open",
    "writeoff_cost": "nothing",
    "writeoff_limit": 1,
    "must_beat": "suit",
    "marriage_values": "spades",
    "ace_marriage": "sequence",
    "nines_bonus": 200,
    "rounding": 10,
    "bolts": "consecutive",
    "target": 1001,
    "barrier": 880,
    "settlement": "bank",
    "stake": 500,
    "two_player": "triples",
    "sitter_scores": "off",
}
"""More than twenty, for a menu may not lose count either; each has an effect when its turn comes."""


def line(party: Party, rules: Rules, preset: str) -> str:
    """Return how the lobby names rules that come nearest to a preset."""
    n = sum(getattr(rules, name) != getattr(PRESETS[preset], name) for name in rules.__slots__)
    return party.says("settings-summary", preset=preset_name(preset, party.t), n=n)


async def in_force(party: Party) -> str:
    """Return all that /rules says in the chat, page by page."""
    reader, evening = party.first, party.evening
    await evening.command(reader.person, party.place, "/rules")
    await evening.until(
        lambda: party.t("rules-title").partition("\n")[0] in reader.last(party.place).text
    )
    pages = [reader.last(party.place)]
    while True:
        on = [key.text for key in pages[-1].keys if key.text.endswith("»")]
        if not on:
            return "\n".join(page.text for page in pages)
        await evening.press(reader.person, pages[-1], on[0])
        shown = pages[-1].text
        await evening.until(lambda shown=shown: reader.last(party.place).text != shown)  # type: ignore[misc]
        pages.append(reader.last(party.place))


async def test_a_chat_changes_twenty_options_and_gets_exactly_that(evening: Evening) -> None:
    party = await gather(evening, {"Аня": "ru", "Борис": "ru", "Вера": "ru"})
    await party.open_lobby()
    menu = await SettingsMenu(party, party.first).open()
    for option_id, value in TWENTY.items():
        answer = await menu.option(option_id, value)
        assert value_name(option_id, value, party.t) in answer
    wanted = replace(CLASSIC, barrel="off", **TWENTY)  # type: ignore[arg-type]
    assert line(party, wanted, "classic") in menu.now.text
    await evening.until(lambda: line(party, wanted, "classic") in party.lobby.text)
    told = await in_force(party)
    for option_id, value in {**TWENTY, "barrel": "off"}.items():
        assert (
            party.says(
                "rules-difference",
                name=option_name(option_id, party.t),
                value=value_name(option_id, value, party.t),
                classic=value_name(option_id, getattr(CLASSIC, option_id), party.t),
                help="",
            ).strip()
            in told
        )

    await party.start()
    assert await rules_of_match(party) == wanted
    await party.play(lambda: party.reads("table-deal", n=3))
    await checked_deals(party)


async def test_what_cannot_go_together_is_mended_with_a_word(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    menu = await SettingsMenu(party, party.first).open()
    answer = await menu.option("barrier", 800)
    off = party.says(
        "settings-option",
        name=option_name("barrel", party.t),
        value=value_name("barrel", "off", party.t),
    )
    assert party.says("settings-mended", list=off) in answer
    answer = await menu.option("barrel", 900)
    assert option_name("barrier", party.t) in answer
    await party.start()
    assert await rules_of_match(party) == replace(CLASSIC, barrel=900)


async def test_the_menu_works_after_a_restart_and_a_preset_wipes_the_slate(
    evening: Evening,
) -> None:
    party = await gather(evening)
    await party.open_lobby()
    menu = await SettingsMenu(party, party.first).open()
    await menu.option("cut", "on")
    await evening.restart()
    await menu.option("rounding", 10)
    assert line(party, replace(CLASSIC, cut="on", rounding=10), "classic") in menu.now.text
    answer = await menu.preset("house")
    assert preset_name("house", party.t) in answer
    await evening.restart()
    await party.start()
    assert await rules_of_match(party) == PRESETS["house"]


async def test_what_differs_from_the_preset_is_marked(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    menu = await SettingsMenu(party, party.first).open()
    await menu.option("rounding", 10)
    play = party.t("topic-play")
    assert menu.label(play) == party.t("button-settings-topic", topic=play, n=1)
    await menu.press(play)
    assert menu.label(option_name("rounding", party.t)).startswith("●")
    assert menu.label(option_name("target", party.t))[0] not in "●✓≈"


# Who may


async def refused(party: Party, reader: Reader, label: str) -> bool:
    """Let somebody press a button of a menu that is open; tell whether he is refused."""
    menu = party.first.last(party.place, party.t("settings-title"))
    whole = next(key.text for key in menu.keys if key.text.lstrip("✓≈● ") == label)
    await party.evening.press(reader.person, menu, whole)
    return reader.toast == reader.t("error-not-opener")


async def test_the_opener_and_admins_change_them_and_nobody_else(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en", "Boris": "en", "Vera": "ru"})
    anna, boris, vera = party.readers
    await evening.command(boris.person, party.place, "/newgame")
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    menu = await SettingsMenu(party, vera).open()  # anyone may look
    await menu.presets()
    polish, house = (preset_name(name, party.t) for name in ("polish", "house"))
    assert await refused(party, vera, polish)
    assert not await refused(party, boris, polish)
    await evening.until(lambda: line(party, PRESETS["polish"], "polish") in party.lobby.text)
    party.group.promote(vera.person)
    assert not await refused(party, vera, house)
    await evening.until(lambda: line(party, PRESETS["house"], "house") in party.lobby.text)


async def test_without_a_table_only_admins_change_them(evening: Evening) -> None:
    party = await gather(evening)
    menu = await SettingsMenu(party, party.readers[1]).open()
    await menu.presets()
    assert await refused(party, party.readers[1], preset_name("house", party.t))
    owner = next(one for one in party.readers if one.person is party.group.owner)
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
    assert query.text == boris.t("error-not-opener")

    await here.start()
    await there.open_lobby(computers=2)
    assert line(there, CLASSIC, "classic") in there.lobby.text
    await there.start()
    assert await rules_of_match(here, 1) == PRESETS["polish"]
    assert await rules_of_match(there, 2) == CLASSIC


# A match under way


async def test_a_running_match_keeps_its_own(evening: Evening) -> None:
    evening.chance.favour(0)
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=2)
    await party.start()
    menu = await SettingsMenu(party, party.first).open()
    assert party.t("settings-frozen") in menu.now.text
    await menu.preset("livegames")
    await evening.restart()
    assert party.says("settings-summary", preset=preset_name("classic", party.t), n=0) in (
        await in_force(party)
    )
    await evening.put_on_barrel(0)
    await party.play(party.ended)
    assert await rules_of_match(party) == CLASSIC
    await evening.advance(5)
    end = party.first.last(party.place, party.winning_words)
    await evening.press(party.first.person, end, party.t("button-rematch"))
    await evening.until(lambda: line(party, PRESETS["livegames"], "livegames") in party.lobby.text)
    await party.start()
    assert await rules_of_match(party, 2) == PRESETS["livegames"]


async def test_practice_has_settings_of_its_own(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await evening.settle()
    await evening.command(anna.person, None, "/settings")
    await evening.until(lambda: anna.sees(None, anna.t("settings-title")))
    for label in (anna.t("button-back"), preset_name("convention", anna.t)):
        await evening.press(anna.person, anna.last(None, anna.t("settings-title")), label)
        await evening.advance(3)
    await evening.command(anna.person, None, "/practice")
    await evening.until(anna.hand)
    (row,) = await evening.tables()
    assert row.state is not None
    assert '"target":1001' in row.state


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
async def test_a_forged_page_leads_to_the_first(evening: Evening, data: str) -> None:
    party = await gather(evening)
    await party.open_lobby()
    menu = await SettingsMenu(party, party.first).open()
    await evening.press(party.first.person, menu.now, data=data, stale=True)
    await evening.until(lambda: party.t("button-settings-topics") in menu.labels)
