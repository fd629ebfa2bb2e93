"""Tables in the middle of a match, and deals written as text: ``0:b105 1:p 2:p``.

The dealer of :func:`table` is seat 2, so that seat 0 is forehand and the numbers follow the turn.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypedDict, Unpack

from game.actions import Deal
from game.cards import ALL_CARDS, SUITS, Card, Suit, cards, cards_in, indices, mask
from game.engine import apply, new_match
from game.errors import IllegalActionError, Reason
from game.events import DealSettled, Event, Result
from game.notation import parse
from game.phases import (
    NO_TRUMP,
    Bought,
    Call,
    Declared,
    Trick,
    Tricks,
)
from game.rules import CLASSIC, Rules
from game.settlement import settle
from game.sheet import Played
from game.state import GoldenRound, Standing, State, with_phase

ZEROS = (0, 0, 0)


class Said(TypedDict, total=False):
    """What a test says of a deal beside its points."""

    declarer: int | None
    contract: int
    result: Result
    tricks: tuple[int, ...]
    announced: tuple[int, ...]
    blind: bool
    talon: str


class Booked(Said, total=False):
    """And of the match it is booked in."""

    rules: Rules
    cut_fined: bool
    dealer: int


def standing(
    totals: tuple[int, ...] = ZEROS,
    *,
    bolts: tuple[int, ...] | None = None,
    barrel: tuple[int | None, ...] | None = None,
    falls: tuple[int, ...] | None = None,
    writeoffs: tuple[int, ...] | None = None,
    golden: GoldenRound | None = None,
) -> Standing:
    """Return a scoresheet; what is not said of it is that of a match that begins."""
    zeros = (0,) * len(totals)
    return Standing(
        totals=totals,
        bolts=bolts or zeros,
        barrel=barrel or (None,) * len(totals),
        falls=falls or zeros,
        writeoffs=writeoffs or zeros,
        golden=golden,
    )


def before_deal(
    sheet: Standing | None = None, *, rules: Rules = CLASSIC, dealer: int = 2
) -> State:
    """Return a match in which the cards are about to be dealt."""
    sheet = sheet or standing()
    match = new_match(rules, players=len(sheet.totals), dealer=dealer)
    return replace(match, standing=sheet)


def deck(hands: Sequence[str], dealer: int = 2) -> tuple[Card, ...]:
    """Return the deck that gives each seat these seven cards, and the talon the rest."""
    held = [cards(hand) for hand in hands]
    order = [(dealer + 1 + at) % 3 for at in range(3)]
    dealt = tuple(held[seat][at] for at in range(7) for seat in order)
    return dealt + cards_in(ALL_CARDS & ~mask(dealt))


def table(
    hands: Sequence[str],
    sheet: Standing | None = None,
    *,
    rules: Rules = CLASSIC,
    dealer: int = 2,
) -> State:
    """Return a match in which these hands have just been dealt."""
    opened, _ = apply(
        before_deal(sheet, rules=rules, dealer=dealer), None, Deal(deck(hands, dealer))
    )
    return opened


def after(state: State, script: str) -> State:
    """Return the state after these actions: ``seat:action`` words."""
    for word in script.split():
        seat, _, action = word.partition(":")
        state, _ = apply(state, int(seat), parse(action))
    return state


def told(state: State, word: str) -> tuple[Event, ...]:
    """Return what happens by one action."""
    seat, _, action = word.partition(":")
    return apply(state, int(seat), parse(action))[1]


def refusal(state: State, word: str) -> IllegalActionError:
    """Return the refusal of one action."""
    seat, _, action = word.partition(":")
    try:
        apply(state, int(seat), parse(action))
    except IllegalActionError as error:
        return error
    raise AssertionError(f"{word} was accepted")


def reason(state: State, word: str) -> Reason:
    """Return why one action is refused."""
    return refusal(state, word).reason


def in_tricks(
    hands: Sequence[str],
    sheet: Standing | None = None,
    *,
    rules: Rules = CLASSIC,
    declarer: int = 0,
    leader: int | None = None,
    contract: int = 100,
    trump: str = "",
    won: Sequence[int] = (),
    declared: Sequence[Declared] = (),
    blind: bool = False,
    laid: str = "",
    other: str = "",
) -> State:
    """Return a deal in its tricks; the seats of ``won`` took the tricks so far, in any cards.

    With four hands the dealer, seat 3, sits out; with two, seat 1 deals.
    """
    held = tuple(mask(cards(hand)) for hand in hands)
    players = len(hands)
    away = mask(cards(laid + other))
    gone = indices(ALL_CARDS & ~sum(held) & ~away)
    size = min(players, 3)
    tricks = tuple(
        Trick(seat, gone[size * at : size * at + size], seat) for at, seat in enumerate(won)
    )
    first = declarer if leader is None else leader
    bought = Bought(
        declarer=declarer,
        bid=100,
        talon=0,
        talon_shown=True,
        calls=(Call(declarer, 100, forced=True),),
        other=mask(cards(other)),
        blind=blind,
    )
    phase = Tricks(
        hands=held,
        turn=first,
        leader=first,
        table=(),
        trump=SUITS.index(Suit(trump)) if trump else NO_TRUMP,
        tricks=tricks,
        declared=tuple(declared),
        contract=contract,
        bought=bought,
        gifts=(),
        laid=mask(cards(laid)),
    )
    return with_phase(
        before_deal(sheet or standing((0,) * players), rules=rules, dealer=players - 1), phase
    )


def outcome(
    points: tuple[int, ...],
    *,
    declarer: int | None = 0,
    contract: int = 100,
    result: Result | None = None,
    tricks: tuple[int, ...] | None = None,
    announced: tuple[int, ...] | None = None,
    blind: bool = False,
    talon: str = "",
) -> Played:
    """Return what a deal came to: made or failed by its points, a trick for each, if not said."""
    made = declarer is not None and points[declarer] >= contract
    return Played(
        declarer=declarer,
        contract=contract,
        result=result or ("made" if made else "failed"),
        points=points,
        tricks=tricks or (1,) * len(points),
        announced=announced or (0,) * len(points),
        blind=blind,
        talon=mask(cards(talon)),
    )


def settlement(
    points: tuple[int, ...],
    sheet: Standing | None = None,
    *,
    rules: Rules = CLASSIC,
    cut_fined: bool = False,
    dealer: int | None = None,
    **said: Unpack[Said],
) -> tuple[State, DealSettled]:
    """Book a deal that came to these raw points; return what follows with how it was booked."""
    players = len(points)
    at = players - 1 if dealer is None else dealer
    state = before_deal(sheet or standing((0,) * players), rules=rules, dealer=at)
    state = replace(state, cut_fined=cut_fined)
    state, (settled,) = settle(state, outcome(points, **said))
    assert isinstance(settled, DealSettled)
    return state, settled


def booked(
    points: tuple[int, ...], sheet: Standing | None = None, **said: Unpack[Booked]
) -> DealSettled:
    """Return how a deal is booked that came to these raw points."""
    return settlement(points, sheet, **said)[1]
