"""New deals: who has a right to one, and what follows when it is used (rules 2)."""

from collections.abc import Iterator
from dataclasses import replace

from game.actions import Redeal, RedealReason
from game.cards import ALL_JACKS, ALL_NINES, Mask, points_in
from game.errors import IllegalActionError, Reason
from game.events import CutterFined, Event, RedealAsked, Step
from game.phases import (
    Auction,
    Bought,
    Dealing,
    Exchange,
    Phase,
    Right,
    Taking,
    Tricks,
)
from game.rules import Rules
from game.settlement import fine_cutter
from game.state import State

AUTOMATIC_LIMIT = 10
"""After so many new deals by themselves the next shuffle is played as it lies (rules 11.5)."""


def dealt_rights(state: State, hands: tuple[Mask, ...]) -> tuple[Right, ...]:
    """Return the rights that the cards dealt give, in the order of rules 2."""
    return tuple(
        Right(seat, reason)
        for seat in state.playing
        for reason in dealt_reasons(state.rules, hands[seat], forehand=seat == state.playing[0])
    )


def dealt_reasons(rules: Rules, hand: Mask, *, forehand: bool = False) -> Iterator[RedealReason]:
    """Yield why the holder of these dealt cards may ask for a new deal."""
    nines = (hand & ALL_NINES).bit_count()
    if rules.redeal_four_nines == "request" and nines == 4:
        yield "four_nines"
    if rules.redeal_below != "off" and points_in(hand) < rules.redeal_below:
        yield "below"
    if nines >= 3 and (
        rules.redeal_three_nines == "anyone"
        or (rules.redeal_three_nines == "forehand" and forehand)
    ):
        yield "three_nines"
    if rules.redeal_four_jacks == "on" and hand & ALL_JACKS == ALL_JACKS:
        yield "four_jacks"


def four_nines_holder(state: State, hands: tuple[Mask, ...]) -> int | None:
    """Return whose four nines make a new deal by themselves (``automatic``), or None."""
    if state.rules.redeal_four_nines != "automatic" or state.automatic == AUTOMATIC_LIMIT:
        return None
    holders = [seat for seat in state.playing if hands[seat] & ALL_NINES == ALL_NINES]
    return holders[0] if holders else None


def talon_rights(rules: Rules, bought: Bought) -> tuple[Right, ...]:
    """Return the declarer's rights that the talon gives (``redeal_talon_*``)."""
    if rules.redeal_talon_when == "forced" and not bought.forced:
        return ()
    reasons: list[RedealReason] = []
    if rules.redeal_talon_below != "off" and points_in(bought.talon) < rules.redeal_talon_below:
        reasons.append("talon_below")
    nines = (bought.talon & ALL_NINES).bit_count()
    if rules.redeal_talon_nines != "off" and nines >= rules.redeal_talon_nines:
        reasons.append("talon_nines")
    if rules.redeal_talon_jacks == "on" and (bought.talon & ALL_JACKS).bit_count() == 3:
        reasons.append("talon_jacks")
    return tuple(Right(bought.declarer, reason) for reason in reasons)


def exchanged_rights(state: State, phase: Exchange) -> tuple[Right, ...]:
    """Return the defenders' rights after the exchange (``redeal_after_pass``, rules 11.3)."""
    if state.rules.redeal_after_pass == "off":
        return ()
    least = 0 if state.rules.redeal_below == "off" else state.rules.redeal_below
    return tuple(
        Right(seat, "after_pass")
        for seat in state.playing
        if seat != phase.bought.declarer
        and (phase.hands[seat] & ALL_NINES == ALL_NINES or points_in(phase.hands[seat]) < least)
    )


def requests(phase: Auction | Taking | Exchange | Tricks, seat: int) -> list[Redeal]:
    """Return the new deals that a seat may ask for now."""
    if isinstance(phase, Auction) and seat in phase.unseen:
        return []
    return [Redeal(right.reason) for right in phase.rights if right.seat == seat]


def ask(state: State, phase: Phase, seat: int, action: Redeal) -> Step:
    """Throw the cards in for a seat that may ask for it.

    :raises IllegalActionError: if it may not
    """
    if not isinstance(phase, Auction | Taking | Exchange | Tricks):
        raise IllegalActionError(Reason.WRONG_PHASE)
    if action not in requests(phase, seat):
        raise IllegalActionError(Reason.NO_REDEAL_RIGHT)
    return again(state, RedealAsked(seat, action.reason))


def again(state: State, asked: RedealAsked) -> Step:
    """Let chance deal anew under the same number; a fine of the cutter stays (rules 2.3)."""
    standing, events = state.standing, tuple[Event, ...]((asked,))
    if state.cut_fined:
        standing, fine = fine_cutter(state)
        seat = state.cutter
        dumped = standing.totals[seat] != state.standing.totals[seat] - fine
        events = (asked, CutterFined(seat, fine, dumped, standing))
    anew = replace(
        state,
        standing=standing,
        attempt=state.attempt + 1,
        automatic=state.automatic + asked.automatic,
        cut_fined=False,
        phase=Dealing(),
    )
    return anew, events
