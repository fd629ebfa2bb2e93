"""``python -m game``: what is printed, what is written, and which exit code."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from game.__main__ import main
from game.presets import PRESETS
from game.rules import as_dict
from tests.game.histories import GOLDEN

Out = pytest.CaptureFixture[str]


def run(*arguments: str) -> int:
    """Run a command, also one that argparse refuses."""
    try:
        return main(arguments)
    except SystemExit as stopped:
        return int(stopped.code or 0)


def test_a_simulation_is_summed_up(capsys: Out) -> None:
    assert run("simulate", "--matches", "2", "--seed", "7") == 0
    topics = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert topics == [
        "matches",
        "deals",
        "wins",
        "contracts",
        "marriages",
        "bolts",
        "barrel",
        "speed",
    ]


def test_the_same_seed_is_the_same_history(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.jsonl", "b.jsonl", "c.jsonl")]
    for file, seed in zip(files, ("5", "5", "6"), strict=True):
        assert run("simulate", "--seed", seed, "--history", str(file)) == 0
    one, same, other = [file.read_bytes() for file in files]
    assert one == same != other


def test_a_simulated_history_names_its_seed_and_no_time(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "match.jsonl"
    assert run("simulate", "--seats", "normal,normal,random", "--history", str(file)) == 0
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    head, foot = lines[0], lines[-1]
    assert head["match"] == "seed-1-match-1"
    assert [seat["level"] for seat in head["seats"]] == ["normal", "normal", "random"]
    assert "started" not in head
    assert "finished" not in foot
    capsys.readouterr()
    assert run("check", str(file)) == 0
    assert capsys.readouterr().out == f"{file}: {len(lines) - 2} deals, all as replayed\n"


def test_rules_are_a_preset_with_what_is_said(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    said = ("--preset", "polish", "--rules", "barrel=900", "golden=on", "--rules", "stake=7")
    assert run("simulate", *said, "--history", str(file)) == 0
    head = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert head["preset"] == "custom"
    polish = {**as_dict(PRESETS["polish"]), "barrel": 900, "golden": "on", "stake": 7}
    assert head["rules"] == {**polish, "barrier": "off"}


@pytest.mark.parametrize(
    ("said", "seats"),
    [
        (("--players", "2"), ["normal"] * 2),
        (("--players", "4", "--seats", "baseline"), ["baseline"] * 4),
        (("--seats", "normal,random"), ["normal", "random"]),
        (("--players", "2", "--rules", "two_player=draw"), ["normal"] * 2),
    ],
)
def test_two_to_four_are_simulated(
    said: tuple[str, ...], seats: list[str], tmp_path: Path
) -> None:
    file = tmp_path / "match.jsonl"
    assert run("simulate", *said, "--history", str(file)) == 0
    head = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert [seat["level"] for seat in head["seats"]] == seats
    assert run("check", str(file)) == 0


def test_each_of_several_matches_has_its_file(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    assert run("simulate", "--matches", "3", "--history", str(file)) == 0
    assert {path.name for path in tmp_path.iterdir()} == {f"match-{n}.jsonl" for n in (1, 2, 3)}
    assert run("simulate", "--matches", "1", "--history", str(file)) == 0
    assert file.read_bytes() == (tmp_path / "match-1.jsonl").read_bytes()


def test_a_difference_is_exit_code_1(tmp_path: Path, capsys: Out) -> None:
    file = tmp_path / "spoilt.jsonl"
    text = (GOLDEN / "match.jsonl").read_text(encoding="utf-8")
    file.write_text(text.replace('"outcome": "made"', '"outcome": "failed"'), encoding="utf-8")
    assert run("check", str(file)) == 1
    assert capsys.readouterr().out == (
        'line 5, deal 3: outcome: the file says "failed", the replay "made"\n'
    )


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ((), "the following arguments are required: command"),
        (("dance",), "invalid choice: 'dance'"),
        (("check",), "the following arguments are required: FILE"),
        (("simulate", "--matches", "0"), "argument --matches: not a number of matches: '0'"),
        (("simulate", "--matches", "-3"), "argument --matches: not a number of matches: '-3'"),
        (("simulate", "--matches", "²"), "argument --matches: not a number of matches: '²'"),
        (("simulate", "--matches", "9" * 5000), "argument --matches: not a number of matches"),
        (("simulate", "--seed", "x"), "argument --seed: invalid int value: 'x'"),
        (("simulate", "--players", "5"), "argument --players: 2, 3 or 4 play, not '5'"),
        (("simulate", "--players", "normal"), "argument --players: 2, 3 or 4 play, not 'normal'"),
        (("simulate", "--seats", "normal,normal,deep"), "there is no player 'deep'; there are"),
        (("simulate", "--seats", "normal,"), "there is no player ''; there are"),
        (("simulate", "--seats", ",".join(["normal"] * 5)), "seats for 2, 3 or 4, not 5"),
        (
            ("simulate", "--seats", "normal,normal", "--players", "3"),
            "3 players are needed, not 2",
        ),
        (("simulate", "--preset", "swiss"), "there is no preset 'swiss'; there are: classic, "),
        (("simulate", "--rules"), "argument --rules: expected at least one argument"),
        (("simulate", "--rules", "stake"), "'stake' is not of the form option=value"),
        (("simulate", "--rules", "luck=on"), "there is no option 'luck'"),
        (("simulate", "--rules", "cut=on", "cut=maybe"), "cut cannot be 'maybe'; it is one of: "),
        (("simulate", "--rules", "min_bid=70"), "min_bid cannot be 70; it is one of: 100, 50"),
        (("simulate", "--rules", "stake=" + "9" * 5000), "stake cannot be '9999"),
        (
            ("simulate", "--rules", "barrier=880", "--rules", "barrel=900"),
            "barrel=900 cannot go with barrier=880",
        ),
        (("simulate", "--history", "{tmp}"), "Is a directory"),
        (("simulate", "--history", "{tmp}/none/match.jsonl"), "No such file or directory"),
        (("simulate", "--history", ""), "argument --history: not the name of a file"),
        (("simulate", "--history", "{tmp}/a\0b"), "argument --history: not the name of a file"),
        (("check", "{tmp}/none.jsonl"), "{tmp}/none.jsonl: No such file or directory"),
        (("check", "{tmp}"), "{tmp}: Is a directory"),
        (("check", sys.executable), "line 1: not UTF-8 text"),
        (("check", __file__), "line 1: not JSON"),
        (("check", "/dev/zero"), "/dev/zero: line 1: too long for a hand history"),
        (("check", "/dev/urandom"), "/dev/urandom: line 1: not UTF-8 text"),
        (("check", "/dev/null"), "/dev/null: the file is empty"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: tuple[str, ...], complaint: str, tmp_path: Path, capsys: Out
) -> None:
    here = str(tmp_path)
    assert run(*(each.replace("{tmp}", here) for each in arguments)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert complaint.replace("{tmp}", here) in printed.err
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("python -m game")


@pytest.mark.parametrize("line", ["{}", "", " " * 1000])
def test_a_file_that_never_ends_is_not_waited_for(
    line: str, capsys: Out, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.history.LONGEST", 100_000)
    with subprocess.Popen(["yes", line], stdout=subprocess.PIPE) as endless:
        assert endless.stdout is not None
        assert run("check", f"/proc/self/fd/{endless.stdout.fileno()}") == 2
        endless.kill()
    printed = capsys.readouterr()
    assert "the file is too long for a hand history" in printed.err
    assert (printed.out, printed.err.count("\n")) == ("", 1)


def test_help_says_how_files_are_named_and_what_the_codes_mean(capsys: Out) -> None:
    assert run("simulate", "--help") == 0
    text = " ".join(capsys.readouterr().out.split())
    assert "FILE with -1, -2 ... before its suffix" in text
    assert "exit code: 0 all is well" in text


def test_it_runs_as_a_program() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "game", "check", str(GOLDEN / "match.jsonl")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("8 deals, all as replayed\n")
