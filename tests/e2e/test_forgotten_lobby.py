"""A lobby that nobody touches closes by itself, but not for time in which nobody could."""

import pytest

from tests.e2e.evening import Evening
from tests.e2e.party import HOURS, Party, gather, seated

HALF_AN_HOUR = 1800.0


async def lobby_of_two(evening: Evening) -> Party:
    """Open a table at which one person more would have to sit down."""
    party = await gather(evening)
    await evening.command(party.first.person, party.place, "/newgame")
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    return party


async def is_open(evening: Evening) -> bool:
    """Tell whether the newest table is still a lobby."""
    return (await evening.tables())[-1].status == "lobby"


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_it_is_closed_after_half_an_hour_and_that_is_said(
    evening: Evening, language: str
) -> None:
    party = await gather(evening, dict.fromkeys(("Anna", "Boris"), language))
    await evening.command(party.first.person, party.place, "/newgame")
    await evening.until(lambda: party.sees(party.t("lobby-title")))
    await evening.advance(HALF_AN_HOUR - 60)
    assert await is_open(evening)
    await evening.advance(90)
    assert not await is_open(evening)
    assert not party.sees(party.t("lobby-title"))
    words = party.says("notice-not-begun")
    assert [one.labels for one in party.first.all(party.place, words)] == [
        [[party.t("button-newgame")]]
    ]
    shown = party.first.last(party.place, words)
    await evening.press(party.first.person, shown, party.t("button-newgame"))
    await evening.until(lambda: party.sees(party.t("lobby-title")))


async def test_whatever_is_done_there_begins_the_half_hour_anew(evening: Evening) -> None:
    party = await lobby_of_two(evening)
    for label in ("button-join", "button-computer", "button-fewer", "button-leave"):
        await evening.advance(HALF_AN_HOUR - 60)
        await evening.press(party.readers[1].person, party.lobby, party.t(label))
        await evening.advance(10)
    await evening.advance(HALF_AN_HOUR - 60)
    assert await is_open(evening)
    await evening.advance(90)
    assert not await is_open(evening)


async def test_it_is_closed_in_a_program_that_was_started_meanwhile(evening: Evening) -> None:
    await lobby_of_two(evening)
    await evening.advance(HALF_AN_HOUR - 300)
    await evening.restart()
    await evening.advance(120)
    assert await is_open(evening)
    await evening.advance(300)
    assert not await is_open(evening)


async def test_time_in_which_the_bot_was_down_does_not_count(evening: Evening) -> None:
    await lobby_of_two(evening)
    await evening.advance(HALF_AN_HOUR - 300)
    await evening.kill()
    await evening.time.skip(10 * HOURS)
    await evening.open()
    await evening.advance(200)
    assert await is_open(evening)
    await evening.advance(300)
    assert not await is_open(evening)


async def test_time_in_which_telegram_does_not_answer_does_not_count(evening: Evening) -> None:
    await lobby_of_two(evening)
    await evening.advance(HALF_AN_HOUR - 300)
    evening.line.is_cut = True
    await evening.advance(3 * HOURS)
    assert await is_open(evening)
    await evening.restart()
    await evening.advance(200)
    assert await is_open(evening)
    await evening.advance(300)
    assert not await is_open(evening)


async def test_a_lobby_of_a_group_that_is_closed_to_the_bot_is_forgotten(
    evening: Evening,
) -> None:
    party = await lobby_of_two(evening)
    party.group.kick_bot()
    await evening.advance(HALF_AN_HOUR + 60)
    assert not await is_open(evening)


async def test_a_match_that_has_begun_is_closed_by_nobody(evening: Evening) -> None:
    await seated(evening, {"Anna": "en"}, computers=2)
    await evening.advance(3 * HOURS)
    assert (await evening.tables())[-1].status == "playing"
