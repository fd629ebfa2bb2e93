"""Parameters of a call, as they come over the wire."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from sandbox.entities import Entity, parse_entities, trimmed, units, with_commands
from sandbox.errors import bad
from sandbox.markup import parse_html

if TYPE_CHECKING:
    from collections.abc import Mapping

Files = dict[str, tuple[str, bytes]]
MAX_TEXT = 4096
MAX_RAW_BYTES = 32768


class Params:
    """Typed access to form fields or JSON values."""

    def __init__(self, values: Mapping[str, Any], files: Files | None = None) -> None:
        """Read these values; uploaded files come beside them."""
        self.values = values
        self.files = files or {}

    def text(self, name: str) -> str:
        """Return a string, empty if it is missing."""
        value = self.values.get(name)
        return "" if value is None else str(value)

    def integer(self, name: str) -> int:
        """Return a number, 0 if it is missing or none: the real server is lenient here."""
        try:
            return int(self.text(name))
        except ValueError:
            return 0

    def flag(self, name: str) -> bool:
        """Return a boolean."""
        return self.text(name).lower() in ("true", "1", "yes")

    def json(self, name: str) -> Any:
        """Return a nested value; None if it is missing."""
        value = self.values.get(name)
        if not isinstance(value, str):
            return value
        if not value:
            return None
        try:
            return json.loads(value)
        except ValueError:
            raise bad(f'can\'t parse "{name}" as JSON object') from None

    def formatted(self, name: str, entities: str = "entities") -> tuple[str, tuple[Entity, ...]]:
        """Return a text without its markup, and its formatting; the text may be empty."""
        source = self.text(name)
        if len(source.encode()) > MAX_RAW_BYTES:
            raise bad("text is too long")
        mode = self.text("parse_mode").lower()
        if mode in ("", "none"):
            given = self.json(entities)
            return trimmed(source, parse_entities(given) if given else ())
        if mode != "html":
            # The real server knows Markdown too; nothing here speaks it, so it is a mistake.
            raise bad("unsupported parse_mode")
        return trimmed(*parse_html(source))

    def message_text(self, too_long: str) -> tuple[str, tuple[Entity, ...]]:
        """Return the text of a message and its formatting.

        :param too_long: what the server calls a text over its limit
        """
        if not self.text("text"):
            raise bad("message text is empty")
        text, entities = self.formatted("text")
        if not text:
            raise bad("text must be non-empty")
        if units(text) > MAX_TEXT:
            raise bad(too_long)
        return text, with_commands(text, entities)
