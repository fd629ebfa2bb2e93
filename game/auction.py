"""The auction: calls by turn, forced, blind and by one's own will (rule 1.4, rules 3)."""

from dataclasses import replace

from game.actions import Action, Bid, Blind, Look, Pass
from game.errors import IllegalActionError, Reason
from game.events import BidMade, Event, Looked, Passed, Step
from game.forms import Dealt
from game.limits import BARREL_BID, BLIND_BID, bid_cap, least_bid, lets_bid
from game.phases import (
    PASS,
    Auction,
    Bought,
    Call,
    Right,
)
from game.redeals import dealt_rights, requests
from game.seats import first_to_speak, forced_seat, opening_sitter
from game.state import State, others, turned, with_phase
from game.talon import hand_over

_BIDS = {amount: Bid(amount) for amount in range(50, 1001, 5)}
_PASS, _BLIND, _LOOK = Pass(), Blind(), Look()


def open_auction(state: State, cards: Dealt) -> Step:
    """Begin the auction, with the forced bid if it is the rules that open it."""
    forced = forced_seat(state)
    auction = Auction(
        hands=cards.hands,
        talon=cards.talon,
        other=cards.other,
        dead=cards.unplayed,
        calls=(),
        turn=first_to_speak(state),
        leader=forced,
        bid=0,
        forced=forced,
        unseen=_may_be_blind(state, forced),
        rights=dealt_rights(state, cards.hands),
    )
    return _go_on(state, auction, ())


def _may_be_blind(state: State, forced: int) -> tuple[int, ...]:
    """Return the seats that may bid blind before they look at their cards (``blind``)."""
    rules, standing = state.rules, state.standing
    if rules.blind == "off":
        return ()
    seats = (forced,) if rules.blind == "forehand" else state.playing
    least = rules.blind_min_score
    return tuple(
        seat
        for seat in seats
        if lets_bid(rules, standing, seat) and (least == "off" or standing.totals[seat] >= least)
    )


def legal(state: State, phase: Auction, seat: int) -> tuple[Action, ...]:
    """Return the calls and requests open to a seat."""
    if seat in phase.unseen:
        return _unseen_choices(state, phase, seat)
    actions: list[Action] = []
    if seat == phase.turn:
        least, most = bid_bounds(state, phase, seat)
        step = state.rules.bid_step
        actions = [_PASS, *[_BIDS[amount] for amount in range(least, most + 1, step)]]
    return (*actions, *requests(phase, seat)) if phase.rights else tuple(actions)


def _unseen_choices(state: State, phase: Auction, seat: int) -> tuple[Action, ...]:
    if seat != phase.turn:
        return (_LOOK,)
    if _is_forced(phase):
        return _BLIND, _BIDS[_forced_bid(state, seat)], _LOOK
    return _BLIND, _LOOK


def bid_bounds(state: State, phase: Auction, seat: int) -> tuple[int, int]:
    """Return the least bid that is a raise for this seat, and the highest it may name.

    The least may be above the highest: then the seat can only pass.
    """
    rules = state.rules
    least = least_bid(rules, state.standing, seat)
    if phase.bid:
        least = max(least, phase.bid + rules.bid_step)
    cap = bid_cap(rules, phase.hands[seat])
    return least, cap if rules.jump_bids == "on" else min(cap, least)


def act(state: State, phase: Auction, seat: int, action: Action) -> Step:
    """Apply a call, or a look at one's cards.

    :raises IllegalActionError: if the rules refuse it
    """
    if not isinstance(action, Bid | Pass | Blind | Look):
        raise IllegalActionError(Reason.WRONG_PHASE)
    if isinstance(action, Look):
        return _look(state, phase, seat)
    if seat != phase.turn:
        raise IllegalActionError(Reason.NOT_YOUR_TURN)
    if isinstance(action, Blind) and seat not in phase.unseen:
        raise IllegalActionError(Reason.NO_BLIND_BID)
    return _go_on(state, *_called(state, phase, _call(state, phase, action)))


def _look(state: State, phase: Auction, seat: int) -> Step:
    if seat not in phase.unseen:
        raise IllegalActionError(Reason.NO_BLIND_BID)
    seen = replace(phase, unseen=others(phase.unseen, seat))
    return _go_on(state, seen, (Looked(seat),))


def _call(state: State, phase: Auction, action: Bid | Pass | Blind) -> Call:
    """Return the call of the seat on turn, if the rules allow it."""
    seat = phase.turn
    if isinstance(action, Blind):
        return Call(seat, BLIND_BID, blind=True)
    if seat in phase.unseen:
        if action not in _unseen_choices(state, phase, seat):
            raise IllegalActionError(Reason.LOOK_FIRST)
        return Call(seat, _forced_bid(state, seat), forced=True)
    if isinstance(action, Bid):
        _check_bid(state, phase, action.amount)
        return Call(seat, action.amount)
    return Call(seat, PASS)


