"""What buttons say: short versioned texts of at most 64 bytes, and how they are read back.

A button never says who presses it, and what it says is never trusted: the service maps the person
to a seat and the engine judges the action.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

LobbyVerb: TypeAlias = Literal["join", "leave", "computer", "fewer", "rules", "start", "remove"]
TableVerb: TypeAlias = Literal[
    "cards", "next", "rematch", "score", "stop", "quit", "keep", "back", "rules"
]
MenuVerb: TypeAlias = Literal["newgame", "rules", "practice", "language", "help"]
SettingVerb: TypeAlias = Literal["presets", "preset", "topics", "topic", "option", "value"]
LIMIT = 64
"""Bytes Telegram allows in callback data."""


@dataclass(frozen=True, slots=True)
class Move:
    """An action, or two joined by a comma, in the engine's text form.

    ``choice`` is the revision at which the seat's present choice opened; it is stale once that
    choice is closed.
    """

    table: int
    choice: int
    actions: str

    def __str__(self) -> str:
        return f"m1:{self.table}:{self.choice}:{self.actions}"


@dataclass(frozen=True, slots=True)
class Look:
    """Another page of the own hand message; nothing is decided.

    ``page`` is empty (the first page), ``b150`` (bids from 150), ``k150`` (contracts from 150),
    ``aKH`` (ask whether to declare), ``w`` (ask whether to write off), or ``x`` with the cards
    chosen as gifts: ``xAH9S``.
    """

    table: int
    choice: int
    page: str

    def __str__(self) -> str:
        return f"k1:{self.table}:{self.choice}:{self.page}"


@dataclass(frozen=True, slots=True)
class Lobby:
    """A button of the lobby; ``seat`` matters to ``remove`` alone."""

    table: int
    verb: LobbyVerb
    seat: int = 0

    def __str__(self) -> str:
        return f"l1:{self.table}:{self.verb}:{self.seat}"


@dataclass(frozen=True, slots=True)
class AtTable:
    """A button under the table or a result; ``deal`` says which deal it belongs to."""

    table: int
    verb: TableVerb
    deal: int = 0

    def __str__(self) -> str:
        return f"t1:{self.table}:{self.verb}:{self.deal}"


@dataclass(frozen=True, slots=True)
class Menu:
    """A button that stands for a command."""

    verb: MenuVerb

    def __str__(self) -> str:
        return f"q1:{self.verb}"


@dataclass(frozen=True, slots=True)
class Language:
    """The choice of a language for the chat in which the button stands."""

    code: str

    def __str__(self) -> str:
        return f"s1:{self.code}"


@dataclass(frozen=True, slots=True)
class Setting:
    """A button of the settings menu of a chat, or of one topic of it (``thread``, 0 for none).

    ``preset`` and ``value`` change the rules, the others open a page. ``name`` is a preset, a
    topic or an option; ``value`` stands with the verb ``value`` alone.
    """

    thread: int
    verb: SettingVerb
    name: str = ""
    value: str = ""

    def __str__(self) -> str:
        return f"o1:{self.thread}:{self.verb}:{self.name}:{self.value}"


@dataclass(frozen=True, slots=True)
class RulesPage:
    """Another page of the rules: those of a table, or with table 0 of the chat and its thread."""

    table: int
    thread: int
    page: int

    def __str__(self) -> str:
        return f"r1:{self.table}:{self.thread}:{self.page}"


Press: TypeAlias = Move | Look | Lobby | AtTable | Menu | Language | Setting | RulesPage


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise ValueError(text)
    return int(text)


def _lobby(table: str, verb: str, seat: str) -> Lobby:
    for known in get_args(LobbyVerb):
        if verb == known:
            return Lobby(_whole(table), known, _whole(seat))
    raise ValueError(verb)


def _at_table(table: str, verb: str, deal: str) -> AtTable:
    for known in get_args(TableVerb):
        if verb == known:
            return AtTable(_whole(table), known, _whole(deal))
    raise ValueError(verb)


def _menu(verb: str) -> Menu:
    for known in get_args(MenuVerb):
        if verb == known:
            return Menu(known)
    raise ValueError(verb)


def _setting(thread: str, verb: str, name: str, value: str) -> Setting:
    for known in get_args(SettingVerb):
        if verb == known:
            return Setting(_whole(thread), known, name, value)
    raise ValueError(verb)


_READERS: dict[str, Callable[..., Press]] = {
    "m1": lambda table, choice, text: Move(_whole(table), _whole(choice), text),
    "k1": lambda table, choice, page: Look(_whole(table), _whole(choice), page),
    "l1": _lobby,
    "t1": _at_table,
    "q1": _menu,
    "s1": Language,
    "o1": _setting,
    "r1": lambda table, thread, page: RulesPage(_whole(table), _whole(thread), _whole(page)),
}


def read(data: str) -> Press | None:
    """Read callback data; None for anything this version does not know."""
    prefix, *parts = data.split(":")
    reader = _READERS.get(prefix)
    if reader is None:
        return None
    try:
        return reader(*parts)
    except (TypeError, ValueError):
        return None
