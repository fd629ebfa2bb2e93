"""A person has his data deleted; past matches stay, without his name."""

import sqlite3
from contextlib import closing

import pytest

from tests.e2e.evening import BEGIN, Evening
from tests.e2e.party import Party, gather, last_deal, practise, seated
from tests.e2e.reader import Reader

MIXED = {"Anna": "en", "Boris": "ru", "Vera": "pl"}
DAYS = 24 * 3600.0


async def forget(evening: Evening, reader: Reader) -> None:
    """Let somebody ask to be forgotten, and be sure of it."""
    await evening.command(reader.person, None, "/forget")
    await evening.advance(5)
    question = reader.last(None, reader.t("forget-ask"))
    await evening.press(reader.person, question, reader.t("button-forget"))
    await evening.advance(5)


async def played(evening: Evening) -> tuple[Party, Reader]:
    """Play a match to its end; return the winner beside the party."""
    party = await last_deal(evening)
    await party.play(party.ended)
    await evening.advance(10)
    return party, party.first


def everything(evening: Evening) -> str:
    """Read the whole database, as an operator could."""
    with closing(sqlite3.connect(evening.settings.database_path)) as connection:
        return "\n".join(connection.iterdump())


async def test_who_is_forgotten_is_named_nowhere_and_comes_back_as_a_stranger(
    evening: Evening,
) -> None:
    party, anna = await played(evening)
    await practise(evening, anna.person)
    await evening.command(anna.person, None, "/stop")
    await evening.until(lambda: anna.sees(None, anna.t("stop-ask-practice")))
    stop = anna.last(None, anna.t("stop-ask-practice"))
    await evening.press(anna.person, stop, anna.t("button-stop-own"))
    await evening.advance(5)
    assert str(anna.id) in everything(evening)
    await forget(evening, anna)

    told = anna.last(None, anna.t("forgotten-person"))
    assert anna.t("forgotten-seats", n=1) in told.text
    assert anna.t("forgotten-practices", n=1) in told.text
    assert not told.keys
    assert str(anna.id) not in everything(evening)
    assert "Anna" not in everything(evening)

    boris = party.outsider()
    await party.say(boris, "/score")
    sheet = party.first.last(party.place, party.says("score-title"))
    assert "Anna" not in sheet.text
    assert party.says("name-none", n=1) in sheet.text
    await party.say(boris, "/history")
    file = party.first.last(party.place).document
    assert file is not None
    assert b"Anna" not in file.content

    anna.person.start()
    await evening.advance(5)
    assert anna.texts()[-1] == anna.t("start-private")
    assert "Anna" in everything(evening)
    await practise(evening, anna.person)


async def test_who_was_forgotten_and_blocks_the_bot_is_not_noted_again(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    boris = party.readers[1]
    await forget(evening, boris)
    boris.person.block()
    await evening.advance(5)
    assert str(boris.id) not in everything(evening)


async def test_who_is_not_sure_keeps_all(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    boris = party.readers[1]
    before = everything(evening)
    await party.say(boris, "/forget", private=True)
    question = boris.last(None, boris.t("forget-ask"))
    await evening.press(boris.person, question, boris.t("button-forget-not"))
    await evening.advance(5)
    assert not boris.sees(None, boris.t("forget-ask"))
    assert str(boris.id) in before
    assert str(boris.id) in everything(evening)


async def test_who_sits_has_to_leave_first(evening: Evening) -> None:
    party = await seated(evening, MIXED)
    boris = party.readers[1]
    await party.say(boris, "/forget", private=True)
    await party.say(boris, "/leave")
    leaving = boris.last(None, boris.t("quit-ask"))
    assert len(boris.all(None, boris.t("error-sits"))) == 1
    await party.say(boris, "/forget", private=True)
    assert len(boris.all(None, boris.t("error-sits"))) == 2
    await evening.press(boris.person, leaving, boris.t("button-quit"))
    await evening.advance(10)
    await forget(evening, boris)
    assert boris.sees(None, boris.t("forgotten-person"))
    await evening.advance(10)
    assert "Boris" not in everything(evening)
    assert "Boris" not in party.table.text
    party.readers.remove(boris)
    await party.play(lambda: party.reads("table-deal", n=2))


async def test_the_question_is_answered_after_sitting_down(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    boris = party.readers[1]
    await party.say(boris, "/forget", private=True)
    question = boris.last(None, boris.t("forget-ask"))
    await party.open_lobby()
    await evening.press(boris.person, question, boris.t("button-forget"))
    assert boris.toast == boris.t("error-sits")
    assert "Boris" in party.lobby.text


async def test_a_rematch_is_without_who_was_forgotten(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en", "Boris": "en"})
    anna, boris = party.readers
    await party.open_lobby(computers=1)
    await party.start()
    await party.say(anna, "/stop")
    stop = anna.last(party.place, party.t("stop-ask"))
    await evening.press(anna.person, stop, party.t("button-stop"))
    await evening.advance(10)
    old = (await evening.tables())[0]
    await forget(evening, boris)
    await evening.press(
        anna.person, anna.last(party.place), data=f"t1:{old.id}:rematch:0", stale=True
    )
    await evening.advance(10)
    lobby = (await evening.tables())[-1]
    assert lobby.status == "lobby"
    assert [seat.user_id for seat in lobby.seats if seat.kind == "human"] == [anna.id]
    assert len(lobby.seats) == 2


async def test_forgetting_is_asked_in_private(evening: Evening) -> None:
    party = await gather(evening, MIXED)
    boris = party.readers[1]
    await party.say(boris, "/forget")
    assert boris.texts()[-1] == boris.refused("error-private-only")


@pytest.mark.parametrize("days", [0, 30])
async def test_privacy_says_for_how_long(evening: Evening, days: int) -> None:
    evening.settings = evening.settings.model_copy(update={"keep_matches_days": days})
    await evening.restart()
    party = await gather(evening, MIXED)
    boris = party.readers[1]
    await party.say(boris, "/privacy", private=True)
    words = boris.t("privacy-match-days", n=days) if days else boris.t("privacy-match-for-ever")
    assert boris.sees(None, words)
    await party.say(boris, "/privacy")
    assert party.sees(party.t("privacy-title"))


async def test_an_old_match_is_thinned_and_says_so(evening: Evening) -> None:
    evening.settings = evening.settings.model_copy(update={"keep_matches_days": 30})
    await evening.restart()
    party, anna = await played(evening)
    await party.say(anna, "/score")
    sheet = anna.last(party.place, party.says("score-title"))
    await evening.kill()
    evening.time._now = BEGIN + 40 * DAYS
    await evening.open()
    await evening.advance(5)

    await party.say(anna, "/score")
    assert anna.last(party.place, party.says("score-title")).text == sheet.text
    for command in ("/history", "/verify"):
        await party.say(anna, command)
        assert anna.texts()[-1] == anna.refused("error-thinned")
    await evening.press(anna.person, anna.last(party.place), data="t1:1:whatif:1", stale=True)
    assert anna.toast == anna.t("error-thinned")
