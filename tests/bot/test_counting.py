"""What a deal or a match counts for whom, and what a rating makes of it."""

from typing import Any

import pytest

from bot.counting import Share, Verdict, is_rated, places, share, verdicts
from bot.rating import NEW, rated
from game.shapes import DealRecord


def deal(**differs: Any) -> DealRecord:
    """Return a deal of three in which seat 2 made 120 with a marriage."""
    record: dict[str, Any] = {
        "deal": 4,
        "dealer": 1,
        "playing": [2, 0, 1],
        "actions": [
            ["bid", 2, 100],
            ["contract", 2, 120],
            ["marriage", 2, "H"],
            ["play", 2, "KH"],
        ],
        "declarer": 2,
        "contract": 120,
        "outcome": "made",
        "points": [10, 0, 210],
        "scores": [10, 0, 120],
        "bonus": {},
        "penalties": [],
        "events": [],
        "totals": [10, 0, 120],
        "bolts": [0, 1, 0],
        "barrel": {},
        "falls": [0, 0, 0],
    }
    return {**record, **differs}  # type: ignore[typeddict-item]


def test_a_declarer_made_his_contract() -> None:
    made = Share(counted=True, points=120, contract=120, outcome="made", marriages=1)
    assert share(deal(), 2, None) == made
    assert share(deal(), 0, None) == Share(counted=True, points=10)


def test_a_bolt_is_one_more_on_the_count_or_paid_for() -> None:
    assert share(deal(), 1, None).bolts == 1
    assert share(deal(), 1, deal(bolts=[0, 1, 0])).bolts == 0
    paid = deal(bolts=[0, 0, 0], penalties=[["bolt", 1, -120]])
    assert share(paid, 1, deal(bolts=[0, 2, 0])) == Share(counted=True, points=-120, bolts=1)


def test_barrels_and_falls_are_events_of_the_seat() -> None:
    events = [["barrel", 2], ["fell", 0], ["knocked", 0], ["golden_none"]]
    assert share(deal(events=events), 2, None).barrels == 1
    assert share(deal(events=events), 0, None).falls == 2
    assert share(deal(events=events), 1, None) == Share(counted=True, bolts=1)


def test_a_dealer_who_sits_out_plays_no_deal_but_may_be_knocked_off() -> None:
    four = deal(playing=[2, 3, 0], dealer=1, events=[["knocked", 1]], bonus={"1": 20})
    assert share(four, 1, None) == Share(falls=1)


def test_a_deal_counts_for_nobody_whose_choice_a_computer_made() -> None:
    helped = deal(actions=[["auto", 2, "away"], ["bid", 2, 100]])
    assert share(helped, 2, None) == Share(stood_in=True)
    assert share(helped, 0, None).counted
    assert share(deal(actions=[["auto", 2, "clock"], ["bid", 2, 100]]), 2, None).counted


@pytest.mark.parametrize("outcome", ["redealt", "stopped"])
def test_a_deal_that_was_not_played_counts_for_nobody(outcome: str) -> None:
    assert share(deal(outcome=outcome, penalties=[["cut", 1, -120]]), 1, None) == Share()


def test_places_are_shared_but_for_the_first() -> None:
    assert places((1000, 1000, 1000), winner=2) == (2, 2, 1)
    assert places((1010, 1020), winner=0) == (1, 2)
    assert places((-50, 1005, 300, 300), winner=1) == (4, 1, 2, 2)


def test_who_has_the_seat_at_the_end_has_its_place_and_who_left_has_lost() -> None:
    ended = ("Anna", "Vera", None)
    judged = verdicts({"Anna", "Boris", "Dora"}, ended, (1000, 200, 100), 0)
    assert judged == {
        "Anna": Verdict(1),
        "Vera": Verdict(2),
        "Boris": Verdict(3, left=True),
        "Dora": Verdict(3, left=True),
    }
    assert verdicts({"Anna", "Boris"}, ended, (0, 0, 0), None) == {"Boris": Verdict(3, left=True)}


@pytest.mark.parametrize(
    ("began", "ended", "deals", "counts"),
    [
        ("AB", "AB", [("AB", False)], True),
        ("AB", "AB", [], True),
        (["A", None], ["A", None], [], False),
        ("AB", "AC", [("AB", False)], False),
        ("AB", "AB", [("AB", False), (["A", None], False)], False),
        ("AB", "AB", [("AB", True)], False),
    ],
)
def test_only_people_who_play_from_the_first_deal_to_the_last_are_rated(
    began: list[str | None], ended: list[str | None], deals: list[Any], counts: bool
) -> None:
    assert is_rated(began, ended, deals) == counts


def test_a_rating_knows_ties_and_forgets_no_order() -> None:
    assert NEW.tenths == 0
    first, second, third = rated([NEW] * 3, [1, 2, 2])
    assert first.mu > second.mu == third.mu
    assert first.sigma < NEW.sigma
    again = rated([third, second, first], [1, 2, 3])
    assert again[0].mu > third.mu
    assert again[2].mu < first.mu
