"""Section 6: the barrel, the barrier and winning, by each option."""

import pytest

from game.phases import Finished
from game.rules import Rules
from tests.game.script import booked, settlement, standing

SITS = standing((880, 100, 200), barrel=(0, None, None))
NO_BARREL = Rules(barrel="off")


@pytest.mark.parametrize(("option", "total", "sits"), [(880, 880, True), (900, 890, False)])
def test_barrel(option: int, total: int, sits: bool) -> None:
    rules = Rules(barrel=option)  # type: ignore[arg-type]
    end = booked((120, 0, 0), standing((770, 0, 0)), contract=120, rules=rules)
    assert end.standing.totals[0] == total
    assert (end.standing.barrel[0] == 0) is sits
    crossed = booked((120, 0, 0), standing((790, 0, 0)), contract=120, rules=rules)
    assert crossed.standing.totals[0] == option


def test_barrel_off_lets_everybody_win() -> None:
    end = booked((120, 0, 0), standing((885, 0, 0)), contract=120, rules=NO_BARREL)
    assert end.winner == 0
    short = booked((110, 0, 0), standing((885, 0, 0)), contract=110, rules=NO_BARREL)
    assert short.winner is None
    assert short.standing.totals[0] == 995
    assert short.standing.barrel == (None, None, None)


@pytest.mark.parametrize("attempts", [1, 2, 3, 4, 5])
def test_barrel_attempts(attempts: int) -> None:
    rules = Rules(barrel_attempts=attempts)  # type: ignore[arg-type]
    last = standing((880, 0, 0), barrel=(attempts - 1, None, None))
    assert booked((60, 60, 0), last, contract=120, rules=rules).marks == (("fell", 0),)
    if attempts > 1:
        before = standing((880, 0, 0), barrel=(attempts - 2, None, None))
        end = booked((60, 60, 0), before, contract=120, rules=rules)
        assert end.standing.barrel[0] == attempts - 1


@pytest.mark.parametrize(
    ("option", "defended", "declared"), [("deals", 1, 1), ("contracts", 0, 1)]
)
def test_barrel_counts(option: str, defended: int, declared: int) -> None:
    rules = Rules(barrel_counts=option)  # type: ignore[arg-type]
    end = booked((20, 100, 0), SITS, declarer=1, contract=100, rules=rules)
    assert end.standing.barrel[0] == defended
    assert booked((20, 100, 0), SITS, contract=120, rules=rules).standing.barrel[0] == declared
    off = booked((0, 0, 0), SITS, declarer=1, contract=100, result="written_off", rules=rules)
    assert off.standing.barrel[0] == defended
    own = booked((0, 0, 0), SITS, contract=120, result="written_off", rules=rules)
    assert own.standing.barrel[0] == 1


def test_barrel_fail_nothing_costs_an_attempt() -> None:
    end = booked((100, 20, 0), SITS, contract=120)
    assert (end.scores[0], end.standing.barrel[0]) == (0, 1)


def test_barrel_fail_bid_costs_the_bid_and_the_seat() -> None:
    """Rules 11.41: attempts cleared, no fall."""
    last = standing((880, 0, 0), barrel=(2, None, None), falls=(2, 0, 0))
    end = booked((100, 20, 0), last, contract=120, rules=Rules(barrel_fail="bid"))
    assert end.scores[0] == -120
    assert end.standing.totals[0] == 760
    assert end.standing.barrel == (None, None, None)
    assert end.standing.falls == (2, 0, 0)
    assert end.marks == (("left", 0),)
    assert end.penalties == ()


def test_11_41_who_is_fined_too_is_told_to_have_left() -> None:
    sheet = standing((880, 0, 0), barrel=(2, None, None), bolts=(2, 0, 0))
    rules = Rules(barrel_fail="bid")
    end = booked((0, 60, 60), sheet, contract=120, tricks=(0, 4, 4), rules=rules)
    assert end.standing.totals[0] == 640
    assert (end.standing.barrel[0], end.standing.falls[0]) == (None, 0)
    assert end.marks == (("left", 0),)


