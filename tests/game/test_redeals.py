"""New deals by right (rules 2): who may ask, why and until when."""

import pytest

from game.actions import Redeal
from game.cards import cards
from game.engine import apply, legal_actions
from game.errors import IllegalActionError, Reason
from game.events import RedealAsked
from game.phases import Auction, Dealing, Exchange, Right, Tricks
from game.rules import Rules, Value, from_dict
from game.state import State
from tests.game.script import after, reason, told
from tests.game.tables import THREE, dealing, ready, rest, three, two

NINES = ("9S 9C 9D 9H AS AC AD", "TS TC TD TH KS KC KD", "QS QC QD QH JS JC AH")
THREE_NINES = ("AS AC AD AH TS TC TD", "9S 9C 9D TH KS KC KD", "QS QC QD QH JS JC JD")
JACKS = ("AS AC AD AH TS TC TD", "9S 9C JH TH KS KC KD", "QS QC QD KH JS JC JD")
ALL_JACKS = ("AS AC AD AH TS TC TD", "9S 9C KH TH KS KC KD", "JS JC JD JH QS QC QD")


def rights(values: dict[str, Value], hands: tuple[str, ...]) -> tuple[Right, ...]:
    """Return the rights that hands just dealt give."""
    phase = three(from_dict({"redeal_below": "off", **values}), hands).phase
    assert isinstance(phase, Auction)
    return phase.rights


def test_four_nines_may_be_thrown_in_on_request() -> None:
    assert rights({"redeal_four_nines": "request"}, NINES) == (Right(0, "four_nines"),)


def test_four_nines_give_no_right_when_it_is_off() -> None:
    assert rights({"redeal_four_nines": "off"}, NINES) == ()


def test_automatic_leaves_nothing_to_ask() -> None:
    then, _ = dealing(ready(Rules(redeal_four_nines="automatic")), NINES)
    assert isinstance(then.phase, Dealing)


HELD = {
    11: "QS QC QD JS 9S 9C 9D",
    12: "QS QC QD QH 9S 9C 9D",
    13: "QS QC QD JS JC 9S 9C",
    14: "QS QC QD QH JS 9S 9C",
    15: "QS QC QD JS JC JD 9S",
    17: "KS QC QD QH JS JC 9S",
}
"""A hand by its card points."""


def hand_of(points: int) -> tuple[str, ...]:
    """Return hands of which seat 1 holds so many card points, the others too many for a right."""
    best = sorted(rest(cards(HELD[points])), key=lambda card: -card.points)
    return " ".join(best[:14:2]), HELD[points], " ".join(best[1:14:2])


@pytest.mark.parametrize(
    ("below", "has", "has_not"),
    [(11, None, 11), (12, 11, 12), (13, 12, 13), (14, 13, 14), (15, 14, 15), (18, 17, None)],
)
def test_a_hand_below_may_be_thrown_in(below: int, has: int | None, has_not: int | None) -> None:
    if has is not None:
        assert rights({"redeal_below": below}, hand_of(has)) == (Right(1, "below"),)
    if has_not is not None:
        assert rights({"redeal_below": below}, hand_of(has_not)) == ()


def test_no_hand_is_too_poor_when_it_is_off() -> None:
    assert rights({"redeal_below": "off"}, hand_of(11)) == ()


@pytest.mark.parametrize(
    ("value", "forehand", "another"),
    [("off", False, False), ("anyone", True, True), ("forehand", True, False)],
)
def test_three_nines(value: str, *, forehand: bool, another: bool) -> None:
    values: dict[str, Value] = {"redeal_three_nines": value}
    first = (THREE_NINES[1], THREE_NINES[0], THREE_NINES[2])
    assert rights(values, first) == ((Right(0, "three_nines"),) if forehand else ())
    assert rights(values, THREE_NINES) == ((Right(1, "three_nines"),) if another else ())


def test_three_nines_are_three_or_four() -> None:
    values: dict[str, Value] = {"redeal_three_nines": "anyone", "redeal_four_nines": "off"}
    assert rights(values, NINES) == (Right(0, "three_nines"),)


def test_four_jacks() -> None:
    assert rights({"redeal_four_jacks": "on"}, ALL_JACKS) == (Right(2, "four_jacks"),)
    assert rights({"redeal_four_jacks": "on"}, JACKS) == ()
    assert rights({"redeal_four_jacks": "off"}, ALL_JACKS) == ()


