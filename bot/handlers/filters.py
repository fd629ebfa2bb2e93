"""Filters as coroutines: aiogram runs every other filter, bare ``F`` included, in a thread."""

from aiogram.filters import Filter
from aiogram.types import ChatMemberUpdated, Message


class In(Filter):
    """The chat is of one of these types."""

    def __init__(self, *kinds: str) -> None:
        self._kinds = kinds

    async def __call__(self, event: Message | ChatMemberUpdated) -> bool:
        """Return whether it is."""
        return event.chat.type in self._kinds


GROUP = In("group", "supergroup")
PRIVATE = In("private")


class Migrated(Filter):
    """A service message that a group has become a supergroup, told by either of the two."""

    async def __call__(self, message: Message) -> bool:
        """Return whether it is one, and names another chat than its own."""
        other = message.migrate_to_chat_id or message.migrate_from_chat_id
        return bool(other) and other != message.chat.id


class Left(Filter):
    """A service message that a person has gone out of a group, or was thrown out."""

    async def __call__(self, message: Message) -> bool:
        """Return whether it is one."""
        return message.left_chat_member is not None and not message.left_chat_member.is_bot


class Text(Filter):
    """A message of words."""

    async def __call__(self, message: Message) -> bool:
        """Return whether it is one."""
        return message.text is not None


TEXT = Text()
