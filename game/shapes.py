"""The objects of a hand history, as they stand in its lines."""

from typing import Literal, NotRequired, TypeAlias, TypedDict

from game.rules import Value

ActionRecord: TypeAlias = list[str | int]
FORMAT = "thousand-history/1"

AutoReason: TypeAlias = Literal["clock", "away", "only_choice"]
Outcome: TypeAlias = Literal["made", "failed", "written_off", "redealt", "draw_game", "stopped"]


class SeatRecord(TypedDict):
    """Who sits on a seat."""

    name: str
    kind: Literal["human", "computer"]
    level: NotRequired[str]


class Header(TypedDict):
    """The first line of a file."""

    format: str
    match: str
    preset: str
    rules: dict[str, Value]
    seats: list[SeatRecord]
    started: NotRequired[str]
    players: NotRequired[list[str | None]]


class Spare(TypedDict, total=False):
    """Cards in no hand: ``talon`` at three and four; at two packets, the unplayed hand, stock."""

    talon: list[str]
    talons: list[list[str]]
    dead: list[str]
    stock: list[str]


class DealRecord(Spare):
    """One deal; a re-dealt one is a record of its own.

    One that was stopped while the deck was cut has no cards.
    """

    deal: int
    dealer: int
    playing: list[int]
    golden: bool
    hands: dict[str, list[str]]
    commitment: str
    salt: str
    deck: list[str]
    actions: list[ActionRecord]
    declarer: int | None
    contract: int | None
    outcome: Outcome
    tricks: list[list[int | list[str]]]
    points: list[int]
    scores: list[int]
    bonus: dict[str, int]
    penalties: list[ActionRecord]
    events: list[ActionRecord]
    totals: list[int]
    bolts: list[int]
    barrel: dict[str, int]
    falls: list[int]
    players: NotRequired[list[str | None]]


class Footer(TypedDict):
    """The last line of a file whose match has ended."""

    winner: int | None
    totals: list[int]
    finished: NotRequired[str]
    reason: Literal["target", "stopped", "abandoned"]
    settlement: list[int] | None
    players: NotRequired[list[str | None]]
