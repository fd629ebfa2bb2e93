"""Rules 1.11, 1.13 and 5: what a deal adds, rounding, bolts and the dump truck."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.phases import Dealing, Finished
from game.rules import Rules
from game.scoring import rounded, writeoff_gain
from tests.game.script import booked, settlement, standing


@pytest.mark.parametrize(
    ("points", "step", "expected"),
    [
        (31, 5, 30), (32, 5, 30), (33, 5, 35), (34, 5, 35), (35, 5, 35), (36, 5, 35), (37, 5, 35),
        (38, 5, 40), (39, 5, 40), (40, 5, 40), (0, 5, 0), (2, 5, 0), (3, 5, 5), (34, 10, 30),
        (35, 10, 40), (45, 10, 50), (44, 10, 40), (37, 1, 37),
    ],
)  # fmt: skip
def test_points_are_rounded_to_the_nearest(points: int, step: int, expected: int) -> None:
    assert rounded(points, step) == expected


@given(st.integers(0, 500), st.sampled_from([1, 5, 10]))
def test_rounding_is_never_further_than_half_a_step(points: int, step: int) -> None:
    assert rounded(points, step) % step == 0
    assert -Fraction(step, 2) < rounded(points, step) - points <= Fraction(step, 2)


@given(st.integers(0, 500))
def test_rounding_is_the_arithmetic_of_the_rules(points: int) -> None:
    assert rounded(points, 5) == (2 * points + 5) // 10 * 5
    assert rounded(points, 10) == (points + 5) // 10 * 10


@pytest.mark.parametrize(
    ("bid", "gain"), [(100, 50), (105, 55), (110, 55), (115, 60), (120, 60), (125, 65)]
)
def test_half_the_bid_is_rounded_with_halves_up(bid: int, gain: int) -> None:
    assert writeoff_gain(Rules(writeoff_gain="half"), bid) == gain
    assert writeoff_gain(Rules(), bid) == 60


def test_a_contract_made_scores_exactly_the_contract() -> None:
    assert booked((150, 20, 30), contract=120).scores == (120, 20, 30)


def test_a_contract_failed_is_deducted() -> None:
    assert booked((118, 2, 0), contract=120).scores == (-120, 0, 0)


def test_a_contract_just_reached_is_made() -> None:
    assert booked((120, 0, 0), contract=120).result == "made"


def test_the_declarers_points_are_not_rounded() -> None:
    assert booked((119, 1, 0), contract=120).result == "failed"


def test_defenders_score_what_they_took_rounded() -> None:
    assert booked((52, 37, 31), contract=100).scores == (-100, 35, 30)
    assert booked((49, 38, 33), contract=100).scores == (-100, 40, 35)


def test_rounded_scores_need_not_add_up() -> None:
    assert sum(booked((54, 33, 33), declarer=1, contract=100).scores) == -10


def test_a_defenders_marriage_is_his() -> None:
    assert booked((60, 130, 30), contract=120).scores == (-120, 130, 30)


def test_totals_may_be_negative() -> None:
    assert booked((0, 60, 60), standing((-500, 0, 0)), contract=120).standing.totals[0] == -620


def test_scores_are_added_to_the_totals() -> None:
    sheet = standing((100, -35, 0))
    assert booked((100, 20, 0), sheet, contract=100).standing.totals == (200, -15, 0)


def test_the_deal_moves_to_the_left() -> None:
    state, _ = settlement((100, 20, 0), contract=100)
    assert (state.deal, state.dealer, state.attempt) == (2, 0, 0)
    assert isinstance(state.phase, Dealing)


def test_who_takes_no_trick_earns_a_bolt() -> None:
    end = booked((120, 0, 0), standing(bolts=(0, 1, 0)), contract=120, tricks=(8, 0, 0))
    assert end.standing.bolts == (0, 2, 1)
    assert end.penalties == ()


def test_a_trick_without_points_is_a_trick() -> None:
    end = booked((120, 0, 0), contract=120, tricks=(6, 1, 1))
    assert end.standing.bolts == (0, 0, 0)


def test_the_third_bolt_costs_120_and_the_count_begins_anew() -> None:
    sheet = standing((0, 300, 0), bolts=(0, 2, 1))
    end = booked((100, 0, 20), sheet, contract=100, tricks=(6, 0, 2))
    assert end.penalties == (("bolt", 1, -120),)
    assert end.standing.bolts == (0, 0, 1)
    assert end.standing.totals == (100, 180, 20)
    assert end.scores == (100, 0, 20)


def test_bolts_need_not_follow_one_another() -> None:
    """``bolts=total``: a deal with a trick between two bolts breaks nothing."""
    end = booked((60, 40, 20), standing(bolts=(0, 2, 0)), contract=100, tricks=(3, 3, 2))
    assert end.standing.bolts == (0, 2, 0)


def test_a_declarer_without_a_trick_loses_the_contract_and_earns_a_bolt() -> None:
    end = booked((0, 60, 60), standing(bolts=(2, 0, 0)), contract=100, tricks=(0, 4, 4))
    assert end.scores == (-100, 60, 60)
    assert end.penalties == (("bolt", 0, -120),)
    assert end.standing.totals == (-220, 60, 60)


@pytest.mark.parametrize(
    ("before", "points", "total"),
    [
        (495, 60, 0),
        (540, 30, 570),
        (555 - 35, 37, 0),
        (550, 0, 550),
        (500, 54, 0),
        (560, 0, 560),
    ],
)
def test_a_total_of_555_is_dumped(before: int, points: int, total: int) -> None:
    end = booked((100, points, 0), standing((0, before, 0)), contract=100)
    assert end.standing.totals[1] == total
    assert (("dump", 1) in end.marks) == (total == 0)


def test_minus_555_is_dumped_too() -> None:
    end = booked((0, 60, 60), standing((-455, 0, 0)), contract=100)
    assert end.standing.totals[0] == 0
    assert end.marks == (("dump", 0),)


def test_a_penalty_may_lead_to_the_dump() -> None:
    sheet = standing((0, 675, 0), bolts=(0, 2, 0))
    end = booked((100, 0, 20), sheet, contract=100, tricks=(6, 0, 2))
    assert end.standing.totals[1] == 0
    assert end.marks == (("dump", 1),)


def test_a_penalty_may_lead_past_the_dump() -> None:
    """555 is looked for once, when everything is booked."""
    sheet = standing((0, 555 - 60, 0), bolts=(0, 2, 0))
    end = booked((100, 60, 0), sheet, contract=100, tricks=(6, 0, 2))
    assert end.standing.totals[1] == 555 - 120
    assert end.marks == ()


def test_the_match_goes_on_while_nobody_has_won() -> None:
    state, end = settlement((100, 20, 0), standing((700, 0, 0)), contract=100)
    assert end.winner is None
    assert not isinstance(state.phase, Finished)
