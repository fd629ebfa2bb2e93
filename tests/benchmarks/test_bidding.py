"""The figures of the strong player's bids are what they say."""

import re

import pytest

from benchmarks.bidding import bench_bidding


def test_it_prints_time_correlation_and_bias(capsys: pytest.CaptureFixture[str]) -> None:
    bench_bidding(hands=4, samples=3)
    timed, correlated, higher = capsys.readouterr().out.splitlines()
    assert re.search(r"p50 / p95 +[\d.]+ / [\d.]+ ms$", timed)
    found = re.search(r"4 hands of 3 worlds +(-?[\d.]+)", correlated)
    assert found is not None
    assert float(found[1]) > 0.5
    assert re.search(r"higher by +[+-][\d.]+ points$", higher)
