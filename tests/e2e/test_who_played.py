"""A seat passes to another between two deals: what was played keeps the names of who played it."""

import pytest

from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import Party, seated
from tests.e2e.reader import Reader, plain


def results(party: Party) -> list[Shown]:
    """Return the results in the group."""
    label = party.t("button-replay")
    seen = party.first.all(party.place)
    return [one for one in seen if label in [key.text for key in one.keys]]


async def between_deals(party: Party, after: int = 1) -> None:
    """Play until a deal is over."""
    labels = party.t("button-next"), party.t("button-replay")

    def over() -> bool:
        shown = results(party)
        return len(shown) == after and labels[0] in [key.text for key in shown[-1].keys]

    await party.play(over)


async def newcomer(party: Party, *, language: str = "en") -> Reader:
    """Let Dora take the seat of Computer 1 by a command."""
    dora = party.outsider(language)
    await party.say(dora, "/join")
    await party.evening.until(dora.hand, limit=60)
    party.readers.append(dora)
    return dora


def computer(party: Party, number: int) -> str:
    """Return the name of a computer."""
    return plain(party.t("name-computer", n=number))


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
async def test_a_result_keeps_its_names_and_says_who_came(evening: Evening, language: str) -> None:
    party = await seated(evening, {"Anna": language}, computers=2)
    await between_deals(party)
    before = results(party)[0].text
    await newcomer(party)
    after = results(party)[0].text
    line = party.says("result-newcomer", name="Dora", was=computer(party, 1))
    assert line not in before
    assert after == f"{before}\n{line}"
    await between_deals(party, after=2)
    first, second = (one.text for one in results(party))
    assert first == after
    assert "Dora" in second
    assert line not in second


async def test_the_computer_that_stays_keeps_its_number(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await between_deals(party)
    await newcomer(party)
    assert "Dora" in party.table.text
    assert computer(party, 2) in party.table.text
    assert computer(party, 1) not in party.table.text
    await party.say(party.first, "/score")
    sheet = party.first.texts(party.place)[-1]
    assert "Dora" in sheet
    assert plain(party.t("name-comp", n=2)) in sheet
    await evening.restart()
    await between_deals(party, after=2)
    assert computer(party, 2) in results(party)[1].text


async def test_a_replay_names_who_played_and_nobody_as_you_who_did_not(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await between_deals(party)
    dora = await newcomer(party)
    await evening.press(dora.person, results(party)[0], party.t("button-replay"), stale=True)
    await evening.advance(3)
    title = plain(dora.t("replay-title", n=1, page=1, of=1)).partition("1")[0]
    page = dora.last(None, title)
    assert computer(party, 1) in page.text
    assert dora.t("name-you") not in page.text


async def test_who_sat_down_later_has_nothing_to_look_back_at(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en"}, computers=2)
    await between_deals(party)
    dora = await newcomer(party)
    await evening.press(dora.person, results(party)[0], party.t("button-whatif"), stale=True)
    assert dora.toast == dora.t("error-not-in-deal")


async def test_who_has_left_is_named_in_what_he_played(evening: Evening) -> None:
    party = await seated(evening, {"Anna": "en", "Boris": "en"}, computers=1)
    boris = party.readers[1]
    await between_deals(party)
    before = results(party)[0].text
    await party.say(boris, "/leave")
    await evening.press(
        boris.person, boris.last(None, boris.t("quit-ask")), boris.t("button-quit")
    )
    party.readers.remove(boris)
    await evening.advance(8)
    assert party.sees(party.says("notice-left", name="🤖 Boris"))
    assert results(party)[0].text == before
