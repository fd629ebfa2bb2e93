"""Blind play (rules 3, 11.15, 11.16): before it has seen its cards a seat may bid 120."""

import pytest

from game.actions import Bid, Blind, Look, Redeal
from game.engine import legal_actions
from game.errors import Reason
from game.events import BidMade, Looked
from game.phases import Auction, Call, Exchange
from game.rules import Rules
from game.state import State
from game.views import view
from tests.game.script import after, reason, told
from tests.game.tables import THREE, three

FOREHAND = Rules(blind="forehand")
ANYONE = Rules(blind="anyone")
POOR = ("9S JS QS 9C JC 9D JD", "AS TS KS QC AC TC KC", "AD TD KD QD JH 9H KH")


def auction(state: State) -> Auction:
    assert isinstance(state.phase, Auction)
    return state.phase


def test_nobody_plays_blind_when_it_is_off() -> None:
    state = three(Rules(blind="off"))
    assert auction(state).unseen == ()
    assert reason(state, "1:x") is Reason.NO_BLIND_BID
    assert reason(state, "1:o") is Reason.NO_BLIND_BID


def test_the_seat_on_the_hundred_is_asked_before_it_sees_its_cards() -> None:
    state = three(FOREHAND)
    assert (auction(state).unseen, auction(state).calls, state.to_act) == ((0,), (), (0,))
    assert legal_actions(state, 0) == (Blind(), Bid(100), Look())
    seen = view(state, 0)
    assert (seen.hand, seen.unseen, seen.bounds, seen.leader) == ((), True, None, None)
    assert len(view(state, 1).hand) == 7
    assert legal_actions(state, 1) == ()


def test_forehand_in_blind_play_is_the_seat_on_the_hundred() -> None:
    assert auction(three(Rules(blind="forehand", forced_seat="dealer"))).unseen == (2,)
    assert auction(three(Rules(blind="forehand", forced_seat="last"))).unseen == (2,)


def test_anyone_may_be_blind_in_turn() -> None:
    state = after(three(ANYONE), "0:o")
    assert auction(state).unseen == (1, 2)
    assert auction(state).calls == (Call(0, 100, forced=True),)
    assert legal_actions(state, 1) == (Blind(), Look())
    assert legal_actions(state, 2) == (Look(),)
    assert reason(state, "2:x") is Reason.NOT_YOUR_TURN
    assert state.to_act == (1, 2)


def test_who_looks_sees_his_cards_and_bids_on() -> None:
    state = three(FOREHAND)
    assert told(state, "0:o") == (Looked(0), BidMade(0, 100, forced=True))
    state = after(state, "0:o")
    assert len(view(state, 0).hand) == 7
    assert auction(state).turn == 1
    state = after(three(ANYONE), "0:o 2:o 1:o 1:b105")
    assert len(view(state, 2).hand) == 7
    assert reason(state, "2:x") is Reason.NO_BLIND_BID


def test_cards_that_are_not_seen_cannot_be_bid_on() -> None:
    state = three(ANYONE)
    for word in ("0:b105", "0:p"):
        assert reason(state, word) is Reason.LOOK_FIRST
    state = after(state, "0:o")
    for word in ("1:b105", "1:p", "1:b100"):
        assert reason(state, word) is Reason.LOOK_FIRST


def test_the_hundred_said_unseen_is_no_bid_of_ones_own() -> None:
    state = after(three(FOREHAND), "0:b100")
    assert auction(state).calls == (Call(0, 100, forced=True),)
    assert auction(state).unseen == (0,)
    state = after(state, "1:b105 2:p")
    assert legal_actions(state, 0) == (Blind(), Look())
    assert auction(after(state, "0:x")).calls[-1] == Call(0, 120, blind=True)


def test_blind_is_bid_only_while_120_is_a_raise() -> None:
    state = after(three(FOREHAND), "0:b100 1:b120 2:p")
    assert auction(state).unseen == ()
    assert not view(state, 0).unseen
    assert reason(state, "0:x") is Reason.NO_BLIND_BID
    state = after(three(FOREHAND), "0:b100 1:b115 2:p")
    assert auction(state).unseen == (0,)


def test_a_blind_bid_ends_it_for_the_others() -> None:
    state = after(three(ANYONE), "0:x")
    assert (auction(state).unseen, auction(state).blind) == ((), True)
    assert view(state, 0).unseen
    assert len(view(state, 1).hand) == len(view(state, 2).hand) == 7
    assert legal_actions(state, 0) == ()


def test_a_blind_bid_may_jump() -> None:
    state = three(Rules(blind="anyone", jump_bids="off"))
    assert Blind() in legal_actions(after(state, "0:o"), 1)


