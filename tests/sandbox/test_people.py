"""What people do, what the bot hears of it, and what they see."""

import json
from typing import Any

import pytest

from sandbox.driver import Person
from sandbox.errors import ImpossibleError
from sandbox.places import Group
from sandbox.screens import assert_clean, last_with, press_label, screen
from sandbox.world import World
from tests.sandbox.conftest import Call, Clock

KEYS = [
    [{"text": "Join", "callback_data": "join"}, {"text": "Rules", "callback_data": "rules"}],
    [{"text": "Open", "url": "https://t.me/thousand_bot?start=join_7"}],
]


def news(world: World) -> list[tuple[str, Any]]:
    """Return the updates that came since the last look, each as its kind and payload."""
    found: list[tuple[str, Any]] = []
    for update in world.updates.waiting():
        update.pop("update_id")
        found += update.items()
    world.updates.clear()
    return found


def kinds(world: World) -> list[str]:
    return [kind for kind, _ in news(world)]


@pytest.fixture
def table(call: Call, group: Group, anna: Person, world: World) -> int:
    """A message with buttons in the group."""
    keyboard = json.dumps({"inline_keyboard": KEYS})
    sent = call("sendMessage", chat_id=group.id, text="Table", reply_markup=keyboard)
    world.updates.clear()
    assert isinstance(sent["message_id"], int)
    return sent["message_id"]


def test_start_carries_language_and_payload(world: World, anna: Person) -> None:
    anna.start("join_7")
    ((kind, message),) = news(world)
    assert kind == "message"
    assert message["text"] == "/start join_7"
    assert message["from"]["language_code"] == "ru"
    assert message["chat"] == {"id": anna.id, "type": "private", "first_name": "Anna"}
    assert message["entities"] == [{"type": "bot_command", "offset": 0, "length": 6}]


def test_privacy_mode_hides_what_is_not_meant_for_the_bot(
    world: World, call: Call, anna: Person, group: Group
) -> None:
    news(world)
    anna.send(group, "hello")
    anna.send(group, "/newgame")
    anna.send(group, "/newgame@other_bot")
    assert kinds(world) == []
    anna.send(group, "/newgame@Thousand_Bot")
    assert kinds(world) == ["message"]
    sent = call("sendMessage", chat_id=group.id, text="x")
    anna.send(group, "/newgame")
    shown = next(one for one in anna.see(group) if one.id == sent["message_id"])
    anna.send(group, "a reply", reply_to=shown)
    assert kinds(world) == ["message", "message"]
    group.promote_bot()
    news(world)
    anna.send(group, "hello")
    assert kinds(world) == ["message"]


def test_the_bot_hears_of_its_own_membership(world: World, anna: Person) -> None:
    group = world.group("Friday", [anna])
    group.add_bot(anna, payload="hello")
    assert kinds(world) == ["my_chat_member", "message", "message"]
    group.restrict_bot()
    group.unrestrict_bot()
    group.kick_bot(anna)
    changes = [change for _, change in news(world)]
    statuses = [change["new_chat_member"]["status"] for change in changes]
    assert statuses == ["restricted", "member", "kicked"]
    anna.send(group, "/newgame@thousand_bot")
    anna.start()
    anna.block()
    anna.block()
    anna.start()
    assert kinds(world) == ["message", "my_chat_member", "my_chat_member", "message"]


def test_members_are_told_of_only_when_asked_for(
    world: World, call: Call, anna: Person, group: Group
) -> None:
    vera = world.person("Vera")
    news(world)
    vera.join(group)
    assert kinds(world) == ["message"]
    call("getUpdates", allowed_updates='["message", "chat_member"]')
    vera.leave(group)
    assert kinds(world) == ["message"]
    group.promote_bot()
    vera.join(group)
    assert kinds(world) == ["chat_member", "message"]


def test_anonymous_admins_and_edits(world: World, anna: Person, group: Group) -> None:
    news(world)
    shown = anna.send(group, "/stop@thousand_bot", anonymous=True)
    anna.edit(shown, "/stop@thousand_bot now")
    group.promote_bot()
    group.post_as_channel("hi")
    (_, message), (edited, again), _, (_, post) = news(world)
    assert message["from"]["username"] == "GroupAnonymousBot"
    assert message["sender_chat"]["id"] == group.id
    assert edited == "edited_message"
    assert again["message_id"] == message["message_id"]
    assert post["sender_chat"]["type"] == "channel"
    assert post["from"]["username"] == "Channel_Bot"


