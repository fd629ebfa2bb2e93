"""Groups and topics, and what people do to them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from sandbox.chats import Member, TopicState
from sandbox.entities import commands_in
from sandbox.people import CHANNEL_BOT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sandbox.chats import Chat
    from sandbox.driver import Person
    from sandbox.messages import Message
    from sandbox.people import Account
    from sandbox.world import World


def bot_reads(world: World, message: Message) -> bool:
    """Tell whether Telegram shows this message of somebody else to the bot."""
    chat = message.chat
    if chat.kind == "private":
        return not chat.blocked
    if not chat.has(world.bot.id):
        return False
    if message.service or not world.privacy or chat.members[world.bot.id].is_admin:
        return True
    if message.reply_to is not None and message.reply_to.sender is world.bot:
        return True
    for entity in message.entities:
        if entity.kind == "bot_command" and entity.offset == 0:
            _, _, addressee = message.text[: entity.length].partition("@")
            if addressee:
                return addressee.lower() == world.bot.username.lower()
            return chat.last_bot == world.bot.id
    return False


class Group:
    """A group as its members handle it; stays the same object when Telegram migrates it."""

    thread_id = None

    def __init__(self, world: World, chat: Chat) -> None:
        """Hold a chat of many."""
        self.world = world
        self.chat = chat

    @property
    def id(self) -> int:
        """The id of the chat now."""
        return self.chat.id

    @property
    def owner(self) -> Account:
        """Who owns the group."""
        for member in self.chat.members.values():
            if member.status == "creator":
                return member.account
        return self.world.bot

    # --- the bot ---

    def add_bot(self, by: Person | None = None, *, payload: str = "") -> None:
        """Let a person bring the bot in, by a startgroup link if there is a payload."""
        account = by.account if by else self.owner
        self.world.set_status(self.chat, self.world.bot, "member", by=account)
        self.post_service(account, {"new_chat_members": [self.world.bot.json()]})
        if payload and by:
            by.send(self, f"/start@{self.world.bot.username} {payload}")

    def kick_bot(self, by: Person | None = None) -> None:
        """Throw the bot out."""
        self._set_bot("kicked", by)

    def restrict_bot(self, by: Person | None = None) -> None:
        """Forbid the bot to write."""
        self._set_bot("restricted", by, can_send=False)

    def forbid_photos(self, by: Person | None = None) -> None:
        """Let the bot write, but send no pictures."""
        self._set_bot("restricted", by)
        self.chat.members[self.world.bot.id].can_send_photos = False

    def unrestrict_bot(self, by: Person | None = None) -> None:
        """Let the bot write again."""
        self._set_bot("member", by)

    def promote_bot(self, by: Person | None = None) -> None:
        """Make the bot an administrator."""
        self._set_bot("administrator", by)

    def _set_bot(self, status: str, by: Person | None, *, can_send: bool = True) -> None:
        account = by.account if by else self.owner
        self.world.set_status(self.chat, self.world.bot, status, by=account, can_send=can_send)

    # --- people ---

    def add(self, person: Person) -> None:
        """Let a person come in."""
        self.world.set_status(self.chat, person.account, "member", by=person.account)
        self.post_service(person.account, {"new_chat_members": [person.account.json()]})

    def remove(self, person: Person, by: Person | None = None) -> None:
        """Let a person go, or throw him out."""
        account = by.account if by else person.account
        status = "kicked" if by else "left"
        self.world.set_status(self.chat, person.account, status, by=account)
        self.post_service(account, {"left_chat_member": person.account.json()})

    def promote(self, person: Person) -> None:
        """Make a person an administrator."""
        self.world.set_status(self.chat, person.account, "administrator", by=self.owner)

    def demote(self, person: Person) -> None:
        """Make an administrator an ordinary member."""
        self.world.set_status(self.chat, person.account, "member", by=self.owner)

    def restrict(self, person: Person) -> None:
        """Forbid a person to write."""
        self.world.set_status(
            self.chat, person.account, "restricted", by=self.owner, can_send=False
        )

    # --- the chat itself ---

    def migrate(self, *, told: Sequence[Literal["old", "new"]] = ("old", "new")) -> int:
        """Turn a basic group into a supergroup and return the new id; old messages are void.

        :param told: in which of the two chats a service message tells of it, and in which order
        """
        old = self.chat
        new = self.world.new_chat("supergroup", old.title)
        for member in old.members.values():
            new.members[member.account.id] = Member(member.account, member.status, member.can_send)
        old.migrated_to = new.id
        self.world.groups[new.id] = self.world.groups.pop(old.id)
        for where in told:
            self.chat = old if where == "old" else new
            became = {"migrate_to_chat_id": new.id}
            was = {"migrate_from_chat_id": old.id}
            self.post_service(self.owner, became if where == "old" else was)
        self.chat = new
        return new.id

    def delete(self) -> None:
        """Delete the group for everybody."""
        self.chat.deleted = True
        self.world.changed()

    def topic(self, name: str) -> Topic:
        """Open a new topic in a forum."""
        message = self.post_service(
            self.owner, {"forum_topic_created": {"name": name, "icon_color": 7322096}}
        )
        message.thread_id = message.id
        self.chat.topics[message.id] = TopicState(message.id, name)
        return Topic(self, message.id)

    def close_general(self, *, closed: bool = True) -> None:
        """Close or reopen the General topic."""
        self.chat.general_closed = closed

    def post_as_channel(self, text: str, title: str = "News") -> Message:
        """Let somebody write in the name of a channel."""
        channel = self.world.new_chat("channel", title)
        message = self.world.post(
            self.chat, CHANNEL_BOT, text=text, entities=commands_in(text), sender_chat=channel
        )
        if bot_reads(self.world, message):
            self.world.deliver("message", message.json())
        else:
            self.world.changed()
        return message

    def post_service(
        self, sender: Account, content: dict[str, Any], thread_id: int | None = None
    ) -> Message:
        """Put a service message into the chat."""
        message = self.world.post(
            self.chat, sender, service=content, thread_id=thread_id, is_topic=bool(thread_id)
        )
        if bot_reads(self.world, message):
            self.world.deliver("message", message.json())
        else:
            self.world.changed()
        return message


class Topic:
    """One topic of a forum."""

    def __init__(self, group: Group, thread_id: int) -> None:
        """Hold a topic of a group."""
        self.group = group
        self.thread_id = thread_id

    @property
    def chat(self) -> Chat:
        """The chat that the topic is in."""
        return self.group.chat

    def close(self) -> None:
        """Close the topic."""
        self._set_closed(closed=True)

    def reopen(self) -> None:
        """Reopen the topic."""
        self._set_closed(closed=False)

    def delete(self) -> None:
        """Delete the topic with all that was in it."""
        del self.chat.topics[self.thread_id]
        for message in list(self.chat.history.values()):
            if message.thread_id == self.thread_id:
                del self.chat.history[message.id]
        self.group.world.changed()

    def _set_closed(self, *, closed: bool) -> None:
        self.chat.topics[self.thread_id].closed = closed
        content: dict[str, Any] = {"forum_topic_closed" if closed else "forum_topic_reopened": {}}
        self.group.post_service(self.group.owner, content, self.thread_id)