def _check_bid(state: State, phase: Auction, amount: int) -> None:
    least, most = bid_bounds(state, phase, phase.turn)
    if amount < least:
        raise IllegalActionError(Reason.BID_TOO_LOW, amount=least)
    if amount % state.rules.bid_step:
        raise IllegalActionError(Reason.BID_NOT_A_STEP, amount=state.rules.bid_step)
    cap = bid_cap(state.rules, phase.hands[phase.turn])
    if amount > cap:
        raise IllegalActionError(Reason.BID_ABOVE_CAP, amount=cap)
    if amount > most:
        raise IllegalActionError(Reason.BID_ONE_STEP, amount=most)


def _called(state: State, phase: Auction, call: Call) -> tuple[Auction, tuple[Event, ...]]:
    """Return the auction after a call; the turn is the leader's once all others have passed."""
    seat, amount, forced, blind = call
    calls = (*phase.calls, call)
    bids = amount != PASS
    bid = amount if bids else phase.bid
    unseen, rights = phase.unseen, phase.rights
    if unseen:
        unseen = () if bid >= BLIND_BID else unseen if forced else others(unseen, seat)
    if rights and not forced:
        rights = tuple(right for right in rights if right.seat != seat)
    called = Auction(
        hands=phase.hands,
        talon=phase.talon,
        other=phase.other,
        dead=phase.dead,
        calls=calls,
        turn=_next(state, calls, seat),
        leader=seat if bids else phase.leader,
        bid=bid,
        forced=phase.forced,
        unseen=unseen,
        blind=blind if bids else phase.blind,
        rights=rights,
    )
    return called, (BidMade(seat, amount, forced, blind) if bids else Passed(seat),)


def _next(state: State, calls: tuple[Call, ...], seat: int) -> int:
    """Return the next seat, in the order of play, that has not passed."""
    passed = [call.seat for call in calls if call.amount == PASS]
    order = turned(state.playing, seat)
    return next(each for each in (*order[1:], seat) if each not in passed)


def _go_on(state: State, phase: Auction, events: tuple[Event, ...]) -> Step:
    """Make the calls that nobody chooses, and close the auction when only one is left in it."""
    while not phase.bid or phase.turn != phase.leader:
        call = _unchosen(state, phase)
        if call is None:
            return with_phase(state, phase), events
        phase, more = _called(state, phase, call)
        events = (*events, *more)
    return _close(state, phase, events)


def _unchosen(state: State, phase: Auction) -> Call | None:
    """Return the call of a seat on turn that the rules make for it, if they do."""
    seat = phase.turn
    if _is_forced(phase):
        if seat in phase.unseen:
            return None
        return Call(seat, _forced_bid(state, seat), forced=True)
    if state.rules.no_bid_below == "off" or lets_bid(state.rules, state.standing, seat):
        return None
    return Call(seat, PASS, forced=True)


def _is_forced(phase: Auction) -> bool:
    """Whether the turn is of the seat on the hundred and nobody has bid."""
    return not phase.bid and phase.turn == phase.forced


def _forced_bid(state: State, seat: int) -> int:
    if seat == opening_sitter(state):
        return BARREL_BID
    return least_bid(state.rules, state.standing, seat)


def _close(state: State, phase: Auction, events: tuple[Event, ...]) -> Step:
    """The last one in is the declarer; a re-deal that could not be asked for stays open."""
    raised = any(call.amount != PASS and not call.forced for call in phase.calls)
    hidden = phase.blind or (not raised and state.rules.talon_hidden_at_forced == "on")
    bought = Bought(
        declarer=phase.leader,
        bid=phase.bid,
        talon=phase.talon,
        talon_shown=not hidden,
        calls=phase.calls,
        other=phase.other,
        dead=phase.dead,
        forced=not raised,
        blind=phase.blind,
    )
    then, more = hand_over(state, phase.hands, bought, _rights_left(phase, events))
    return then, (*events, *more)


def _rights_left(phase: Auction, events: tuple[Event, ...]) -> tuple[Right, ...]:
    """Return the rights that could not be used while the auction lasted (rules 11.78)."""
    if all(call.forced for call in phase.calls):
        return phase.rights
    looked = [event.seat for event in events if isinstance(event, Looked)]
    return tuple(right for right in phase.rights if right.seat in (*phase.unseen, *looked))
