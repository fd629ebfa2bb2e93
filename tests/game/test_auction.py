"""Rules 1.4, 1.5, 2 and 3: the forced bid, raises, caps, and requests for a new deal."""

from collections.abc import Sequence

import pytest

from game.actions import Bid, Pass, Redeal, RedealReason
from game.engine import legal_actions
from game.errors import Reason
from game.events import BidMade, Passed, RedealAsked, TalonSeen, TalonTaken
from game.phases import (
    Auction,
    Call,
    Dealing,
    Exchange,
)
from game.state import State
from game.views import view
from tests.game.script import after, reason, refusal, standing, table, told

PLAIN = ("AS TS KS 9S QC JC 9C", "AC TC KC QD JD 9D QS", "AD TD KD QH JH 9H JS")
PAIRS = ("AS TS KS QS JS 9S AC", "TC KC QC JC 9C AD TD", "KD QD JD 9D AH TH KH")
"""Each seat holds a marriage: 40, 60 and 80."""


def auction(state: State) -> Auction:
    """Return the auction that is going on."""
    assert isinstance(state.phase, Auction)
    return state.phase


def bought(state: State) -> Exchange:
    """Return the exchange to which the auction has led."""
    assert isinstance(state.phase, Exchange)
    return state.phase


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_the_seat_on_the_dealers_left_is_bound_to_100(dealer: int) -> None:
    opened = table(PLAIN, dealer=dealer)
    left = (dealer + 1) % 3
    assert auction(opened).calls == (Call(left, 100, forced=True),)
    assert auction(opened).leader == left
    assert opened.to_act == ((dealer + 2) % 3,)


@pytest.mark.parametrize("amount", [5, 95, 100])
def test_a_bid_must_raise(amount: int) -> None:
    refused = refusal(table(PLAIN), f"1:b{amount}")
    assert refused.reason is Reason.BID_TOO_LOW
    assert refused.amount == 105


@pytest.mark.parametrize("amount", [106, 107, 109, 111])
def test_a_bid_is_a_multiple_of_five(amount: int) -> None:
    refused = refusal(table(PLAIN), f"1:b{amount}")
    assert refused.reason is Reason.BID_NOT_A_STEP
    assert refused.amount == 5


def test_a_bid_may_jump() -> None:
    state = after(table(PLAIN), "1:b120")
    assert auction(state).bid == 120
    assert auction(state).leader == 1
    assert told(table(PLAIN), "1:b120") == (BidMade(1, 120),)


def test_the_turn_goes_clockwise_among_those_who_are_in() -> None:
    turns = []
    state = table(PAIRS)
    for call in ("1:b105", "2:b110", "0:b115", "1:p", "2:b120", "0:b125"):
        turns.append(auction(state).turn)
        state = after(state, call)
    assert turns == [1, 2, 0, 1, 2, 0]
    assert auction(state).turn == 2


def test_a_pass_is_final() -> None:
    state = after(table(PAIRS), "1:p 2:b105 0:b110")
    assert auction(state).turn == 2
    assert reason(state, "1:b120") is Reason.NOT_YOUR_TURN
    assert told(table(PAIRS), "1:p") == (Passed(1),)


@pytest.mark.parametrize("word", ["0:p", "0:b105", "2:p", "2:b105", "7:p", "7:b120"])
def test_who_is_not_on_turn_cannot_call(word: str) -> None:
    assert reason(table(PLAIN), word) is Reason.NOT_YOUR_TURN


@pytest.mark.parametrize("word", ["1:cAC", "1:mKC", "1:w", "1:g0AC", "1:k120", "0:cAS"])
def test_only_calls_belong_to_the_auction(word: str) -> None:
    assert reason(table(PLAIN), word) is Reason.WRONG_PHASE


