"""Rules 6: sitting on the barrel, attempts, falls, newcomers, and the end of the match."""

import pytest

from game.phases import Dealing, Finished
from tests.game.script import booked, settlement, standing

SITS = standing((880, 300, 200), barrel=(0, None, None))
"""Seat 0 sits, and has not used an attempt."""


@pytest.mark.parametrize("before", [760, 780, 870])
def test_who_reaches_880_sits_at_exactly_880(before: int) -> None:
    end = booked((120, 0, 0), standing((before, 0, 0)), contract=120)
    assert end.standing.totals[0] == 880
    assert end.standing.barrel == (0, None, None)
    assert end.marks == (("barrel", 0),)
    assert end.scores[0] == 120


def test_875_is_not_the_barrel() -> None:
    end = booked((120, 0, 0), standing((755, 0, 0)), contract=120)
    assert end.standing.barrel == (None, None, None)


def test_a_defender_reaches_the_barrel_too() -> None:
    end = booked((20, 40, 60), standing((0, 845, 0)), contract=100)
    assert end.standing.totals[1] == 880
    assert end.standing.barrel == (None, 0, None)


def test_a_contract_as_high_as_you_like_does_not_win_past_the_barrel() -> None:
    state, end = settlement((300, 0, 0), standing((870, 0, 0)), contract=300)
    assert end.winner is None
    assert end.standing.totals[0] == 880
    assert isinstance(state.phase, Dealing)


@pytest.mark.parametrize("contract", [120, 140, 300])
def test_a_sitter_wins_as_declarer_and_is_credited_in_full(contract: int) -> None:
    state, end = settlement((contract, 0, 0), SITS, contract=contract)
    assert end.winner == 0
    assert end.standing.totals[0] == 880 + contract
    assert state.phase == Finished(winner=0)
    assert end.standing == state.standing


def test_a_sitter_wins_with_his_last_attempt() -> None:
    last = standing((880, 0, 0), barrel=(2, None, None), falls=(2, 0, 0))
    end = booked((120, 0, 0), last, contract=120)
    assert end.winner == 0
    assert end.standing.totals[0] == 1000
    assert end.marks == ()


def test_a_sitter_who_defends_scores_nothing_and_uses_an_attempt() -> None:
    end = booked((200, 20, 30), SITS, declarer=1, contract=100)
    assert end.scores == (0, -100, 30)
    assert end.standing.totals == (880, 200, 230)
    assert end.standing.barrel == (1, None, None)
    assert end.winner is None


def test_a_sitter_who_fails_uses_an_attempt_and_loses_no_points() -> None:
    end = booked((100, 20, 0), SITS, contract=120)
    assert end.scores == (0, 20, 0)
    assert end.standing.totals == (880, 320, 200)
    assert end.standing.barrel == (1, None, None)


def test_the_deal_that_leads_onto_the_barrel_is_no_attempt() -> None:
    assert booked((120, 0, 0), standing((800, 0, 0)), contract=120).standing.barrel[0] == 0


@pytest.mark.parametrize("declarer", [0, 1])
def test_three_attempts_without_a_win_end_in_a_fall(declarer: int) -> None:
    last = standing((880, 0, 0), barrel=(2, None, None))
    end = booked((60, 60, 0), last, declarer=declarer, contract=120)
    assert end.standing.totals[0] == 760
    assert end.standing.barrel == (None, None, None)
    assert end.standing.falls == (1, 0, 0)
    assert end.marks == (("fell", 0),)
    assert end.penalties == (("fall", 0, -120),)


def test_the_third_fall_is_to_zero_and_the_count_begins_anew() -> None:
    last = standing((880, 0, 0), barrel=(2, None, None), falls=(2, 1, 0))
    end = booked((60, 60, 0), last, contract=120)
    assert end.standing.totals[0] == 0
    assert end.standing.falls == (0, 1, 0)
    assert end.marks == (("fell", 0), ("zero", 0))
    assert end.penalties == (("fall", 0, -880),)


def test_a_fallen_player_scores_again() -> None:
    fallen = standing((760, 0, 0), falls=(1, 0, 0))
    assert booked((60, 60, 0), fallen, declarer=1, contract=100).standing.totals[0] == 820


def test_a_newcomer_throws_the_sitter_off() -> None:
    sheet = standing((880, 800, 0), barrel=(1, None, None))
    end = booked((20, 100, 0), sheet, declarer=1, contract=100)
    assert end.standing.totals == (760, 880, 0)
    assert end.standing.barrel == (None, 0, None)
    assert end.standing.falls == (1, 0, 0)
    assert end.marks == (("barrel", 1), ("knocked", 0))
    assert end.penalties == (("fall", 0, -120),)


def test_being_thrown_off_counts_as_a_fall_to_zero_too() -> None:
    sheet = standing((880, 800, 0), barrel=(1, None, None), falls=(2, 0, 0))
    end = booked((20, 100, 0), sheet, declarer=1, contract=100)
    assert end.standing.totals == (0, 880, 0)
    assert end.standing.falls == (0, 0, 0)
    assert end.marks == (("barrel", 1), ("knocked", 0), ("zero", 0))


def test_a_sitter_whose_attempts_are_used_up_is_not_thrown_off_as_well() -> None:
    sheet = standing((880, 800, 0), barrel=(2, None, None))
    end = booked((20, 100, 0), sheet, declarer=1, contract=100)
    assert end.standing.totals == (760, 880, 0)
    assert end.standing.falls == (1, 0, 0)
    assert end.marks == (("fell", 0), ("barrel", 1))


