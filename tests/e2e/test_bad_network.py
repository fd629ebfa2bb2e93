"""Calls that fail, come late or are answered twice: the evening goes on."""

from random import Random

import pytest

from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals
from tests.e2e.party import seated

METHODS = ("sendMessage", "editMessageText", "deleteMessage", "answerCallbackQuery", "getUpdates")


@pytest.mark.parametrize("seed", [1, 2])
async def test_a_deal_is_played_right_over_a_bad_network(evening: Evening, seed: int) -> None:
    dice = Random(seed)
    party = await seated(evening, {"Anna": "en", "Ola": "pl"}, computers=1)
    trouble = evening.world.trouble

    def second_deal() -> bool:
        if not trouble.orders:
            method = dice.choice(METHODS)
            match dice.randrange(4):
                case 0:
                    trouble.lose(method, late=dice.random() < 0.5)
                case 1:
                    trouble.lose(method, delivered=method not in METHODS[3:])
                case 2:
                    trouble.break_page(method, dice.choice([500, 502, 504]))
                case _:
                    trouble.delay(method, dice.uniform(0, 5))
        return party.reads("table-deal", n=2)

    await party.play(second_deal)
    trouble.orders.clear()
    await evening.advance(60)
    await party.play(lambda: party.on_turn() is not None)

    deals = await checked_deals(party)
    assert [deal["deal"] for deal in deals if deal["outcome"] != "redealt"] == [1]
    for reader in party.readers:
        assert reader.hand() is not None
