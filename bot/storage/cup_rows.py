"""The values of tournaments that go into storage and come out of it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Stage: TypeAlias = Literal["joining", "playing", "finished", "stopped"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRow:
    """A tournament; ``round`` is 0 before the first one, ``in_topics`` whether tables have some.

    ``changed_at`` is when anybody last did anything to it, or a table of it was over.
    """

    id: int
    chat_id: int
    thread_id: int | None
    status: Stage
    organiser: int
    rounds: int
    round: int
    in_topics: bool
    created_at: int
    changed_at: int


@dataclass(frozen=True, slots=True)
class EntrantRow:
    """Somebody who takes part, or has ``gone``; without ``user_id`` he was forgotten."""

    entrant: int
    user_id: int | None
    name: str
    gone: bool = False


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A table of a round: not opened yet, in play, or done."""

    round: int
    board: int
    table_id: int | None = None
    done: bool = False


@dataclass(frozen=True, slots=True)
class PlaceRow:
    """Somebody at a table of a round, and what that came to for him once it is done."""

    round: int
    board: int
    entrant: int
    points: int = 0
    won: bool = False
    total: int = 0


@dataclass(frozen=True, slots=True)
class NoticeRow:
    """What a slot of a tournament shows."""

    slot: str
    chat_id: int
    message_id: int
    tag: str
