"""The auction: calls by turn, and requests for a new deal (rule 4, rules 2 and 3)."""

from dataclasses import replace

from game.actions import Action, Bid, Pass, Redeal, RedealReason
from game.cards import ALL_NINES, Mask, cards_in, points_in
from game.errors import IllegalActionError, Reason
from game.events import BidMade, Passed, RedealAsked, Step, TalonSeen, TalonTaken
from game.rules import Rules
from game.scoring import bid_cap, least_bid
from game.state import (
    PASS,
    Auction,
    Bought,
    Call,
    Dealing,
    Exchange,
    Right,
    State,
    put,
    with_phase,
)

_BIDS = {amount: Bid(amount) for amount in range(50, 601, 5)}
_PASS = Pass()


def open_auction(state: State, hands: tuple[Mask, ...], talon: Mask) -> Step:
    """Begin with the forced bid of the forehand (``forced_seat``)."""
    forced, following = state.playing[:2]
    bid = least_bid(state.rules, state.standing, forced)
    rights = tuple(
        Right(seat, reason)
        for seat in state.playing
        for reason in redeal_reasons(state.rules, hands[seat])
    )
    auction = Auction(
        hands=hands,
        talon=talon,
        calls=(Call(forced, bid, forced=True),),
        turn=following,
        leader=forced,
        bid=bid,
        forced=forced,
        rights=rights,
    )
    return with_phase(state, auction), (BidMade(forced, bid, forced=True),)


def redeal_reasons(rules: Rules, hand: Mask) -> tuple[RedealReason, ...]:
    """Return why the holder of these dealt cards may ask for a new deal (rules 2)."""
    reasons: list[RedealReason] = []
    if rules.redeal_four_nines == "request" and hand & ALL_NINES == ALL_NINES:
        reasons.append("four_nines")
    if rules.redeal_below != "off" and points_in(hand) < rules.redeal_below:
        reasons.append("below")
    return tuple(reasons)


def legal(state: State, phase: Auction, seat: int) -> tuple[Action, ...]:
    """Return the calls and requests open to a seat."""
    actions: list[Action] = []
    if seat == phase.turn:
        step = state.rules.bid_step
        least, cap = bid_bounds(state, phase, seat)
        actions = [_PASS, *[_BIDS[amount] for amount in range(least, cap + 1, step)]]
    actions += [Redeal(right.reason) for right in phase.rights if right.seat == seat]
    return tuple(actions)


def bid_bounds(state: State, phase: Auction, seat: int) -> tuple[int, int]:
    """Return the least bid that is a raise for this seat, and the highest its cards allow.

    The least may be above the highest: then the seat can only pass.
    """
    least = max(phase.bid + state.rules.bid_step, least_bid(state.rules, state.standing, seat))
    return least, bid_cap(state.rules, phase.hands[seat])


def act(state: State, phase: Auction, seat: int, action: Action) -> Step:
    """Apply a call or a request.

    :raises IllegalActionError: if the rules refuse it
    """
    if isinstance(action, Redeal):
        return _redeal(state, phase, seat, action)
    if not isinstance(action, Bid | Pass):
        raise IllegalActionError(Reason.WRONG_PHASE)
    if seat != phase.turn:
        raise IllegalActionError(Reason.NOT_YOUR_TURN)
    if isinstance(action, Pass):
        return _pass(state, phase, seat)
    return _bid(state, phase, seat, action.amount)


def _redeal(state: State, phase: Auction, seat: int, action: Redeal) -> Step:
    if Right(seat, action.reason) not in phase.rights:
        raise IllegalActionError(Reason.NO_REDEAL_RIGHT)
    again = replace(state, attempt=state.attempt + 1, phase=Dealing())
    return again, (RedealAsked(seat, action.reason),)


def _bid(state: State, phase: Auction, seat: int, amount: int) -> Step:
    least, cap = bid_bounds(state, phase, seat)
    if amount < least:
        raise IllegalActionError(Reason.BID_TOO_LOW, amount=least)
    if amount % state.rules.bid_step:
        raise IllegalActionError(Reason.BID_NOT_A_STEP, amount=state.rules.bid_step)
    if amount > cap:
        raise IllegalActionError(Reason.BID_ABOVE_CAP, amount=cap)
    raised = _called(state, phase, Call(seat, amount))
    return with_phase(state, raised), (BidMade(seat, amount),)


def _pass(state: State, phase: Auction, seat: int) -> Step:
    left = _called(state, phase, Call(seat, PASS))
    if left.turn == left.leader:
        return _close(state, left, seat)
    return with_phase(state, left), (Passed(seat),)


def _called(state: State, phase: Auction, call: Call) -> Auction:
    """Return the auction after a call; the turn is the leader's once all others have passed."""
    calls = (*phase.calls, call)
    bids = call.amount != PASS
    return Auction(
        hands=phase.hands,
        talon=phase.talon,
        calls=calls,
        turn=_next(state, calls, call.seat),
        leader=call.seat if bids else phase.leader,
        bid=call.amount if bids else phase.bid,
        forced=phase.forced,
        rights=tuple(right for right in phase.rights if right.seat != call.seat),
    )


def _next(state: State, calls: tuple[Call, ...], seat: int) -> int:
    """Return the next seat, clockwise, that has not passed."""
    passed = [call.seat for call in calls if call.amount == PASS]
    at = state.playing.index(seat) + 1
    order = state.playing[at:] + state.playing[:at]
    return next(each for each in order if each not in passed)


def _close(state: State, phase: Auction, seat: int) -> Step:
    """The last one in takes the talon; unraised, it is not shown (``talon_hidden_at_forced``)."""
    declarer = phase.leader
    raised = any(call.amount != PASS and not call.forced for call in phase.calls)
    shown = raised or state.rules.talon_hidden_at_forced == "off"
    bought = Bought(
        declarer=declarer,
        bid=phase.bid,
        talon=phase.talon,
        talon_shown=shown,
        calls=phase.calls,
    )
    hands = put(phase.hands, declarer, phase.hands[declarer] | phase.talon)
    events = (
        Passed(seat),
        TalonTaken(declarer),
        TalonSeen(declarer, cards_in(phase.talon), shown),
    )
    return with_phase(state, Exchange(hands=hands, bought=bought)), events
