"""Inline keyboards: parsed and checked as the real server does, or stricter."""

import json
import re
from dataclasses import dataclass
from typing import Any

from sandbox.errors import bad

MAX_BUTTONS = 100
MAX_IN_ROW = 8
MAX_DATA_BYTES = 64
STYLES = frozenset({"primary", "success", "danger"})
ACTIONS = ("callback_data", "url", "copy_text", "disabled")
FIELDS = frozenset({"text", "style", *ACTIONS})
BUTTON = "can't parse inline keyboard button: "
URL = re.compile(r"^(https?://[^\s/]+\.[^\s]+|tg://\S+)$")


@dataclass(frozen=True, slots=True)
class Key:
    """One inline button as a client shows it."""

    text: str
    data: str = ""
    url: str = ""
    style: str = ""
    copy_text: str = ""
    disabled: bool = False

    def json(self) -> dict[str, Any]:
        """Return the button as an InlineKeyboardButton object."""
        button: dict[str, Any] = {"text": self.text}
        if self.data:
            button["callback_data"] = self.data
        if self.url:
            button["url"] = self.url
        if self.copy_text:
            button["copy_text"] = {"text": self.copy_text}
        if self.disabled:
            button["disabled"] = {}
        if self.style:
            button["style"] = self.style
        return button


Keyboard = tuple[tuple[Key, ...], ...]


@dataclass(frozen=True, slots=True)
class Markup:
    """What a reply_markup parameter asks for."""

    inline: Keyboard = ()
    # A reply keyboard, its removal or a forced reply: such a message can't be edited later.
    is_reply: bool = False


def parse_markup(value: Any) -> Markup:
    """Return the markup of a parameter.

    :raises ApiError: with the words of the real server
    """
    if value in (None, ""):
        return Markup()
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except ValueError:
            raise bad("can't parse reply keyboard markup JSON object") from None
    if not isinstance(value, dict):
        raise bad("object expected as reply markup")
    if "inline_keyboard" in value:
        return Markup(inline=parse_rows(value["inline_keyboard"]))
    is_reply = bool({"keyboard", "remove_keyboard", "force_reply"} & value.keys())
    return Markup(is_reply=is_reply)


def parse_rows(rows: Any) -> Keyboard:
    """Return the rows of an inline keyboard, empty ones left out."""
    if not isinstance(rows, list) or not all(isinstance(row, list) for row in rows):
        message = 'field "inline_keyboard" of the InlineKeyboardMarkup must be an Array of Arrays'
        raise bad(message)
    keyboard = tuple(tuple(parse_key(button) for button in row) for row in rows if row)
    total = sum(len(row) for row in keyboard)
    if total > MAX_BUTTONS or any(len(row) > MAX_IN_ROW for row in keyboard):
        raise bad("reply markup is too long")
    return keyboard


def parse_key(button: Any) -> Key:
    """Return one inline button."""
    if not isinstance(button, dict):
        raise bad(BUTTON + "InlineKeyboardButton must be an Object")
    for name in button.keys() - FIELDS:
        raise bad(f'{BUTTON}the sandbox knows no field "{name}"')
    if not str(button.get("text", "")).strip():
        raise bad(BUTTON + "the sandbox refuses a button without text")
    chosen = [name for name in ACTIONS if button.get(name) not in (None, "")]
    if not chosen:
        raise bad(BUTTON + "Text buttons are unallowed in the inline keyboard")
    style = button.get("style", "")
    if style and style not in STYLES:
        raise bad(BUTTON + "invalid button style specified")
    data, url = str(button.get("callback_data", "")), str(button.get("url", ""))
    if len(data.encode()) > MAX_DATA_BYTES:
        raise bad("BUTTON_DATA_INVALID")
    if url and not URL.match(url):
        raise bad("BUTTON_URL_INVALID")
    if len(chosen) > 1:
        raise bad("BUTTON_TYPE_INVALID")
    copy = button.get("copy_text") or {}
    return Key(button["text"], data, url, style, copy.get("text", ""), "disabled" in chosen)


def keyboard_json(keyboard: Keyboard) -> dict[str, Any]:
    """Return the keyboard as an InlineKeyboardMarkup object."""
    return {"inline_keyboard": [[key.json() for key in row] for row in keyboard]}
