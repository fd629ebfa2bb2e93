"""The tricks: what may be led and followed, marriages, who takes a trick (rules 7 to 10)."""

from collections.abc import Sequence

from game.actions import MARRIAGES, PLAYS, Action, Marriage, Play
from game.cards import (
    DECK,
    INDEX,
    KING,
    MARRIAGE,
    QUEEN,
    RANK_POINTS,
    SUIT_MASK,
    SUIT_OF,
    SUITS,
    Mask,
    cards_in,
    picker,
)
from game.errors import IllegalActionError, Reason
from game.events import CardPlayed, Event, MarriageDeclared, Step, TrickTaken
from game.scoring import Played, marriage_value, settle
from game.state import Declared, State, Trick, Tricks, put, with_phase

_plays = picker([PLAYS[card] for card in DECK])


def followers(hand: Mask, led: int, trump: int) -> Mask:
    """Return the cards of a hand that may follow a lead in suit ``led`` (rule 8)."""
    return hand & SUIT_MASK[led] or (trump >= 0 and hand & SUIT_MASK[trump]) or hand


def taker(table: Sequence[int], trump: int) -> int:
    """Return which card of a trick takes it, as a position in it (rule 10)."""
    best, at = table[0], 0
    for position in range(1, len(table)):
        card = table[position]
        if card > best if SUIT_OF[card] == SUIT_OF[best] else SUIT_OF[card] == trump:
            best, at = card, position
    return at


def legal(phase: Tricks) -> tuple[Action, ...]:
    """Return the cards that the seat on turn may play, and the marriages it may declare."""
    hand = phase.hands[phase.turn]
    if phase.table:
        return _plays(followers(hand, SUIT_OF[phase.table[0]], phase.trump))
    if not _has_taken(phase, phase.turn):
        return _plays(hand)
    pairs = [suit for suit, pair in enumerate(MARRIAGE) if hand & pair == pair]
    marriages = [MARRIAGES[DECK[6 * suit + rank]] for suit in pairs for rank in (KING, QUEEN)]
    return (*_plays(hand), *marriages)


def act(state: State, phase: Tricks, seat: int, action: Action) -> Step:
    """Apply a card, led with or without a declaration.

    :raises IllegalActionError: if the rules refuse it
    """
    card = _checked(phase, seat, action)
    trump, declared = phase.trump, phase.declared
    events: tuple[Event, ...] = ()
    if isinstance(action, Marriage):
        trump, declared, events = _declare(state, phase, seat, card)
    leader, turn = phase.leader, (seat + 1) % state.players
    table, tricks = (*phase.table, card), phase.tricks
    events = (*events, CardPlayed(seat, DECK[card]))
    if len(table) == state.players:
        turn = (leader + taker(table, trump)) % state.players
        events = (*events, TrickTaken(turn, tuple([DECK[at] for at in table]), worth(table)))
        tricks, leader, table = (*tricks, Trick(leader, table, turn)), turn, ()
    moved = Tricks(
        hands=put(phase.hands, seat, phase.hands[seat] ^ 1 << card),
        turn=turn,
        leader=leader,
        table=table,
        trump=trump,
        tricks=tricks,
        declared=declared,
        contract=phase.contract,
        bought=phase.bought,
        gifts=phase.gifts,
    )
    if any(moved.hands):
        return with_phase(state, moved), events
    settled, more = settle(state, played(state, moved))
    return settled, (*events, *more)


def _checked(phase: Tricks, seat: int, action: Action) -> int:
    """Return the place of the card that the action plays, if the rules allow it."""
    if not isinstance(action, Play | Marriage):
        raise IllegalActionError(Reason.WRONG_PHASE)
    if seat != phase.turn:
        raise IllegalActionError(Reason.NOT_YOUR_TURN)
    hand, card = phase.hands[seat], INDEX[action.card]
    if not hand >> card & 1:
        raise IllegalActionError(Reason.CARD_NOT_HELD)
    if isinstance(action, Marriage):
        refusal = marriage_refusal(phase, seat, card)
        if refusal is not None:
            raise IllegalActionError(refusal)
    elif phase.table:
        _check_follows(phase, hand, card)
    return card


def worth(table: Sequence[int]) -> int:
    """Return the card points of a trick."""
    return sum([RANK_POINTS[card % 6] for card in table])


def points(state: State, phase: Tricks) -> tuple[int, ...]:
    """Return the raw points of each seat so far: cards in tricks and own marriages (rule 11)."""
    sums = [0] * state.players
    for trick in phase.tricks:
        sums[trick.winner] += worth(trick.cards)
    for each in phase.declared:
        sums[each.seat] += marriage_value(state.rules, each.suit)
    return tuple(sums)


def tricks_taken(state: State, phase: Tricks) -> tuple[int, ...]:
    """Return how many tricks each seat has taken."""
    winners = [trick.winner for trick in phase.tricks]
    return tuple([winners.count(seat) for seat in range(state.players)])


def played(state: State, phase: Tricks) -> Played:
    """Return what the deal came to: the contract test on unrounded points (rule 11)."""
    sums = points(state, phase)
    declarer = phase.bought.declarer
    return Played(
        declarer=declarer,
        contract=phase.contract,
        result="made" if sums[declarer] >= phase.contract else "failed",
        points=sums,
        tricks=tricks_taken(state, phase),
    )


def _check_follows(phase: Tricks, hand: Mask, card: int) -> None:
    led = SUIT_OF[phase.table[0]]
    allowed = followers(hand, led, phase.trump)
    if not allowed >> card & 1:
        reason = Reason.MUST_FOLLOW if hand & SUIT_MASK[led] else Reason.MUST_TRUMP
        raise IllegalActionError(reason, cards=cards_in(allowed))


def _has_taken(phase: Tricks, seat: int) -> bool:
    return seat in [trick.winner for trick in phase.tricks]


def marriage_refusal(phase: Tricks, seat: int, card: int) -> Reason | None:
    """Return why the seat cannot declare a marriage by leading this card, or None (rule 9)."""
    if phase.table:
        return Reason.MARRIAGE_NOT_ON_LEAD
    pair = MARRIAGE[SUIT_OF[card]]
    if phase.hands[seat] & pair != pair or not pair >> card & 1:
        return Reason.MARRIAGE_INCOMPLETE
    return None if _has_taken(phase, seat) else Reason.MARRIAGE_NO_TRICK


def _declare(
    state: State, phase: Tricks, seat: int, card: int
) -> tuple[int, tuple[Declared, ...], tuple[Event, ...]]:
    suit = SUIT_OF[card]
    declared = (*phase.declared, Declared(len(phase.tricks), seat, suit))
    event = MarriageDeclared(seat, SUITS[suit], marriage_value(state.rules, suit))
    return suit, declared, (event,)
