"""What a match is worth in a tournament, and who is ahead."""

import pytest

from bot.tournaments.standings import WORTH, Score, Standing, match_points, scores, standings


@pytest.mark.parametrize(
    ("totals", "winner", "points"),
    [
        ((1000, 500, 300), 0, [12, 6, 0]),
        ((1000, 400, 400), 0, [12, 3, 3]),
        ((500, 500, 300), None, [9, 9, 0]),
        ((0, 0, 0), None, [6, 6, 6]),
        ((1000, 500, 300, -20), 0, [12, 8, 4, 0]),
        ((1000, 500, 500, 500), 0, [12, 4, 4, 4]),
        ((500, 500, 500, 300), None, [8, 8, 8, 0]),
        # The rules may let somebody win who has not the highest total.
        ((1000, 1000, 300), 1, [6, 12, 0]),
    ],
)
def test_equals_share_what_their_places_are_worth(
    totals: tuple[int, ...], winner: int | None, points: list[int]
) -> None:
    assert match_points(totals, winner=winner, left=()) == points
    assert sum(points) == len(totals) * WORTH // 2


def test_who_left_is_last_even_if_the_computer_won_for_him() -> None:
    assert match_points((1000, 500, 300), winner=0, left=[0]) == [0, 12, 6]
    assert match_points((1000, 500, 300), winner=0, left=[0, 2]) == [0, 12, 0]
    assert match_points((0, 0, 0), winner=None, left=[0, 1, 2]) == [0, 0, 0]


def test_who_has_no_seat_gets_nothing() -> None:
    came = scores((1000, 500, 300), winner=1, seat_of={7: 1, 8: None, 9: 0}, left=[2])
    assert came == {
        7: Score(12, won=True, total=500),
        8: Score(0, won=False, total=0, left=True),
        9: Score(6, won=False, total=1000),
    }


def test_the_order_is_by_points_then_wins_then_totals() -> None:
    played = [
        (1, Score(12, won=True, total=1000)),
        (2, Score(12, won=False, total=1500)),
        (3, Score(12, won=True, total=1100)),
        (4, Score(0, won=False, total=10)),
        (5, Score(0, won=False, total=10)),
    ]
    assert standings(range(1, 7), played) == [
        Standing(1, 3, 12, 1, 1100),
        Standing(2, 1, 12, 1, 1000),
        Standing(3, 2, 12, 0, 1500),
        Standing(4, 4, 0, 0, 10),
        Standing(4, 5, 0, 0, 10),
        Standing(6, 6, 0, 0, 0),
    ]


def test_rounds_add_up() -> None:
    one, two = Score(6, won=False, total=-50), Score(12, won=True, total=1000)
    assert standings([1], [(1, one), (1, two)]) == [Standing(1, 1, 18, 1, 950)]
