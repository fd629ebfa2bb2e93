"""The process is killed again and again, and the evening goes on."""

from random import Random

import pytest

from tests.e2e.evening import Evening
from tests.e2e.ledgers import checked_deals, lost_messages
from tests.e2e.party import seated


@pytest.mark.parametrize("seed", [1, 2])
async def test_two_deals_are_played_right_whenever_the_kills_come(
    evening: Evening, seed: int
) -> None:
    dice = Random(seed)
    party = await seated(evening, {"Anna": "en", "Ola": "pl"}, computers=1)
    kills = 0

    def third_deal() -> bool:
        return party.reads("table-deal", n=3)

    while not third_deal():
        evening.line.calls_left = dice.randrange(40)
        end = evening.time.now() + 90
        await party.play(
            lambda end=end: (  # type: ignore[misc]
                third_deal() or evening.line.is_cut or evening.time.now() > end
            )
        )
        await evening.advance(dice.random() * 3)
        await evening.restart()
        await evening.advance(4)
        kills += 1
    assert kills > 5
    deals = await checked_deals(party)
    assert [deal["deal"] for deal in deals if deal["outcome"] != "redealt"] == [1, 2]
    assert len(party.tables) == 1
    assert await lost_messages(party) == []
    assert all(len(one.all(None, one.t("hand-cards", cards=""))) == 1 for one in party.readers)


async def test_presses_queued_while_the_bot_was_down_come_in_their_order(
    evening: Evening,
) -> None:
    party = await seated(evening)
    await evening.advance(5)
    reader = party.on_turn()
    assert reader is not None
    hand = reader.last()
    low, high = (key.text for key in hand.keys[:2])
    await evening.kill()
    queries = [reader.press(hand, label) for label in (low, high, reader.t("button-pass"))]
    await evening.open()
    await evening.until(lambda: low in party.table.text, limit=15)

    assert [query.answers for query in queries if query] == [1, 1, 1]
    assert high not in party.table.text
    assert len(reader.person.toasts) == 2


async def test_after_two_days_the_table_is_there_again(evening: Evening) -> None:
    party = await seated(evening)
    await evening.advance(5)
    reader = party.on_turn()
    assert reader is not None
    hand = reader.last()
    await evening.kill()
    await evening.time.skip(49 * 3600)
    await evening.open()
    await evening.press(reader.person, hand, reader.t("button-pass"), stale=True)
    await evening.until(lambda: party.reads("call-pass"), limit=30)
    await party.play(lambda: party.reads("table-deal", n=2))
    await evening.command(party.first.person, party.place, "/table")
    await evening.advance(10)
    assert party.reads("table-deal", n=2)
