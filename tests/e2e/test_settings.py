"""The settings of a chat, chosen by buttons, and the match that is played by them."""

from dataclasses import replace
from functools import partial

from bot.render.options import option_name, preset_name, value_name
from game.presets import PRESETS
from game.rules import CLASSIC, Value
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.menus import SettingsMenu, rules_of_match, summary
from tests.e2e.party import Party, gather, practise
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
"""In an order in which each has an effect when its turn comes."""


async def in_force(party: Party) -> str:
    """Return all that /rules says in the chat, page by page."""
    reader, evening = party.first, party.evening
    title = party.t("rules-title")
    before = len(reader.all(party.place, title))
    await evening.command(reader.person, party.place, "/rules")
    (page,) = await evening.until(lambda: reader.all(party.place, title)[before:])
    topics, cards = page.text, page.keys[0].text
    await evening.press(reader.person, page, cards)
    found = await evening.until(partial(turned, party, page))
    assert found is not None
    page = found
    said = [topics, page.text]
    while on := [key.text for key in page.keys if key.text.endswith("»")]:
        await evening.press(reader.person, page, on[0])
        found = await evening.until(partial(turned, party, page))
        assert found is not None
        page = found
        said.append(page.text)
    return "\n".join(said)


def turned(party: Party, page: Shown) -> Shown | None:
    """Return the message once it shows another page."""
    now = next(one for one in party.first.all(party.place) if one.id == page.id)
    return now if now.text != page.text else None


async def test_a_chat_changes_twenty_options_and_gets_exactly_that(evening: Evening) -> None:
    party = await gather(evening, {"Аня": "ru", "Борис": "ru", "Вера": "ru"})
    await party.open_lobby()
    menu = await SettingsMenu(party, party.first).open()
    for option_id, value in TWENTY.items():
        answer = await menu.option(option_id, value)
        assert value_name(option_id, value, party.t) in answer
    wanted = replace(CLASSIC, barrel="off", **TWENTY)  # type: ignore[arg-type]
    assert summary(party, wanted, "classic") in menu.now.text
    await evening.until(lambda: summary(party, wanted, "classic") in party.lobby.text)
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
    evening.may_flood = True  # two kills within a minute: nobody knows what went out before
    party = await gather(evening)
    await party.open_lobby()
    menu = await SettingsMenu(party, party.first).open()
    await menu.option("cut", "on")
    await evening.restart()
    await menu.option("rounding", 10)
    assert summary(party, replace(CLASSIC, cut="on", rounding=10), "classic") in menu.now.text
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


# A match under way


async def test_a_running_match_keeps_its_own(evening: Evening) -> None:
    evening.chance.favour(0)
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=2)
    await party.start()
    menu = await SettingsMenu(party, party.first).open()
    assert party.t("settings-frozen") in menu.now.text
    await menu.preset("livegames")
    await evening.advance(60)
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
    await evening.until(
        lambda: summary(party, PRESETS["livegames"], "livegames") in party.lobby.text
    )
    await party.start()
    assert await rules_of_match(party, 2) == PRESETS["livegames"]


async def test_practice_has_settings_of_its_own(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await evening.settle()
    await evening.command(anna.person, None, "/settings")
    await evening.until(lambda: anna.sees(None, anna.t("settings-title")))
    label = preset_name("convention", anna.t)
    await evening.press(anna.person, anna.last(None, anna.t("settings-title")), label)
    await evening.advance(3)
    await practise(evening, anna.person)
    await evening.until(anna.hand)
    (row,) = await evening.tables()
    assert row.state is not None
    assert '"target":1001' in row.state
