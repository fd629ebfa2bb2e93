"""A match as one seat sees it: what a view is made of."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.actions import Action
from game.cards import Card, Suit
from game.phases import Call, Declares
from game.rules import Rules
from game.state import Standing

Stage: TypeAlias = Literal[
    "dealing", "cutting", "auction", "taking", "exchange", "tricks", "draw", "finished"
]


@dataclass(frozen=True, slots=True)
class SeenTrick:
    """A finished trick: each card with the seat that played it, in order, and who took it."""

    cards: tuple[tuple[int, Card], ...]
    winner: int


@dataclass(frozen=True, slots=True)
class SeenMarriage:
    """What a seat declared in a trick (counted from 0), and what it brought."""

    trick: int
    seat: int
    suit: Suit
    value: int
    kind: Declares = "marriage"


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A match as one seat sees it (``seat`` None: as everybody does).

    Tuples with a value for each seat are indexed by seat. Fields of a stage that has not come yet
    are empty, 0 or None. ``hand``, ``legal``, ``bounds``, ``may_write_off``, ``received`` and
    ``given`` are the seat's own; ``talon`` is what this viewer has seen of it.
    """

    seat: int | None
    rules: Rules
    players: int
    stage: Stage
    deal: int
    dealer: int
    playing: tuple[int, ...]
    standing: Standing
    turn: int | None = None
    nines: tuple[Card, ...] = ()
    """The nines that the cut has brought to the bottom."""
    hand: tuple[Card, ...] = ()
    unseen: bool = False
    """Whether the seat's own cards are hidden from it: it may still bid blind, or has."""
    held: tuple[int, ...] = ()
    """How many cards each seat holds."""
    calls: tuple[Call, ...] = ()
    forced: int | None = None
    """The seat on the hundred, as long as the auction lasts."""
    bid: int = 0
    blind: bool = False
    """Whether the highest bid, or the contract, is a blind one."""
    leader: int | None = None
    """Who made the highest bid so far."""
    declarer: int | None = None
    talon: tuple[Card, ...] = ()
    talon_shown: bool = False
    packet: int | None = None
    """Which of two packets was taken (rules 7)."""
    buyers: tuple[int, ...] = ()
    """The opponents who may buy the talon now (``talon_rebuy``)."""
    contract: int = 0
    received: Card | None = None
    given: tuple[tuple[int, Card], ...] = ()
    """The gifts this viewer has seen, as the declarer or given openly: to whom, which card."""
    to_give: tuple[int, ...] = ()
    """Who still gets a card: opponents, and the ``DEAD`` hand."""
    laid: tuple[Card, ...] = ()
    """The cards that the declarer put away, for his own eyes."""
    to_lay: int = 0
    """How many cards he still has to put away."""
    trump: Suit | None = None
    trick: tuple[tuple[int, Card], ...] = ()
    tricks: tuple[SeenTrick, ...] = ()
    marriages: tuple[SeenMarriage, ...] = ()
    points: tuple[int, ...] = ()
    """Raw points so far: cards in tricks and what was declared."""
    stock: int = 0
    """How many cards are still to be drawn (``two_player=draw``)."""
    drew: Card | None = None
    """The card that this seat drew last, after the last trick, and has not played yet."""
    legal: tuple[Action, ...] = ()
    bounds: tuple[int, int] | None = None
    """The least and highest bid, or contract, that this seat may name now; a least bid above the
    highest leaves a pass."""
    may_write_off: bool = False
    winner: int | None = None
