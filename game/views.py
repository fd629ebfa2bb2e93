"""What one seat, or the public, may see: the only way out for information."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias, TypedDict, assert_never

from game import tricks as play
from game.actions import Action
from game.auction import bid_bounds
from game.cards import DECK, SUITS, Card, Mask, Suit, cards_in
from game.declaring import worth_to
from game.engine import legal_actions
from game.exchange import contract_bounds, receivers, writeoff_refusal
from game.rules import Rules
from game.state import (
    NO_TRUMP,
    Auction,
    Bought,
    Call,
    Cutting,
    Dealing,
    Declares,
    Draw,
    Exchange,
    Finished,
    Gift,
    Standing,
    State,
    Taking,
    Trick,
    Tricks,
    turned,
)

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
    hand: tuple[Card, ...] = ()
    held: tuple[int, ...] = ()
    """How many cards each seat holds."""
    calls: tuple[Call, ...] = ()
    bid: int = 0
    leader: int | None = None
    """Who made the highest bid so far."""
    declarer: int | None = None
    talon: tuple[Card, ...] = ()
    talon_shown: bool = False
    contract: int = 0
    received: Card | None = None
    given: tuple[tuple[int, Card], ...] = ()
    """The declarer's own gifts: to whom, which card."""
    to_give: tuple[int, ...] = ()
    """The opponents who still get a card."""
    trump: Suit | None = None
    trick: tuple[tuple[int, Card], ...] = ()
    tricks: tuple[SeenTrick, ...] = ()
    marriages: tuple[SeenMarriage, ...] = ()
    points: tuple[int, ...] = ()
    """Raw points so far: cards in tricks and what was declared."""
    stock: int = 0
    """How many cards are still to be drawn (``two_player=draw``)."""
    legal: tuple[Action, ...] = ()
    bounds: tuple[int, int] | None = None
    """The least and highest bid, or contract, that this seat may name now; a least bid above the
    highest leaves a pass."""
    may_write_off: bool = False
    winner: int | None = None


class _Frame(TypedDict):
    """What a view shows at every stage."""

    seat: int | None
    rules: Rules
    players: int
    stage: Stage
    deal: int
    dealer: int
    playing: tuple[int, ...]
    standing: Standing
    legal: tuple[Action, ...]


class _Hands(TypedDict):
    """The own cards, and how many each seat holds."""

    hand: tuple[Card, ...]
    held: tuple[int, ...]


class _Bought(TypedDict):
    """How the auction ended, and the cards that have moved since."""

    calls: tuple[Call, ...]
    bid: int
    leader: int
    declarer: int
    talon: tuple[Card, ...]
    talon_shown: bool
    received: Card | None
    given: tuple[tuple[int, Card], ...]


class _Played(TypedDict):
    """The tricks so far, and the running one."""

    turn: int
    trump: Suit | None
    trick: tuple[tuple[int, Card], ...]
    tricks: tuple[SeenTrick, ...]
    marriages: tuple[SeenMarriage, ...]
    points: tuple[int, ...]


def view(state: State, seat: int | None = None) -> View:
    """Build the view field by field: what is not copied here stays secret."""
    frame = _Frame(
        seat=seat,
        rules=state.rules,
        players=state.players,
        stage=state.phase.kind,
        deal=state.deal,
        dealer=state.dealer,
        playing=state.playing,
        standing=state.standing,
        legal=() if seat is None else legal_actions(state, seat),
    )
    match state.phase:
        case Tricks() as phase:
            return _tricks(frame, state, phase)
        case Draw() as phase:
            return _draw(frame, state, phase)
        case Auction() as phase:
            return _auction(frame, state, phase)
        case Exchange() as phase:
            return _exchange(frame, state, phase)
        case Finished(winner=winner):
            return View(**frame, winner=winner)
        case Dealing() | Cutting() | Taking():
            return View(**frame)
        case _ as never:
            assert_never(never)


def _hands(seat: int | None, hands: tuple[Mask, ...]) -> _Hands:
    return _Hands(
        hand=() if seat is None else cards_in(hands[seat]),
        held=tuple([hand.bit_count() for hand in hands]),
    )


def _auction(frame: _Frame, state: State, phase: Auction) -> View:
    on_turn = frame["seat"] == phase.turn
    return View(
        **frame,
        **_hands(frame["seat"], phase.hands),
        turn=phase.turn,
        calls=phase.calls,
        bid=phase.bid,
        leader=phase.leader,
        bounds=bid_bounds(state, phase, phase.turn) if on_turn else None,
    )


def _bought(seat: int | None, bought: Bought, gifts: tuple[Gift, ...]) -> _Bought:
    declares = seat == bought.declarer
    received = [DECK[gift.card] for gift in gifts if gift.to == seat]
    return _Bought(
        calls=bought.calls,
        bid=bought.bid,
        leader=bought.declarer,
        declarer=bought.declarer,
        talon=cards_in(bought.talon) if bought.talon_shown or declares else (),
        talon_shown=bought.talon_shown,
        received=received[0] if received else None,
        given=tuple([(gift.to, DECK[gift.card]) for gift in gifts]) if declares else (),
    )


def _exchange(frame: _Frame, state: State, phase: Exchange) -> View:
    seat, declarer = frame["seat"], phase.bought.declarer
    to_give = receivers(state, phase)
    return View(
        **frame,
        **_hands(seat, phase.hands),
        **_bought(seat, phase.bought, phase.gifts),
        turn=declarer,
        to_give=to_give,
        bounds=contract_bounds(state, phase) if seat == declarer and not to_give else None,
        may_write_off=seat == declarer and writeoff_refusal(state, phase) is None,
    )


def _tricks(frame: _Frame, state: State, phase: Tricks) -> View:
    seat = frame["seat"]
    return View(
        **frame,
        **_hands(seat, phase.hands),
        **_bought(seat, phase.bought, phase.gifts),
        **_played(state, phase),
        contract=phase.contract,
    )


def _draw(frame: _Frame, state: State, phase: Draw) -> View:
    return View(
        **frame,
        **_hands(frame["seat"], phase.hands),
        **_played(state, phase),
        stock=len(phase.stock),
    )


def _played(state: State, phase: Tricks | Draw) -> _Played:
    playing, rules, declarer = state.playing, state.rules, play.declarer_of(phase)
    return _Played(
        turn=phase.turn,
        trump=None if phase.trump == NO_TRUMP else SUITS[phase.trump],
        trick=_placed(playing, phase.leader, phase.table),
        tricks=tuple([_seen_trick(playing, trick) for trick in phase.tricks]),
        marriages=tuple(
            SeenMarriage(
                each.trick, each.seat, SUITS[each.suit], worth_to(rules, each, declarer), each.kind
            )
            for each in phase.declared
        ),
        points=play.points(state, phase),
    )


@lru_cache(maxsize=4096)
def _seen_trick(playing: tuple[int, ...], trick: Trick) -> SeenTrick:
    return SeenTrick(_placed(playing, trick.leader, trick.cards), trick.winner)


def _placed(
    playing: tuple[int, ...], leader: int, table: tuple[int, ...]
) -> tuple[tuple[int, Card], ...]:
    seats = turned(playing, leader)[: len(table)]
    return tuple([(seat, DECK[card]) for seat, card in zip(seats, table, strict=True)])
