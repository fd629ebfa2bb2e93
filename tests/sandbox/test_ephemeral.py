"""Messages of a group that one member sees: who gets them when, and what becomes of them."""

import asyncio
import json
from typing import Any

import pytest
from aiogram import Bot
from aiogram.exceptions import TelegramBadRequest
from aiogram.types import EphemeralMessageParameters

from sandbox.driver import Person
from sandbox.errors import ImpossibleError
from sandbox.page import ACTIONS, Page
from sandbox.places import Group
from sandbox.queries import Query
from sandbox.session import InProcessSession
from sandbox.snapshot import snapshot
from sandbox.world import World
from tests.sandbox.conftest import Call, Clock
from tests.sandbox.test_photos import picture

BAD = "400 Bad Request: "
KEYS = json.dumps({"inline_keyboard": [[{"text": "Mine", "callback_data": "mine"}]]})


def pressed(call: Call, group: Group, person: Person) -> Query:
    """Let a person press a button of a message that everybody sees."""
    call("sendMessage", chat_id=group.id, text="table", reply_markup=KEYS)
    query = person.press(person.see(group)[-1], "Mine")
    assert query is not None
    return query


def to(person: Person, query: Query | None = None) -> dict[str, Any]:
    """Return the parameter that makes a message one for this person."""
    given: dict[str, Any] = {"receiver_user_id": person.id}
    if query is not None:
        given["callback_query_id"] = query.id
    return {"ephemeral_message_parameters": json.dumps(given)}


@pytest.fixture
def whisper(call: Call, group: Group, anna: Person) -> dict[str, Any]:
    """A message with a button that Anna alone sees."""
    query = pressed(call, group, anna)
    sent = call("sendMessage", chat_id=group.id, text="hand", reply_markup=KEYS, **to(anna, query))
    assert isinstance(sent, dict)
    return sent


def seen(person: Person, group: Group) -> list[str]:
    return [shown.text for shown in person.see(group)]


def addressed(whisper: dict[str, Any]) -> dict[str, Any]:
    return {
        "chat_id": whisper["chat"]["id"],
        "receiver_user_id": whisper["receiver_user"]["id"],
        "ephemeral_message_id": whisper["ephemeral_message_id"],
    }


def test_one_member_sees_it(
    world: World, group: Group, anna: Person, boris: Person, whisper: dict[str, Any]
) -> None:
    assert whisper["message_id"] == 0
    assert whisper["receiver_user"]["id"] == anna.id
    assert seen(anna, group) == ["table", "hand"]
    assert seen(boris, group) == ["table"]
    hers, his = (snapshot(world, one)["groups"][0]["messages"] for one in (anna, boris))
    assert [one["whisper"] for one in hers if not one.get("service")] == [False, True]
    assert [one["text"] for one in his if not one.get("service")] == ["table"]


def test_it_stands_where_it_came(
    call: Call, group: Group, anna: Person, whisper: dict[str, Any]
) -> None:
    call("sendMessage", chat_id=group.id, text="later")
    assert whisper
    assert seen(anna, group) == ["table", "hand", "later"]


def test_its_buttons_are_pressed_by_her_alone(
    world: World, group: Group, anna: Person, boris: Person, whisper: dict[str, Any]
) -> None:
    hand = anna.see(group)[-1]
    assert anna.press(hand, "Mine")
    told = world.updates.waiting()[-1]["callback_query"]["message"]
    assert (told["message_id"], told["ephemeral_message_id"]) == (0, 1)
    assert told["receiver_user"] == whisper["receiver_user"]
    with pytest.raises(ImpossibleError, match="somebody else"):
        boris.press(hand, "Mine")
    wish = {"chat": group.id, "message": hand.key, "text": "Mine"}
    page = Page(world, asyncio.Event())
    ACTIONS["press"](page, anna, wish)
    with pytest.raises(ImpossibleError):
        ACTIONS["press"](page, boris, wish)


def test_without_rights_only_who_has_just_pressed_there_gets_one(
    world: World, call: Call, refusal: Call, clock: Clock, group: Group,
    anna: Person, boris: Person,
) -> None:  # fmt: skip
    other = world.group("Other", [anna])
    other.add_bot(anna)
    query, elsewhere = pressed(call, group, anna), pressed(call, other, anna)
    send = {"chat_id": group.id, "text": "hand"}
    assert refusal("sendMessage", **send, **to(anna)) == f"{BAD}CHAT_ADMIN_REQUIRED"
    assert refusal("sendMessage", **send, **to(boris, query)) == f"{BAD}QUERY_ID_INVALID"
    assert refusal("sendMessage", **send, **to(anna, elsewhere)) == f"{BAD}QUERY_ID_INVALID"
    clock.pass_by(15)
    call("sendMessage", **send, **to(anna, query))
    clock.pass_by(1)
    assert "too old" in refusal("sendMessage", **send, **to(anna, query))
    assert seen(boris, group) == ["table"]


def test_an_admin_reaches_every_member_at_any_time(
    world: World, call: Call, refusal: Call, group: Group, anna: Person
) -> None:
    group.promote_bot()
    call("sendMessage", chat_id=group.id, text="hand", **to(anna))
    assert seen(anna, group) == ["hand"]
    dora = world.person("Dora")
    gone = refusal("sendMessage", chat_id=group.id, text="hand", **to(dora))
    assert gone == f"{BAD}PARTICIPANT_ID_INVALID"


