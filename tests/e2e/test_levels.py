"""Computer players of three levels: chosen by buttons, named and kept."""

import json

import pytest

from bot.presses import Lobby
from bot.render.levels import level_name
from game.players.levels import LEVELS, Level
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, practise, seated
from tests.e2e.reader import Reader


async def levels(evening: Evening, table_id: int = 1) -> list[str]:
    """Return the levels of the computers at a table, as SQLite has them."""
    row = next(row for row in await evening.tables() if row.id == table_id)
    return sorted(str(seat.level) for seat in row.seats if seat.kind == "computer")


def named(party: Party, number: int, level: Level) -> str:
    """Return what the group calls a computer of a level."""
    name = party.says("name-computer", n=number)
    return party.says("name-with-level", name=name, level=level_name(level, party.t))


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_a_level_is_chosen_in_the_lobby_and_named_at_the_table(
    evening: Evening, language: str
) -> None:
    party = await gather(evening, {"Anna": language})
    await party.open_lobby(computers=2)
    assert named(party, 1, "normal") in party.lobby.text
    await party.set_level(1, "strong")
    await party.set_level(2, "easy")
    assert named(party, 1, "strong") in party.lobby.text
    assert named(party, 2, "easy") in party.lobby.text
    assert await levels(evening) == ["easy", "strong"]
    await party.start()
    assert all(level_name(level, party.t) in party.table.text for level in ("easy", "strong"))


async def test_a_further_computer_plays_like_the_one_before(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=1, level="strong")
    await evening.press(party.first.person, party.lobby, party.t("button-computer"))
    await evening.until(lambda: named(party, 2, "strong") in party.lobby.text)


async def test_a_double_tap_gives_the_next_level_only(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=1)
    lobby, label = party.lobby, party.level_button(1)
    for _ in range(2):
        await evening.press(party.first.person, lobby, label, stale=True)
    assert await levels(evening) == ["strong"]


async def test_who_has_no_say_and_who_names_no_computer_change_nothing(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=1)
    dora = party.outsider()
    await evening.press(dora.person, party.lobby, party.level_button(1))
    assert dora.toast == dora.t("error-not-seated")
    for seat in (0, 3, 99):
        data = str(Lobby(1, "strong", seat))
        await evening.press(party.first.person, party.lobby, data=data, stale=True)
        assert party.first.toast == party.first.t("error-stale")
    assert await levels(evening) == ["normal"]


async def test_a_level_is_frozen_once_the_match_has_begun(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=2)
    lobby, label = party.lobby, party.level_button(1)
    await party.start()
    await evening.press(party.first.person, lobby, label, stale=True)
    assert party.first.toast == party.first.t("error-stale")
    assert await levels(evening) == ["normal", "normal"]


@pytest.mark.parametrize("level", LEVELS)
async def test_practice_asks_for_the_level(evening: Evening, level: Level) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    await practise(evening, anna.person, level)
    await evening.until(anna.hand)
    assert await levels(evening) == [level, level]
    assert not anna.sees(None, anna.t("practice-ask"))
    await evening.until(lambda: level_name(level, anna.t) in anna.last().text)


async def test_an_old_question_shows_the_practice_that_runs(evening: Evening) -> None:
    anna = Reader(evening.world.person("Anna"))
    anna.person.start()
    for _ in range(2):
        await evening.command(anna.person, None, "/practice")
        await evening.advance(3)
    old, new = anna.all(None, anna.t("practice-ask"))
    await evening.press(anna.person, new, anna.t("button-strong"))
    await evening.until(lambda: anna.held(anna.last()))
    await evening.press(anna.person, old, anna.t("button-easy"))
    await evening.advance(3)
    assert len(await evening.tables()) == 1
    assert await levels(evening) == ["strong", "strong"]
    assert not anna.sees(None, anna.t("practice-ask"))


async def test_levels_survive_a_restart_and_stand_in_the_history(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2, level="strong")
    await evening.restart()
    assert await levels(evening) == ["strong", "strong"]
    await party.play(lambda: party.reads("table-deal", n=2))
    await party.say(party.first, "/history", private=True)
    (document,) = [one.document for one in party.first.all() if one.document]
    head = json.loads(document.content.splitlines()[0])
    assert [seat.get("level") for seat in head["seats"] if seat["kind"] == "computer"] == [
        "strong",
        "strong",
    ]


async def test_a_rematch_keeps_the_levels(evening: Evening) -> None:
    evening.chance.favour(0)
    party = await seated(evening, {"Anna": "en"}, computers=2, level="easy")
    await evening.put_on_barrel(0)
    await party.play(party.ended)
    await evening.advance(10)
    end = party.first.last(party.place)
    await evening.press(party.first.person, end, party.t("button-rematch"))
    await evening.advance(5)
    assert named(party, 2, "easy") in party.lobby.text


async def test_who_stands_in_for_a_person_plays_as_usual(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1, level="strong")
    boris = party.readers[1]
    await party.say(boris, "/leave")
    question = boris.last(None, boris.t("quit-ask"))
    await evening.press(boris.person, question, boris.t("button-quit"))
    assert await levels(evening) == ["normal", "strong"]
