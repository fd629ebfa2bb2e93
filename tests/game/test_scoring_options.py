"""Sections 4 and 5: what is scored and fined by each option, single and doubled."""

import pytest

from game.events import DealSettled
from game.rules import CLASSIC, Rules
from game.scoring import debts
from game.state import GoldenRound, Standing
from tests.game.script import booked, settlement, standing

GOLDEN = standing(golden=GoldenRound(3))
BLIND_ALL = Rules(blind="anyone", blind_doubles="all")
BLIND_PLAYER = Rules(blind="anyone")


def written_off(
    sheet: Standing | None = None,
    *,
    bid: int = 100,
    rules: Rules = CLASSIC,
    blind: bool = False,
) -> DealSettled:
    """Return how a deal is booked that seat 0 writes off at this bid."""
    points = (0,) * (len(sheet.totals) if sheet else 3)
    return booked(
        points, sheet, contract=bid, result="written_off", tricks=points, rules=rules, blind=blind
    )


def test_bolts_consecutive_are_broken_by_a_trick() -> None:
    rules = Rules(bolts="consecutive")
    assert booked((100, 20, 0), standing(bolts=(1, 2, 0)), rules=rules).standing.bolts == (0, 0, 0)
    third = booked((100, 0, 20), standing(bolts=(0, 2, 0)), tricks=(7, 0, 1), rules=rules)
    assert third.penalties == (("bolt", 1, -120),)
    assert third.standing.bolts == (0, 0, 0)


def test_bolts_off_are_none() -> None:
    end = booked(
        (120, 0, 0), standing(bolts=(0, 2, 2)), tricks=(8, 0, 0), rules=Rules(bolts="off")
    )
    assert end.penalties == ()
    assert end.standing.bolts == (0, 2, 2)


def test_bolt_for_points_counts_marriages() -> None:
    end = booked(
        (20, 100, 0), tricks=(7, 0, 1), announced=(0, 100, 0), rules=Rules(bolt_for="points")
    )
    assert end.standing.bolts == (0, 0, 1)


def test_a_declarer_who_earns_no_bolts_keeps_his_run() -> None:
    rules = Rules(bolt_declarer="off", bolts="consecutive")
    end = booked((100, 20, 0), standing(bolts=(2, 0, 0)), rules=rules)
    assert end.standing.bolts == (2, 0, 0)


def test_10_11_a_declarer_without_a_trick_pays_the_contract_and_earns_a_bolt() -> None:
    end = booked((0, 60, 60), standing(bolts=(1, 0, 0)), tricks=(0, 4, 4))
    assert end.scores[0] == -100
    assert end.standing.bolts[0] == 2


def test_10_10_numbers() -> None:
    assert booked((118, 1, 1), contract=120).result == "failed"
    assert booked((38, 37, 45), contract=100).scores[1:] == (35, 45)
    assert booked((49, 38, 33), contract=100).scores[1:] == (40, 35)
    half = Rules(writeoff_gain="half")
    assert written_off(bid=125, rules=half).scores[1:] == (65, 65)


@pytest.mark.parametrize(
    ("step", "rounding", "dumped"), [(10, 10, 550), (5, 10, 555), (10, 5, 555), (5, 5, 555)]
)
def test_dump_truck_stands_at_550_where_all_scores_are_even(
    step: int, rounding: int, dumped: int
) -> None:
    rules = Rules(bid_step=step, rounding=rounding)  # type: ignore[arg-type]
    for total in (550, 555):
        end = booked((100, 0, 0), standing((0, total, 0)), rules=rules)
        assert (end.standing.totals[1] == 0) == (total == dumped)


def test_10_12_passing_555_is_no_dump_but_a_penalty_landing_there_is() -> None:
    assert booked((90, 30, 0), standing((0, 540, 0)), contract=100).standing.totals[1] == 570
    sheet = standing((0, 675, 0), bolts=(0, 2, 0))
    end = booked((100, 0, 20), sheet, tricks=(7, 0, 1))
    assert end.standing.totals[1] == 0
    assert end.marks == (("dump", 1),)


