"""The tricks: what may be led and followed, marriages, who takes a trick (rules 7 to 10)."""

from collections.abc import Sequence

from game.actions import MARRIAGES, PLAYS, Action, Marriage, Play
from game.cards import (
    BIT,
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
    indices,
)
from game.errors import IllegalActionError, Reason
from game.events import CardPlayed, Event, MarriageDeclared, Step, TrickTaken
from game.scoring import Played, marriage_value, settle
from game.state import Declared, State, Trick, Tricks, put, with_phase


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
        allowed = followers(hand, SUIT_OF[phase.table[0]], phase.trump)
        return tuple([PLAYS[DECK[at]] for at in indices(allowed)])
    plays: list[Action] = [PLAYS[DECK[at]] for at in indices(hand)]
    if _has_taken(phase, phase.turn):
        for suit, pair in enumerate(MARRIAGE):
            if hand & pair == pair:
                plays += [MARRIAGES[DECK[6 * suit + rank]] for rank in (KING, QUEEN)]
    return tuple(plays)


def act(state: State, phase: Tricks, seat: int, action: Action) -> Step:
    """Apply a card, led with or without a declaration.

    :raises IllegalActionError: if the rules refuse it
    """
    if not isinstance(action, Play | Marriage):
        raise IllegalActionError(Reason.WRONG_PHASE)
    if seat != phase.turn:
        raise IllegalActionError(Reason.NOT_YOUR_TURN)
    hand, bit = phase.hands[seat], BIT[action.card]
    if not hand & bit:
        raise IllegalActionError(Reason.CARD_NOT_HELD)
    card = INDEX[action.card]
    trump, declared = phase.trump, phase.declared
    events: tuple[Event, ...] = ()
    if isinstance(action, Marriage):
        trump, declared, events = _declare(state, phase, seat, card)
    elif phase.table:
        _check_follows(phase, hand, bit)
    table = (*phase.table, card)
    moved = Tricks(
        hands=put(phase.hands, seat, hand ^ bit),
        turn=seat_after(state, seat),
        leader=phase.leader,
        table=table,
        trump=trump,
        tricks=phase.tricks,
        declared=declared,
        contract=phase.contract,
        bought=phase.bought,
        gifts=phase.gifts,
    )
    events = (*events, CardPlayed(seat, action.card))
    if len(table) == len(moved.hands):
        return _complete(state, moved, events)
    return with_phase(state, moved), events


def seat_after(state: State, seat: int) -> int:
    """Return the next seat to play, clockwise."""
    return (seat + 1) % state.players


def _complete(state: State, phase: Tricks, events: tuple[Event, ...]) -> Step:
    table = phase.table
    winner = (phase.leader + taker(table, phase.trump)) % state.players
    points = sum([RANK_POINTS[card % 6] for card in table])
    events = (*events, TrickTaken(winner, tuple([DECK[card] for card in table]), points))
    moved = Tricks(
        hands=phase.hands,
        turn=winner,
        leader=winner,
        table=(),
        trump=phase.trump,
        tricks=(*phase.tricks, Trick(phase.leader, table, winner)),
        declared=phase.declared,
        contract=phase.contract,
        bought=phase.bought,
        gifts=phase.gifts,
    )
    if any(phase.hands):
        return with_phase(state, moved), events
    settled, more = settle(state, played(state, moved))
    return settled, (*events, *more)


def points(state: State, phase: Tricks) -> tuple[int, ...]:
    """Return the raw points of each seat so far: cards in tricks and own marriages (rule 11)."""
    sums = [0] * state.players
    for trick in phase.tricks:
        sums[trick.winner] += sum([RANK_POINTS[card % 6] for card in trick.cards])
    for _, seat, suit in phase.declared:
        sums[seat] += marriage_value(state.rules, suit)
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


def _check_follows(phase: Tricks, hand: Mask, bit: Mask) -> None:
    led = SUIT_OF[phase.table[0]]
    allowed = followers(hand, led, phase.trump)
    if not bit & allowed:
        follow = hand & SUIT_MASK[led]
        reason = Reason.MUST_FOLLOW if follow else Reason.MUST_TRUMP
        raise IllegalActionError(reason, cards=cards_in(allowed))


def _has_taken(phase: Tricks, seat: int) -> bool:
    return any(trick.winner == seat for trick in phase.tricks)


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
    refusal = marriage_refusal(phase, seat, card)
    if refusal is not None:
        raise IllegalActionError(refusal)
    suit = SUIT_OF[card]
    declared = (*phase.declared, Declared(len(phase.tricks), seat, suit))
    event = MarriageDeclared(seat, SUITS[suit], marriage_value(state.rules, suit))
    return suit, declared, (event,)