def test_it_is_for_groups(call: Call, refusal: Call, group: Group, anna: Person) -> None:
    anna.start()
    query = pressed(call, group, anna)
    refused = refusal("sendMessage", chat_id=anna.id, text="hand", **to(anna, query))
    assert refused.startswith(BAD)
    assert anna.see()[-1].text == "/start"


def test_it_is_edited_by_its_own_methods(
    call: Call, refusal: Call, group: Group, anna: Person, boris: Person,
    whisper: dict[str, Any],
) -> None:  # fmt: skip
    where = addressed(whisper)
    assert call("editEphemeralMessageText", **where, text="new") is True
    assert seen(anna, group) == ["table", "new"]
    assert anna.see(group)[-1].rows == ()
    call("editEphemeralMessageReplyMarkup", **where, reply_markup=KEYS)
    assert anna.see(group)[-1].labels == [["Mine"]]
    gone = f"{BAD}message to edit not found"
    assert refusal("editMessageText", chat_id=group.id, message_id=0, text="x") == gone
    wrong = where | {"receiver_user_id": boris.id}
    assert refusal("editEphemeralMessageText", **wrong, text="x") == gone
    long = refusal("editEphemeralMessageText", **where, text="x" * 1025)
    assert long == f"{BAD}MEDIA_CAPTION_TOO_LONG"
    same = refusal("editEphemeralMessageText", **where, text="new", reply_markup=KEYS)
    assert "not modified" in same


def test_it_may_show_a_photo(
    world: World, group: Group, anna: Person, whisper: dict[str, Any]
) -> None:
    media = {"type": "photo", "media": "attach://one", "caption": "cards"}
    values = {**addressed(whisper), "media": json.dumps(media)}
    world.call(world.token, "editEphemeralMessageMedia", values, {"one": ("a.png", picture())})
    shown = anna.see(group)[-1]
    assert (shown.text, shown.photo is not None) == ("cards", True)
    values = {**addressed(whisper), "caption": "other"}
    world.call(world.token, "editEphemeralMessageCaption", values)
    assert anna.see(group)[-1].text == "other"


def test_it_is_deleted_by_its_own_method(
    call: Call, refusal: Call, group: Group, anna: Person, whisper: dict[str, Any]
) -> None:
    gone = f"{BAD}message to delete not found"
    assert refusal("deleteMessage", chat_id=group.id, message_id=0) == gone
    call("deleteEphemeralMessage", **addressed(whisper))
    assert seen(anna, group) == ["table"]
    assert refusal("deleteEphemeralMessage", **addressed(whisper)) == gone


@pytest.mark.parametrize("told", [True, False])
def test_it_may_vanish(
    call: Call, refusal: Call, group: Group, anna: Person, whisper: dict[str, Any], told: bool
) -> None:
    hand = anna.see(group)[-1]
    anna.restart_client(told=told)
    assert seen(anna, group) == ["table"]
    with pytest.raises(ImpossibleError, match="gone"):
        anna.press(hand, "Mine")
    if told:
        refused = refusal("editEphemeralMessageText", **addressed(whisper), text="x")
        assert refused == f"{BAD}message to edit not found"
    else:
        call("editEphemeralMessageText", **addressed(whisper), text="x")
        assert seen(anna, group) == ["table"]


def test_it_counts_as_any_message(world: World, group: Group, whisper: dict[str, Any]) -> None:
    world.flood.enabled = True
    world.call(world.token, "editEphemeralMessageText", {**addressed(whisper), "text": "x"})
    assert world.flood.peaks()[group.id] == 3


def test_an_older_server_makes_it_public(
    world: World, call: Call, refusal: Call, group: Group, anna: Person, boris: Person
) -> None:
    world.ephemeral = "unknown"
    query = pressed(call, group, anna)
    sent = call("sendMessage", chat_id=group.id, text="hand", **to(anna, query))
    assert "ephemeral_message_id" not in sent
    assert seen(boris, group) == ["table", "hand"]
    where = {"chat_id": group.id, "receiver_user_id": anna.id, "ephemeral_message_id": 1}
    assert refusal("editEphemeralMessageText", **where, text="x").startswith("404")
    assert world.faults == []


def test_a_server_may_refuse_it(
    world: World, call: Call, refusal: Call, group: Group, anna: Person
) -> None:
    world.ephemeral = "refused"
    query = pressed(call, group, anna)
    refusal("sendMessage", chat_id=group.id, text="hand", **to(anna, query))
    assert seen(anna, group) == ["table"]


async def test_what_aiogram_makes_of_it(world: World, group: Group, anna: Person) -> None:
    group.promote_bot()
    bot = Bot(world.token, session=InProcessSession(world))
    receiver = EphemeralMessageParameters(receiver_user_id=anna.id)
    message = await bot.send_message(group.id, "hand", ephemeral_message_parameters=receiver)
    assert message.ephemeral_message_id == 1
    assert message.receiver_user is not None
    assert message.receiver_user.id == anna.id
    with pytest.raises(TelegramBadRequest):
        await message.edit_text("new")
    assert await message.edit_ephemeral_text("newer") is True
    assert seen(anna, group) == ["newer"]