def test_golden_doubles_points_and_contract() -> None:
    end = booked((120, 37, 33), GOLDEN, contract=120)
    assert end.scores == (240, 70, 70)
    assert booked((60, 37, 33), GOLDEN, contract=120).scores == (-240, 70, 70)


def test_golden_doubles_the_marriages_of_defenders() -> None:
    end = booked((120, 137, 0), GOLDEN, announced=(0, 100, 0), contract=120)
    assert end.scores[1] == 270


def test_10_13_golden_bolts_count_two_and_cost_double() -> None:
    end = booked((120, 0, 20), GOLDEN, contract=120, tricks=(7, 0, 1))
    assert end.standing.bolts == (0, 2, 0)
    two = standing(bolts=(0, 2, 0), golden=GoldenRound(2))
    end = booked((120, 0, 20), two, contract=120, tricks=(7, 0, 1))
    assert end.penalties == (("bolt", 1, -240),)
    assert end.standing.bolts == (0, 0, 0)


def test_10_13_a_bolts_fine_is_single_else() -> None:
    two = standing(bolts=(0, 2, 0))
    end = booked((120, 0, 20), two, contract=120, tricks=(7, 0, 1), blind=True, rules=BLIND_ALL)
    assert end.penalties == (("bolt", 1, -120),)
    assert end.standing.bolts == (0, 0, 0)


def test_golden_falls_are_not_doubled() -> None:
    sits = standing((880, 0, 0), barrel=(2, None, None), golden=GoldenRound(2, made=True))
    end = booked((60, 30, 30), sits, contract=120)
    assert end.penalties == (("fall", 0, -120),)


def test_golden_rounds_are_counted() -> None:
    end = booked((120, 0, 0), GOLDEN, contract=120)
    assert end.standing.golden == GoldenRound(2, made=True)
    end = booked((0, 60, 60), GOLDEN, contract=120)
    assert end.standing.golden == GoldenRound(2, made=False)
    last = standing(golden=GoldenRound(1, made=True))
    end = booked((0, 60, 60), last, contract=120)
    assert (end.standing.golden, end.golden_none) == (None, False)
    assert end.standing.totals == (-240, 120, 120)


LAST = standing(
    (400, 20, 30), bolts=(1, 1, 0), falls=(0, 1, 2), writeoffs=(1, 0, 0), golden=GoldenRound(1)
)


@pytest.mark.parametrize(("option", "left"), [("replay", 3), ("continue", None)])
def test_golden_if_none(option: str, left: int | None) -> None:
    """Totals go to 0; bolts, falls and write-offs stay (rules 11.38)."""
    rules = Rules(golden="on", golden_if_none=option)  # type: ignore[arg-type]
    end = booked((0, 60, 60), LAST, contract=120, rules=rules)
    assert end.golden_none
    sheet = end.standing
    assert sheet.totals == (0, 0, 0)
    assert sheet.golden == (GoldenRound(left) if left else None)
    assert (sheet.bolts, sheet.falls, sheet.writeoffs) == ((1, 1, 0), (0, 1, 2), (1, 0, 0))


def test_golden_if_none_takes_sitters_off() -> None:
    sits = standing((0, 860, 0), golden=GoldenRound(1))
    end = booked((0, 60, 60), sits, contract=120)
    assert end.marks == (("barrel", 1),)
    assert end.standing.barrel == (None, None, None)


def test_golden_if_none_waits_for_nobody_who_won() -> None:
    near = standing((0, 950, 0), golden=GoldenRound(1))
    end = booked((0, 60, 60), near, contract=120, rules=Rules(golden="on", barrel="off"))
    assert (end.winner, end.golden_none) == (1, False)
    assert end.standing.totals[1] == 1070


def test_golden_written_off_counts_as_not_made() -> None:
    last = standing((500, 0, 0), golden=GoldenRound(1))
    assert booked((0, 0, 0), last, contract=120, result="written_off").golden_none


