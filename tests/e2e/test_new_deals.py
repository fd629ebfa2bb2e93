"""New deals on request, by every reason there is."""

from dataclasses import dataclass, field

import pytest

from game.rules import CLASSIC, Value, changed
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.party import Party
from tests.e2e.reader import Reader
from tests.e2e.stacked import dealt, labels, name, passes, press, turn_of

WEAK = "9S JS QS 9C JC QC JD"
MARRIED = "KH QH AS TS AH TH AD"


@dataclass(frozen=True)
class Case:
    """A right to a new deal: under which rules, with which cards, whose, and how it is called."""

    button: str
    why: str
    hands: tuple[str, str, str]
    seat: int
    options: dict[str, Value] = field(default_factory=dict)
    talon: str = ""
    n: int = 0


DEALT = [
    Case("button-redeal-nines", "redealt-nines", ("", "9S 9C 9D 9H", ""), 1),
    Case("button-redeal-below", "redealt-below", ("", "", WEAK), 2, n=14),
    Case("button-redeal-below", "redealt-below", (WEAK, "", ""), 0, {"redeal_below": 18}, n=18),
    Case(
        "button-redeal-three-nines",
        "redealt-three-nines",
        ("", "", "9S 9C 9D AS KC QC"),
        2,
        {"redeal_three_nines": "anyone"},
    ),
    Case(
        "button-redeal-three-nines",
        "redealt-three-nines",
        ("9S 9C 9D AS KC QC", "", ""),
        0,
        {"redeal_three_nines": "forehand"},
    ),
    Case(
        "button-redeal-jacks",
        "redealt-jacks",
        ("", "JS JC JD JH AS", ""),
        1,
        {"redeal_four_jacks": "on"},
    ),
]
TALON = [
    Case(
        "button-redeal-talon-below",
        "redealt-talon-below",
        (MARRIED, "", ""),
        0,
        {"redeal_talon_below": 5},
        "9S 9C JD",
        5,
    ),
    Case(
        "button-redeal-talon-nines",
        "redealt-talon-nines",
        (MARRIED, "", ""),
        0,
        {"redeal_talon_nines": 2},
        "9S 9C TD",
    ),
    Case(
        "button-redeal-talon-jacks",
        "redealt-talon-jacks",
        (MARRIED, "", ""),
        0,
        {"redeal_talon_jacks": "on"},
        "JS JC JD",
    ),
]


async def table_for(evening: Evening, case: Case) -> tuple[Party, Reader]:
    """Deal the cards of a case, and return who has the right."""
    rules = CLASSIC
    for option_id, value in case.options.items():
        rules = changed(rules, option_id, value)
    party = await dealt(evening, *case.hands, talon=case.talon, rules=rules)
    return party, party.readers[case.seat]


async def asks(party: Party, reader: Reader, case: Case) -> None:
    """Let a person ask for a new deal, and see that there is one."""
    evening = party.evening
    await press(reader, party, reader.t(case.button, n=case.n))
    await evening.advance(12)
    why = party.t(case.why, n=case.n)
    assert party.sees(party.t("result-redealt", deal=1, name=name(reader), why=why))
    assert party.reads("table-deal", n=1)
    assert len(party.tables) == 1
    for one in party.readers:
        assert len(one.all(None, one.t("hand-cards", cards=""))) == 1
    (record,) = await checked_deals(party)
    assert record["outcome"] == "redealt"


@pytest.mark.parametrize("case", DEALT, ids=lambda case: f"{case.why}-{case.seat}")
async def test_the_cards_dealt_give_a_right_in_the_own_hand_alone(
    evening: Evening, case: Case
) -> None:
    party, reader = await table_for(evening, case)
    label = reader.t(case.button, n=case.n)
    for one in party.readers:
        assert (label in labels(one.last())) == (one is reader)
    assert party.first.texts(party.place)
    assert label not in "\n".join(party.first.texts(party.place))
    await asks(party, reader, case)


@pytest.mark.parametrize("case", TALON, ids=lambda case: case.why)
async def test_the_talon_gives_the_declarer_a_right_until_he_gives(
    evening: Evening, case: Case
) -> None:
    party, reader = await table_for(evening, case)
    await passes(party, *party.readers[1:])
    hand = await turn_of(party, reader)
    assert reader.t(case.button, n=case.n) in labels(hand)
    await asks(party, reader, case)


async def test_a_talon_that_was_fought_for_gives_no_right_unless_always(evening: Evening) -> None:
    rules = changed(CLASSIC, "redeal_talon_nines", 2)
    party = await dealt(evening, "", MARRIED, "", talon="9S 9C TD", rules=rules)
    first, second, third = party.readers
    await turn_of(party, second)
    await press(second, party, "105")
    await passes(party, third, first)
    hand = await turn_of(party, second)
    assert second.t("button-redeal-talon-nines") not in labels(hand)


async def test_after_the_exchange_a_defender_may_ask_until_the_first_lead(
    evening: Evening,
) -> None:
    rules = changed(CLASSIC, "redeal_after_pass", "on")
    case = Case("button-redeal-below", "redealt-after-pass", (MARRIED, "", WEAK), 2, n=14)
    party = await dealt(evening, *case.hands, talon="9H 9D JH", rules=rules)
    first, second, third = party.readers
    label = third.t(case.button, n=14)
    await passes(party, second, third)
    assert label not in labels(third.last())  # passed: the right to the cards dealt is gone
    hand = await turn_of(party, first)
    nine = next(text for text, card in first.cards.items() if card == "9H")
    jack = next(text for text, card in first.cards.items() if card == "JH")
    for card in (jack, nine):
        hand = await press(first, party, card)
    assert first.t("button-give") in labels(hand)
    await press(first, party, first.t("button-give"))
    await evening.until(lambda: label in labels(third.last()))
    assert label not in labels(second.last())
    await asks(party, third, case)


async def test_a_computer_asks_as_a_person_may(evening: Evening) -> None:
    evening.chance.stack("AS KS QS AD KD QD TD", "9S 9C 9D 9H AC JC JD", "JS TS AH KH QH TC KC")
    evening.chance.stack("9S 9C 9D 9H AC JC JD", "JS TS AH KH QH TC KC", "AS KS QS AD KD QD TD")
    party = await dealt(evening, people={"Anna": "en"}, computers=2)
    await party.play(lambda: party.reads("table-deal", n=2))
    redealt, *_ = await checked_deals(party)
    assert redealt["outcome"] == "redealt"
    assert any(redealt["commitment"] in text for text in party.first.texts(party.place))
    assert any(redealt["salt"] in text for text in party.first.texts(party.place))
