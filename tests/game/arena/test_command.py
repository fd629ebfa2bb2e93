"""``python -m game arena``: what it prints, and what it refuses."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from game.__main__ import main
from game.arena.contestants import OPEN_PLAYERS
from tests.game.arena.contests import tired_after

Out = pytest.CaptureFixture[str]
SMALL = ("--deals", "2", "--matches", "1", "--jobs", "1")


def run(*arguments: str) -> int:
    """Run the arena, also one that argparse refuses."""
    try:
        return main(("arena", *arguments))
    except SystemExit as stopped:
        return int(stopped.code or 0)


def report(capsys: Out, *arguments: str) -> dict[str, Any]:
    """Run the arena and return the object it prints."""
    assert run("--json", *arguments) == 0
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    found: dict[str, Any] = json.loads(printed)
    return found


def test_the_object_has_every_figure(capsys: Out) -> None:
    found = report(capsys, "--a", "baseline", "--b", "random", "--seed", "3", *SMALL)
    assert (found["a"], found["b"], found["seed"], found["deals"]) == ("baseline", "random", 3, 2)
    assert (found["players"], found["preset"]) == (3, "classic")
    for part, n in (("declarer", 2), ("defence", 2), ("whole", 2), ("matches", 1)):
        assert found[part]["n"] == n
        assert found[part]["low"] <= found[part]["mean"] <= found[part]["high"]
    assert found["declarer"]["made"].keys() == found["defence"]["made"].keys() == {"a", "b"}
    assert found["matches"]["even"] == pytest.approx(1 / 3)
    assert found["ms"]["p50"] <= found["ms"]["p95"] <= found["ms"]["max"]
    assert found["ms"]["n"] == sum(each["n"] for each in found["ms"]["stages"].values())
    assert found["ms"]["stages"].keys() == {"auction", "exchange", "tricks"}
    assert found["reference"]["steps_per_second"] > 0
    assert found["speed"]["deals"] > 2 * 3 + 2 * 3
    assert found["interrupted"] is False


def test_a_part_that_is_not_asked_for_has_no_figures(capsys: Out) -> None:
    found = report(capsys, "--a", "random", "--parts", "whole", *SMALL)
    for part in ("declarer", "defence", "matches"):
        assert [found[part][name] for name in ("mean", "low", "high", "n")] == [None] * 3 + [0]
    assert found["whole"]["n"] == 2


def test_the_lines_say_the_same(capsys: Out) -> None:
    said = ("--a", "baseline", "--b", "random", *SMALL)
    found = report(capsys, *said)
    assert run(*said) == 0
    head, *lines = capsys.readouterr().out.splitlines()
    assert head == "baseline against random, 3 players, classic rules, seed 1"
    topics = [line.split()[0] for line in lines]
    times = ["ms", "auction", "exchange", "tricks", "reference", "speed"]
    assert topics == ["declarer", "defence", "whole", "matches", *times]
    mean, low, high = (found["declarer"][name] for name in ("mean", "low", "high"))
    assert f"{mean:+.1f} [{low:+.1f}, {high:+.1f}]" in lines[0]
    assert re.search(r"100\.0 % \[20\.\d, 100\.0\] of 1 matches won; even: 33\.3 %", lines[3])


def test_lines_leave_out_what_was_not_asked_for(capsys: Out) -> None:
    assert run("--a", "random", "--parts", "defence,defence", *SMALL) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[1:3]] == ["defence", "ms"]
    assert any("no decisions" in line for line in lines)


def test_a_run_goes_on_from_its_file_and_may_grow(tmp_path: Path, capsys: Out) -> None:
    file = str(tmp_path / "arena.jsonl")
    said = ("--a", "baseline", "--b", "random", "--matches", "1", "--jobs", "1", "--out", file)
    assert report(capsys, *said, "--deals", "2")["speed"]["deals"] > 0
    again = report(capsys, *said, "--deals", "2")
    assert again["speed"]["deals"] == 0
    assert report(capsys, *said, "--deals", "3")["speed"]["deals"] == 3 + 3
    fewer = report(capsys, *said, "--deals", "2")
    assert fewer["whole"] == again["whole"]
    assert fewer["ms"] == again["ms"]


def test_two_to_four_play_by_any_rules(capsys: Out) -> None:
    said = ("--a", "baseline", "--b", "random", "--parts", "whole", "--deals", "1", "--jobs", "1")
    for players in ("2", "3", "4"):
        found = report(capsys, *said, "--players", players, "--preset", "polish")
        assert (found["players"], found["preset"]) == (int(players), "polish")
    assert report(capsys, *said, "--rules", "bid_step=10")["preset"] == "custom"


def test_an_interruption_prints_what_there_is(
    capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OPEN_PLAYERS, "tired", tired_after(30))
    assert run("--a", "tired", "--json", "--deals", "9", "--jobs", "1") == 2
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert found["interrupted"] is True
    assert 0 < found["declarer"]["n"] < 9
    assert printed.err.startswith("python -m game: interrupted")
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((), "the following arguments are required: --a"),
        (("--a", "deep"), "argument --a: there is no player 'deep'; there are: random, baseline"),
        (("--a", "random", "--b", ""), "argument --b: there is no player ''"),
        (("--a", "random", "--deals", "0"), "argument --deals: not a number of deals: '0'"),
        (("--a", "random", "--matches", "x"), "argument --matches: not a number of matches: 'x'"),
        (("--a", "random", "--jobs", "-1"), "argument --jobs: not a number of processes: '-1'"),
        (("--a", "random", "--seed", "x"), "argument --seed: invalid int value: 'x'"),
        (("--a", "random", "--players", "5"), "argument --players: 2, 3 or 4 play, not '5'"),
        (("--a", "random", "--parts", "whole,luck"), "argument --parts: there is no part 'luck'"),
        (("--a", "random", "--parts", ""), "argument --parts: there is no part ''"),
        (("--a", "random", "--preset", "swiss"), "there is no preset 'swiss'"),
        (("--a", "random", "--rules", "luck=on"), "there is no option 'luck'"),
        (
            ("--a", "random", "--players", "2", "--rules", "two_player=draw"),
            "the draw game has no declarer: ask for --parts whole,matches",
        ),
        (("--a", "random", "--out", "{tmp}"), "{tmp}: not a file of the arena"),
        (("--a", "random", "--out", "/dev/zero"), "/dev/zero: not a file of the arena"),
        (("--a", "random", "--out", ""), "argument --out: not the name of a file"),
        (("--a", "random", "--out", "{tmp}/none/file"), "No such file or directory"),
        (("--a", "random", "--out", "{tmp}/poem"), "{tmp}/poem: not a file of the arena"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: tuple[str, ...], complaint: str, tmp_path: Path, capsys: Out
) -> None:
    (tmp_path / "poem").write_text("Whose cards these are I think I know\n")
    here = str(tmp_path)
    assert run(*(each.replace("{tmp}", here) for each in arguments)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert complaint.replace("{tmp}", here) in printed.err
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("python -m game")


def test_it_says_how_far_it_is_to_a_terminal_and_to_nothing_else(
    monkeypatch: pytest.MonkeyPatch, capsys: Out
) -> None:
    assert run("--a", "random", "--parts", "whole", *SMALL) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert run("--a", "random", "--parts", "whole", *SMALL) == 0
    assert capsys.readouterr().err == "\r3 deals\r\r6 deals\r"