def test_a_reply_chain_has_an_id_that_is_no_topic(
    world: World, call: Call, anna: Person, group: Group, table: int
) -> None:
    anna.send(group, "/score", reply_to=anna.see(group)[-1])
    ((_, message),) = news(world)
    assert message["message_thread_id"] == table
    assert "is_topic_message" not in message
    forum = world.group("Forum", [anna], forum=True)
    forum.add_bot()
    topic = forum.topic("Cards")
    news(world)
    anna.send(topic, "/newgame@thousand_bot")
    ((_, message),) = news(world)
    assert (message["message_thread_id"], message["is_topic_message"]) == (topic.thread_id, True)
    assert message["chat"]["is_forum"] is True
    assert [shown.text for shown in anna.see(topic)] == ["/newgame@thousand_bot"]


def test_migration_sends_two_service_messages(world: World, anna: Person) -> None:
    basic = world.group("Basic", [anna], supergroup=False)
    basic.add_bot()
    old_id = basic.id
    news(world)
    basic.migrate()
    (_, before), (_, after) = news(world)
    assert (before["chat"]["id"], before["migrate_to_chat_id"]) == (old_id, basic.id)
    assert (after["chat"]["id"], after["migrate_from_chat_id"]) == (basic.id, old_id)


def test_a_press_is_answered_to_the_presser_alone(
    world: World, call: Call, anna: Person, boris: Person, group: Group, table: int
) -> None:
    query = boris.press(boris.see(group)[-1], "Join")
    ((kind, payload),) = news(world)
    assert kind == "callback_query"
    assert query is not None
    assert (payload["data"], payload["from"]["id"]) == ("join", boris.id)
    assert payload["message"]["message_id"] == table
    assert world.unanswered() == [{"id": query.id, "data": "join", "from": "Boris"}]
    call("answerCallbackQuery", callback_query_id=query.id, text="Welcome", show_alert="true")
    assert boris.toast is not None
    assert (boris.toast.text, boris.toast.alert) == ("Welcome", True)
    assert anna.toast is None
    assert_clean(world)
    call("answerCallbackQuery", callback_query_id=query.id)
    assert world.faults == [f"query {query.id} (join) was answered 2 times"]


def test_a_late_or_foreign_answer_is_refused(
    world: World, call: Call, refusal: Any, boris: Person, group: Group, table: int, clock: Clock
) -> None:
    query = boris.press(boris.see(group)[-1], "Join")
    assert query is not None
    words = "400 Bad Request: MESSAGE_TOO_LONG"
    this = {"callback_query_id": query.id}
    assert refusal("answerCallbackQuery", text="x" * 201, **this) == words
    words = "400 Bad Request: URL_INVALID"
    assert refusal("answerCallbackQuery", url="https://example.org", **this) == words
    clock.pass_by(16)
    words = "400 Bad Request: query is too old and response timeout expired or query ID is invalid"
    assert refusal("answerCallbackQuery", **this) == words
    assert refusal("answerCallbackQuery", callback_query_id="abc") == words
    assert world.unanswered() == []


def test_links_lead_into_the_private_chat(
    world: World, call: Call, anna: Person, boris: Person, group: Group, table: int
) -> None:
    assert press_label(boris, "Open", group) is None
    assert [shown.text for shown in boris.see()] == ["/start join_7"]
    query = press_label(anna, "Join", group)
    assert query is not None
    link = "https://t.me/thousand_bot?start=join_8"
    call("answerCallbackQuery", callback_query_id=query.id, url=link)
    assert screen(anna) == "Anna: /start join_8"
    vera = world.person("Vera")
    vera.follows_links = False
    vera.join(group)
    query = press_label(vera, "Join", group)
    assert query is not None
    call("answerCallbackQuery", callback_query_id=query.id, url=link)
    assert vera.see() == []


def test_only_what_is_on_the_screen_can_be_pressed(
    world: World, call: Call, anna: Person, group: Group, table: int
) -> None:
    old = last_with(anna, "Join", group)
    assert old.labels == [["Join", "Rules"], ["Open"]]
    call("editMessageText", chat_id=group.id, message_id=table, text="Begun")
    with pytest.raises(ImpossibleError, match="0 buttons are 'Join'"):
        anna.press(old, "Join")
    with pytest.raises(ImpossibleError, match="sees no button"):
        press_label(anna, "Join", group)
    assert anna.press(old, "Join", stale=True) is not None
    assert anna.press(old, data="forged", stale=True) is not None
    anna.delete(old)
    with pytest.raises(ImpossibleError, match="is gone"):
        anna.press(old, "Join")
    assert anna.press(old, "Join", stale=True) is not None
    payloads = [payload for _, payload in news(world)]
    assert [payload["data"] for payload in payloads] == ["join", "forged", "join"]
    assert payloads[-1]["message"] == {
        "chat": group.chat.json(),
        "message_id": table,
        "date": 0,
    }
    vera = world.person("Vera")
    assert vera.see(group) == []
    with pytest.raises(ImpossibleError, match="is not in Friday"):
        vera.press(old, "Join", stale=True)
    with pytest.raises(ImpossibleError, match="is not in Friday"):
        vera.send(group, "hello")
    with pytest.raises(ImpossibleError, match="has not started"):
        vera.send(None, "hello")