def test_barrel_fail_bid_is_about_contracts_played() -> None:
    rules = Rules(barrel_fail="bid", writeoff_on_barrel="on")
    end = booked((0, 0, 0), SITS, contract=120, result="written_off", rules=rules)
    assert (end.scores[0], end.standing.barrel[0]) == (0, 1)
    defends = booked((0, 60, 60), SITS, declarer=1, contract=120, rules=rules)
    assert (defends.scores[0], defends.standing.barrel[0]) == (0, 1)


@pytest.mark.parametrize(("option", "bolts"), [("nothing", 1), ("bolts", 2)])
def test_barrel_defends(option: str, bolts: int) -> None:
    sheet = standing((880, 0, 0), barrel=(0, None, None), bolts=(1, 0, 0))
    rules = Rules(barrel_defends=option)  # type: ignore[arg-type]
    end = booked((0, 100, 20), sheet, declarer=1, tricks=(0, 6, 2), rules=rules)
    assert end.scores[0] == 0
    assert end.standing.bolts[0] == bolts


def test_barrel_others_freeze_stops_the_others_while_the_sitter_declares() -> None:
    rules = Rules(barrel_others="freeze", bolts="consecutive")
    sheet = standing((880, 0, 0), barrel=(0, None, None), bolts=(0, 2, 1))
    end = booked((80, 0, 40), sheet, contract=120, tricks=(5, 0, 3), rules=rules)
    assert end.scores == (0, 0, 0)
    assert end.standing.bolts == (0, 2, 1)
    off = booked((0, 0, 0), sheet, contract=120, result="written_off", rules=rules)
    assert off.scores == (0, 0, 0)
    other = booked((0, 80, 40), sheet, declarer=1, contract=100, rules=rules)
    assert other.scores == (0, -100, 40)
    assert booked((80, 0, 40), sheet, contract=120, tricks=(5, 0, 3)).scores == (0, 0, 40)


def test_11_39_a_frozen_sitter_earns_no_bolt() -> None:
    rules = Rules(barrel_others="freeze", barrel_defends="bolts", barrel_together="coexist")
    sheet = standing((880, 880, 0), barrel=(0, 0, None), bolts=(0, 2, 1))
    end = booked((80, 0, 40), sheet, contract=120, tricks=(5, 0, 3), rules=rules)
    assert end.standing.bolts == (0, 2, 1)
    assert end.penalties == ()


NEWCOMER = standing((880, 800, 0), barrel=(1, None, None))


@pytest.mark.parametrize(
    ("single", "totals", "barrel"),
    [("on", (760, 880, 0), (None, 0, None)), ("off", (880, 880, 0), (2, 0, None))],
)
def test_barrel_single(
    single: str, totals: tuple[int, ...], barrel: tuple[int | None, ...]
) -> None:
    rules = Rules(barrel_single=single)  # type: ignore[arg-type]
    end = booked((20, 100, 0), NEWCOMER, declarer=1, contract=100, rules=rules)
    assert end.standing.totals == totals
    assert end.standing.barrel == barrel


TOGETHER = standing((880, 800, 860), barrel=(0, None, None))


@pytest.mark.parametrize(
    ("single", "together", "totals"),
    [
        ("on", "fall", (760, 760, 760)),
        ("off", "fall", (760, 760, 760)),
        ("on", "coexist", (760, 880, 880)),
        ("off", "coexist", (880, 880, 880)),
    ],
)
def test_barrel_together(single: str, together: str, totals: tuple[int, ...]) -> None:
    rules = Rules(barrel_single=single, barrel_together=together)  # type: ignore[arg-type]
    end = booked((0, 120, 20), TOGETHER, declarer=1, contract=120, rules=rules)
    assert end.standing.totals == totals
    assert end.standing.falls == tuple(int(total == 760) for total in totals)
    sits = [used is not None for used in end.standing.barrel]
    assert sits == [total == 880 for total in totals]


def test_a_later_newcomer_throws_off_all_who_sit_together() -> None:
    """Rules 11.48."""
    sheet = standing((880, 880, 800), barrel=(0, 1, None))
    rules = Rules(barrel_together="coexist")
    end = booked((0, 20, 100), sheet, declarer=2, contract=100, rules=rules)
    assert end.standing.totals == (760, 760, 880)
    assert end.marks == (("barrel", 2), ("knocked", 0), ("knocked", 1))


LAST = standing((880, 0, 0), barrel=(2, None, None), falls=(2, 0, 0))


