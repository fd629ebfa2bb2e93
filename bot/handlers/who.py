"""Who wrote, and where."""

from aiogram.types import Message, User

from bot.delivery import Address
from bot.errors import TableError, Why
from bot.lobbies import Person


def person_of(user: User) -> Person:
    """Return the account as the services know it."""
    return Person(user_id=user.id, name=user.full_name, language_hint=user.language_code)


def sender(message: Message) -> Person:
    """Return who wrote a message as himself.

    :raises TableError: if he wrote as the group, a channel or a bot
    """
    if message.from_user is None or message.from_user.is_bot or message.sender_chat is not None:
        raise TableError(Why.ANONYMOUS)
    return person_of(message.from_user)


def wrote_as_group(message: Message) -> bool:
    """Return whether an admin wrote in the name of the group itself."""
    return message.sender_chat is not None and message.sender_chat.id == message.chat.id


def wrote_as_bot(message: Message) -> bool:
    """Return whether another bot wrote, and not a person behind one."""
    user = message.from_user
    return user is not None and user.is_bot and message.sender_chat is None


def here(message: Message) -> Address:
    """Return the chat of a message, and its topic where the chat is a forum.

    A thread id on a plain chain of replies is no topic.
    """
    thread = message.message_thread_id if message.is_topic_message else None
    return Address(message.chat.id, thread)


def answered(message: Message) -> User | None:
    """Return the person to whom a message replies, if it is another one.

    In a topic a message that replies to nothing replies to the making of the topic.
    """
    reply = message.reply_to_message
    if reply is None or reply.forum_topic_created is not None or reply.sender_chat is not None:
        return None
    user = reply.from_user
    if user is None or user.is_bot or user == message.from_user:
        return None
    return user
