"""The figures of the solver are printed; they come from positions of the same deals each time."""

import pytest

from benchmarks.solver import SIZES, bench_solver, mismatches, played_down


def test_the_figures_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    bench_solver(deals=1, share=0.002)
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 3 * len(SIZES) + 1
    assert printed[-1].split()[-1] == "0"


def test_the_positions_are_those_of_whole_deals() -> None:
    positions = played_down(2)
    for size in range(1, 9):
        assert [[hand.bit_count() for hand in each.hands] for each in positions[size]] == [
            [size] * 3
        ] * 2


def test_a_wrong_value_would_be_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.solver.solve_moves", lambda _rules, _position: {})
    assert mismatches(2, 5) == 5
