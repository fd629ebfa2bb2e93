"""Every refusal by its exact words: a row each."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from sandbox.driver import Person
from sandbox.errors import ApiError, bad
from sandbox.places import Group
from sandbox.world import World
from tests.sandbox.conftest import Call, Clock

Refusal = Callable[..., str]


def keyboard(*buttons: Any) -> str:
    return json.dumps({"inline_keyboard": [list(buttons)]})


MANY = json.dumps({"inline_keyboard": [[{"text": "x", "callback_data": "x"}]] * 101})
WIDE = keyboard(*[{"text": "x", "callback_data": "x"}] * 9)
BUTTON = "400 Bad Request: can't parse inline keyboard button: "

CONTENT = [
    ({}, "400 Bad Request: message text is empty"),
    ({"text": ""}, "400 Bad Request: message text is empty"),
    ({"text": " \n "}, "400 Bad Request: text must be non-empty"),
    ({"text": "<b> </b>", "parse_mode": "HTML"}, "400 Bad Request: text must be non-empty"),
    ({"text": "x" * 32769}, "400 Bad Request: text is too long"),
    ({"text": "x" * 4097}, "400 Bad Request: message is too long"),
    ({"text": "🂡" * 2049}, "400 Bad Request: message is too long"),
    ({"text": "x", "parse_mode": "bb"}, "400 Bad Request: unsupported parse_mode"),
    (
        {"text": "<b>x", "parse_mode": "HTML"},
        "400 Bad Request: can't parse entities: Can't find end tag corresponding to start tag "
        '"b"',
    ),
    (
        {"text": "x", "reply_markup": "{"},
        "400 Bad Request: can't parse reply keyboard markup JSON object",
    ),
    ({"text": "x", "reply_markup": "[]"}, "400 Bad Request: object expected as reply markup"),
    (
        {"text": "x", "reply_markup": '{"inline_keyboard": [{}]}'},
        '400 Bad Request: field "inline_keyboard" of the InlineKeyboardMarkup must be an Array '
        "of Arrays",
    ),
    (
        {"text": "x", "reply_markup": keyboard("x")},
        f"{BUTTON}InlineKeyboardButton must be an Object",
    ),
    (
        {"text": "x", "reply_markup": keyboard({"text": "x"})},
        f"{BUTTON}Text buttons are unallowed in the inline keyboard",
    ),
    (
        {"text": "x", "reply_markup": keyboard({"text": "x", "callback_data": ""})},
        f"{BUTTON}Text buttons are unallowed in the inline keyboard",
    ),
    (
        {
            "text": "x",
            "reply_markup": keyboard({"text": "x", "callback_data": "x", "style": "red"}),
        },
        f"{BUTTON}invalid button style specified",
    ),
    (
        {"text": "x", "reply_markup": keyboard({"text": "x", "callback_data": "ж" * 33})},
        "400 Bad Request: BUTTON_DATA_INVALID",
    ),
    (
        {"text": "x", "reply_markup": keyboard({"text": "x", "url": "no link"})},
        "400 Bad Request: BUTTON_URL_INVALID",
    ),
    (
        {
            "text": "x",
            "reply_markup": keyboard({"text": "x", "url": "https://a.b", "callback_data": "x"}),
        },
        "400 Bad Request: BUTTON_TYPE_INVALID",
    ),
    ({"text": "x", "reply_markup": MANY}, "400 Bad Request: reply markup is too long"),
    ({"text": "x", "reply_markup": WIDE}, "400 Bad Request: reply markup is too long"),
    (
        {"text": "x", "reply_parameters": '{"message_id": 99}'},
        "400 Bad Request: message to be replied not found",
    ),
    ({"text": "x", "message_thread_id": 5}, "400 Bad Request: message thread not found"),
    (
        {"text": "x", "entities": '[{"type": "loud", "offset": 0, "length": 1}]'},
        "400 Bad Request: can't parse MessageEntity: unsupported type specified",
    ),
]


@pytest.mark.parametrize(("params", "words"), CONTENT)
def test_content_of_a_message(
    refusal: Refusal, anna: Person, params: dict[str, Any], words: str
) -> None:
    anna.start()
    assert refusal("sendMessage", chat_id=anna.id, **params) == words


ACCESS = [
    ("", "400 Bad Request: chat_id is empty"),
    ("77", "400 Bad Request: chat not found"),
    ("@nobody", "400 Bad Request: chat not found"),
    ("424242", "403 Forbidden: the bot can't send messages to the bot"),
]


@pytest.mark.parametrize(("chat_id", "words"), ACCESS)
def test_chats_that_are_not_there(refusal: Refusal, chat_id: str, words: str) -> None:
    assert refusal("sendMessage", chat_id=chat_id, text="x") == words
    assert refusal("sendChatAction", chat_id=chat_id, action="typing") == words


def stranger(anna: Person, group: Group) -> int:
    return anna.world.person("Nobody").id


def never_started(anna: Person, group: Group) -> int:
    anna.send(group, "/newgame@thousand_bot")
    return anna.id


def blocked(anna: Person, group: Group) -> int:
    anna.start()
    anna.block()
    return anna.id


def deactivated(anna: Person, group: Group) -> int:
    anna.start()
    anna.deactivate()
    return anna.id


def kicked(anna: Person, group: Group) -> int:
    group.kick_bot()
    return group.id


def gone(anna: Person, group: Group) -> int:
    group.world.call(group.world.token, "leaveChat", {"chat_id": group.id})
    return group.id


def muted(anna: Person, group: Group) -> int:
    group.restrict_bot()
    return group.id


def deleted(anna: Person, group: Group) -> int:
    group.delete()
    return group.id


def kicked_from_basic(anna: Person, group: Group) -> int:
    basic = group.world.group("Basic", [anna], supergroup=False)
    basic.add_bot()
    basic.kick_bot()
    return basic.id


@pytest.mark.parametrize(
    ("happening", "words"),
    [
        (stranger, "400 Bad Request: chat not found"),
        (never_started, "403 Forbidden: bot can't initiate conversation with a user"),
        (blocked, "403 Forbidden: bot was blocked by the user"),
        (deactivated, "403 Forbidden: user is deactivated"),
        (kicked, "403 Forbidden: bot was kicked from the supergroup chat"),
        (kicked_from_basic, "403 Forbidden: bot was kicked from the group chat"),
        (gone, "403 Forbidden: bot is not a member of the supergroup chat"),
        (muted, "400 Bad Request: not enough rights to send text messages to the chat"),
        (deleted, "403 Forbidden: the group chat was deleted"),
    ],
)
def test_chats_where_the_bot_may_not_write(
    refusal: Refusal,
    anna: Person,
    group: Group,
    happening: Callable[[Person, Group], int],
    words: str,
) -> None:
    chat_id = happening(anna, group)
    assert refusal("sendMessage", chat_id=chat_id, text="x") == words
    assert refusal("sendChatAction", chat_id=chat_id, action="typing") == words


def test_a_migrated_group_tells_its_new_id(call: Call, world: World, anna: Person) -> None:
    basic = world.group("Basic", [anna], supergroup=False)
    basic.add_bot()
    old_id = basic.id
    new_id = basic.migrate()
    with pytest.raises(ApiError) as caught:
        call("sendMessage", chat_id=old_id, text="x")
    assert caught.value.body() == {
        "ok": False,
        "error_code": 400,
        "description": "Bad Request: group chat was upgraded to a supergroup chat",
        "parameters": {"migrate_to_chat_id": new_id},
    }
    assert call("sendMessage", chat_id=new_id, text="x")["chat"]["type"] == "supergroup"


def test_topics(call: Call, refusal: Refusal, world: World, anna: Person) -> None:
    forum = world.group("Forum", [anna], forum=True)
    forum.add_bot()
    topic = forum.topic("Cards")
    sent = call("sendMessage", chat_id=forum.id, text="x", message_thread_id=topic.thread_id)
    assert (sent["message_thread_id"], sent["is_topic_message"]) == (topic.thread_id, True)
    topic.close()
    words = "400 Bad Request: TOPIC_CLOSED"
    where = {"chat_id": forum.id, "message_thread_id": topic.thread_id}
    assert refusal("sendMessage", text="x", **where) == words
    forum.promote_bot()
    assert call("sendMessage", text="x", **where)
    topic.reopen()
    topic.delete()
    words = "400 Bad Request: message thread not found"
    assert refusal("sendMessage", text="x", **where) == words
    assert refusal("sendMessage", chat_id=forum.id, text="x", message_thread_id=1) == words
    forum.close_general()
    assert call("sendMessage", chat_id=forum.id, text="x")
    world.set_status(forum.chat, world.bot, "member", by=forum.owner)
    assert refusal("sendMessage", chat_id=forum.id, text="x") == "400 Bad Request: TOPIC_CLOSED"


def test_edits(call: Call, refusal: Refusal, anna: Person, clock: Clock) -> None:
    anna.start()
    sent = call("sendMessage", chat_id=anna.id, text="<b>x</b>", parse_mode="HTML")
    this = {"chat_id": anna.id, "message_id": sent["message_id"]}
    not_modified = (
        "400 Bad Request: message is not modified: specified new message content and reply "
        "markup are exactly the same as a current content and reply markup of the message"
    )
    assert refusal("editMessageText", text="<b>x</b> ", parse_mode="HTML", **this) == not_modified
    keys = keyboard({"text": "Go", "callback_data": "go"})
    assert call("editMessageText", text="x", reply_markup=keys, **this)["edit_date"]
    assert refusal("editMessageReplyMarkup", reply_markup=keys, **this) == not_modified
    assert anna.see()[-1].labels == [["Go"]]
    call("editMessageText", text="y", **this)
    assert anna.see()[-1].labels == []
    too_long = "400 Bad Request: MESSAGE_TOO_LONG"
    assert refusal("editMessageText", text="x" * 4097, **this) == too_long
    reply = '{"remove_keyboard": true}'
    expected = "400 Bad Request: inline keyboard expected"
    assert refusal("editMessageText", text="z", reply_markup=reply, **this) == expected
    not_found = "400 Bad Request: message to edit not found"
    assert refusal("editMessageText", text="z", chat_id=anna.id, message_id=0) == not_found
    nothing = "400 Bad Request: message identifier is not specified"
    assert refusal("editMessageText", text="z", chat_id=anna.id) == nothing
    foreign = anna.send(None, "mine")
    unedited = "400 Bad Request: message can't be edited"
    assert refusal("editMessageText", text="z", chat_id=anna.id, message_id=foreign.id) == unedited
    sent = call("sendMessage", chat_id=anna.id, text="x", reply_markup=reply)
    this_id = sent["message_id"]
    assert refusal("editMessageText", text="z", chat_id=anna.id, message_id=this_id) == unedited
    clock.pass_by(90 * 86400)
    assert call("editMessageText", text="no limit of time for own messages", **this)


def test_a_file_has_no_text_to_edit(refusal: Refusal, world: World, anna: Person) -> None:
    anna.start()
    files = {"document": ("a.txt", b"a")}
    params = {"chat_id": anna.id, "document": "attach://document"}
    sent = world.call(world.token, "sendDocument", params, files)
    words = "400 Bad Request: there is no text in the message to edit"
    this = {"chat_id": anna.id, "message_id": sent["message_id"]}
    assert refusal("editMessageText", text="x", **this) == words
    words = "400 Bad Request: wrong file identifier/HTTP URL specified"
    assert refusal("sendDocument", chat_id=anna.id, document="no such file") == words
    words = "400 Bad Request: message caption is too long"
    file_id = sent["document"]["file_id"]
    assert refusal("sendDocument", chat_id=anna.id, document=file_id, caption="x" * 1025) == words


def test_deletions(call: Call, refusal: Refusal, anna: Person, group: Group, clock: Clock) -> None:
    anna.start()
    in_private = call("sendMessage", chat_id=anna.id, text="x")["message_id"]
    in_group = call("sendMessage", chat_id=group.id, text="x")["message_id"]
    others = anna.send(group, "hello").id
    where = {"chat_id": group.id}
    words = "400 Bad Request: message can't be deleted"
    assert refusal("deleteMessage", message_id=others, **where) == words
    group.promote_bot()
    assert call("deleteMessage", message_id=others, **where) is True
    assert call("deleteMessages", message_ids=f"[{others}]", **where) is True
    missing = "400 Bad Request: message to delete not found"
    assert refusal("deleteMessage", message_id=others, **where) == missing
    clock.pass_by(48 * 3600 + 1)
    assert refusal("deleteMessage", message_id=in_group, **where) == words
    words = "400 Bad Request: message can't be deleted for everyone"
    assert refusal("deleteMessage", chat_id=anna.id, message_id=in_private) == words
    many = json.dumps(list(range(101)))
    words = "400 Bad Request: too many message identifiers specified"
    assert refusal("deleteMessages", message_ids=many, **where) == words
    words = "400 Bad Request: message identifiers are not specified"
    assert refusal("deleteMessages", message_ids="[]", **where) == words


def test_members(call: Call, refusal: Refusal, world: World, anna: Person, group: Group) -> None:
    vera = world.person("Vera")
    where = {"chat_id": group.id}
    assert call("getChatMember", user_id=anna.id, **where)["status"] == "creator"
    assert call("getChatMember", user_id=vera.id, **where)["status"] == "left"
    vera.join(group)
    assert call("getChatMember", user_id=vera.id, **where)["status"] == "member"
    group.remove(vera, by=anna)
    assert call("getChatMember", user_id=vera.id, **where)["status"] == "kicked"
    words = "400 Bad Request: PARTICIPANT_ID_INVALID"
    assert refusal("getChatMember", user_id=5, **where) == words
    words = "400 Bad Request: invalid user_id specified"
    assert refusal("getChatMember", user_id=0, **where) == words
    group.chat.members_hidden = True
    words = "400 Bad Request: CHAT_ADMIN_REQUIRED"
    assert refusal("getChatMember", user_id=anna.id, **where) == words
    anna.start()
    words = "400 Bad Request: there are no administrators in the private chat"
    assert refusal("getChatAdministrators", chat_id=anna.id) == words


def test_pins(call: Call, refusal: Refusal, world: World, anna: Person, group: Group) -> None:
    sent = call("sendMessage", chat_id=group.id, text="x")["message_id"]
    words = "400 Bad Request: not enough rights to manage pinned messages in the chat"
    assert refusal("pinChatMessage", chat_id=group.id, message_id=sent) == words
    assert refusal("unpinChatMessage", chat_id=group.id) == words
    group.promote_bot()
    assert call("pinChatMessage", chat_id=group.id, message_id=sent) is True
    words = "400 Bad Request: message to pin not found"
    assert refusal("pinChatMessage", chat_id=group.id, message_id=99) == words
    assert call("unpinChatMessage", chat_id=group.id) is True


def test_what_the_sandbox_does_not_know_is_a_loud_mistake(
    refusal: Refusal, world: World, anna: Person
) -> None:
    anna.start()
    assert refusal("sendDice", chat_id=anna.id) == "404 Not Found: method not found"
    assert "no parameter txt" in refusal("sendMessage", chat_id=anna.id, txt="x")
    assert len(world.faults) == 2
    with pytest.raises(ApiError, match="401 Unauthorized"):
        world.call("1:x", "getMe", {})


def test_more_entities_than_telegram_shows_are_a_mistake(
    call: Call, world: World, anna: Person
) -> None:
    anna.start()
    call("sendMessage", chat_id=anna.id, text="<b>x</b>y" * 101, parse_mode="HTML")
    assert world.faults == ["Telegram ignores all but 100 of 101 entities"]


def test_an_ordered_refusal_comes_before_everything(
    call: Call, refusal: Refusal, world: World, anna: Person
) -> None:
    anna.start()
    world.trouble.refuse("sendMessage", bad("CHAT_RESTRICTED"), chat_id=anna.id, times=2)
    for _ in range(2):
        words = "400 Bad Request: CHAT_RESTRICTED"
        assert refusal("sendMessage", chat_id=anna.id, text="x") == words
    assert call("sendmessage", chat_id=anna.id, text="x")["text"] == "x"


def test_chat_actions(refusal: Refusal, anna: Person) -> None:
    words = "400 Bad Request: wrong parameter action in request"
    assert refusal("sendChatAction", chat_id=anna.id, action="sleep") == words
