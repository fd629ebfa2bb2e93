"""What may be led, and what a lead may declare: marriages, aces, nines (rules 1.9 and 5)."""

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from game.actions import (
    ACES,
    MARRIAGES,
    NINES,
    PLAYS,
    SMALL_MARRIAGES,
    Aces,
    Action,
    Declaration,
    Marriage,
    Nines,
    Play,
    SmallMarriage,
)
from game.cards import (
    ACE,
    ALL_ACES,
    ALL_CARDS,
    ALL_HALVES,
    ALL_NINES,
    DECK,
    INDEX,
    JACK,
    KING,
    MARRIAGE,
    QUEEN,
    SMALL_MARRIAGE,
    SUIT_MASK,
    SUIT_OF,
    Mask,
    cards_in,
    picker,
)
from game.errors import IllegalActionError, Reason
from game.phases import (
    NO_TRUMP,
    Declared,
    Declares,
    Draw,
    Tricks,
)
from game.rules import Rules
from game.scoring import declared_value

plays = picker([PLAYS[card] for card in DECK])
_ACES = picker([ACES[card] for card in DECK])
_NINES = picker([NINES[card] for card in DECK])
KINDS: dict[type[Declaration], Declares] = {
    Marriage: "marriage",
    SmallMarriage: "small_marriage",
    Aces: "aces",
    Nines: "nines",
}
"""What each declaration declares."""
SEQUENCE = 3
"""The aces led to the tricks before the fourth one (``ace_marriage=sequence``)."""


Led: TypeAlias = Tricks | Draw
"""A phase in which cards are led."""


def leads(rules: Rules, led: Led, seat: int) -> tuple[Action, ...]:
    """Return the cards that a seat may lead, and what it may declare with them."""
    hand = led.hands[seat]
    may = hand if rules.trump_lead == "any" else _leadable(rules, led, seat)
    pairs: Mask = 0
    if rules.marriage_first_lead == "on" or has_taken(led, seat):
        pairs = _paired(hand & ALL_HALVES) & may
    plain = may & ~pairs if rules.marriage_announce == "auto" else may
    if rules.small_marriage == "off" and rules.ace_marriage == "off" and not rules.nines_bonus:
        return plays(plain) + _marriages(pairs)
    return (*plays(plain), *_marriages(pairs), *_others(rules, led, seat, may))


@cache
def _paired(halves: Mask) -> Mask:
    """Return the kings and queens that stand together; there are but 256 sets of them."""
    return sum(pair for pair in MARRIAGE if halves & pair == pair)


@cache
def _marriages(halves: Mask) -> tuple[Declaration, ...]:
    """Return the declarations of these kings and queens, the king's first."""
    cards = [6 * suit + rank for suit in range(4) for rank in (KING, QUEEN)]
    return tuple(MARRIAGES[DECK[card]] for card in cards if halves >> card & 1)


def _others(rules: Rules, led: Led, seat: int, may: Mask) -> tuple[Declaration, ...]:
    """Return what may be declared beside marriages."""
    found: tuple[Declaration, ...] = ()
    hand = led.hands[seat]
    freed = rules.marriage_first_lead == "on" or has_taken(led, seat)
    if rules.small_marriage == "on" and freed:
        found = tuple(SMALL_MARRIAGES[DECK[card]] for card in _small(hand) if may >> card & 1)
    if rules.ace_marriage != "off" and _has_aces(rules, led, seat):
        found += _ACES(hand & ALL_ACES & may)
    if rules.nines_bonus and hand & ALL_NINES == ALL_NINES:
        found += _NINES(ALL_NINES & may)
    return found


def _small(hand: Mask) -> Iterable[int]:
    """Return the queens and jacks that declare a small marriage (rules 11.27)."""
    for suit, pair in enumerate(SMALL_MARRIAGE):
        if hand & pair == pair:
            if not hand >> 6 * suit + KING & 1:
                yield 6 * suit + QUEEN
            yield 6 * suit + JACK


def _leadable(rules: Rules, led: Led, seat: int) -> Mask:
    """Return the cards that may be led under ``trump_lead`` (rules 11.31)."""
    hand = led.hands[seat]
    if led.trump == NO_TRUMP:
        return hand
    announced = trump_owner(rules, led) == seat
    if announced == (rules.trump_lead == "announcer"):
        return hand
    return hand & ~SUIT_MASK[led.trump] or hand


