"""Who gets the talon: picking a packet, contracts without an auction, re-buys (rules 3, 7)."""

from dataclasses import replace

from game.actions import Action, Rebuy, Take
from game.cards import Mask, cards_in
from game.errors import IllegalActionError, Reason
from game.events import BidMade, Step, TalonBought, TalonSeen, TalonTaken
from game.forms import Dealt
from game.phases import (
    Bought,
    Call,
    Exchange,
    Right,
    Taking,
)
from game.redeals import dealt_rights, talon_rights
from game.state import State, others, put, with_phase

REBUY_RAISE = 120
"""What a re-buy costs beyond the price the talon has (``talon_rebuy``)."""
PICKS = (Take(0), Take(1))


def take_unbid(state: State, cards: Dealt, seat: int, bid: int) -> Step:
    """Make a seat declarer without an auction (``golden``, ``barrel_auction=skip``).

    Its talon does not count as a forced one (rules 11.4); new deals that the cards dealt give a
    right to can be asked for until the first card is given.
    """
    bought = Bought(
        declarer=seat,
        bid=bid,
        talon=cards.talon,
        talon_shown=True,
        calls=(Call(seat, bid, forced=True),),
        other=cards.other,
        dead=cards.unplayed,
    )
    then, events = hand_over(state, cards.hands, bought, dealt_rights(state, cards.hands))
    return then, (BidMade(seat, bid, forced=True), *events)


def hand_over(
    state: State, hands: tuple[Mask, ...], bought: Bought, rights: tuple[Right, ...]
) -> Step:
    """Give the declarer the talon, or the choice between two packets."""
    if bought.other:
        return with_phase(state, Taking(hands=hands, bought=bought, rights=rights)), ()
    return _take(state, hands, bought, rights)


def pick(state: State, phase: Taking, seat: int, action: Action) -> Step:
    """Take one of two packets unseen.

    :raises IllegalActionError: if the rules refuse it
    """
    bought = phase.bought
    if not isinstance(action, Take):
        raise IllegalActionError(Reason.WRONG_PHASE)
    if seat != bought.declarer:
        raise IllegalActionError(Reason.NOT_YOUR_TURN)
    if action not in PICKS:
        raise IllegalActionError(Reason.BAD_PACKET)
    if action.packet:
        bought = replace(bought, talon=bought.other, other=bought.talon, packet=1)
    return _take(state, phase.hands, bought, phase.rights)


def _take(
    state: State, hands: tuple[Mask, ...], bought: Bought, rights: tuple[Right, ...]
) -> Step:
    seat = bought.declarer
    exchange = Exchange(
        hands=put(hands, seat, hands[seat] | bought.talon),
        bought=bought,
        buyers=_buyers(state, bought),
        rights=rights + talon_rights(state.rules, bought),
    )
    packet = bought.packet if state.players == 2 else None
    events = (
        TalonTaken(seat, packet),
        TalonSeen(seat, cards_in(bought.talon), bought.talon_shown),
    )
    return with_phase(state, exchange), events


def _buyers(state: State, bought: Bought) -> tuple[int, ...]:
    """Return who may buy the talon: of an open one, and not in a golden deal (rules 11.14)."""
    golden = state.standing.golden is not None
    if state.rules.talon_rebuy == "off" or golden or not bought.talon_shown:
        return ()
    return others(state.playing, bought.declarer)


def price(bought: Bought) -> int:
    """Return what the talon costs its next buyer."""
    return bought.bid + REBUY_RAISE


def rebuy(state: State, phase: Exchange, seat: int, action: Rebuy) -> Step:
    """Buy the talon; its cards, and the contract, go to the buyer.

    :raises IllegalActionError: if the seat may not, or not for this price
    """
    if seat not in phase.buyers:
        raise IllegalActionError(Reason.NO_REBUY)
    before = phase.bought
    if action.price != price(before):
        raise IllegalActionError(Reason.REBUY_PRICE, amount=price(before))
    bought = replace(before, declarer=seat, bid=action.price, forced=False)
    hands = put(phase.hands, before.declarer, phase.hands[before.declarer] & ~before.talon)
    exchange = Exchange(
        hands=put(hands, seat, hands[seat] | before.talon),
        bought=bought,
        buyers=_buyers(state, bought),
        rights=tuple(
            right
            for right in phase.rights
            if right.seat != seat and not right.reason.startswith("talon")
        ),
    )
    return with_phase(state, exchange), (TalonBought(seat, bought.bid),)