def test_two_who_arrive_together_both_fall() -> None:
    end = booked((120, 20, 0), standing((800, 860, 0)), contract=120)
    assert end.standing.totals == (760, 760, 0)
    assert end.standing.barrel == (None, None, None)
    assert end.standing.falls == (1, 1, 0)
    assert end.marks == (("barrel", 0), ("barrel", 1), ("fell", 0), ("fell", 1))
    assert end.penalties == (("fall", 0, -120), ("fall", 1, -120))


def test_three_who_arrive_together_all_fall() -> None:
    end = booked((100, 40, 40), standing((800, 860, 870)), contract=100)
    assert end.standing.totals == (760, 760, 760)
    assert end.standing.falls == (1, 1, 1)


def test_a_sitter_falls_with_two_who_arrive_together() -> None:
    sheet = standing((880, 800, 860), barrel=(0, None, None))
    end = booked((0, 120, 20), sheet, declarer=1, contract=120, tricks=(1, 5, 2))
    assert end.standing.totals == (760, 760, 760)
    assert end.standing.falls == (1, 1, 1)
    assert end.standing.barrel == (None, None, None)
    assert set(end.marks) == {
        ("barrel", 1), ("barrel", 2), ("knocked", 0), ("fell", 1), ("fell", 2),
    }  # fmt: skip


def test_one_of_two_who_arrive_together_may_fall_to_zero() -> None:
    sheet = standing((800, 860, 0), falls=(2, 0, 0))
    end = booked((120, 20, 0), sheet, contract=120)
    assert end.standing.totals == (0, 760, 0)
    assert end.standing.falls == (0, 1, 0)


def test_the_win_comes_before_an_arrival() -> None:
    sheet = standing((880, 860, 555 - 20), barrel=(2, None, None))
    end = booked((120, 40, 20), sheet, contract=120)
    assert end.winner == 0
    assert end.standing.totals == (1000, 900, 555)
    assert end.standing.barrel == (2, None, None)
    assert end.marks == ()


def test_bolts_are_fined_in_the_deal_that_wins() -> None:
    sheet = standing((880, 100, 0), barrel=(0, None, None), bolts=(0, 2, 0))
    end = booked((120, 0, 0), sheet, contract=120, tricks=(7, 0, 1))
    assert end.winner == 0
    assert end.standing.totals == (1000, -20, 0)


def test_a_sitter_who_defends_earns_no_bolt_and_keeps_his_count() -> None:
    sheet = standing((880, 0, 0), barrel=(0, None, None), bolts=(2, 0, 0))
    end = booked((0, 120, 0), sheet, declarer=1, contract=120, tricks=(0, 8, 0))
    assert end.standing.bolts == (2, 0, 1)
    assert end.standing.totals[0] == 880
    assert end.standing.barrel == (1, None, None)


def test_a_sitter_who_declares_earns_a_bolt() -> None:
    sheet = standing((880, 0, 0), barrel=(0, None, None), bolts=(1, 0, 0))
    end = booked((0, 60, 60), sheet, contract=120, tricks=(0, 4, 4))
    assert end.standing.bolts == (2, 0, 0)
    assert end.standing.barrel == (1, None, None)


def test_a_bolts_fine_takes_a_sitter_off_without_an_attempt_or_a_fall() -> None:
    sheet = standing((880, 0, 0), barrel=(2, None, None), bolts=(2, 0, 0), falls=(2, 0, 0))
    end = booked((0, 60, 60), sheet, contract=120, tricks=(0, 4, 4))
    assert end.penalties == (("bolt", 0, -120),)
    assert end.standing.totals[0] == 760
    assert end.standing.barrel == (None, None, None)
    assert end.standing.falls == (2, 0, 0)
    assert end.marks == ()


def test_a_bolts_fine_and_a_newcomer_in_one_deal_are_no_knock_off() -> None:
    sheet = standing((880, 820, 0), barrel=(0, None, None), bolts=(2, 0, 0))
    end = booked((0, 60, 60), sheet, contract=120, tricks=(0, 4, 4))
    assert end.standing.totals == (760, 880, 60)
    assert end.standing.barrel == (None, 0, None)
    assert end.standing.falls == (0, 0, 0)
    assert end.marks == (("barrel", 1),)


def test_a_bolts_fine_may_keep_one_off_the_barrel() -> None:
    sheet = standing((0, 885 - 5, 0), bolts=(0, 2, 0))
    end = booked((100, 0, 20), sheet, contract=100, tricks=(6, 0, 2))
    assert end.standing.totals[1] == 760
    assert end.standing.barrel == (None, None, None)


def test_what_a_total_becomes_is_written_down() -> None:
    """Rules 11.63: old total, score and penalties, unless barrel, zero or dump set it."""
    sheet = standing((880, 300, 675), barrel=(2, None, None), bolts=(0, 0, 2))
    end = booked((60, 60, 0), sheet, declarer=1, contract=100, tricks=(4, 4, 0))
    fines = [sum(fine for _, seat, fine in end.penalties if seat == each) for each in range(3)]
    assert [total + score + fine for total, score, fine in zip(
        sheet.totals, end.scores, fines, strict=True
    )] == [760, 200, 555]  # fmt: skip
    assert end.standing.totals == (760, 200, 0)
    assert end.marks == (("fell", 0), ("dump", 2))
