"""The figures of the strong player's bids are what they say."""

import re

import pytest

from benchmarks.bidding import bench_bidding
from game.cards import points_in
from game.players.strong.play import Play
from game.players.strong.playouts import Outcome
from game.players.strong.position import Position
from game.rules import Rules


def test_two_evaluations_that_agree_correlate(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benchmarks.bidding.play_out", played)
    monkeypatch.setattr("benchmarks.bidding.solve", solved)
    bench_bidding(hands=4, samples=3)
    timed, correlated, higher = capsys.readouterr().out.splitlines()
    assert re.search(r"p50 / p95 +[\d.]+ / [\d.]+ ms$", timed)
    assert re.search(r"4 hands of 3 worlds +1\.000", correlated)
    assert re.search(r"higher by +\+7\.0 points$", higher)


def solved(_rules: Rules, position: Position) -> int:
    return points_in(position.hands[position.declarer or 0])


def played(world: Play) -> Outcome:
    return (7 + points_in(world.hands[world.declarer or 0]),) * 3, 0
