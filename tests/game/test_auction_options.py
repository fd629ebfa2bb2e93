"""Every option of the auction but blind and golden (rules 3): what each value changes."""

import pytest

from game.actions import Bid, Pass
from game.engine import legal_actions
from game.errors import Reason
from game.events import BidMade, Passed
from game.phases import Auction, Call, Exchange, Taking
from game.rules import Rules
from game.state import State
from tests.game.script import after, reason, refusal
from tests.game.tables import FOUR, THREE, dealing, four, ready, three, two

NO_MARRIAGE = ("AS TS KS QC 9C JC 9D", "AC TC KC QS JS 9S JD", "AD TD KD QH JH 9H KH")
"""Seat 2 alone holds one, in hearts."""
ACES = ("AS AC AD AH 9C JC 9D", "TC KC QC JS 9S JD KS", "TD KD QD JH 9H KH TH")


def auction(state: State) -> Auction:
    assert isinstance(state.phase, Auction)
    return state.phase


def bids(state: State, seat: int) -> list[int]:
    return [each.amount for each in legal_actions(state, seat) if isinstance(each, Bid)]


def test_the_dealers_left_is_on_the_hundred() -> None:
    phase = auction(three(Rules(forced_seat="left")))
    assert (phase.calls, phase.turn, phase.forced) == ((Call(0, 100, forced=True),), 1, 0)


def test_the_dealer_himself_is_on_the_hundred_and_forehand_speaks_next() -> None:
    phase = auction(three(Rules(forced_seat="dealer")))
    assert (phase.calls, phase.turn, phase.forced) == ((Call(2, 100, forced=True),), 0, 2)


def test_the_dealer_on_the_hundred_is_for_three() -> None:
    rules = Rules(forced_seat="dealer")
    assert auction(two(rules)).calls == auction(four(rules)).calls == (Call(0, 100, forced=True),)


def test_nobody_opens_by_force_when_the_last_is_on_the_hundred() -> None:
    phase = auction(three(Rules(forced_seat="last")))
    assert (phase.calls, phase.turn, phase.forced, phase.bid) == ((), 0, 2, 0)


def test_the_last_has_it_at_the_minimum_when_all_others_pass() -> None:
    state = after(three(Rules(forced_seat="last")), "0:p 1:p")
    assert isinstance(state.phase, Exchange)
    bought = state.phase.bought
    assert (bought.declarer, bought.bid, bought.forced, bought.talon_shown) == (
        2,
        100,
        True,
        False,
    )


def test_the_others_may_open_at_the_minimum_or_above() -> None:
    state = three(Rules(forced_seat="last"))
    assert bids(state, 0) == list(range(100, 161, 5))
    assert bids(after(state, "0:p"), 1) == list(range(100, 181, 5))
    assert bids(after(state, "0:b100 1:p"), 2) == list(range(105, 201, 5))


def test_an_opening_at_the_minimum_by_choice_shows_the_talon() -> None:
    state = after(three(Rules(forced_seat="last")), "0:b100 1:p 2:p")
    assert isinstance(state.phase, Exchange)
    bought = state.phase.bought
    assert (bought.declarer, bought.forced, bought.talon_shown) == (0, False, True)


def test_the_last_of_four_is_the_last_dealt_in() -> None:
    state = after(four(Rules(forced_seat="last")), "0:p 1:p")
    assert isinstance(state.phase, Exchange)
    assert state.phase.bought.declarer == 2


def test_the_last_of_two_is_the_dealer() -> None:
    state = after(two(Rules(forced_seat="last")), "0:p")
    assert isinstance(state.phase, Taking)
    assert state.phase.bought.declarer == 1


@pytest.mark.parametrize("least", [100, 50, 60])
def test_the_forced_bid_is_the_least(least: int) -> None:
    state = three(Rules(min_bid=least))  # type: ignore[arg-type]
    assert auction(state).bid == least
    assert bids(state, 1)[0] == least + 5


def test_bids_are_multiples_of_the_step() -> None:
    state = three(Rules(bid_step=10))
    assert bids(state, 1) == list(range(110, 181, 10))
    assert reason(state, "1:b105") is Reason.BID_TOO_LOW
    assert refusal(state, "1:b115").amount == 10
    assert reason(state, "1:b115") is Reason.BID_NOT_A_STEP
    assert bids(three(Rules(bid_step=5)), 1) == list(range(105, 181, 5))


def test_without_jumps_a_bid_is_one_step() -> None:
    state = three(Rules(jump_bids="off"))
    assert bids(state, 1) == [105]
    assert reason(state, "1:b110") is Reason.BID_ONE_STEP
    assert refusal(state, "1:b110").amount == 105
    assert reason(state, "1:b185") is Reason.BID_ABOVE_CAP
    assert bids(after(state, "1:b105"), 2) == [110]


def test_without_jumps_a_sitter_may_name_his_least_bid() -> None:
    state = three(Rules(jump_bids="off"), totals=(0, 880, 0), barrel=(None, 0, None))
    assert bids(state, 1) == [120]


@pytest.mark.parametrize(
    ("cap", "highest"), [("marriages", [120, 220]), ("any_marriage", [120, 1000])]
)
def test_the_highest_bid_without_and_with_a_marriage(cap: str, highest: list[int]) -> None:
    state = three(Rules(bid_cap=cap), NO_MARRIAGE)  # type: ignore[arg-type]
    assert [bids(state, 1)[-1], bids(after(state, "1:b105"), 2)[-1]] == highest


def test_without_a_cap_anybody_may_bluff() -> None:
    assert bids(three(Rules(bid_cap="none"), NO_MARRIAGE), 1)[-1] == 1000