@pytest.mark.parametrize(
    ("option", "total", "falls", "marks"),
    [
        ("zero", 0, 0, (("fell", 0), ("zero", 0))),
        ("zero_free", 0, 3, (("fell", 0), ("zero", 0))),
        ("off", 760, 3, (("fell", 0),)),
    ],
)
def test_barrel_third_fall(
    option: str, total: int, falls: int, marks: tuple[tuple[str, int], ...]
) -> None:
    rules = Rules(barrel_third_fall=option)  # type: ignore[arg-type]
    end = booked((60, 60, 0), LAST, contract=120, rules=rules)
    assert end.standing.totals[0] == total
    assert end.standing.falls[0] == falls
    assert end.marks == marks


def test_barrel_third_fall_off_counts_on() -> None:
    last = standing((880, 0, 0), barrel=(2, None, None), falls=(3, 0, 0))
    end = booked((60, 60, 0), last, contract=120, rules=Rules(barrel_third_fall="off"))
    assert (end.standing.totals[0], end.standing.falls[0]) == (760, 4)


FREED = Rules(barrel_third_fall="zero_free")


def test_who_is_freed_plays_to_the_target_without_a_barrel() -> None:
    sheet = standing((850, 0, 0), falls=(3, 0, 0))
    end = booked((120, 0, 0), sheet, contract=120, rules=FREED)
    assert (end.standing.totals[0], end.standing.barrel[0], end.marks) == (970, None, ())
    near = standing((970, 0, 0), falls=(3, 0, 0))
    assert booked((60, 40, 20), near, declarer=1, rules=FREED).winner == 0
    bound = standing((970, 0, 0), falls=(2, 0, 0))
    assert booked((60, 40, 20), bound, declarer=1, rules=FREED).winner is None


def test_a_sitter_who_makes_too_little_stays() -> None:
    """Rules 10.23 and 11.57: he scores nothing by it."""
    rules = Rules(target=1001)
    end = booked((120, 0, 0), SITS, contract=120, rules=rules)
    assert (end.winner, end.scores[0], end.result) == (None, 0, "made")
    assert end.standing.totals[0] == 880
    assert end.standing.barrel[0] == 1
    assert booked((125, 0, 0), SITS, contract=125, rules=rules).winner == 0
    assert booked((100, 20, 0), SITS, contract=100).winner is None


BARRIER = Rules(barrel="off", barrier=800)


@pytest.mark.parametrize("barrier", [800, 880, 900])
def test_barrier(barrier: int) -> None:
    rules = Rules(barrel="off", barrier=barrier)  # type: ignore[arg-type]
    at = standing((0, barrier, barrier - 10))
    assert booked((60, 30, 30), at, rules=rules).scores == (-100, 0, 30)


def test_barrier_off_lets_defenders_score() -> None:
    assert booked((60, 30, 30), standing((0, 950, 0)), rules=NO_BARREL).scores[1] == 30


def test_10_16_the_polish_barrier() -> None:
    crossing = booked((80, 40, 0), standing((0, 790, 0)), rules=BARRIER)
    assert crossing.standing.totals[1] == 830
    above = booked((80, 40, 0), standing((0, 870, 0)), rules=BARRIER)
    assert (above.scores[1], above.standing.totals[1]) == (0, 870)
    down = booked((80, 40, 0), standing((850, 0, 0)), contract=120, rules=BARRIER)
    assert down.standing.totals[0] == 730
    free = booked((80, 40, 0), standing((0, 730, 0)), rules=BARRIER)
    assert free.standing.totals[1] == 770


def test_who_stands_at_the_barrier_earns_bolts() -> None:
    sheet = standing((0, 850, 0), bolts=(0, 2, 0))
    end = booked((100, 0, 20), sheet, tricks=(7, 0, 1), rules=BARRIER)
    assert end.standing.totals[1] == 730


def test_of_several_at_the_target_the_declarer_who_made_it_wins() -> None:
    both = standing((900, 990, 0))
    assert booked((100, 300, 0), both, rules=NO_BARREL).winner == 0