@pytest.mark.parametrize(("points", "score"), [(120, 240), (60, -240)])
def test_blind_doubles_player_only_the_contract(points: int, score: int) -> None:
    end = booked((points, 40, 0), contract=120, blind=True, rules=BLIND_PLAYER, tricks=(7, 1, 0))
    assert end.scores == (score, 40, 0)
    assert end.standing.bolts == (0, 0, 1)


def test_blind_marriages_does_not_touch_the_contract_nor_golden() -> None:
    rules = Rules(blind="anyone", blind_doubles="all", blind_marriages="off", golden="on")
    end = booked((220, 0, 0), contract=120, announced=(100, 0, 0), blind=True, rules=rules)
    assert end.scores[0] == 240
    end = booked((120, 137, 0), GOLDEN, contract=120, announced=(0, 100, 0), rules=rules)
    assert end.scores[1] == 270


def test_a_blind_120_from_the_barrel_counts_240() -> None:
    sits = standing((880, 0, 0), barrel=(0, None, None))
    end = booked((120, 0, 0), sits, contract=120, blind=True, rules=BLIND_PLAYER)
    assert (end.winner, end.standing.totals[0]) == (0, 1120)


@pytest.mark.parametrize(
    ("cost", "before", "score"),
    [
        ("bid", 0, -105),
        ("bid", 1, -105),
        ("nothing", 1, 0),
        ("bolt", 1, 0),
        ("first_free", 0, 0),
        ("first_free", 1, -105),
    ],
)
def test_writeoff_cost(cost: str, before: int, score: int) -> None:
    rules = Rules(writeoff_cost=cost)  # type: ignore[arg-type]
    end = written_off(standing(writeoffs=(before, 0, 0)), bid=105, rules=rules)
    assert end.scores == (score, 60, 60)
    assert end.standing.writeoffs == (before + 1, 0, 0)
    assert end.standing.bolts == (int(cost == "bolt"), 0, 0)


def test_writeoff_cost_bolt_may_be_the_third() -> None:
    rules = Rules(writeoff_cost="bolt")
    end = written_off(standing(bolts=(2, 0, 0)), rules=rules)
    assert end.penalties == (("bolt", 0, -120),)
    none = written_off(rules=Rules(writeoff_cost="bolt", bolts="off"))
    assert none.standing.bolts == (0, 0, 0)


def test_writeoff_costs_double_in_golden_and_blind_deals() -> None:
    assert written_off(GOLDEN, bid=120).scores == (-240, 120, 120)
    assert written_off(bid=120, rules=BLIND_PLAYER, blind=True).scores == (-240, 120, 120)
    assert written_off(bid=120, rules=BLIND_ALL, blind=True).scores == (-240, 120, 120)
    bolt = Rules(writeoff_cost="bolt")
    assert written_off(GOLDEN, bid=120, rules=bolt).standing.bolts == (2, 0, 0)


def test_writeoff_gain() -> None:
    assert written_off(bid=125).scores[1:] == (60, 60)
    half = Rules(writeoff_gain="half")
    assert written_off(bid=125, rules=half).scores[1:] == (65, 65)
    even = Rules(writeoff_gain="half", bid_step=10)
    assert written_off(bid=130, rules=even).scores[1:] == (70, 70)
    assert written_off(GOLDEN, bid=120, rules=half).scores[1:] == (120, 120)


@pytest.mark.parametrize("gain", [60, 120])
def test_writeoff_gain_two(gain: int) -> None:
    rules = Rules(writeoff_gain_two=gain, writeoff_gain="half")  # type: ignore[arg-type]
    assert written_off(standing((0, 0)), bid=150, rules=rules).scores == (-150, gain)


@pytest.mark.parametrize(
    ("start", "before", "fine"),
    [("off", 5, 0), (3, 1, 0), (3, 2, -120), (3, 3, -120), (4, 2, 0), (4, 3, -120)],
)
def test_writeoff_fine_from(start: str | int, before: int, fine: int) -> None:
    rules = Rules(writeoff_limit=0, writeoff_fine_from=start)  # type: ignore[arg-type]
    end = written_off(standing(writeoffs=(before, 0, 0)), rules=rules)
    assert sum(amount for _, _, amount in end.penalties) == fine
    assert end.standing.totals == (-100 + fine, 60, 60)


