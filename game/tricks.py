"""The tricks: playing to them, and what a deal of them comes to (rules 1.7 to 1.11)."""

from collections.abc import Sequence
from typing import TypeAlias

from game.actions import Aces, Action, Declaration, Marriage, Nines, Play, SmallMarriage
from game.cards import (
    DECK,
    INDEX,
    RANK_POINTS,
    SUIT_MASK,
    SUIT_OF,
    SUITS,
    Mask,
    cards_in,
    points_in,
)
from game.declaring import Led, check_lead, declare, leads, plays, trump_after, worth_to
from game.errors import IllegalActionError, Reason
from game.events import CardPlayed, Event, MarriageDeclared, Step, TrickTaken
from game.following import follow_rule, follow_suit, taker
from game.phases import Declared, Draw, Trick, Tricks
from game.rules import Rules
from game.scoring import rounded
from game.settlement import settle
from game.sheet import Played
from game.state import State, put, with_phase

CARD_ACTIONS = (Play, Marriage, SmallMarriage, Aces, Nines)
LONE_CONTRACT = 120
"""The contract that is credited with dead packets (``leftovers=dead``)."""


def legal(state: State, phase: Led) -> tuple[Action, ...]:
    """Return the cards that the seat on turn may play, and what it may declare."""
    if not phase.table:
        return leads(state.rules, phase, phase.turn)
    return plays(followers(state.rules, phase))


def followers(rules: Rules, phase: Led) -> Mask:
    """Return the cards with which the seat on turn may follow; the draw game has its own rule."""
    follow = follow_suit if isinstance(phase, Draw) else follow_rule(rules)
    return follow(phase.hands[phase.turn], phase.table, phase.trump)


def act(state: State, phase: Tricks, seat: int, action: Action) -> Step:
    """Apply a card, led with or without a declaration.

    :raises IllegalActionError: if the rules refuse it
    """
    played = check(state.rules, phase, seat, action)
    laid, events = lay(state, phase, played)
    hands, turn, leader, table, trump, tricks, declared = laid
    moved = Tricks(
        hands=hands,
        turn=turn,
        leader=leader,
        table=table,
        trump=trump,
        tricks=tricks,
        declared=declared,
        contract=phase.contract,
        bought=phase.bought,
        gifts=phase.gifts,
        laid=phase.laid,
    )
    if any(hands):
        return with_phase(state, moved), events
    settled, more = settle(state, outcome(state, moved))
    return settled, (*events, *more)


def check(rules: Rules, phase: Led, seat: int, action: Action) -> Play | Declaration:
    """Let pass what the seat on turn may play.

    :raises IllegalActionError: if the rules refuse it
    """
    if not isinstance(action, CARD_ACTIONS):
        raise IllegalActionError(Reason.WRONG_PHASE)
    if seat != phase.turn:
        raise IllegalActionError(Reason.NOT_YOUR_TURN)
    if not phase.hands[seat] >> INDEX[action.card] & 1:
        raise IllegalActionError(Reason.CARD_NOT_HELD)
    if not phase.table:
        check_lead(rules, phase, seat, action)
    elif not isinstance(action, Play):
        raise IllegalActionError(Reason.MARRIAGE_NOT_ON_LEAD)
    else:
        _check_follows(rules, phase, INDEX[action.card])
    return action


def _check_follows(rules: Rules, phase: Led, card: int) -> None:
    may = followers(rules, phase)
    if may >> card & 1:
        return
    own = phase.hands[phase.turn] & SUIT_MASK[SUIT_OF[phase.table[0]]]
    if SUIT_MASK[SUIT_OF[card]] & may:
        reason = Reason.MUST_BEAT
    else:
        reason = Reason.MUST_FOLLOW if own else Reason.MUST_TRUMP
    raise IllegalActionError(reason, cards=cards_in(may))


Laid: TypeAlias = tuple[
    tuple[Mask, ...], int, int, tuple[int, ...], int, tuple[Trick, ...], tuple[Declared, ...]
]
"""What a card changes: hands, turn, leader, table, trump, tricks and what was declared."""


