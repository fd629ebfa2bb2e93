"""How an error is worded for the log: never with a message, a button, a card or the token."""

import re
import sqlite3
import traceback
from typing import Final

from aiogram.exceptions import TelegramAPIError

_QUOTED: Final = re.compile(r'"[^"]*"')
_TOKEN: Final = re.compile(r"\d+(:|%3A)[\w-]{20,}")


def without_token(text: str) -> str:
    """Return a text with nothing in it that could be a token of a bot."""
    return _TOKEN.sub("***", text)


def describe(error: BaseException) -> str:
    """Name an error, in its own words only where these can't quote what they choked on."""
    name = type(error).__name__
    cause = getattr(error, "orig", error)  # what the database driver said, without the values
    match cause:
        case TelegramAPIError():
            line, *_ = cause.message.splitlines() or [""]
            return f"{name}: {without_token(_QUOTED.sub('***', line))}"
        case OSError() | sqlite3.Error():
            return f"{name}: {without_token(str(cause))}"
        case _:
            return name


def trace(error: BaseException) -> str:
    """Say what failed and where: the lines of a traceback without the values in them."""
    frames = "".join(traceback.format_tb(error.__traceback__))
    return f"{describe(error)}\n{frames}".rstrip()
