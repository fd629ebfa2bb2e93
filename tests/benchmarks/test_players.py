"""The rule player is worth what the figures say; the deals are the same in every run."""

import pytest

from benchmarks.players import against_random, bench_players


def test_the_rule_player_beats_dice_on_both_sides() -> None:
    declares, defends = against_random(300)
    assert declares.mean > 50
    assert defends.mean < -25


def test_its_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    bench_players(deals=3, matches=1, seeds=1)
    assert len(capsys.readouterr().out.splitlines()) == 5
