"""Lines of the log: as text or as JSON, with chat and table, and nothing that people keep secret.

What a task is about goes with it by itself; ``bot/nursery.py`` lets each new one begin anew.
"""

import json
import logging
from collections.abc import Mapping
from contextvars import ContextVar
from datetime import UTC, datetime
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

from bot.failures import trace, without_token
from bot.repeats import OnceAMinute

Form: TypeAlias = Literal["text", "json"]

_NOTHING: Final[Mapping[str, int]] = MappingProxyType({})
_about: ContextVar[Mapping[str, int]] = ContextVar("about", default=_NOTHING)


def about(**facts: int) -> None:
    """Let what this task logs from now on be about these (chat, table, update), and no others."""
    _about.set(facts)


def also_about(**facts: int) -> None:
    """Let what this task logs from now on be about these as well."""
    _about.set({**_about.get(), **facts})


def log_from(level: str, form: Form = "text") -> None:
    """Log what matters from this level on; values that belong to people stay out of it."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    handler.addFilter(OnceAMinute())
    logging.basicConfig(level=level, handlers=[handler])
    # Its debugging lines quote every statement with its values: hands, decks, names.
    logging.getLogger("aiosqlite").setLevel(logging.INFO)


class TextLines(logging.Formatter):
    """Lines for the eye."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line, and an error by its places."""
        facts = " ".join(f"{name}={value}" for name, value in _about.get().items())
        about_these = f" [{facts}]" if facts else ""
        line = f"{self.formatTime(record)} {record.levelname} {record.name}:{about_these}"
        places = _places(record)
        return f"{line} {_message(record)}" + (f"\n{places}" if places else "")


class JsonLines(logging.Formatter):
    """One JSON object a line, for programs."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as a line, and an error by its places."""
        at = datetime.fromtimestamp(record.created, UTC)
        line: dict[str, Any] = {
            "at": at.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": _message(record),
            **_about.get(),
        }
        if places := _places(record):
            line["error"] = places
        return json.dumps(line, ensure_ascii=False)


def _message(record: logging.LogRecord) -> str:
    message = without_token(record.getMessage())
    if record.name == "asyncio":  # it goes on with the task that failed, and what it choked on
        return message.partition("\n")[0]
    return message


def _places(record: logging.LogRecord) -> str:
    error = record.exc_info[1] if record.exc_info else None
    return "" if error is None else trace(error)
