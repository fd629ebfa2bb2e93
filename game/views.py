"""What one seat, or the public, may see: the only way out for information."""

from functools import lru_cache
from typing import TypedDict, assert_never

from game import tricks as play
from game.actions import Action
from game.auction import bid_bounds
from game.cards import DECK, SUITS, Card, Mask, Suit, cards_in
from game.declaring import worth_to
from game.draw import last_drawn
from game.engine import legal_actions
from game.exchange import contract_bounds, is_exchanged, receivers, to_lay, writeoff_refusal
from game.phases import (
    NO_TRUMP,
    Auction,
    Call,
    Cutting,
    Dealing,
    Draw,
    Exchange,
    Finished,
    Taking,
    Trick,
    Tricks,
)
from game.rules import Rules
from game.seen import SeenMarriage, SeenTrick, Stage, View
from game.state import Standing, State, turned

__all__ = ["SeenMarriage", "SeenTrick", "Stage", "View", "view"]


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

    blind: bool
    packet: int | None
    laid: tuple[Card, ...]
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
    frame = _frame(state, seat)
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
        case Taking() as phase:
            return _taking(frame, phase)
        case Cutting(nines=nines):
            return View(**frame, turn=state.cutter, nines=nines)
        case Dealing():
            return View(**frame)
        case _ as never:
            assert_never(never)


def _frame(state: State, seat: int | None) -> _Frame:
    return _Frame(
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


def _hands(seat: int | None, hands: tuple[Mask, ...]) -> _Hands:
    return _Hands(
        hand=() if seat is None else cards_in(hands[seat]),
        held=tuple([hand.bit_count() for hand in hands]),
    )


def _auction(frame: _Frame, state: State, phase: Auction) -> View:
    seat = frame["seat"]
    unseen = seat in phase.unseen or (phase.blind and seat == phase.leader)
    hands = _hands(None if unseen else seat, phase.hands)
    asked = seat == phase.turn and not unseen
    return View(
        **frame,
        **hands,
        unseen=unseen,
        turn=phase.turn,
        calls=phase.calls,
        forced=phase.forced,
        bid=phase.bid,
        blind=phase.blind,
        leader=phase.leader if phase.bid else None,
        bounds=bid_bounds(state, phase, phase.turn) if asked else None,
    )


def _taking(frame: _Frame, phase: Taking) -> View:
    bought = phase.bought
    return View(
        **frame,
        **_hands(frame["seat"], phase.hands),
        turn=bought.declarer,
        calls=bought.calls,
        bid=bought.bid,
        blind=bought.blind,
        leader=bought.declarer,
        declarer=bought.declarer,
    )


def _bought(state: State, seat: int | None, phase: Exchange | Tricks) -> _Bought:
    bought, gifts = phase.bought, phase.gifts
    declares = seat == bought.declarer
    received = [DECK[gift.card] for gift in gifts if gift.to == seat]
    sees_gifts = declares or state.rules.pass_face == "open"
    return _Bought(
        calls=bought.calls,
        bid=bought.bid,
        blind=bought.blind,
        leader=bought.declarer,
        declarer=bought.declarer,
        talon=cards_in(bought.talon) if bought.talon_shown or declares else (),
        talon_shown=bought.talon_shown,
        packet=bought.packet if bought.other else None,
        received=received[0] if received else None,
        given=tuple([(gift.to, DECK[gift.card]) for gift in gifts]) if sees_gifts else (),
        laid=cards_in(phase.laid) if declares else (),
    )


def _exchange(frame: _Frame, state: State, phase: Exchange) -> View:
    seat, declarer = frame["seat"], phase.bought.declarer
    declares, complete = seat == declarer, is_exchanged(state, phase)
    return View(
        **frame,
        **_hands(seat, phase.hands),
        **_bought(state, seat, phase),
        turn=declarer,
        buyers=phase.buyers,
        to_give=receivers(state, phase),
        to_lay=to_lay(state, phase),
        bounds=contract_bounds(state, phase) if declares and complete else None,
        may_write_off=declares and writeoff_refusal(state, phase) is None,
    )


def _tricks(frame: _Frame, state: State, phase: Tricks) -> View:
    seat = frame["seat"]
    return View(
        **frame,
        **_hands(seat, phase.hands),
        **_bought(state, seat, phase),
        **_played(state, phase),
        contract=phase.contract,
    )


def _draw(frame: _Frame, state: State, phase: Draw) -> View:
    drew = last_drawn(phase, frame["seat"])
    return View(
        **frame,
        **_hands(frame["seat"], phase.hands),
        **_played(state, phase),
        stock=len(phase.stock),
        drew=None if drew is None else DECK[drew],
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
