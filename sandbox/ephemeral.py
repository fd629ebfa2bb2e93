"""Messages of a group that one member alone sees: the conditions, and whose screen shows them.

Where nobody has published the exact words of a refusal, these are likely ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from sandbox.errors import ImpossibleError, bad

if TYPE_CHECKING:
    from sandbox.chats import Chat
    from sandbox.messages import Message, Shown
    from sandbox.params import Params
    from sandbox.people import Account
    from sandbox.world import World

Ephemeral: TypeAlias = Literal["known", "refused", "unknown"]
"""What a server makes of them; an older one ignores what it does not know, as of any parameter."""
QUERY_LIFE = 15.0
"""Seconds after a press in which a bot without rights may answer it in this way."""
_FIELDS = frozenset({"receiver_user_id", "callback_query_id", "replace_callback_query_message"})


def receiver_of(world: World, chat: Chat, params: Params) -> Account | None:
    """Return who alone is to see a message, None if everybody is.

    :raises ApiError: if it may not be sent to him
    """
    asked = params.json("ephemeral_message_parameters")
    if not asked or world.ephemeral == "unknown":
        return None
    if not isinstance(asked, dict) or asked.keys() - _FIELDS:
        raise bad("can't parse ephemeral message parameters")
    if chat.kind not in ("group", "supergroup"):
        raise bad("ephemeral messages can be sent to groups and supergroups only")
    if world.ephemeral == "refused":
        raise bad("EPHEMERAL_MESSAGE_FORBIDDEN")
    member = chat.member(int(asked.get("receiver_user_id", 0)))
    if member is None or not member.is_present or member.account.is_bot:
        raise bad("PARTICIPANT_ID_INVALID")
    if not chat.members[world.bot.id].is_admin:
        _check_pressed(world, chat, member.account, str(asked.get("callback_query_id") or ""))
    return member.account


def _check_pressed(world: World, chat: Chat, receiver: Account, query_id: str) -> None:
    if not query_id:
        raise bad("CHAT_ADMIN_REQUIRED")
    query = world.queries.get(query_id)
    if query is None or query.account is not receiver or query.chat_id != chat.id:
        raise bad("QUERY_ID_INVALID")
    if world.clock() - query.created > QUERY_LIFE:
        raise bad("query is too old and response timeout expired or query ID is invalid")


def keep(chat: Chat, message: Message) -> Message:
    """Put a message that one member sees below all that is in the chat."""
    chat.whispered += 1
    message.ephemeral_id = chat.whispered
    message.below = max(chat.history, default=0)
    chat.whispers[message.ephemeral_id] = message
    return message


def on_screen(chat: Chat, person_id: int) -> list[Message]:
    """Return the messages that a person's client shows in a chat, the oldest first."""
    his = [
        message
        for message in chat.whispers.values()
        if message.receiver is not None and message.receiver.id == person_id
    ]
    shown = [message for message in his if not message.lost]
    both = [*chat.history.values(), *shown]
    return sorted(both, key=lambda one: (one.id or one.below, not one.id))


def message_of(chat: Chat, person_id: int, shown: Shown) -> Message | None:
    """Return the message that a person sees, as it is now; None if it is gone.

    :raises ImpossibleError: if it is not for his eyes
    """
    if not shown.ephemeral_id:
        return chat.history.get(shown.id)
    if shown.receiver != person_id:
        raise ImpossibleError("only somebody else sees this message")
    message = chat.whispers.get(shown.ephemeral_id)
    return None if message is None or message.lost else message


def lose(world: World, person_id: int, *, told: bool) -> None:
    """Let the messages vanish that this person alone saw.

    :param told: whether the server knows of it and refuses to edit them
    """
    for chat in world.chats.values():
        for message in list(chat.whispers.values()):
            if message.receiver is None or message.receiver.id != person_id:
                continue
            message.lost = True
            if told:
                del chat.whispers[message.ephemeral_id]
    world.changed()


def found(chat: Chat, params: Params, refusal: str) -> Message:
    """Return the message that a call addresses by its receiver and its id.

    :raises ApiError: with this refusal, if there is none
    """
    message = chat.whispers.get(params.integer("ephemeral_message_id"))
    receiver = None if message is None else message.receiver
    if message is None or receiver is None or receiver.id != params.integer("receiver_user_id"):
        raise bad(refusal)
    return message


def described(message: Message) -> dict[str, Any]:
    """Return what a Message object says of its only reader."""
    if message.receiver is None:
        return {}
    return {
        "receiver_user": message.receiver.json(),
        "ephemeral_message_id": message.ephemeral_id,
    }
