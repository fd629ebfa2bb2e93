"""Whole matches: from /newgame to the winner, with every deal checked again."""

import json

import pytest

from game import audit, record
from game.history import History
from game.rules import CLASSIC
from tests.e2e.evening import Evening
from tests.e2e.party import Party, gather


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

    await check_the_end(party)


async def check_the_end(party: Party) -> None:
    """The winner is announced once; what SQLite holds is a match that can be played again."""
    (row,) = await party.evening.tables()
    deals = [json.loads(deal.record) for deal in await party.evening.deals(row.id)]
    assert row.winner is not None
    assert deals[-1]["totals"][row.winner] >= 1000

    (end,) = party.first.all(party.place, party.winning_words)
    for totals in deals[-1]["totals"]:
        assert str(totals).replace("-", "−") in end.text
    assert [[party.t("button-rematch")]] == end.labels
    settled = [deal for deal in deals if deal["outcome"] != "redealt"]
    assert [deal["deal"] for deal in settled] == list(range(1, len(settled) + 1))
    said = [text for chat, text, _ in party.evening.said if chat == party.place.chat.id]
    for deal in deals:
        assert any(deal["commitment"] in text for text in said)
        assert any(deal["salt"] in text for text in party.first.texts(party.place))
    header = record.header(
        CLASSIC,
        match=row.match_id,
        seats=[{"name": seat.name, "kind": seat.kind} for seat in row.seats],
    )
    footer = record.Footer(
        winner=row.winner, totals=deals[-1]["totals"], reason="target", settlement=None
    )
    assert audit.check(History(header, tuple(deals), footer)) == []
    assert party.tables == []
    assert all(reader.hand() is None for reader in party.readers)
