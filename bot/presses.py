"""What buttons say: short versioned texts of at most 64 bytes, and how they are read back.

A button never says who presses it, and what it says is never trusted: the service maps the person
to a seat and the engine judges the action.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias, TypeVar, get_args

from bot.count_presses import PERIODS, Numbers, Top
from bot.daily_presses import DAY_VERBS, WISHES, Daily, RankingHere
from bot.lesson_presses import STUDIES, Study
from bot.own_presses import ONLY_CARD_WISHES, Cards, OnlyCard
from bot.replay_presses import Replay, ReplayPage, ReplayPress
from bot.tournament_presses import CUP_VERBS, CupPress
from game.players.levels import LEVELS, Level

LobbyVerb: TypeAlias = Literal[
    "join", "leave", "computer", "fewer", "easy", "normal", "strong", "rules", "start", "remove"
]
TableVerb: TypeAlias = Literal[
    "cards", "next", "whatif", "sheet", "rematch", "stop", "quit", "keep", "back", "here",
    "replace", "sit", "watch", "unwatch", "hint", "break", "resume",
]  # fmt: skip
MenuVerb: TypeAlias = Literal["newgame", "rules", "practice", "language", "settings"]
SettingVerb: TypeAlias = Literal[
    "presets", "preset", "topics", "topic", "option", "value", "paces", "pace", "clocks", "clock",
    "zones", "zone",
]  # fmt: skip
ForgetVerb: TypeAlias = Literal["sure", "keep"]
Verb = TypeVar("Verb", bound=str)
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
    ``aKH`` (ask whether to declare), ``w`` (ask whether to write off), ``y`` (ask whether to buy
    the talon), ``u`` (every place to cut), or ``x`` with the cards chosen to give and to lay
    aside: ``xAH9S``.
    """

    table: int
    choice: int
    page: str

    def __str__(self) -> str:
        return f"k1:{self.table}:{self.choice}:{self.page}"


@dataclass(frozen=True, slots=True)
class Lobby:
    """A button of the lobby.

    ``whom`` is the person whom ``remove`` takes off the list, or the seat of the computer player
    that is to play at the level the verb names.
    """

    table: int
    verb: LobbyVerb
    whom: int = 0

    def __str__(self) -> str:
        return f"l1:{self.table}:{self.verb}:{self.whom}"


@dataclass(frozen=True, slots=True)
class AtTable:
    """A button under the table, a hand or a result; ``deal`` says which deal it belongs to.

    With ``replace`` and ``sit`` it is the seat that is meant, with ``resume`` when it began.
    """

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
class Practice:
    """The choice of a level, which begins a practice match."""

    level: Level

    def __str__(self) -> str:
        return f"p1:{self.level}"


@dataclass(frozen=True, slots=True)
class Language:
    """The choice of a language for the chat in which the button stands."""

    code: str

    def __str__(self) -> str:
        return f"s1:{self.code}"


@dataclass(frozen=True, slots=True)
class Forget:
    """The answer to the question whether a person shall be forgotten."""

    verb: ForgetVerb

    def __str__(self) -> str:
        return f"f1:{self.verb}"


@dataclass(frozen=True, slots=True)
class Setting:
    """A button of the settings menu of a chat, or of one topic of it (``thread``, 0 for none).

    ``preset`` and ``value`` change the rules, ``pace`` that of the computer players, ``clock`` the
    turn limit, ``zone`` when it is night; the others open a page. ``name`` is a preset, a topic,
    an option, a pace, a limit or a zone; ``value`` stands with the verb ``value`` alone.
    """

    thread: int
    verb: SettingVerb
    name: str = ""
    value: str = ""

    def __str__(self) -> str:
        return f"o1:{self.thread}:{self.verb}:{self.name}:{self.value}"


@dataclass(frozen=True, slots=True)
class RulesPage:
    """Another page of the rules: those of a table, or with table 0 of the chat and its thread.

    ``group`` is the chat, without its sign, where they are read in private.
    """

    table: int
    thread: int
    page: int
    group: int = 0

    def __str__(self) -> str:
        group = f":{self.group}" if self.group else ""
        return f"r1:{self.table}:{self.thread}:{self.page}{group}"


Press: TypeAlias = (
    Move | Look | Lobby | AtTable | Menu | Practice | Language | Cards | Forget | Setting
    | RulesPage | ReplayPress | Study | Numbers | Top | Daily | RankingHere | CupPress | OnlyCard
)  # fmt: skip


def _whole(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 15):
        raise ValueError(text)
    return int(text)


def _one_of(verbs: tuple[Verb, ...], text: str) -> Verb:
    for verb in verbs:
        if text == verb:
            return verb
    raise ValueError(text)


_LOBBY: tuple[LobbyVerb, ...] = get_args(LobbyVerb)
_TABLE: tuple[TableVerb, ...] = get_args(TableVerb)
_SETTING: tuple[SettingVerb, ...] = get_args(SettingVerb)


def _setting(thread: str, verb: str, name: str, value: str) -> Setting:
    return Setting(_whole(thread), _one_of(_SETTING, verb), name, value)


_READERS: dict[str, Callable[..., Press]] = {
    "m1": lambda table, choice, text: Move(_whole(table), _whole(choice), text),
    "k1": lambda table, choice, page: Look(_whole(table), _whole(choice), page),
    "l1": lambda table, verb, whom: Lobby(_whole(table), _one_of(_LOBBY, verb), _whole(whom)),
    "t1": lambda table, verb, deal: AtTable(_whole(table), _one_of(_TABLE, verb), _whole(deal)),
    "q1": lambda verb: Menu(_one_of(get_args(MenuVerb), verb)),
    "p1": lambda level: Practice(_one_of(LEVELS, level)),
    "s1": Language,
    "c1": Cards,
    "a1": lambda wish: OnlyCard(_one_of(ONLY_CARD_WISHES, wish)),
    "f1": lambda verb: Forget(_one_of(get_args(ForgetVerb), verb)),
    "o1": _setting,
    "r1": lambda *numbers: RulesPage(*map(_whole, numbers)),
    "d1": lambda table, deal, attempt: Replay(_whole(table), _whole(deal), _whole(attempt)),
    "e1": lambda table, deal, attempt, page, token: ReplayPage(
        _whole(table), _whole(deal), _whole(attempt), _whole(page), token
    ),
    "g1": lambda lesson, step, verb, what: Study(
        _whole(lesson), _whole(step), _one_of(STUDIES, verb), what
    ),
    "n1": lambda player, rival: Numbers(_whole(player), _whole(rival)),
    "v1": lambda period: Top(_one_of(PERIODS, period)),
    "y1": lambda day, verb: Daily(day, _one_of(DAY_VERBS, verb)),
    "z1": lambda thread, wish: RankingHere(_whole(thread), _one_of(WISHES, wish)),
    "u1": lambda cup, verb, n: CupPress(_whole(cup), _one_of(CUP_VERBS, verb), _whole(n)),
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
