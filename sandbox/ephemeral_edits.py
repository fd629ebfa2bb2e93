"""Methods that edit and delete messages which one member sees; they say no more than yes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import access, ephemeral
from sandbox.entities import units
from sandbox.errors import bad
from sandbox.photos import media_of
from sandbox.sending import MAX_CAPTION, change

if TYPE_CHECKING:
    from sandbox.messages import Message
    from sandbox.params import Params
    from sandbox.world import World


def _target(world: World, params: Params) -> Message:
    chat = access.writable(world, params.text("chat_id"))
    return ephemeral.found(chat, params, "message to edit not found")


def edit_text(world: World, params: Params) -> bool:
    """Put another text into it; of one as long as no caption the server says a strange thing."""
    text, entities = params.message_text("MESSAGE_TOO_LONG")
    if units(text) > MAX_CAPTION:
        raise bad("MEDIA_CAPTION_TOO_LONG")
    change(world, params, text, entities, find=_target)
    return True


def edit_media(world: World, params: Params) -> bool:
    """Put a photo with its caption into it."""
    caption, entities, photo = media_of(world, params)
    change(world, params, caption, entities, photo, find=_target)
    return True


def edit_caption(world: World, params: Params) -> bool:
    """Put another caption under its photo."""
    caption, entities = params.formatted("caption", "caption_entities")
    if units(caption) > MAX_CAPTION:
        raise bad("MEDIA_CAPTION_TOO_LONG")
    message = _target(world, params)
    if message.photo is None:
        raise bad("there is no caption in the message to edit")
    change(world, params, caption, entities, message.photo, find=_target)
    return True


def edit_markup(world: World, params: Params) -> bool:
    """Put another keyboard under it."""
    change(world, params, None, (), find=_target)
    return True


def delete(world: World, params: Params) -> bool:
    """Delete it."""
    chat = access.readable(world, params.text("chat_id"))
    message = ephemeral.found(chat, params, "message to delete not found")
    del chat.whispers[message.ephemeral_id]
    return True
