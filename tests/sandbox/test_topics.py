"""Topics that the bot opens: where it may, and what people see of them."""

import pytest

from sandbox.driver import Person
from sandbox.errors import ApiError
from sandbox.places import Group, Topic
from sandbox.world import World
from tests.sandbox.conftest import Call


@pytest.fixture
def forum(world: World, anna: Person) -> Group:
    """A forum with the bot as an ordinary member."""
    group = world.group("Club", [anna], forum=True)
    group.add_bot(anna)
    return group


def test_an_admin_opens_a_topic_and_writes_into_it(forum: Group, anna: Person, call: Call) -> None:
    forum.promote_bot()
    waiting = len(forum.world.updates.waiting())
    opened = call("createForumTopic", chat_id=forum.id, name="Table 1")
    thread_id = opened["message_thread_id"]
    assert forum.chat.topics[thread_id].name == "Table 1"
    call("sendMessage", chat_id=forum.id, message_thread_id=thread_id, text="Hello")
    assert [one.text for one in anna.see(Topic(forum, thread_id))] == ["Hello"]
    assert len(forum.world.updates.waiting()) == waiting  # nobody is told what he did himself


def test_who_is_no_admin_may_not(forum: Group, call: Call) -> None:
    with pytest.raises(ApiError, match="not enough rights to create a topic"):
        call("createForumTopic", chat_id=forum.id, name="Table 1")


def test_a_group_without_topics_has_none(world: World, anna: Person, call: Call) -> None:
    group = world.group("Friday", [anna])
    group.add_bot(anna)
    group.promote_bot()
    with pytest.raises(ApiError, match="the chat is not a forum"):
        call("createForumTopic", chat_id=group.id, name="Table 1")


def test_a_topic_counts_as_a_message(forum: Group, call: Call) -> None:
    forum.promote_bot()
    call("createForumTopic", chat_id=forum.id, name="Table 1")
    assert forum.world.flood.peaks()[forum.id] == 1
