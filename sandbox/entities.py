"""Formatting of text: entities, counted in UTF-16 units."""

import re
from dataclasses import dataclass
from typing import Any

from sandbox.errors import bad

COMMAND = re.compile(r"(?<![\w/@])/([a-zA-Z0-9_]{1,64})(@[a-zA-Z0-9_]{3,32})?(?![\w/@])")
KINDS = frozenset(
    {
        "mention", "hashtag", "cashtag", "bot_command", "url", "email", "phone_number", "bold",
        "italic", "underline", "strikethrough", "spoiler", "blockquote", "expandable_blockquote",
        "code", "pre", "text_link", "text_mention", "custom_emoji", "date_time",
    }
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Entity:
    """One piece of formatting."""

    kind: str
    offset: int
    length: int
    url: str = ""
    language: str = ""
    user_id: int = 0

    def json(self) -> dict[str, Any]:
        """Return the entity as a MessageEntity object."""
        entity: dict[str, Any] = {
            "type": self.kind,
            "offset": self.offset,
            "length": self.length,
        }
        if self.url:
            entity["url"] = self.url
        if self.language:
            entity["language"] = self.language
        if self.user_id:
            entity["user"] = {"id": self.user_id, "is_bot": False, "first_name": "?"}
        return entity


def units(text: str) -> int:
    """Return the length in UTF-16 units.

    >>> units("a♥"), units("🂡")
    (2, 2)
    """
    return len(text) + sum(char > "\uffff" for char in text)


def commands_in(text: str) -> tuple[Entity, ...]:
    """Return the bot commands of a text that a person typed."""
    return tuple(
        Entity("bot_command", units(text[: found.start()]), units(found.group()))
        for found in COMMAND.finditer(text)
    )


def with_commands(text: str, entities: tuple[Entity, ...]) -> tuple[Entity, ...]:
    """Add the commands which Telegram finds by itself in what a bot writes."""
    taken = [
        range(one.offset, one.offset + one.length)
        for one in entities
        if one.kind in ("code", "pre", "text_link", "text_mention")
    ]
    found = [
        command
        for command in commands_in(text)
        if not any(command.offset in span for span in taken)
    ]
    return tuple(sorted([*entities, *found], key=lambda one: (one.offset, -one.length, one.kind)))


def trimmed(text: str, entities: tuple[Entity, ...]) -> tuple[str, tuple[Entity, ...]]:
    """Cut whitespace off both ends and move the entities accordingly."""
    bare = text.strip()
    if bare == text:
        return text, entities
    cut = units(text) - units(text.lstrip())
    end = units(bare)
    moved = []
    for entity in entities:
        start = max(0, entity.offset - cut)
        stop = min(end, entity.offset + entity.length - cut)
        if stop > start:
            moved.append(
                Entity(entity.kind, start, stop - start, entity.url, entity.language,
                       entity.user_id)
            )  # fmt: skip
    return bare, tuple(moved)


def parse_entities(values: Any) -> tuple[Entity, ...]:
    """Return the entities of an `entities` parameter."""
    if not isinstance(values, list):
        raise bad("can't parse entities: expected an Array of MessageEntity")
    return tuple(_entity(value) for value in values)


def _entity(value: Any) -> Entity:
    prefix = "can't parse MessageEntity: "
    if not isinstance(value, dict):
        raise bad(prefix + "expected an Object")
    if value.get("type") not in KINDS:
        raise bad(prefix + "unsupported type specified")
    if not isinstance(value.get("offset"), int) or not isinstance(value.get("length"), int):
        raise bad(prefix + 'field "offset" must be a Number')
    user = value.get("user") or {}
    return Entity(
        value["type"],
        value["offset"],
        value["length"],
        value.get("url", ""),
        value.get("language", ""),
        user.get("id", 0),
    )
