"""Means, shares and percentiles against values worked out by hand."""

import pytest

from game.arena.estimates import Estimate, mean_of, percentile, share_of


def test_a_mean_has_the_interval_of_the_normal_distribution() -> None:
    found = mean_of([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert found.mean == 5.0
    assert found.low == pytest.approx(5 - 1.96 * (32 / 7) ** 0.5 / 8**0.5)
    assert found.high == pytest.approx(5 + 1.96 * (32 / 7) ** 0.5 / 8**0.5)
    assert found.n == 8


def test_one_value_has_no_interval_and_none_no_mean() -> None:
    assert mean_of([3.0]) == Estimate(3.0, None, None, 1)
    assert mean_of([]) == Estimate(None, None, None, 0)
    assert share_of(0, 0) == Estimate(None, None, None, 0)


@pytest.mark.parametrize(
    ("count", "n", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),
        (0, 20, 0.0, 0.1611),
        (20, 20, 0.8389, 1.0),
        (1, 3, 0.0615, 0.7923),
    ],
)
def test_a_share_has_the_interval_of_wilson(count: int, n: int, low: float, high: float) -> None:
    found = share_of(count, n)
    assert found.mean == count / n
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_percentiles_are_values_that_occurred() -> None:
    values = [float(n) for n in range(1, 101)]
    assert [percentile(values, each) for each in (50, 95, 100)] == [50.0, 95.0, 100.0]
    assert [percentile([7.0], each) for each in (50, 95, 100)] == [7.0] * 3
