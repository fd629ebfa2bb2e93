"""A whole match in each preset, from the choice of the preset to the winner."""

import pytest

from bot.render.options import preset_name
from game.presets import PRESETS
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals, lost_messages
from tests.e2e.menus import SettingsMenu, rules_of_match
from tests.e2e.party import gather

PEOPLE = {"en": "Anna", "pl": "Ania", "ru": "Аня"}
SPOKEN = ["ru", "pl", "en", "ru", "pl", "en", "ru", "en"]


@pytest.mark.parametrize(
    ("preset", "language"), list(zip(PRESETS, SPOKEN, strict=True)), ids=list(PRESETS)
)
async def test_a_match_by_the_preset_goes_to_its_winner(
    evening: Evening, preset: str, language: str
) -> None:
    evening.chance.favour(0)
    party = await gather(evening, {PEOPLE[language]: language})
    await party.open_lobby(computers=2)
    if preset != "classic":
        menu = await SettingsMenu(party, party.first).open()
        await menu.preset(preset)
    name = preset_name(preset, party.t)
    said = party.says("settings-summary", preset=name, n=0)
    await evening.until(lambda: said in party.lobby.text)
    await party.start()
    assert await rules_of_match(party) == PRESETS[preset]
    await party.play(party.ended)
    await evening.advance(30)

    (row,) = await evening.tables()
    deals = await checked_deals(party)
    assert row.winner is not None
    assert len(deals) > 2
    assert deals[-1]["totals"][row.winner] >= PRESETS[preset].target
    assert party.tables == []
    assert all(reader.hand() is None for reader in party.readers)
    assert await lost_messages(party) == []