@pytest.mark.parametrize(("value", "cap"), [("off", 120), ("bonus", 320), ("sequence", 320)])
def test_four_aces_raise_the_cap_by_200(value: str, cap: int) -> None:
    rules = Rules(ace_marriage=value, forced_seat="last")  # type: ignore[arg-type]
    assert bids(three(rules, ACES), 0)[-1] == cap


@pytest.mark.parametrize("limit", [0, -100, -120, -200, -300, -1000])
def test_who_is_below_passes_by_himself(limit: int) -> None:
    rules = Rules(no_bid_below=limit)  # type: ignore[arg-type]
    then, events = dealing(ready(rules, totals=(0, limit - 5, limit)), THREE)
    assert Passed(1) in events
    assert auction(then).calls[1] == Call(1, 0, forced=True)
    assert auction(then).turn == 2


def test_anybody_may_bid_when_there_is_no_limit() -> None:
    assert auction(three(Rules(), totals=(0, -2000, 0))).turn == 1


def test_10_8_the_forced_hundred_binds_also_who_may_not_bid() -> None:
    """Situation 8: a forced player under ``no_bid_below`` still plays 100 when all pass."""
    state = after(three(Rules(no_bid_below=-100), totals=(-300, 0, 0)), "1:p 2:p")
    assert isinstance(state.phase, Exchange)
    assert (state.phase.bought.declarer, state.phase.bought.bid) == (0, 100)


def test_who_may_not_bid_does_not_raise_his_forced_hundred() -> None:
    state = after(three(Rules(no_bid_below=-100), totals=(-300, 0, 0)), "1:b105")
    assert auction(state).turn == 2
    state = after(state, "2:b110")
    assert auction(state).calls[-1] == Call(0, 0, forced=True)
    assert auction(state).turn == 1


def test_an_auction_of_automatic_passes_is_over_at_once() -> None:
    rules = Rules(no_bid_below=0)
    then, events = dealing(ready(rules, totals=(-5, -5, -5)), THREE)
    assert isinstance(then.phase, Exchange)
    assert [type(each) for each in events[1:4]] == [BidMade, Passed, Passed]


def test_a_right_that_nobody_could_use_by_turn_holds_until_a_card_is_given() -> None:
    """Reading 11.54 needs an own call; here the rules make every call."""
    poor = ("9S JS QS 9C JC 9D JD", "AS TS KS QC AC TC KC", "AD TD KD QD JH 9H KH")
    state = three(Rules(no_bid_below=0), poor, totals=(-5, -5, -5))
    assert after(state, "0:rbelow").attempt == 1
    assert reason(after(state, "0:g19S"), "0:rbelow") is Reason.NO_REDEAL_RIGHT


SITS = {"totals": (0, 880, 0), "barrel": (None, 0, None)}


def test_a_sitter_bids_120_at_least() -> None:
    state = three(Rules(barrel_auction="normal"), **SITS)  # type: ignore[arg-type]
    assert auction(state).calls == (Call(0, 100, forced=True),)
    assert bids(state, 1) == list(range(120, 181, 5))


def test_a_sitter_opens_with_120_in_place_of_the_hundred() -> None:
    state = three(Rules(barrel_auction="opens"), **SITS)  # type: ignore[arg-type]
    phase = auction(state)
    assert (phase.calls, phase.turn, phase.forced) == ((Call(1, 120, forced=True),), 2, 1)
    assert isinstance(after(state, "2:p 0:p").phase, Exchange)


def test_of_several_sitters_the_one_nearest_to_forehand_opens() -> None:
    rules = Rules(barrel_auction="opens", barrel_single="off", barrel_together="coexist")
    state = three(rules, totals=(0, 880, 880), barrel=(None, 1, 0))
    assert auction(state).calls == (Call(1, 120, forced=True),)


def test_a_sitter_opens_also_when_nobody_else_would_by_force() -> None:
    rules = Rules(barrel_auction="opens", forced_seat="last")
    state = three(rules, **SITS)  # type: ignore[arg-type]
    assert auction(state).calls == (Call(1, 120, forced=True),)


def test_without_a_sitter_the_hundred_is_as_ever() -> None:
    for value in ("opens", "skip"):
        phase = auction(three(Rules(barrel_auction=value)))
        assert phase.calls == (Call(0, 100, forced=True),)


def test_a_sitter_takes_the_talon_without_an_auction() -> None:
    state = three(Rules(barrel_auction="skip"), **SITS)  # type: ignore[arg-type]
    assert isinstance(state.phase, Exchange)
    bought = state.phase.bought
    assert (bought.declarer, bought.bid) == (1, 120)
    assert (bought.talon_shown, bought.forced) == (True, False)


def test_a_sitter_who_deals_at_four_does_not_skip_the_auction() -> None:
    columns = {"totals": (0, 0, 0, 880), "barrel": (None, None, None, 1)}
    state = four(Rules(barrel_auction="skip"), FOUR, **columns)
    assert auction(state).calls == (Call(0, 100, forced=True),)


def test_the_least_bid_on_the_barrel_is_100_when_one_card_is_given_to_the_only_opponent() -> None:
    columns = {"totals": (0, 880), "barrel": (None, 0)}
    one = two(Rules(two_player="one_card", min_bid=50), **columns)  # type: ignore[arg-type]
    assert bids(one, 1)[0] == 100
    other = two(Rules(two_player="packets", min_bid=50), **columns)  # type: ignore[arg-type]
    assert bids(other, 1)[0] == 120


def test_a_pass_is_always_open_to_who_is_on_turn() -> None:
    assert Pass() in legal_actions(three(Rules(jump_bids="off")), 1)
