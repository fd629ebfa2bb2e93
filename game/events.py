"""What happened, each event with the seat that may be told of it (None: everybody)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.actions import RedealReason
from game.cards import Card, Suit
from game.state import Declares, Standing, State

Result: TypeAlias = Literal["made", "failed", "written_off", "draw_game"]
PenaltyReason: TypeAlias = Literal["bolt", "fall", "writeoff", "cut"]
Mark: TypeAlias = Literal["barrel", "fell", "knocked", "zero", "dump", "left"]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table."""

    @property
    def audience(self) -> int | None:
        """The only seat that may know it; None: everybody."""
        return None


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A deal began."""

    deal: int
    dealer: int


@dataclass(frozen=True, slots=True)
class RedealAsked(Event):
    """A seat used its right to a new deal; the deal begins again."""

    seat: int
    reason: RedealReason


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A bid; forced if the rules made it."""

    seat: int
    amount: int
    forced: bool = False


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat left the auction."""

    seat: int


@dataclass(frozen=True, slots=True)
class TalonTaken(Event):
    """The auction is over; the declarer took the talon."""

    seat: int


@dataclass(frozen=True, slots=True)
class TalonSeen(Event):
    """The cards of the talon; only the declarer sees them when it went at the forced bid."""

    seat: int
    cards: tuple[Card, ...]
    shown: bool

    @property
    def audience(self) -> int | None:
        """Everybody when shown, else the declarer."""
        return None if self.shown else self.seat


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """A card of the exchange; the receiver is told (the giver knows)."""

    seat: int
    to: int
    card: Card

    @property
    def audience(self) -> int | None:
        """The receiver."""
        return self.to


@dataclass(frozen=True, slots=True)
class ContractSet(Event):
    """The declarer named the contract."""

    seat: int
    amount: int


@dataclass(frozen=True, slots=True)
class WrittenOff(Event):
    """The declarer wrote the deal off."""

    seat: int


@dataclass(frozen=True, slots=True)
class MarriageDeclared(Event):
    """A marriage or its like was declared: what it brought, and the suit of the card led.

    Marriages make trump from this trick on, aces only by ``ace_marriage=trump``, nines never.
    """

    seat: int
    suit: Suit
    value: int
    kind: Declares = "marriage"


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was played to the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A trick is complete; ``points`` are those of its cards."""

    seat: int
    cards: tuple[Card, ...]
    points: int


@dataclass(frozen=True, slots=True)
class CutterFined(Event):
    """The cutter of a deal that is dealt again paid for three nines; it may dump his total."""

    seat: int
    amount: int
    dumped: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DealSettled(Event):
    """A deal was scored: tuples hold a value for each seat, ``standing`` is what it led to.

    ``points`` are raw; ``scores`` what the deal added before penalties, ``bonus`` what a dealer
    who sits out got. ``golden_none``: a golden round came to nothing. The draw game has no
    declarer.
    """

    declarer: int | None
    contract: int
    result: Result
    points: tuple[int, ...]
    scores: tuple[int, ...]
    bonus: tuple[tuple[int, int], ...]
    penalties: tuple[tuple[PenaltyReason, int, int], ...]
    marks: tuple[tuple[Mark, int], ...]
    golden_none: bool
    standing: Standing
    winner: int | None


Step: TypeAlias = tuple[State, tuple[Event, ...]]
"""What an action leads to: the new state and what happened."""
