"""Topics that the bot opens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import access
from sandbox.chats import TopicState
from sandbox.errors import bad

if TYPE_CHECKING:
    from sandbox.params import Params
    from sandbox.world import World

MAX_NAME = 128
COLOUR = 7322096


def create_topic(world: World, params: Params) -> dict[str, Any]:
    """Open a topic in a forum; its first message, which tells of it, gives it its number."""
    chat = access.writable(world, params.text("chat_id"))
    name = params.text("name").strip()
    if not chat.is_forum:
        raise bad("the chat is not a forum")
    if not chat.members[world.bot.id].is_admin:
        raise bad("not enough rights to create a topic")
    if not 0 < len(name) <= MAX_NAME:
        raise bad("TOPIC_TITLE_EMPTY" if not name else "topic name is too long")
    service = {"forum_topic_created": {"name": name, "icon_color": COLOUR}}
    message = world.post(chat, world.bot, service=service, is_topic=True)
    message.thread_id = message.id
    chat.topics[message.id] = TopicState(message.id, name)
    return {"message_thread_id": message.id, "name": name, "icon_color": COLOUR}