@pytest.mark.parametrize(
    ("script", "declarer", "bid"),
    [
        ("1:p 2:p", 0, 100),
        ("1:b105 2:p 0:p", 1, 105),
        ("1:p 2:b115 0:p", 2, 115),
        ("1:b105 2:b110 0:b115 1:p 2:p", 0, 115),
        ("1:b105 2:p 0:b110 1:b120 0:p", 1, 120),
    ],
)
def test_the_last_one_in_is_declarer_at_his_bid(script: str, declarer: int, bid: int) -> None:
    phase = bought(after(table(PLAIN), script))
    assert (phase.bought.declarer, phase.bought.bid) == (declarer, bid)
    assert phase.hands[declarer].bit_count() == 10
    assert phase.hands[declarer] & phase.bought.talon == phase.bought.talon


def test_the_forced_seat_has_it_at_100_when_all_pass() -> None:
    events = told(after(table(PLAIN), "1:p"), "2:p")
    assert events[:2] == (Passed(2), TalonTaken(0))
    assert isinstance(events[2], TalonSeen)
    assert events[2].seat == 0


@pytest.mark.parametrize(
    ("hand", "cap"),
    [
        ("AS TS KS 9S QC JC 9C", 120),
        ("KS QS 9S JS TS AS 9C", 160),
        ("KC QC 9S JS TS AS 9C", 180),
        ("KD QD 9S JS TS AS 9C", 200),
        ("KH QH 9S JS TS AS 9C", 220),
        ("KS QS KC QC TS AS 9C", 220),
        ("KD QD KH QH TS AS 9C", 300),
        ("KC QC KD QD KH QH 9C", 360),
        ("KC QC KD QD KH QH KS", 360),
    ],
)
def test_the_cap_is_120_and_the_marriages_dealt(hand: str, cap: int) -> None:
    state = table(rest_for(hand))
    assert legal_actions(state, 1)[-1] == Bid(cap)
    assert auction(after(state, f"1:b{cap}")).bid == cap
    refused = refusal(state, f"1:b{cap + 5}")
    assert refused.reason is Reason.BID_ABOVE_CAP
    assert refused.amount == cap


def rest_for(hand: str) -> Sequence[str]:
    """Return hands of which the second is this one."""
    held = set(hand.split())
    rest = [rank + suit for rank in "ATKQJ9" for suit in "SCDH" if rank + suit not in held]
    return " ".join(rest[0:14:2]), hand, " ".join(rest[1:14:2])


def test_10_7_what_may_be_bid_is_known_to_the_bidder_alone() -> None:
    """A bid above the cap changes nothing, and nobody else sees the cap, on turn or not."""
    state = table(PLAIN)
    assert reason(state, "1:b125") is Reason.BID_ABOVE_CAP
    assert view(state, 1).bounds == (105, 120)
    assert [view(state, viewer).bounds for viewer in (0, 2, None)] == [None, None, None]
    assert view(state).legal == ()


def test_10_9_the_cap_of_the_auction_knows_no_talon() -> None:
    """Rules 10.9: seat 2 holds QH, and KH lies in the talon."""
    assert reason(after(table(PLAIN), "1:p"), "2:b125") is Reason.BID_ABOVE_CAP


def test_legal_calls_are_a_pass_and_every_raise_up_to_the_cap() -> None:
    raises = (Bid(105), Bid(110), Bid(115), Bid(120))
    assert legal_actions(table(PLAIN), 1) == (Pass(), *raises)
    assert legal_actions(table(PLAIN), 0) == ()


def test_who_cannot_raise_can_only_pass() -> None:
    assert legal_actions(after(table(PLAIN), "1:b120"), 2) == (Pass(),)


ON_BARREL = standing((0, 880, 0), barrel=(None, 1, None))


def test_the_least_bid_on_the_barrel_is_120() -> None:
    state = table(PLAIN, ON_BARREL)
    assert legal_actions(state, 1) == (Pass(), Bid(120))
    refused = refusal(state, "1:b105")
    assert refused.reason is Reason.BID_TOO_LOW
    assert refused.amount == 120


def test_the_others_bid_as_ever_against_the_barrel() -> None:
    assert auction(after(table(PLAIN, ON_BARREL), "1:p 2:b105")).bid == 105