def lay(state: State, phase: Led, action: Play | Declaration) -> tuple[Laid, tuple[Event, ...]]:
    """Put a card that may be played to the trick."""
    order = state.turns(phase.leader)
    seat, card = phase.turn, INDEX[action.card]
    trump, declared, tricks = phase.trump, phase.declared, phase.tricks
    events: tuple[Event, ...] = (CardPlayed(seat, action.card),)
    if not isinstance(action, Play):
        each = declare(phase, seat, action)
        trump, declared = trump_after(state.rules, each, trump), (*declared, each)
        value = worth_to(state.rules, each, declarer_of(phase))
        events = (MarriageDeclared(seat, SUITS[each.suit], value, each.kind), *events)
    leader, table = phase.leader, (*phase.table, card)
    if len(table) < len(order):
        turn = order[len(table)]
    else:
        turn = order[taker(table, trump)]
        events = (*events, TrickTaken(turn, tuple([DECK[at] for at in table]), worth(table)))
        tricks, leader, table = (*tricks, Trick(leader, table, turn)), turn, ()
    hands = put(phase.hands, seat, phase.hands[seat] ^ 1 << card)
    return (hands, turn, leader, table, trump, tricks, declared), events


def worth(table: Sequence[int]) -> int:
    """Return the card points of a trick."""
    return sum([RANK_POINTS[card % 6] for card in table])


def points(state: State, phase: Led) -> tuple[int, ...]:
    """Return the raw points of each seat so far: cards in tricks and what it declared."""
    sums = list(announced(state, phase))
    for trick in phase.tricks:
        sums[trick.winner] += worth(trick.cards)
    return tuple(sums)


def announced(state: State, phase: Led) -> tuple[int, ...]:
    """Return the part of the raw points of each seat that it declared."""
    sums = [0] * state.players
    for each in phase.declared:
        sums[each.seat] += worth_to(state.rules, each, declarer_of(phase))
    return tuple(sums)


def declarer_of(phase: Led) -> int | None:
    """Return who plays a contract; in the draw game nobody does."""
    return phase.bought.declarer if isinstance(phase, Tricks) else None


def tricks_taken(state: State, phase: Led) -> tuple[int, ...]:
    """Return how many tricks each seat has taken."""
    winners = [trick.winner for trick in phase.tricks]
    return tuple([winners.count(seat) for seat in range(state.players)])


def outcome(state: State, phase: Tricks) -> Played:
    """Return what a deal came to whose last trick is taken (rule 1.11)."""
    rules, bought, sums = state.rules, phase.bought, list(points(state, phase))
    sums[phase.tricks[-1].winner] += rules.last_trick_bonus
    if bought.other:
        owner, cards = _leftovers(rules, phase)
        sums[owner] += points_in(cards)
    counted = sums[bought.declarer]
    if rules.round_declarer == "on":
        counted = rounded(counted, rules.rounding)
    return Played(
        declarer=bought.declarer,
        contract=phase.contract,
        result="made" if counted >= phase.contract else "failed",
        points=tuple(sums),
        tricks=tricks_taken(state, phase),
        announced=announced(state, phase),
        blind=bought.blind,
        talon=bought.talon,
    )


def _leftovers(rules: Rules, phase: Tricks) -> tuple[int, Mask]:
    """Return who of two gets which cards that nobody played (rules 7)."""
    declarer, last = phase.bought.declarer, phase.tricks[-1].winner
    untaken = phase.bought.other
    match rules.two_player, rules.leftovers:
        case ("triples", _) | ("packets", "last_trick"):
            return last, untaken | phase.laid
        case "packets", "packet":
            return last, untaken
        case "packets", "dead" if (
            phase.contract == LONE_CONTRACT
            and not any(each.seat == declarer for each in phase.declared)
            and all(trick.winner == declarer for trick in phase.tricks)
        ):
            return declarer, untaken | phase.laid
        case _:
            return last, 0