def test_writeoff_fine_is_doubled_in_a_golden_deal() -> None:
    rules = Rules(writeoff_fine_from=3, golden="on", writeoff_golden="on")
    sheet = standing(writeoffs=(2, 0, 0), golden=GoldenRound(2, made=True))
    assert written_off(sheet, bid=120, rules=rules).penalties == (("writeoff", 0, -240),)


def test_a_writeoff_on_the_barrel_only_uses_an_attempt() -> None:
    rules = Rules(writeoff_on_barrel="on", writeoff_fine_from=3, writeoff_cost="bolt")
    sits = standing((880, 0, 0), barrel=(1, None, None), writeoffs=(2, 0, 0))
    end = written_off(sits, bid=120, rules=rules)
    assert end.scores == (0, 60, 60)
    assert end.penalties == ()
    assert end.standing.barrel == (2, None, None)
    assert end.standing.bolts == (0, 0, 0)
    assert end.standing.writeoffs == (2, 0, 0)


def test_a_writeoff_deals_no_bolts_and_breaks_no_run() -> None:
    end = written_off(standing(bolts=(2, 1, 2)), rules=Rules(bolts="consecutive"))
    assert end.standing.bolts == (2, 1, 2)


def test_a_writeoff_brings_nothing_to_sitters_and_to_those_at_the_barrier() -> None:
    sits = standing((0, 880, 0), barrel=(None, 0, None))
    end = written_off(sits)
    assert end.scores == (-100, 0, 60)
    assert end.standing.barrel == (None, 1, None)
    high = standing((0, 800, 790))
    assert written_off(high, rules=Rules(barrel="off", barrier=800)).scores == (-100, 0, 60)


def test_a_writeoff_may_dump_and_may_lead_onto_the_barrel() -> None:
    end = written_off(standing((0, 495, 830)))
    assert end.standing.totals == (-100, 0, 880)
    assert end.marks == (("barrel", 2), ("dump", 1))


def test_the_cutters_fine_is_booked_with_the_deal() -> None:
    """With seat 2 dealing, seat 1 cuts."""
    end = booked((100, 40, 0), cut_fined=True)
    assert end.penalties == (("cut", 1, -120),)
    assert end.standing.totals[1] == -80
    golden = booked((120, 40, 0), GOLDEN, contract=120, cut_fined=True)
    assert golden.penalties == (("cut", 1, -240),)


def test_the_cutters_fine_takes_a_sitter_off() -> None:
    sits = standing((0, 880, 840), barrel=(None, 2, None))
    end = booked((60, 20, 40), sits, contract=100, cut_fined=True)
    assert end.penalties == (("cut", 1, -120),)
    assert end.standing.totals == (-100, 760, 880)
    assert end.standing.falls == (0, 0, 0)
    assert end.standing.barrel == (None, None, 0)


@pytest.mark.parametrize(
    ("option", "stake", "totals", "expected"),
    [
        ("off", 100, (1000, 455, -120), None),
        ("missing", 100, (1000, 455, -120), (0, 545, 1120)),
        ("missing", 100, (1000, 1010, 0), (0, 0, 1000)),
        ("bank", 100, (1000, 455, -120), (100, 0, -100)),
        ("bank", 101, (1000, 300, 300), (101, -51, -50)),
        ("bank", 100, (1000, 300), (100, -100)),
        ("bank", 100, (1000, 300, 200, 100), (100, 0, 0, -100)),
        ("bank", 90, (1000, 200, 200, 200), (90, -30, -30, -30)),
    ],
)
def test_settlement(
    option: str, stake: int, totals: tuple[int, ...], expected: tuple[int, ...] | None
) -> None:
    rules = Rules(settlement=option, stake=stake)  # type: ignore[arg-type]
    assert debts(rules, totals, 0) == expected


def test_the_deal_after_a_fine_is_a_fresh_one() -> None:
    state, _ = settlement((100, 20, 0), cut_fined=True)
    assert not state.cut_fined
