"""The values that go into storage and come out of it; times are Unix milliseconds."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

Status: TypeAlias = Literal["lobby", "playing", "finished", "stopped"]
SeatKind: TypeAlias = Literal["human", "computer"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits on a seat; ``left_user_id`` is the person who left it to a computer.

    ``missed`` counts the choices in a row that the clock has made for the person. ``votes`` has
    a bit for each seat that wants a computer to have this one. ``here`` is who can be shown his
    hand in the group itself. ``break_deal`` is the deal in which he wanted a break.
    A person without ``user_id`` was forgotten; he sits at no live table.
    """

    seat: int
    kind: SeatKind
    name: str
    user_id: int | None = None
    level: str | None = None
    left_user_id: int | None = None
    missed: int = 0
    votes: int = 0
    here: bool = False
    break_deal: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A table with its seats; the JSON texts in it are opaque here.

    ``sealed`` is the deck that is dealt once its ``commitment`` is shown. Since
    ``thinned_at`` only the scoresheet is kept. Who is on turn has had his choice before him since
    ``turn_from``, less the time that does not count; a moment to come means not yet.
    In a lobby it is since when nobody has touched that. ``day`` is whose deal is played.
    ``paused_at`` is since when the table has a break.
    """

    id: int
    chat_id: int
    thread_id: int | None
    private: bool
    status: Status = "lobby"
    rev: int = 0
    opener: int
    match_id: str
    state: str | None = None
    schema: int = 0
    deal_start: str | None = None
    commitment: str | None = None
    sealed: str | None = None
    choice_revs: str | None = None
    winner: int | None = None
    created_at: int
    acted_at: int
    thinned_at: int | None = None
    turn_from: int = 0
    day: str | None = None
    paused_at: int | None = None
    seats: tuple[SeatRow, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionRow:
    """One accepted action in its text form; no seat is chance, ``auto`` says why it was made."""

    table_id: int
    rev: int
    deal: int
    seat: int | None
    action: str
    at: int
    auto: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DealRow:
    """A deal that is over, as an object of the hand history; a re-deal is a new attempt."""

    table_id: int
    number: int
    attempt: int
    record: str
    at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MessageRow:
    """What a slot shows: where, which message, and the tag of its contents.

    A message with a ``receiver`` is one that this member of the group alone sees.
    """

    table_id: int
    slot: str
    chat_id: int
    message_id: int
    at: int
    thread_id: int | None = None
    receiver: int | None = None
    tag: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """A person: ``language`` was chosen by hand, ``language_hint`` comes from the client.

    ``cards`` is how he has chosen to see his cards, ``only_card`` whether the only one he may play
    is played for him.
    """

    user_id: int
    name: str
    language: str | None
    language_hint: str | None
    private_ok: bool
    cards: str | None = None
    only_card: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatRow:
    """A chat; one that became a supergroup names its successor in ``migrated_to``."""

    chat_id: int
    title: str
    language: str | None
    migrated_to: int | None
