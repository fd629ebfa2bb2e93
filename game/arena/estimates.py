"""Means and shares with their 95 % intervals, and percentiles."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

Z = 1.96
"""So many standard errors lie between the middle and the ends of a 95 % interval."""


class Estimate(NamedTuple):
    """A mean with its interval, from so many units; None where there are too few."""

    mean: float | None
    low: float | None
    high: float | None
    n: int


def mean_of(values: Sequence[float]) -> Estimate:
    """Return the mean of values; from one alone there is no interval.

    >>> mean_of([1.0, 2.0, 3.0])
    Estimate(mean=2.0, low=0.868..., high=3.131..., n=3)
    """
    if len(values) < 2:
        return Estimate(fmean(values) if values else None, None, None, len(values))
    mean, half = fmean(values), Z * stdev(values) / sqrt(len(values))
    return Estimate(mean, mean - half, mean + half, len(values))


def share_of(count: int, n: int) -> Estimate:
    """Return a share with its Wilson interval.

    >>> share_of(0, 10)
    Estimate(mean=0.0, low=0.0, high=0.277..., n=10)
    """
    if not n:
        return Estimate(None, None, None, 0)
    share, scale = count / n, 1 + Z * Z / n
    middle = (share + Z * Z / (2 * n)) / scale
    half = Z / scale * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
    return Estimate(share, max(0.0, middle - half), min(1.0, middle + half), n)


def percentile(ordered: Sequence[float], per_cent: int) -> float | None:
    """Return the least of the sorted values that so many per cent do not exceed.

    >>> percentile([1.0, 2.0, 3.0, 4.0], 50), percentile([], 95)
    (2.0, None)
    """
    if not ordered:
        return None
    return ordered[max(0, -(-len(ordered) * per_cent // 100) - 1)]
