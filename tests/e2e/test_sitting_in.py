"""Joining in the middle: between two deals a person takes the seat of a computer."""

import pytest

from bot import codec
from bot.presses import AtTable
from bot.storage.rows import SeatRow
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather, practise, seated
from tests.e2e.reader import Reader, plain

TWO = {"Anna": "en", "Boris": "ru"}


def taking(party: Party, number: int = 1) -> str:
    """Return what the button says that gives away the seat of a computer."""
    return party.t("button-take", name=party.t("name-computer", n=number))


def offers(party: Party, label: str) -> bool:
    """Tell whether the group sees such a button."""
    return any([label] in one.labels for one in party.first.all(party.place))


async def between_deals(party: Party) -> None:
    """Play until a deal is over."""
    await party.play(lambda: offers(party, party.t("button-next")))


async def seats(evening: Evening) -> tuple[SeatRow, ...]:
    """Return who sits at the only table."""
    (row,) = await evening.tables()
    return row.seats


async def totals(evening: Evening) -> tuple[int, ...]:
    """Return how it stands at the only table."""
    (row,) = await evening.tables()
    assert row.state is not None
    return codec.load(row.state, row.schema).standing.totals


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_a_button_under_the_result_gives_the_seat_and_its_score(
    evening: Evening, language: str
) -> None:
    party = await seated(evening, {"Anna": language, "Boris": "ru"}, computers=1)
    dora = party.outsider(language)
    assert not offers(party, taking(party))
    await between_deals(party)
    result = party.first.last(party.place)
    had = await totals(evening)
    await evening.press(dora.person, result, taking(party))
    assert dora.toast == dora.t("answer-sat")
    await evening.until(dora.hand, limit=60)

    assert await totals(evening) == had
    assert had != (0, 0, 0)
    assert [each.user_id for each in await seats(evening)].count(dora.id) == 1
    assert all(each.kind == "human" for each in await seats(evening))
    assert not offers(party, taking(party))
    assert "Dora" in party.table.text
    party.readers.append(dora)
    await party.play(lambda: party.reads("table-deal", n=3))


async def test_join_in_a_match_takes_a_computers_seat_between_deals_alone(
    evening: Evening,
) -> None:
    party = await seated(evening, TWO, computers=1)
    dora = party.outsider("pl")
    await party.say(dora, "/join")
    assert dora.texts()[-1] == dora.refused("error-between-deals")
    await between_deals(party)
    await evening.command(dora.person, party.place, "/join")
    await evening.until(dora.hand, limit=60)
    late = Reader(evening.world.person("Ewa", language="en"))
    late.person.start()
    party.group.add(late.person)
    await party.say(late, "/join")
    assert late.texts()[-1] == late.refused("error-match-running")


async def test_two_who_want_one_seat(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    dora, ewa = party.outsider(), party.outsider("pl")
    await between_deals(party)
    result = party.first.last(party.place)
    for reader in (dora, ewa):
        reader.press(result, taking(party))
    await evening.advance(5)
    assert sorted([dora.toast, ewa.toast]) == sorted([dora.t("answer-sat"), ewa.t("error-stale")])
    await evening.press(dora.person, party.first.last(party.place), taking(party, 2))
    assert dora.toast == dora.t("error-already-seated")
    await evening.press(ewa.person, party.first.last(party.place), taking(party, 2))
    assert ewa.toast == ewa.t("answer-sat")
    assert {each.user_id for each in await seats(evening)} == {party.first.id, dora.id, ewa.id}


async def test_who_has_left_gets_his_own_seat_and_no_computers(evening: Evening) -> None:
    party = await seated(evening, TWO, computers=1)
    boris, dora = party.readers[1], party.outsider()
    await party.say(boris, "/leave")
    question = boris.last(None, boris.t("quit-ask"))
    await evening.press(boris.person, question, boris.t("button-quit"))
    party.readers.remove(boris)
    await between_deals(party)
    result = next(one for one in party.first.all(party.place) if [taking(party)] in one.labels)
    await evening.press(boris.person, result, taking(party))
    assert boris.toast == boris.t("error-already-seated")
    await evening.command(dora.person, party.place, "/join")
    await evening.advance(3)
    assert party.sees(party.t("notice-left", name="Boris"))
    await evening.command(boris.person, party.place, "/join")
    await evening.advance(3)
    assert not party.sees(party.t("notice-left", name="Boris"))
    assert all(each.kind == "human" for each in await seats(evening))


async def test_who_cannot_be_written_to_comes_by_the_link(evening: Evening) -> None:
    party = await seated(evening, TWO, computers=1)
    dora = Reader(evening.world.person("Dora", language="pl"))
    party.group.add(dora.person)
    await between_deals(party)
    await evening.command(dora.person, party.place, "/join")
    words = party.says("notice-unreachable", name="Dora")
    await evening.until(lambda: party.sees(words))
    (url,) = [key.url for key in party.first.last(party.place, words).keys]
    dora.person.start(url.partition("start=")[2])
    await evening.until(lambda: dora.sees(None, dora.t("start-taken", title="Friday")))
    await evening.until(dora.hand, limit=60)


async def test_a_seat_taken_is_still_taken_after_a_kill(evening: Evening) -> None:
    party = await seated(evening, TWO, computers=1)
    dora = party.outsider()
    await between_deals(party)
    dora.press(party.first.last(party.place), taking(party))
    await evening.settle()
    await evening.restart()
    await evening.until(dora.hand, limit=90)
    assert all(each.kind == "human" for each in await seats(evening))


async def test_a_practice_has_no_seat_for_others(evening: Evening) -> None:
    party = await gather(evening, TWO)
    anna, boris = party.readers
    await practise(evening, anna.person)
    await evening.until(anna.hand)
    await evening.command(boris.person, None, "/help")
    await evening.until(lambda: boris.sees(None, plain(boris.t("help-title"))))
    forged = str(AtTable(1, "sit", 1))
    await evening.press(boris.person, boris.last(None), data=forged, stale=True)
    assert boris.toast == boris.t("error-not-member")
