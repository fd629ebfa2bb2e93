"""Methods that send, edit and delete messages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox import access, ephemeral
from sandbox.entities import units
from sandbox.errors import bad
from sandbox.keyboards import parse_markup
from sandbox.messages import Document, Message, Photo

if TYPE_CHECKING:
    from collections.abc import Callable

    from sandbox.chats import Chat
    from sandbox.entities import Entity
    from sandbox.params import Params
    from sandbox.world import World

DELETE_WINDOW = 48 * 3600
MAX_CAPTION = 1024
MAX_ENTITIES = 100
MAX_FILE = 50 * 1024 * 1024
CHAT_ACTIONS = frozenset(
    {
        "typing", "upload_photo", "record_video", "upload_video", "record_voice", "upload_voice",
        "upload_document", "choose_sticker", "find_location", "record_video_note",
        "upload_video_note",
    }
)  # fmt: skip


def send_message(world: World, params: Params) -> dict[str, Any]:
    """Send a text."""
    text, entities = params.message_text("message is too long")
    return send(world, params, "text messages", text=text, entities=entities)


def send_document(world: World, params: Params) -> dict[str, Any]:
    """Send a file: an uploaded one, or one that was sent before."""
    caption, entities = params.formatted("caption", "caption_entities")
    if units(caption) > MAX_CAPTION:
        raise bad("message caption is too long")
    given = params.text("document")
    upload = params.files.get(given.removeprefix("attach://")) or params.files.get("document")
    if upload is not None:
        if len(upload[1]) > MAX_FILE:
            raise bad("file is too big")
        world.keep(Document(f"file{len(world.files) + 1:020d}", *upload))
        given = next(reversed(world.files))
    document = world.files.get(given)
    if not isinstance(document, Document):
        raise bad("wrong file identifier/HTTP URL specified")
    return send(world, params, "documents", text=caption, entities=entities, document=document)


def send(world: World, params: Params, content: str, **fields: Any) -> dict[str, Any]:
    """Send a message with these contents.

    :param content: what the server calls it where it may not be sent
    """
    markup = parse_markup(params.values.get("reply_markup"))
    chat = access.writable(world, params.text("chat_id"), content)
    thread_id = params.integer("message_thread_id")
    access.check_topic(world, chat, thread_id)
    receiver = ephemeral.receiver_of(world, chat, params)
    _check_entities(world, fields["entities"])
    message = world.post(
        chat,
        world.bot,
        receiver=receiver,
        **fields,
        keyboard=markup.inline,
        is_reply_markup=markup.is_reply,
        thread_id=thread_id or None,
        is_topic=bool(thread_id),
        reply_to=_reply_target(chat, params),
        silent=params.flag("disable_notification"),
    )
    return message.json()


def _check_entities(world: World, entities: tuple[Entity, ...]) -> None:
    if len(entities) > MAX_ENTITIES:
        world.fault(f"Telegram ignores all but {MAX_ENTITIES} of {len(entities)} entities")


def _reply_target(chat: Chat, params: Params) -> Message | None:
    reply = params.json("reply_parameters")
    if not reply:
        return None
    target = chat.history.get(reply.get("message_id", 0))
    if target is None and not reply.get("allow_sending_without_reply"):
        raise bad("message to be replied not found")
    return target


def send_chat_action(world: World, params: Params) -> bool:
    """Show "typing"; what a send would be refused for, this is refused for too."""
    if params.text("action") not in CHAT_ACTIONS:
        raise bad("wrong parameter action in request")
    chat = access.writable(world, params.text("chat_id"))
    access.check_topic(world, chat, params.integer("message_thread_id"))
    return True


def _target(world: World, params: Params) -> Message:
    chat = access.writable(world, params.text("chat_id"))
    message_id = params.integer("message_id")
    if "message_id" not in params.values:
        raise bad("message identifier is not specified")
    message = chat.history.get(message_id)
    if message is None:
        raise bad("message to edit not found")
    if message.sender is not world.bot or message.is_reply_markup or message.service:
        raise bad("message can't be edited")
    return message


def edit_text(world: World, params: Params) -> dict[str, Any]:
    """Put another text and keyboard into a message; no keyboard given removes the old one."""
    text, entities = params.message_text("MESSAGE_TOO_LONG")
    return change(world, params, text, entities)


def edit_markup(world: World, params: Params) -> dict[str, Any]:
    """Put another keyboard under a message."""
    return change(world, params, None, ())


def change(
    world: World,
    params: Params,
    text: str | None,
    entities: tuple[Entity, ...],
    photo: Photo | None = None,
    *,
    find: Callable[[World, Params], Message] = _target,
) -> dict[str, Any]:
    """Change a message; what is None stays, save that a photo takes the place of a text."""
    markup = parse_markup(params.values.get("reply_markup"))
    if markup.is_reply:
        raise bad("inline keyboard expected")
    message = find(world, params)
    if text is None:
        text, entities = message.text, message.entities
    elif message.has_media and photo is None:
        raise bad("there is no text in the message to edit")
    if photo is not None:
        access.writable(world, params.text("chat_id"), "photos")
    _check_entities(world, entities)
    photo = photo or message.photo
    _check_modified(message, (text, entities, markup.inline, photo))
    message.text, message.entities, message.keyboard = text, entities, markup.inline
    message.photo = photo
    if photo is not None:
        message.document = None
    message.edited = world.date
    message.version += 1
    return message.json()


def _check_modified(message: Message, shows: tuple[Any, ...]) -> None:
    if shows == (message.text, message.entities, message.keyboard, message.photo):
        raise bad(
            "message is not modified: specified new message content and reply markup "
            "are exactly the same as a current content and reply markup of the message"
        )


def delete_message(world: World, params: Params) -> bool:
    """Delete one message for everyone."""
    chat = access.readable(world, params.text("chat_id"))
    message = chat.history.get(params.integer("message_id"))
    if message is None:
        raise bad("message to delete not found")
    _check_deletable(world, message)
    del chat.history[message.id]
    return True


def delete_messages(world: World, params: Params) -> bool:
    """Delete several messages; those that are not there are skipped."""
    chat = access.readable(world, params.text("chat_id"))
    ids = params.json("message_ids")
    if not ids:
        raise bad("message identifiers are not specified")
    if len(ids) > 100:
        raise bad("too many message identifiers specified")
    for message in [chat.history[one] for one in ids if one in chat.history]:
        _check_deletable(world, message)
        del chat.history[message.id]
    return True


def _check_deletable(world: World, message: Message) -> None:
    chat = message.chat
    is_supergroup = chat.kind == "supergroup"
    refusal = bad(f"message can't be deleted{'' if is_supergroup else ' for everyone'}")
    if world.clock() - message.date > DELETE_WINDOW:
        raise refusal
    is_own = message.sender is world.bot
    if is_own or chat.kind == "private":
        return
    if not chat.members[world.bot.id].is_admin:
        raise refusal


def pin_message(world: World, params: Params) -> bool:
    """Pin a message."""
    chat = access.writable(world, params.text("chat_id"))
    if params.integer("message_id") not in chat.history:
        raise bad("message to pin not found")
    if chat.kind == "supergroup" and not chat.members[world.bot.id].is_admin:
        raise bad("not enough rights to manage pinned messages in the chat")
    chat.pinned = params.integer("message_id")
    return True


def unpin_message(world: World, params: Params) -> bool:
    """Unpin what is pinned."""
    chat = access.writable(world, params.text("chat_id"))
    if chat.kind == "supergroup" and not chat.members[world.bot.id].is_admin:
        raise bad("not enough rights to manage pinned messages in the chat")
    chat.pinned = 0
    return True
