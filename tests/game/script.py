"""Tables in the middle of a match, and deals written as text: ``0:b105 1:p 2:p``.

The dealer of :func:`table` is seat 2, so that seat 0 is forehand and the numbers follow the turn.
"""

from collections.abc import Sequence
from dataclasses import replace

from game.actions import Deal
from game.cards import ALL_CARDS, SUITS, Card, Suit, cards, cards_in, indices, mask
from game.engine import apply, new_match
from game.errors import IllegalActionError, Reason
from game.events import DealSettled, Event
from game.notation import parse
from game.rules import CLASSIC, Rules
from game.settlement import settle
from game.sheet import Played
from game.state import NO_TRUMP, Bought, Call, Standing, State, Trick, Tricks, with_phase

Nobody = (None, None, None)
ZEROS = (0, 0, 0)


def standing(
    totals: tuple[int, ...] = ZEROS,
    *,
    bolts: tuple[int, ...] = ZEROS,
    barrel: tuple[int | None, ...] = Nobody,
    falls: tuple[int, ...] = ZEROS,
    writeoffs: tuple[int, ...] = ZEROS,
) -> Standing:
    """Return a scoresheet of three."""
    return Standing(totals=totals, bolts=bolts, barrel=barrel, falls=falls, writeoffs=writeoffs)


def before_deal(
    sheet: Standing | None = None, *, rules: Rules = CLASSIC, dealer: int = 2
) -> State:
    """Return a match in which the cards are about to be dealt."""
    return replace(new_match(rules, dealer=dealer), standing=sheet or standing())


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
    declarer: int = 0,
    leader: int | None = None,
    contract: int = 100,
    trump: str = "",
    won: Sequence[int] = (),
) -> State:
    """Return a deal in its tricks; the seats of ``won`` took the tricks so far, in any cards."""
    held = tuple(mask(cards(hand)) for hand in hands)
    gone = indices(ALL_CARDS & ~(held[0] | held[1] | held[2]))
    tricks = tuple(Trick(seat, gone[3 * at : 3 * at + 3], seat) for at, seat in enumerate(won))
    first = declarer if leader is None else leader
    bought = Bought(
        declarer=declarer,
        bid=100,
        talon=0,
        talon_shown=True,
        calls=(Call(declarer, 100, forced=True),),
    )
    phase = Tricks(
        hands=held,
        turn=first,
        leader=first,
        table=(),
        trump=SUITS.index(Suit(trump)) if trump else NO_TRUMP,
        tricks=tricks,
        declared=(),
        contract=contract,
        bought=bought,
        gifts=(),
    )
    return with_phase(before_deal(sheet), phase)


def settlement(
    points: tuple[int, ...],
    sheet: Standing | None = None,
    *,
    declarer: int = 0,
    contract: int,
    tricks: tuple[int, ...] = (3, 3, 2),
) -> tuple[State, DealSettled]:
    """Book a deal that came to these raw points; return what follows with how it was booked."""
    played = Played(
        declarer=declarer,
        contract=contract,
        result="made" if points[declarer] >= contract else "failed",
        points=points,
        tricks=tricks,
    )
    state, (settled,) = settle(before_deal(sheet), played)
    assert isinstance(settled, DealSettled)
    return state, settled


def booked(
    points: tuple[int, ...],
    sheet: Standing | None = None,
    *,
    declarer: int = 0,
    contract: int,
    tricks: tuple[int, ...] = (3, 3, 2),
) -> DealSettled:
    """Return how a deal is booked that came to these raw points."""
    return settlement(points, sheet, declarer=declarer, contract=contract, tricks=tricks)[1]
