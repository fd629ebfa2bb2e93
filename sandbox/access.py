"""Which chat a call means, and whether the bot may do that there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox.errors import bad, forbidden

if TYPE_CHECKING:
    from sandbox.chats import Chat
    from sandbox.world import World


def find(world: World, chat_id: str) -> Chat:
    """Return the chat that a chat_id parameter names.

    :raises ApiError: if there is none that the bot has ever met
    """
    if not chat_id:
        raise bad("chat_id is empty")
    try:
        number = int(chat_id)
    except ValueError:
        raise bad("chat not found") from None
    if number == world.bot.id:
        raise forbidden("the bot can't send messages to the bot")
    chat = world.chats.get(number)
    if chat is None:
        raise bad("chat not found")
    if chat.kind == "private" and not chat.started and number not in world.known:
        raise bad("chat not found")
    if chat.kind != "private" and chat.member(world.bot.id) is None:
        raise bad("chat not found")
    return chat


def readable(world: World, chat_id: str) -> Chat:
    """Return the chat if the bot may read it."""
    chat = find(world, chat_id)
    if chat.kind != "private":
        _check_inside(world, chat)
    return chat


def writable(world: World, chat_id: str, content: str = "text messages") -> Chat:
    """Return the chat if the bot may send this content there."""
    chat = find(world, chat_id)
    if chat.user is not None:
        if chat.user.deactivated:
            raise forbidden("user is deactivated")
        if not chat.started:
            raise forbidden("bot can't initiate conversation with a user")
        if chat.blocked:
            raise forbidden("bot was blocked by the user")
        return chat
    if chat.migrated_to is not None:
        text = "group chat was upgraded to a supergroup chat"
        raise bad(text, migrate_to_chat_id=chat.migrated_to)
    _check_inside(world, chat)
    member = chat.members[world.bot.id]
    forbidden_here = not member.can_send or (content == "photos" and not member.can_send_photos)
    if member.status == "restricted" and forbidden_here:
        raise bad(f"not enough rights to send {content} to the chat")
    return chat


def _check_inside(world: World, chat: Chat) -> None:
    name = {"group": "group", "supergroup": "supergroup"}.get(chat.kind, "channel")
    if chat.deleted:
        raise forbidden("the group chat was deleted")
    member = chat.members[world.bot.id]
    if member.status == "kicked":
        raise forbidden(f"bot was kicked from the {name} chat")
    if not member.is_present:
        raise forbidden(f"bot is not a member of the {name} chat")


def check_topic(world: World, chat: Chat, thread_id: int) -> None:
    """Refuse a send into a topic that is not there or closed; 0 is the General topic."""
    is_admin = chat.kind != "private" and chat.members[world.bot.id].is_admin
    if thread_id == 0:
        if chat.is_forum and chat.general_closed and not is_admin:
            raise bad("TOPIC_CLOSED")
        return
    topic = chat.topics.get(thread_id)
    if topic is None:
        raise bad("message thread not found")
    if topic.closed and not is_admin:
        raise bad("TOPIC_CLOSED")