def test_of_several_at_the_target_else_the_highest_wins() -> None:
    sheet = standing((0, 980, 960))
    assert booked((0, 30, 90), sheet, rules=NO_BARREL).winner == 2
    failed = standing((1200, 980, 960))
    assert booked((0, 30, 90), failed, contract=100, rules=NO_BARREL).winner == 0


def test_a_tie_at_the_target_plays_on_with_both_above_the_barrier() -> None:
    state, end = settlement((60, 30, 30), standing((0, 970, 970)), rules=NO_BARREL)
    assert end.winner is None
    assert end.standing.totals[1:] == (1000, 1000)
    assert not isinstance(state.phase, Finished)
    again = booked((100, 60, 20), end.standing, rules=Rules(barrel="off", barrier=900))
    assert (again.scores[1], again.winner) == (0, None)
    won = booked((100, 60, 20), end.standing, rules=NO_BARREL)
    assert won.winner == 1


def test_10_1_two_reach_the_barrel_in_one_deal() -> None:
    end = booked((120, 20, 0), standing((800, 860, 0)), contract=120)
    assert (end.standing.totals, end.standing.falls) == ((760, 760, 0), (1, 1, 0))
    three = booked((0, 120, 20), TOGETHER, declarer=1, contract=120)
    assert (three.standing.totals, three.standing.falls) == ((760, 760, 760), (1, 1, 1))


def test_10_2_a_newcomer_throws_the_sitter_off_the_third_time_to_zero() -> None:
    end = booked((20, 100, 0), NEWCOMER, declarer=1, contract=100)
    assert (end.standing.totals, end.standing.falls) == ((760, 880, 0), (1, 0, 0))
    third = standing((880, 800, 0), barrel=(1, None, None), falls=(2, 0, 0))
    end = booked((20, 100, 0), third, declarer=1, contract=100)
    assert (end.standing.totals, end.standing.falls) == ((0, 880, 0), (0, 0, 0))


def test_10_3_a_sitter_who_defends_scores_nothing_and_cannot_win() -> None:
    end = booked((140, 0, 0), SITS, declarer=1, announced=(100, 0, 0), contract=100)
    assert (end.scores[0], end.winner, end.standing.barrel[0]) == (0, None, 1)


def test_10_14_a_third_attempt_that_is_the_third_fall_ends_at_zero() -> None:
    assert booked((60, 60, 0), LAST, contract=120).standing.totals[0] == 0


def test_10_15_the_win_from_the_barrel_comes_first() -> None:
    sheet = standing((880, 860, 0), barrel=(2, None, None))
    end = booked((120, 40, 0), sheet, contract=120)
    assert (end.winner, end.standing.totals[1], end.marks) == (0, 900, ())


def test_10_23_at_target_1001_120_from_the_barrel_does_not_win() -> None:
    assert booked((120, 0, 0), SITS, contract=120, rules=Rules(target=1001)).winner is None
    assert booked((120, 0, 0), SITS, contract=120).winner == 0


def test_a_fine_in_the_winning_deal_may_cost_the_win() -> None:
    """A marriage from the first lead makes the contract without a trick."""
    sheet = standing((880, 0, 0), barrel=(0, None, None), bolts=(2, 0, 0))
    rules = Rules(marriage_first_lead="on")
    end = booked((120, 60, 60), sheet, contract=120, tricks=(0, 4, 4), rules=rules)
    assert end.winner is None
    assert end.standing.totals[0] == 880
    assert (end.standing.barrel[0], end.marks) == (0, (("barrel", 0),))


@pytest.mark.parametrize(
    ("others", "totals", "barrel"),
    [
        ((880, 300), (880, 880, 360), (0, 1, None)),
        ((300, 830), (760, 360, 880), (None, None, 0)),
    ],
)
def test_11_68_who_was_fined_and_sits_anew_is_no_newcomer(
    others: tuple[int, int], totals: tuple[int, ...], barrel: tuple[int | None, ...]
) -> None:
    """He throws off nobody and falls with nobody; a newcomer throws him off."""
    sat = 0 if others[0] == 880 else None
    sheet = standing((880, *others), barrel=(0, sat, None), bolts=(2, 0, 0))
    rules = Rules(marriage_first_lead="on")
    end = booked((120, 60, 60), sheet, contract=120, tricks=(0, 4, 4), rules=rules)
    assert end.standing.totals == totals
    assert end.standing.barrel == barrel