def test_a_blind_bid_nobody_outbids_is_not_raised_and_the_talon_not_shown() -> None:
    state = after(three(FOREHAND), "0:x 1:p 2:p")
    assert isinstance(state.phase, Exchange)
    bought = state.phase.bought
    assert (bought.declarer, bought.bid, bought.blind) == (0, 120, True)
    assert (bought.talon_shown, bought.forced) == (False, False)
    assert len(view(state, 0).hand) == 10
    assert view(state, 1).talon == ()
    state = after(state, "0:g1AS 0:g2TS")
    assert state.phase.kind == "tricks"
    assert state.phase.contract == 120


def test_10_20_who_is_outbid_sees_his_cards_and_bids_on() -> None:
    """Situation 20: the blind bid is void with its multiplier, the deal is an ordinary one."""
    state = after(three(FOREHAND), "0:x 1:b125")
    assert not auction(state).blind
    assert len(view(state, 0).hand) == 7
    state = after(state, "2:p 0:b130 1:p")
    assert isinstance(state.phase, Exchange)
    assert not state.phase.bought.blind
    assert state.phase.bought.talon_shown


def test_outbidding_takes_more_than_120_hence_a_marriage() -> None:
    hands = (THREE[0], "AC TC KC QH JS 9S JD", "AD TD KD QD JH 9H KH")
    assert reason(after(three(FOREHAND, hands), "0:x"), "1:b125") is Reason.BID_ABOVE_CAP


def test_10_20_golden_deals_know_no_blind_play() -> None:
    """Situation 20 as well."""
    assert three(Rules(blind="anyone", golden="on")).phase.kind == "exchange"


def test_who_passes_automatically_may_not_play_blind() -> None:
    rules = Rules(blind="anyone", blind_min_score="off", no_bid_below=-100)
    state = three(rules, totals=(-200, -200, 0))
    assert auction(state).unseen == (2,)
    assert auction(state).calls == (Call(0, 100, forced=True), Call(1, 0, forced=True))


def test_a_new_deal_cannot_be_asked_for_before_the_cards_are_seen() -> None:
    state = three(FOREHAND, POOR)
    assert Redeal("below") not in legal_actions(state, 0)
    assert reason(state, "0:rbelow") is Reason.NO_REDEAL_RIGHT
    state = after(state, "0:o")
    assert Redeal("below") in legal_actions(state, 0)
    assert after(state, "0:rbelow").attempt == 1


@pytest.mark.parametrize("last", ["2:o", "2:b100"])
def test_11_78_the_last_seat_may_ask_when_it_sees_its_cards(last: str) -> None:
    """Its look, or its 100 unseen, is the end of the auction."""
    rules, hands = Rules(blind="forehand", forced_seat="last"), (POOR[1], POOR[2], POOR[0])
    state = after(three(rules, hands), "0:p 1:p")
    assert Redeal("below") not in legal_actions(state, 2)
    state = after(state, last)
    assert state.phase.kind == "exchange"
    assert Redeal("below") in legal_actions(state, 2)
    assert after(state, "2:rbelow").attempt == 1
    assert reason(after(state, "2:g09S"), "2:rbelow") is Reason.NO_REDEAL_RIGHT


def test_11_78_who_said_the_hundred_unseen_may_ask_when_all_have_passed() -> None:
    state = after(three(FOREHAND, POOR), "0:b100 1:p 2:p")
    assert Redeal("below") in legal_actions(state, 0)


def test_11_54_who_saw_his_cards_in_time_may_not() -> None:
    state = after(three(FOREHAND, POOR), "0:o 1:p 2:p")
    assert Redeal("below") not in legal_actions(state, 0)


def test_a_blind_bid_gives_up_the_new_deal() -> None:
    state = after(three(FOREHAND, POOR), "0:x")
    assert auction(state).rights == ()


def test_a_sitter_who_opens_may_say_it_blind_instead() -> None:
    rules = Rules(blind="forehand", barrel_auction="opens")
    state = three(rules, totals=(0, 880, 0), barrel=(None, 0, None))
    assert auction(state).unseen == (1,)
    assert legal_actions(state, 1) == (Blind(), Bid(120), Look())
    said = after(state, "1:b120")
    assert auction(said).unseen == ()
    assert auction(said).calls == (Call(1, 120, forced=True),)
    blind = after(state, "1:x 2:p 0:p")
    assert isinstance(blind.phase, Exchange)
    assert blind.phase.bought.blind


def test_who_has_the_hundred_unseen_when_all_pass_has_an_ordinary_deal() -> None:
    state = after(three(FOREHAND), "0:b100 1:p 2:p")
    assert isinstance(state.phase, Exchange)
    bought = state.phase.bought
    assert (bought.blind, bought.forced, bought.talon_shown) == (False, True, False)


def test_the_last_of_all_decides_when_the_others_have_passed() -> None:
    state = after(three(Rules(blind="forehand", forced_seat="last")), "0:p 1:p")
    assert legal_actions(state, 2) == (Blind(), Bid(100), Look())
    assert after(state, "2:o").phase.kind == "exchange"
    assert after(state, "2:b100").phase.kind == "exchange"
    assert after(state, "2:x").phase.kind == "exchange"
