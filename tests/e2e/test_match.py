"""Whole matches: from /newgame to the winner, with every deal checked again."""

import pytest

from bot.render.figures import number
from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals, lost_messages
from tests.e2e.party import gather


@pytest.mark.parametrize(
    ("people", "computers"),
    [
        ({"Аня": "ru", "Борис": "ru", "Вера": "ru"}, 0),
        ({"Ania": "pl", "Bartek": "pl"}, 1),
        ({"Anna": "en"}, 2),
    ],
    ids=["ru", "pl", "en"],
)
async def test_a_match_goes_from_newgame_to_1000(
    evening: Evening, people: dict[str, str], computers: int
) -> None:
    evening.chance.favour(0)
    party = await gather(evening, people)
    await party.open_lobby(computers=computers)
    await party.start()
    await party.play(party.ended)
    await evening.advance(30)

    (row,) = await evening.tables()
    deals = await checked_deals(party)
    assert row.winner is not None
    assert deals[-1]["totals"][row.winner] >= 1000
    (end,) = party.first.all(party.place, party.winning_words)
    assert all(number(total) in end.text for total in deals[-1]["totals"])
    assert end.labels == [[party.t("button-rematch")], [party.t("button-picture")]]
    told = "\n".join(party.first.texts(party.place))
    assert all(deal["salt"] in told for deal in deals)
    assert party.tables == []
    assert all(reader.hand() is None for reader in party.readers)
    assert await lost_messages(party) == []