def test_any_reason_that_holds_will_do() -> None:
    values: dict[str, Value] = {"redeal_three_nines": "anyone"}
    state = three(from_dict(values), NINES)
    asked = [each for each in legal_actions(state, 0) if isinstance(each, Redeal)]
    assert asked == [Redeal("four_nines"), Redeal("three_nines")]
    for each in asked:
        assert after(state, f"0:{each}").attempt == 1


def test_with_two_the_thresholds_are_used_on_ten_cards() -> None:
    rich, poor = "AS TS AC TC KC AD TD KD TH AH", "9S 9C 9D JS JC JD JH QS QC QD"
    state = two(Rules(redeal_below=18), (poor, rich), "KS 9H QH KH")
    assert isinstance(state.phase, Auction)
    assert state.phase.rights == (Right(0, "below"),)
    state = two(Rules(redeal_below=18), (poor.replace("QD", "KS"), rich), "QD 9H QH KH")
    assert isinstance(state.phase, Auction)
    assert state.phase.rights == ()


TALON_RULES = Rules(redeal_talon_below=5, redeal_talon_nines=2, redeal_talon_jacks="on")
ALWAYS = Rules(
    redeal_talon_below=5, redeal_talon_nines=2, redeal_talon_jacks="on", redeal_talon_when="always"
)
RICH = ("AS TS KS QS AC TC KC", "QC AD TD KD QD JD KH", "AH TH QH 9S JS 9C JC")
"""The talon is ``9D JH 9H``: two points, two nines."""
JACK_TALON = ("AS TS KS QS AC TC KC", "QC AD TD KD QD 9D KH", "AH TH QH 9S JD 9C 9H")
"""The talon is ``JS JC JH``: six points, three jacks."""


def exchange(state: State) -> Exchange:
    assert isinstance(state.phase, Exchange)
    return state.phase


@pytest.mark.parametrize(("below", "right"), [("off", False), (4, True), (5, True)])
def test_a_poor_talon(below: Value, *, right: bool) -> None:
    state = after(three(from_dict({"redeal_talon_below": below}), RICH), "1:p 2:p")
    assert exchange(state).rights == ((Right(0, "talon_below"),) if right else ())


def test_four_points_in_the_talon_are_fewer_than_five() -> None:
    hands = ("AS TS KS QS AC TC KC", "QC AD TD 9H QD JD KH", "AH TH QH 9S JS 9C JC")
    for below, right in ((4, False), (5, False)):
        state = after(three(from_dict({"redeal_talon_below": below}), hands), "1:p 2:p")
        assert bool(exchange(state).rights) is right
    hands = ("AS TS KS QS AC TC KC", "QC AD TD KD QD JD JS", "AH TH QH 9S KH JH JC")
    for below, right in ((4, True), (5, True)):
        state = after(three(from_dict({"redeal_talon_below": below}), hands), "1:p 2:p")
        assert bool(exchange(state).rights) is right


@pytest.mark.parametrize(("nines", "right"), [("off", False), (2, True)])
def test_two_nines_in_the_talon(nines: Value, *, right: bool) -> None:
    state = after(three(from_dict({"redeal_talon_nines": nines}), RICH), "1:p 2:p")
    assert exchange(state).rights == ((Right(0, "talon_nines"),) if right else ())


@pytest.mark.parametrize(("jacks", "right"), [("off", False), ("on", True)])
def test_three_jacks_in_the_talon(jacks: Value, *, right: bool) -> None:
    state = after(three(from_dict({"redeal_talon_jacks": jacks}), JACK_TALON), "1:p 2:p")
    assert exchange(state).rights == ((Right(0, "talon_jacks"),) if right else ())


def test_the_declarer_asks_before_he_gives_a_card() -> None:
    state = after(three(TALON_RULES, RICH), "1:p 2:p")
    assert told(state, "0:rtalon_below") == (RedealAsked(0, "talon_below"),)
    assert reason(state, "1:rtalon_below") is Reason.NO_REDEAL_RIGHT
    state = after(state, "0:g1QS")
    assert reason(state, "0:rtalon_below") is Reason.NO_REDEAL_RIGHT


def test_the_talon_of_a_raise_is_thrown_in_only_always() -> None:
    assert exchange(after(three(TALON_RULES, RICH), "1:b105 2:p 0:p")).rights == ()
    state = after(three(ALWAYS, RICH), "1:b105 2:p 0:p")
    assert {right.seat for right in exchange(state).rights} == {1}