def test_a_forced_seat_on_the_barrel_opens_with_120() -> None:
    opened = table(PAIRS, standing((880, 0, 0), barrel=(0, None, None)))
    assert auction(opened).calls == (Call(0, 120, forced=True),)
    assert legal_actions(opened, 1)[1] == Bid(125)


FOUR_NINES = "9S 9C 9D 9H AS TS KS"
POOR = "9S 9C 9D JS QS KC KD"
"""13 points, and three nines."""


@pytest.mark.parametrize(
    ("hand", "reasons"),
    [
        (FOUR_NINES, ("four_nines",)),
        ("9S 9C 9D 9H JS QS KS", ("four_nines", "below")),
        (POOR, ("below",)),
        ("9S 9C JS JC QS QC KD", ()),
        ("KS QS 9S 9C 9D JC JD", ("below",)),
        ("9S 9C 9D AS TS KC QC", ()),
    ],
    ids=["four nines", "both", "13 points", "14 points", "a marriage helps not", "three nines"],
)
def test_what_entitles_to_a_new_deal(hand: str, reasons: tuple[RedealReason, ...]) -> None:
    state = table(rest_for(hand))
    asked = tuple(each.reason for each in legal_actions(state, 1) if isinstance(each, Redeal))
    assert asked == reasons
    for each in ("four_nines", "below"):
        if each in reasons:
            assert isinstance(after(state, f"1:r{each}").phase, Dealing)
        else:
            assert reason(state, f"1:r{each}") is Reason.NO_REDEAL_RIGHT


def entitled(seat: int) -> State:
    """Return a deal in which this seat alone may ask."""
    hands = ["AS AC AD AH TS TC TD", "TH KS KH QC QD QH JC"]
    hands.insert(seat, POOR)
    return table(hands)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_right_holds_out_of_turn(seat: int) -> None:
    state = entitled(seat)
    assert set(state.to_act) == {1, seat}
    assert state.to_act[0] == 1
    assert isinstance(after(state, f"{seat}:rbelow").phase, Dealing)


@pytest.mark.parametrize(
    ("seat", "script"),
    [(1, ""), (2, "1:p"), (2, "1:b105"), (0, ""), (0, "1:b105"), (0, "1:b105 2:b110")],
)
def test_the_right_holds_until_the_own_first_call(seat: int, script: str) -> None:
    """The forced 100 of seat 0 is not its own call (rules 11.54)."""
    assert isinstance(after(entitled(seat), f"{script} {seat}:rbelow").phase, Dealing)


@pytest.mark.parametrize(
    ("seat", "script"),
    [
        (1, "1:p"),
        (1, "1:b105"),
        (2, "1:p 2:b105"),
        (2, "1:b105 2:p"),
        (0, "1:b105 2:p 0:b110"),
        (0, "1:b105 2:b110 0:p"),
    ],
)
def test_the_right_ends_with_the_own_first_call(seat: int, script: str) -> None:
    state = after(entitled(seat), script)
    assert reason(state, f"{seat}:rbelow") is Reason.NO_REDEAL_RIGHT
    assert state.to_act == (auction(state).turn,)


def test_the_right_ends_with_the_auction() -> None:
    assert reason(after(entitled(0), "1:p 2:p"), "0:rbelow") is Reason.NO_REDEAL_RIGHT


@pytest.mark.parametrize("word", ["0:rbelow", "2:rfour_nines", "7:rbelow", "-1:rbelow"])
def test_nobody_else_may_ask(word: str) -> None:
    assert reason(entitled(1), word) is Reason.NO_REDEAL_RIGHT


def test_a_new_deal_has_the_same_dealer_and_number_and_nobody_scores() -> None:
    before = after(entitled(2), "1:b105")
    again = after(before, "2:rbelow")
    assert told(before, "2:rbelow") == (RedealAsked(2, "below"),)
    assert (again.dealer, again.deal, again.attempt) == (before.dealer, before.deal, 1)
    assert again.standing == before.standing
    assert again.to_act == ()
