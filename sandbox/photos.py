"""Photos: sending them, and putting one into a message that has a text or another photo."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

from PIL import Image, UnidentifiedImageError

from sandbox.entities import units
from sandbox.errors import bad
from sandbox.messages import Document, Photo
from sandbox.params import Params
from sandbox.sending import MAX_CAPTION, change, send

if TYPE_CHECKING:
    from sandbox.entities import Entity
    from sandbox.world import World

MAX_PHOTO = 10 * 1024 * 1024
MAX_SIDES = 10_000
MAX_RATIO = 20
_KINDS = frozenset({"photo", "video", "animation", "audio", "document", "live_photo"})
_MEDIA = frozenset(
    {
        "type", "media", "caption", "parse_mode", "caption_entities", "show_caption_above_media",
        "has_spoiler",
    }
)  # fmt: skip


def send_photo(world: World, params: Params) -> dict[str, Any]:
    """Send a photo: an uploaded one, or one that was sent before."""
    caption, entities = params.formatted("caption", "caption_entities")
    if units(caption) > MAX_CAPTION:
        raise bad("message caption is too long")
    photo = _photo(world, params, "photo")
    return send(world, params, "photos", text=caption, entities=entities, photo=photo)


def edit_media(world: World, params: Params) -> dict[str, Any]:
    """Put a photo with its caption into a message, in place of its text or its photo."""
    caption, entities, photo = media_of(world, params)
    return change(world, params, caption, entities, photo)


def media_of(world: World, params: Params) -> tuple[str, tuple[Entity, ...], Photo]:
    """Return the caption, its formatting and the photo that a message is to show."""
    media = params.json("media")
    if not isinstance(media, dict) or media.get("type") not in _KINDS:
        raise bad("can't parse InputMedia: type must be non-empty")
    if media["type"] != "photo" or media.keys() - _MEDIA:
        world.fault(f"the sandbox cannot put this into a message: {sorted(media)}")
        raise bad(f"the sandbox knows no {media['type']} with {sorted(media)}")
    inner = Params(media, params.files)
    caption, entities = inner.formatted("caption", "caption_entities")
    if units(caption) > MAX_CAPTION:
        raise bad("MEDIA_CAPTION_TOO_LONG")
    return caption, entities, _photo(world, inner, "media")


def _photo(world: World, params: Params, name: str) -> Photo:
    given = params.text(name)
    upload = params.files.get(given.removeprefix("attach://")) or params.files.get(name)
    if upload is not None:
        photo = _uploaded(world, *upload)
        world.keep(photo)
        return photo
    if not given:
        raise bad("there is no photo in the request")
    known = world.files.get(given)
    if isinstance(known, Document):
        raise bad("can't use file of type Document as Photo")
    if known is None:
        raise bad("wrong file identifier/HTTP URL specified")
    return known


def _uploaded(world: World, name: str, content: bytes) -> Photo:
    """Look at a picture as the server does, which keeps photos within bounds."""
    if not content:
        raise bad("file must be non-empty")
    if len(content) > MAX_PHOTO:
        raise bad("file is too big")
    try:
        with Image.open(io.BytesIO(content)) as image:
            image.load()
            width, height = image.size
    except (UnidentifiedImageError, OSError):
        raise bad("IMAGE_PROCESS_FAILED") from None
    if width + height > MAX_SIDES or max(width, height) > MAX_RATIO * min(width, height):
        raise bad("PHOTO_INVALID_DIMENSIONS")
    return Photo(f"photo{len(world.files) + 1:020d}", name, content, width, height)
