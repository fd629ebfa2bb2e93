"""How much the group is told: never more than Telegram allows, whatever the speed of the game."""

import re
from functools import partial

from sandbox.flood import Limits
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import gather


async def test_a_deal_with_two_quick_computers_stays_under_twenty_a_minute(
    evening: Evening,
) -> None:
    evening.world.flood.limits = Limits(group_per_minute=10_000)
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=2)
    await party.start()
    for deal in range(2, 6):
        await party.play(partial(party.reads, "table-deal", n=deal))

    assert 5 <= evening.world.flood.peaks()[party.group.id] <= 20


async def test_what_the_group_sees_is_at_most_a_few_seconds_old(evening: Evening) -> None:
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=2)
    await party.start()
    behind_since, worst = evening.time.now(), 0.0
    while not party.reads("table-deal", n=3):
        if trick(party.first.last()) == trick(*party.tables):
            behind_since = evening.time.now()
        worst = max(worst, evening.time.now() - behind_since)
        party.first.act()
        await evening.time.step()
    assert worst < 10


def trick(*shown: Shown) -> str:
    """Return the line with the number of the trick."""
    lines = [line for one in shown for line in one.text.splitlines()]
    return next((line for line in lines if line.startswith("Trick")), "")


async def test_a_flood_limit_in_mid_deal_loses_nothing(evening: Evening) -> None:
    evening.may_flood = True
    party = await gather(evening, {"Anna": "en"})
    await party.open_lobby(computers=2)
    await party.start()
    await party.play(lambda: party.asked("board-trick", n=2))
    evening.world.flood.limit(party.group.id, 40)
    await party.play(lambda: party.reads("table-deal", n=2))
    results = [text for text in party.first.texts(party.place) if "SHA\u2011256" in text]
    assert len(results) == 3  # the deal that is over, its table, and the table of the next


async def test_nobody_sees_a_card_before_the_deck_is_promised(evening: Evening) -> None:
    party = await gather(evening)
    await party.open_lobby()
    await evening.advance(5)
    evening.world.trouble.delay("sendMessage", 30, chat_id=party.group.id)
    await evening.press(party.first.person, party.lobby, party.t("button-start"))
    await evening.advance(25)
    assert party.tables == []
    assert all(reader.hand() is None for reader in party.readers)
    await evening.advance(10)
    assert re.search("[0-9a-f]{64}", party.table.text)
    assert all(reader.hand() for reader in party.readers)