def test_a_golden_talon_and_a_skipped_auction_are_not_forced() -> None:
    golden = {"golden": "on", "redeal_talon_nines": 2}
    assert exchange(three(from_dict(golden), RICH)).rights == ()
    assert exchange(three(from_dict({**golden, "redeal_talon_when": "always"}), RICH)).rights
    skip = {"barrel_auction": "skip", "redeal_talon_nines": 2}
    columns = {"totals": (880, 0, 0), "barrel": (0, None, None)}
    assert exchange(three(from_dict(skip), RICH, **columns)).rights == ()


POOR = ("AS TS KS AC TC KC AD", "9S JS QS 9C JC QC TD", "KD QD KH QH AH TH JH")
"""Seat 1 has 20 points, 10 of them in one card; the talon is ``9D JD 9H``."""


@pytest.mark.parametrize(("value", "right"), [("off", ()), ("on", (Right(1, "after_pass"),))])
def test_a_poor_hand_after_the_exchange(value: str, right: tuple[Right, ...]) -> None:
    rules = from_dict({"redeal_after_pass": value, "redeal_below": 18})
    hands = (POOR[0], POOR[1].replace("TD", "KH"), POOR[2].replace("KH", "TD"))
    state = after(three(rules, hands), "1:p 2:p 0:g19D 0:g2JD")
    assert exchange(state).rights == right


def test_four_nines_after_the_exchange_count_also_when_dealt_ones_do_not() -> None:
    rules = from_dict(
        {"redeal_after_pass": "on", "redeal_four_nines": "off", "redeal_below": "off"}
    )
    hands = ("AS TS KS QS AC TC KC", "9S 9C 9H AD TD KD QD", "AH TH KH QH JS JC JD")
    state = after(three(rules, hands), "1:p 2:p 0:g19D 0:g2QS")
    assert exchange(state).rights == (Right(1, "after_pass"),)
    assert legal_actions(state, 1) == (Redeal("after_pass"),)


def test_the_window_after_the_exchange_ends_with_the_first_lead() -> None:
    rules = from_dict({"redeal_after_pass": "on", "redeal_below": 18})
    hands = (POOR[0], POOR[1].replace("TD", "KH"), POOR[2].replace("KH", "TD"))
    state = after(three(rules, hands), "1:p 2:p 0:g19D 0:g2JD")
    assert state.to_act == (0, 1)
    assert after(state, "1:rafter_pass").attempt == 1
    state = after(state, "0:k100")
    assert isinstance(state.phase, Tricks)
    assert state.to_act == (0, 1)
    assert Redeal("after_pass") in legal_actions(state, 1)
    assert Redeal("after_pass") not in legal_actions(state, 0)
    assert after(state, "1:rafter_pass").attempt == 1
    led = after(state, "0:cAS")
    assert led.to_act == (1,)
    assert reason(led, "1:rafter_pass") is Reason.NO_REDEAL_RIGHT


def test_the_declarer_may_not_cancel_his_own_contract() -> None:
    hands = ("9S JS QS 9C JC QC 9D", "AS TS KS AC TC KC AD", "KD QD KH QH AH TH TD")
    rules = from_dict({"redeal_after_pass": "on", "redeal_below": 18})
    state = after(three(rules, hands), "1:p 2:p 0:g1JD 0:g2JH")
    assert exchange(state).rights == ()


def test_nothing_can_be_asked_for_between_deals() -> None:
    with pytest.raises(IllegalActionError) as refused:
        apply(ready(Rules()), 0, Redeal("below"))
    assert refused.value.reason is Reason.WRONG_PHASE


def test_in_a_golden_deal_a_right_of_the_cards_dealt_holds_until_a_card_is_given() -> None:
    hands = ("AS TS KS QS AC TC KC", "9S JS QC 9C JC QD 9D", "AD TD KD AH TH KH QH")
    state = three(Rules(golden="on"), hands)
    assert exchange(state).rights == (Right(1, "below"),)
    assert state.to_act == (0, 1)
    assert after(state, "1:rbelow").standing.golden == state.standing.golden
    assert reason(after(state, "0:g1AS"), "1:rbelow") is Reason.NO_REDEAL_RIGHT


def test_hands_that_are_good_enough_give_no_right() -> None:
    state = three(Rules(), THREE)
    assert isinstance(state.phase, Auction)
    assert state.phase.rights == ()