def test_a_disabled_button_does_nothing(
    world: World, call: Call, anna: Person, group: Group
) -> None:
    button = {"text": "A♠", "disabled": {}, "style": "danger"}
    keyboard = json.dumps({"inline_keyboard": [[button]]})
    call("sendMessage", chat_id=group.id, text="x", reply_markup=keyboard)
    news(world)
    assert press_label(anna, "A♠", group) is None
    assert news(world) == []


def test_a_muted_person_cannot_write(anna: Person, boris: Person, group: Group) -> None:
    group.restrict(boris)
    with pytest.raises(ImpossibleError, match="may not write"):
        boris.send(group, "hello")
    group.demote(boris)
    group.promote(boris)
    assert boris.send(group, "hello").text == "hello"


def test_the_narrowest_list_of_commands_wins(
    call: Call, anna: Person, boris: Person, group: Group
) -> None:
    def register(name: str, scope: dict[str, Any] | None = None, language: str = "") -> None:
        commands = json.dumps([{"command": name, "description": "text"}])
        params = {"scope": json.dumps(scope)} if scope else {}
        call("setMyCommands", commands=commands, language_code=language, **params)

    def names(person: Person, place: Group | None) -> list[str]:
        return [command["command"] for command in person.commands(place)]

    register("help")
    assert names(anna, group) == ["help"]
    register("help_ru", language="ru")
    register("newgame", {"type": "all_group_chats"})
    register("hand", {"type": "all_private_chats"}, "ru")
    assert (names(anna, group), names(anna, None)) == (["newgame"], ["hand"])
    assert names(boris, None) == ["help"]
    register("stop", {"type": "all_chat_administrators"})
    assert (names(anna, group), names(boris, group)) == (["stop"], ["newgame"])
    register("here", {"type": "chat", "chat_id": group.id})
    assert names(boris, group) == ["here"]
    register("boss", {"type": "chat_administrators", "chat_id": group.id})
    scope = {"type": "chat_member", "chat_id": group.id, "user_id": boris.id}
    register("boris", scope)
    assert (names(anna, group), names(boris, group)) == (["boss"], ["boris"])
    call("deleteMyCommands", scope=json.dumps(scope))
    assert names(boris, group) == ["here"]


@pytest.mark.parametrize(
    ("commands", "language", "words"),
    [
        ("{}", "", "expected an Array of BotCommand"),
        ('["x"]', "", "can't parse BotCommand: expected an Object"),
        ('[{"command": "New", "description": "x"}]', "", "BOT_COMMAND_INVALID"),
        ('[{"command": "new", "description": ""}]', "", "BOT_COMMAND_DESCRIPTION_INVALID"),
        (json.dumps([{"command": "a", "description": "b"}] * 101), "", "BOT_COMMANDS_TOO_MUCH"),
        ("[]", "rus", "invalid language code specified"),
    ],
)
def test_bad_lists_of_commands(refusal: Any, commands: str, language: str, words: str) -> None:
    refused = refusal("setMyCommands", commands=commands, language_code=language)
    assert refused == f"400 Bad Request: {words}"


def test_what_the_bot_says_of_itself(call: Call, refusal: Any, anna: Person) -> None:
    anna.start()
    call("setMyDescription", description="Cards", language_code="en")
    assert call("getMyDescription", language_code="en") == {"description": "Cards"}
    assert call("getMyDescription") == {"description": ""}
    call("setMyShortDescription", short_description="Cards")
    assert call("getMyShortDescription", language_code="pl") == {"short_description": "Cards"}
    assert call("getMyName") == {"name": "Thousand"}
    assert "too long" in refusal("setMyName", name="x" * 65)
    call("setChatMenuButton", menu_button='{"type": "commands"}')
    assert call("getChatMenuButton", chat_id=anna.id) == {"type": "commands"}
    scope = json.dumps({"type": "chat_administrators", "chat_id": anna.id})
    words = "400 Bad Request: can't use specified scope in private chats"
    assert refusal("setMyCommands", commands="[]", scope=scope) == words