def trump_owner(rules: Rules, led: Led) -> int | None:
    """Return the seat whose declaration made the present trump."""
    makers = [each.seat for each in led.declared if makes_trump(rules, each.kind)]
    return makers[-1] if makers else None


def trump_after(rules: Rules, each: Declared, trump: int) -> int:
    """Return what is trump once this is declared."""
    return each.suit if makes_trump(rules, each.kind) else trump


def makes_trump(rules: Rules, kind: Declares) -> bool:
    """Return whether a declaration makes its suit trump."""
    if kind == "aces":
        return rules.ace_marriage == "trump"
    return kind != "nines"


def has_taken(led: Led, seat: int) -> bool:
    """Return whether a seat has taken a trick."""
    return seat in [trick.winner for trick in led.tricks]


def _has_aces(rules: Rules, led: Led, seat: int) -> bool:
    """Return whether an ace led now declares the ace marriage (rules 10.19 and 11.29)."""
    aces = led.hands[seat] & ALL_ACES
    if rules.ace_marriage != "sequence":
        return aces == ALL_ACES and has_taken(led, seat)
    before, run = led.tricks[:-SEQUENCE], led.tricks[-SEQUENCE:]
    drawn = led.drawn[2 * len(before) :] if isinstance(led, Draw) else ()
    return (
        aces.bit_count() == 1
        and len(run) == SEQUENCE
        and all(trick.leader == seat and trick.cards[0] % 6 == ACE for trick in run)
        and all(card % 6 != ACE for card in drawn)
        and seat in [trick.winner for trick in before]
    )


def check_lead(rules: Rules, led: Led, seat: int, action: Play | Declaration) -> None:
    """Let pass what may be led of the cards held.

    :raises IllegalActionError: if the rules refuse it
    """
    if type(action) is Play and rules.trump_lead == "any" and rules.marriage_announce == "ask":
        return
    if action not in leads(rules, led, seat):
        may = _leadable(rules, led, seat) if rules.trump_lead != "any" else ALL_CARDS
        if not may >> INDEX[action.card] & 1:
            raise IllegalActionError(Reason.TRUMP_LEAD, cards=cards_in(may))
        raise IllegalActionError(_refusal(rules, led, seat, action))


def _refusal(rules: Rules, led: Led, seat: int, action: Play | Declaration) -> Reason:
    """Return why a card of one's own cannot be led like this."""
    hand, card = led.hands[seat], INDEX[action.card]
    match action:
        case Play():
            return Reason.MUST_DECLARE
        case Marriage():
            complete = _completes(hand, card, MARRIAGE)
            return Reason.MARRIAGE_NO_TRICK if complete else Reason.MARRIAGE_INCOMPLETE
        case SmallMarriage() if rules.small_marriage == "on":
            if not _completes(hand, card, SMALL_MARRIAGE):
                return Reason.MARRIAGE_INCOMPLETE
            queen = _completes(hand, card, MARRIAGE)
            return Reason.MUST_DECLARE if queen else Reason.MARRIAGE_NO_TRICK
        case Aces() if rules.ace_marriage != "off":
            complete = card % 6 == ACE and hand & ALL_ACES == ALL_ACES
            return Reason.MARRIAGE_NO_TRICK if complete else Reason.FOUR_INCOMPLETE
        case Nines() if rules.nines_bonus:
            return Reason.FOUR_INCOMPLETE
        case _:
            return Reason.NOT_DECLARED_HERE


def _completes(hand: Mask, card: int, pairs: tuple[Mask, ...]) -> bool:
    pair = pairs[SUIT_OF[card]]
    return hand & pair == pair and bool(pair >> card & 1)


def declare(led: Led, seat: int, action: Declaration) -> Declared:
    """Return what a lead declares."""
    return Declared(len(led.tricks), seat, SUIT_OF[INDEX[action.card]], KINDS[type(action)])


def worth_to(rules: Rules, each: Declared, declarer: int | None) -> int:
    """Return what a declaration brings its owner (``marriage_scores``, rules 11.32)."""
    denied = rules.marriage_scores == "declarer" and declarer not in (None, each.seat)
    if denied and each.kind in ("marriage", "small_marriage"):
        return 0
    return declared_value(rules, each.kind, each.suit)
