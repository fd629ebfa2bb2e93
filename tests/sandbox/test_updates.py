"""How getUpdates hands out what happened."""

from typing import Any

from sandbox.driver import Person
from sandbox.world import World
from tests.sandbox.conftest import Call, Clock


def ids(updates: list[dict[str, Any]]) -> list[int]:
    return [update["update_id"] for update in updates]


def test_an_offset_confirms_what_is_below_it(call: Call, anna: Person) -> None:
    for number in range(5):
        anna.start(str(number))
    first = call("getUpdates", limit=2)
    assert len(first) == 2
    below = ids(first)[0]
    assert ids(call("getUpdates", offset=below + 1, limit=2)) == [below + 1, below + 2]
    assert ids(call("getUpdates", offset=below + 3)) == [below + 3, below + 4]
    assert call("getUpdates", offset=below + 5) == []
    assert call("getUpdates") == []


def test_a_negative_offset_keeps_the_tail(call: Call, anna: Person) -> None:
    for number in range(5):
        anna.start(str(number))
    assert len(call("getUpdates", offset=-2)) == 2
    assert len(call("getUpdates", limit=100)) == 2


def test_a_hasty_repeat_gets_one_update_at_a_time(
    call: Call, world: World, anna: Person, clock: Clock
) -> None:
    for number in range(5):
        anna.start(str(number))
    assert len(call("getUpdates", offset=1)) == 5
    assert len(call("getUpdates", offset=1)) == 1
    assert world.updates.admitted == (1, 3)
    clock.pass_by(0.6)
    assert len(call("getUpdates", offset=1)) == 5
    assert world.updates.admitted == (100, 3)
    clock.pass_by(3)
    call("getUpdates", offset=1, timeout=900)
    assert world.updates.admitted == (100, 50)


def test_old_presses_are_dropped_before_old_messages(
    call: Call, world: World, anna: Person, clock: Clock
) -> None:
    anna.start()
    keyboard = '{"inline_keyboard": [[{"text": "x", "callback_data": "x"}]]}'
    call("sendMessage", chat_id=anna.id, text="x", reply_markup=keyboard)
    anna.press(anna.see()[-1], "x")
    assert len(world.updates.waiting()) == 2
    assert len(world.unanswered()) == 1
    clock.pass_by(150)
    assert [list(update)[1] for update in world.updates.waiting()] == ["message"]
    assert world.unanswered() == []
    clock.pass_by(24 * 3600)
    assert world.updates.waiting() == []


def test_the_choice_of_kinds_stays_until_changed(call: Call, anna: Person) -> None:
    call("getUpdates", allowed_updates='["callback_query"]')
    anna.start()
    assert call("getUpdates", offset=1) == []
    anna.start()
    assert call("getUpdates", offset=2, allowed_updates="[]") == []
    anna.start()
    assert len(call("getUpdates", offset=3)) == 1
    assert call("deleteWebhook", drop_pending_updates="true") is True
    assert call("getWebhookInfo")["pending_update_count"] == 0
