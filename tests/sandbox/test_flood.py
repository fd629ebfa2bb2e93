"""The limits on sending and editing."""

import pytest

from sandbox.errors import ApiError
from sandbox.flood import Flood
from sandbox.world import World
from tests.sandbox.conftest import Clock

GROUP, PERSON = -5, 5


def wait_of(flood: Flood, chat_id: int) -> int:
    with pytest.raises(ApiError) as caught:
        flood.count(chat_id)
    assert caught.value.code == 429
    wait = caught.value.parameters["retry_after"]
    assert caught.value.description == f"Too Many Requests: retry after {wait}"
    return wait


def test_a_group_gets_twenty_in_any_minute(clock: Clock) -> None:
    flood = Flood(clock)
    for _ in range(20):
        flood.count(GROUP)
        clock.pass_by(2)
    assert wait_of(flood, GROUP) == 20
    clock.pass_by(20)
    flood.count(GROUP)
    assert flood.peaks() == {GROUP: 20}
    assert flood.refusals == 1


def test_hammering_makes_it_worse(clock: Clock) -> None:
    flood = Flood(clock)
    for _ in range(20):
        flood.count(GROUP)
        clock.pass_by(1)
    assert wait_of(flood, GROUP) == 40
    assert wait_of(flood, GROUP) == 45
    assert wait_of(flood, GROUP) == 50
    clock.pass_by(50)
    flood.count(GROUP)


def test_a_private_chat_gets_one_a_second_and_three_at_once(clock: Clock) -> None:
    flood = Flood(clock)
    for _ in range(3):
        flood.count(PERSON)
    assert wait_of(flood, PERSON) == 3
    clock.pass_by(3)
    for _ in range(40):
        flood.count(PERSON)
        clock.pass_by(1)
    flood.count(PERSON + 1)


def test_a_group_gets_five_at_once(clock: Clock) -> None:
    flood = Flood(clock)
    for _ in range(5):
        flood.count(GROUP)
    assert wait_of(flood, GROUP) == 3


def test_all_chats_together_get_thirty_a_second(clock: Clock) -> None:
    flood = Flood(clock)
    for chat_id in range(1, 31):
        flood.count(chat_id)
    assert wait_of(flood, 31) == 3
    clock.pass_by(3)
    flood.count(31)


def test_slow_mode_and_the_switch(clock: Clock) -> None:
    flood = Flood(clock)
    flood.limit(GROUP, 8)
    assert wait_of(flood, GROUP) == 13
    flood.enabled = False
    for _ in range(30):
        flood.count(GROUP)
    assert flood.peaks() == {GROUP: 30}


def test_sends_and_edits_share_the_limit_and_answers_are_free(world: World) -> None:
    anna = world.person("Anna")
    anna.start()
    call = world.call
    sent = call(world.token, "sendMessage", {"chat_id": anna.id, "text": "0"})
    this = {"chat_id": anna.id, "message_id": sent["message_id"]}
    for text in "12":
        call(world.token, "editMessageText", this | {"text": text})
    with pytest.raises(ApiError, match="retry after 3"):
        call(world.token, "editMessageText", this | {"text": "3"})
    for _ in range(40):
        call(world.token, "sendChatAction", {"chat_id": anna.id, "action": "typing"})
    assert call(world.token, "deleteMessage", this) is True
