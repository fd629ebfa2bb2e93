"""What happened, each event with the seat that may be told of it (None: everybody)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.actions import DEAD, RedealReason
from game.cards import Card, Suit
from game.phases import Declares
from game.state import Standing, State

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
class DeckCut(Event):
    """The deck was cut; a nine that came to the bottom was shown."""

    seat: int
    place: int
    shown: Card | None = None


@dataclass(frozen=True, slots=True)
class RedealAsked(Event):
    """A seat used its right to a new deal, automatically or not; the deal begins again."""

    seat: int
    reason: RedealReason
    automatic: bool = False


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat drew the next card of the stock (``two_player=draw``); only it sees which."""

    seat: int
    card: Card

    @property
    def audience(self) -> int | None:
        """Who drew it."""
        return self.seat


@dataclass(frozen=True, slots=True)
class CutterFined(Event):
    """A deal that begins again has cost its cutter the penalty; ``dumped``: down to zero."""

    seat: int
    amount: int
    dumped: bool
    standing: Standing


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A seat that could have bid blind has looked at its cards."""

    seat: int


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A bid; forced if the rules made it, blind if its seat has not seen its cards."""

    seat: int
    amount: int
    forced: bool = False
    blind: bool = False


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat left the auction."""

    seat: int


@dataclass(frozen=True, slots=True)
class TalonTaken(Event):
    """The declarer took the talon; with two players the packet he picked."""

    seat: int
    packet: int | None = None


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
class TalonBought(Event):
    """An opponent bought the open talon and is the declarer at this price (``talon_rebuy``)."""

    seat: int
    price: int


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """A card of the exchange; the receiver is told (the giver knows), or all if ``shown``."""

    seat: int
    to: int
    card: Card
    shown: bool = False

    @property
    def audience(self) -> int | None:
        """The receiver; of a card for the hand that nobody plays, the giver."""
        if self.shown:
            return None
        return self.seat if self.to == DEAD else self.to


@dataclass(frozen=True, slots=True)
class CardsLaid(Event):
    """The declarer put cards away, face down (rules 7)."""

    seat: int
    cards: tuple[Card, ...]

    @property
    def audience(self) -> int | None:
        """The declarer."""
        return self.seat


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
