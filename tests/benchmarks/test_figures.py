"""The benchmarks run, on tiny sizes; what they measure is nobody's business here."""

import re

import pytest

from benchmarks.__main__ import NAMES, bench, main
from benchmarks.bot import bench_bot
from benchmarks.deals import bench_deals
from benchmarks.pictures import bench_pictures
from benchmarks.startup import bench_startup

LINE = re.compile(r"\S.* +[\d,./ ]+ \S.*")


def lines(capsys: pytest.CaptureFixture[str]) -> list[str]:
    """Return what was printed; each line says what, a figure and its unit."""
    printed = capsys.readouterr().out.splitlines()
    assert [line for line in printed if not LINE.fullmatch(line)] == []
    return printed


def test_presses_are_timed_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    bench_bot(tables=2, rounds=2, a_second=100.0)
    assert len(lines(capsys)) == 6


def test_calls_of_a_deal_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    bench_deals(deals=1)
    assert len(lines(capsys)) == 6


def test_a_start_and_its_memory_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    bench_startup(tables=3)
    assert len(lines(capsys)) == 6


def test_pictures_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    bench_pictures(deals=1, matches=1)
    assert [line.split()[-1] for line in lines(capsys)] == ["ms", "ms", "KiB"] * 2


@pytest.mark.parametrize("name", NAMES)
def test_each_name_has_its_function(name: str) -> None:
    assert callable(bench(name))


def test_an_unknown_name_is_refused_with_those_that_there_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["speed"])
    assert ", ".join(NAMES) in capsys.readouterr().err
