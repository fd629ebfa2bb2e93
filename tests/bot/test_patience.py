"""What watchers see waits behind hands: in one chat, and among all of them."""

from collections.abc import AsyncIterator
from itertools import pairwise

import pytest

from bot.outbox import Address, Limits
from tests.bot.test_outbox import ANNA, FRESH, Desk


@pytest.fixture
async def desk() -> AsyncIterator[Desk]:
    desk = Desk()
    yield desk
    await desk.time.run(desk.outbox.close(0))
    await desk.bot.session.close()


async def test_in_one_chat_the_hand_overtakes_what_is_watched(desk: Desk) -> None:
    for number in range(4):
        desk.show(f"watch{number}", f"watched {number}", ANNA, patient=True)
    desk.show("hand", "hand", ANNA)
    await desk.drain()
    assert desk.said[0] == "+hand"
    assert sorted(desk.said[1:]) == [f"+watched {number}" for number in range(4)]


async def test_a_hand_does_not_wait_on_the_place_of_a_watcher_in_the_line(desk: Desk) -> None:
    calls = FRESH.overall_calls
    for number in range(6 * calls):
        to = Address(100 + number)
        desk.show(f"w{number}", f"watched {number}", to, message_id=None, patient=True)
    await desk.time.settle()
    for number in range(calls):
        desk.show(f"h{number}", f"hand {number}", Address(125 + number))
    await desk.drain()
    hands = [call.at for call in desk.telegram.writes if call.method.text.startswith("hand")]
    assert len(hands) == calls
    assert max(hands) - desk.telegram.writes[0].at <= 2 * FRESH.overall_span + 0.01
    assert len(desk.said) == 7 * calls


async def test_what_is_watched_is_edited_as_seldom_as_a_group(desk: Desk) -> None:
    desk.show("watch", "one", ANNA, patient=True)
    desk.show("hand", "one", ANNA)
    await desk.drain()
    for number in range(8):
        desk.show("watch", f"watched {number}", ANNA, patient=True)
        desk.show("hand", f"hand {number}", ANNA)
        await desk.time.advance(1.1)
    await desk.drain()
    watched = [call.at for call in desk.telegram.writes if call.method.text.startswith("watched")]
    gaps = [later - earlier for earlier, later in pairwise(watched)]
    assert gaps
    assert min(gaps) >= Limits().edit_gap - 0.01
    assert [said for said in desk.said if said.startswith("hand")] == [
        f"hand {number}" for number in range(8)
    ]
    assert desk.said[-1] == "watched 7"
