"""Section 8: the dealer who sits out, and what the talon brings him."""

import pytest

from game.events import DealSettled
from game.rules import Rules
from game.state import GoldenRound
from tests.game.script import after, booked, in_tricks, settlement, standing, told

ZEROS = (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("option", "talon", "income"),
    [
        ("points_marriage", "KH QH AS", 120),
        ("points_marriage", "KH JS AS", 15),
        ("points_marriage", "JS QH 9C", 5),
        ("points", "KH QH AS", 20),
        ("points_half", "KH QH AS", 120),
        ("points_half", "KH QS AS", 90),
        ("points_half", "KH JS 9S", 55),
        ("off", "KH QH AS", 0),
        ("aces_melds", "KH QH AS", 150),
        ("aces_melds", "AC AS KS", 100),
        ("aces_melds", "TC TS KS", 0),
        ("points", "9C 9S 9D", 0),
    ],
)
def test_sitter_scores(option: str, talon: str, income: int) -> None:
    rules = Rules(sitter_scores=option)  # type: ignore[arg-type]
    end = booked((100, 20, 0, 0), talon=talon, rules=rules)
    assert end.bonus == (((3, income),) if income else ())
    assert end.standing.totals == (100, 20, 0, income)


def test_sitter_income_is_rounded_like_a_defenders() -> None:
    end = booked((100, 20, 0, 0), talon="KC QC AS", rules=Rules(rounding=10))
    assert end.bonus == ((3, 80),)


def test_the_dealer_sitting_out_is_the_one_who_deals() -> None:
    end = booked((0, 100, 20, 0), dealer=0, declarer=1, talon="AS TS KS", rules=Rules())
    assert end.bonus == ((0, 25),)


def test_10_24_he_earns_no_bolt_and_no_attempt() -> None:
    """Rules 10.24."""
    sheet = standing((0, 0, 0, 880), barrel=(None, None, None, 2), bolts=(0, 0, 0, 2))
    end = booked((100, 20, 0, 0), sheet, tricks=(4, 2, 2, 0), talon="AS TS KS")
    assert end.standing.barrel == (None, None, None, 2)
    assert end.standing.bolts == (0, 0, 0, 2)
    assert end.standing.totals[3] == 880
    assert end.bonus == ()


def test_he_gets_nothing_at_the_barrier_nor_frozen() -> None:
    rules = Rules(barrel="off", barrier=800)
    assert (
        booked((100, 0, 0, 0), standing((0, 0, 0, 810)), talon="AS TS KS", rules=rules).bonus == ()
    )
    frozen = Rules(barrel_others="freeze")
    sits = standing((880, 0, 0, 0), barrel=(0, None, None, None))
    assert booked((60, 0, 0, 0), sits, contract=120, talon="AS TS KS", rules=frozen).bonus == ()
    assert booked((60, 0, 0, 0), sits, contract=120, talon="AS TS KS").bonus == ((3, 25),)


def test_his_income_may_lift_him_onto_the_barrel() -> None:
    sits = standing((880, 0, 0, 860), barrel=(0, None, None, None))
    end = booked((20, 100, 0, 0), sits, declarer=1, talon="AS TS KS")
    assert end.standing.totals == (760, 100, 0, 880)
    assert end.marks == (("barrel", 3), ("knocked", 0))


def test_his_income_may_be_dumped_and_may_win() -> None:
    end = booked((100, 0, 0, 0), standing((0, 0, 0, 530)), talon="AS TS KS")
    assert end.marks == (("dump", 3),)
    won = booked(
        (100, 0, 0, 0), standing((0, 0, 0, 980)), talon="AS TS KS", rules=Rules(barrel="off")
    )
    assert won.winner == 3


def test_his_income_is_never_doubled_and_outlives_a_writeoff() -> None:
    golden = standing(ZEROS, golden=GoldenRound(4))
    end = booked((120, 0, 0, 0), golden, contract=120, talon="AS TS KS")
    assert end.bonus == ((3, 25),)
    off = booked(ZEROS, result="written_off", talon="AS TS KS")
    assert off.scores == (-100, 60, 60, 0)
    assert off.bonus == ((3, 25),)


def test_a_golden_round_has_four_deals() -> None:
    last = standing(ZEROS, golden=GoldenRound(1))
    end = booked((0, 60, 60, 0), last, contract=120, rules=Rules(golden="on"))
    assert end.standing.golden == GoldenRound(4)


def test_the_trick_goes_past_the_dealer() -> None:
    state = in_tricks(["9S 9C", "TS TC", "AS JC", ""], declarer=2, rules=Rules())
    state = after(state, "2:cJC 0:c9C")
    assert state.to_act == (1,)
    state = after(state, "1:cTC")
    assert state.to_act == (1,)
    state = after(state, "1:cTS 2:cAS")
    (*_, end) = told(state, "0:c9S")
    assert isinstance(end, DealSettled)
    assert end.points[3] == 0


def test_the_deal_moves_on_through_all_four() -> None:
    state, _ = settlement((100, 20, 0, 0))
    assert (state.dealer, state.playing) == (0, (1, 2, 3))
