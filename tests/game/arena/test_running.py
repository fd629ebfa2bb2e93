"""A contest goes on where it stopped, and comes to the same on one process or several."""

import json
import os
from multiprocessing import get_context, parent_process
from pathlib import Path

import pytest

from game.actions import Action
from game.arena import running
from game.arena.contestants import OPEN_PLAYERS
from game.arena.ledger import ArenaError, Ledger, opened
from game.arena.reference import reference_rate
from game.arena.running import EVERY, Worker, run, units
from game.arena.units import Contest, Unit
from game.rules import Rules
from game.state import State
from tests.game.arena.contests import (
    contest,
    figures,
    first_legal,
    outcomes,
    ticking,
    tired_after,
)


def held(of: Contest, path: Path, deals: int = 4, matches: int = 2) -> Ledger:
    """Hold a contest, or go on with it."""
    with opened(of, path) as ledger:
        run(of, units(of, deals, matches), ledger, ticking(), 1)
    return ledger


def test_two_processes_come_to_the_same_as_one() -> None:
    of = contest("random", "baseline")
    assert figures(outcomes(of, jobs=2).values()) == figures(outcomes(of).values())


def test_each_finished_unit_is_a_line_after_the_header(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    ledger = held(contest(), path)
    header, *lines = [json.loads(line) for line in path.read_text().splitlines()]
    assert header["arena"] == 1
    assert header["a"] == "baseline"
    assert [(line["kind"], line["number"]) for line in lines] == list(ledger.outcomes)
    assert len(lines) == 4 + 4 + 2


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    held(contest(), path)
    before = path.read_bytes()
    with opened(contest(), path) as ledger:
        assert len(ledger.outcomes) == 10
        done = run(contest(), units(contest(), 4, 2), ledger, ticking(), 1)
    assert done.deals == 0
    assert path.read_bytes() == before


def test_more_deals_are_added_to_the_file(tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    held(contest(), path, deals=2)
    grown = held(contest(), path, deals=5)
    assert figures(grown.outcomes.values()) == figures(
        outcomes(contest(), deals=5, matches=2).values()
    )


@pytest.mark.parametrize("cut", [1, 10, 200])
def test_a_torn_last_line_is_played_again(cut: int, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    held(contest(), path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    held(contest(), path)
    assert [_untimed(line) for line in path.read_bytes().splitlines()] == [
        _untimed(line) for line in whole.splitlines()
    ]


def _untimed(line: bytes) -> object:
    return {**json.loads(line), "ms": None, "reference": None}


@pytest.mark.parametrize("held_so_far", [b"", b'{"arena": 1, "a": "base'])
def test_a_torn_header_is_written_again(held_so_far: bytes, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_bytes(held_so_far)
    held(contest(), path)
    assert len(path.read_bytes().splitlines()) == 11


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (contest("random"), "made with --a baseline, not random"),
        (contest(b="baseline"), "made with --b random, not baseline"),
        (contest(seed=2), "made with --seed 1, not 2"),
        (contest(players=4), "made with --players 3, not 4"),
        (contest(parts=("whole",)), "made with --parts declarer,defence,whole,matches, not whole"),
        (contest(rules=Rules(bid_step=10)), "made by other rules"),
    ],
)
def test_a_file_made_with_other_arguments_is_refused(
    other: Contest, complaint: str, tmp_path: Path
) -> None:
    path = tmp_path / "arena.jsonl"
    held(contest(), path, deals=1, matches=1)
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=complaint):
        held(other, path)
    assert path.read_bytes() == before


def test_a_file_too_long_for_memory_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "arena.jsonl"
    held(contest(), path, deals=1, matches=1)
    size = path.stat().st_size
    monkeypatch.setattr("game.arena.ledger.LONGEST", size)
    held(contest(), path, deals=1, matches=1)
    monkeypatch.setattr("game.arena.ledger.LONGEST", size - 1)
    with pytest.raises(ArenaError, match="too long for a file of the arena"):
        held(contest(), path, deals=1, matches=1)
    assert path.stat().st_size == size


@pytest.mark.parametrize("text", [b"poem", b"poem\n", b"[1]\n", b'{"arena": 2}\n', b"\xff\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    path.write_bytes(text)
    with pytest.raises(ArenaError, match="not a file of the arena"):
        held(contest(), path)
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    "line",
    [
        b"x",
        b"[]",
        b"{}",
        b'{"kind": "dance", "number": 1, "figures": {}, "deals": 1, "ms": {}, "reference": null}',
        b'{"kind": "cards", "number": 1, "figures": [], "deals": 1, "ms": {}, "reference": null}',
        b'{"kind": "cards", "number": 1e999, "figures": {}, "deals": 1, "ms": {}, "reference": 1}',
        b'{"kind": "cards", "number": 1, "figures": {"declarer": NaN}, "deals": 1, "ms": {},'
        b' "reference": 1}',
        b'{"kind": "cards", "number": 1, "figures": {}, "deals": 1, "ms": {"auction": [1e999]},'
        b' "reference": 1}',
        b'{"kind": "cards", "number": 1, "figures": {}, "deals": 1, "ms": {}, "reference": 1'
        + b"0" * 400
        + b"}",
    ],
)
def test_a_spoilt_line_is_told_by_its_number(line: bytes, tmp_path: Path) -> None:
    path = tmp_path / "arena.jsonl"
    held(contest(), path, deals=1, matches=1)
    path.write_bytes(path.read_bytes() + line + b"\n")
    with pytest.raises(ArenaError, match="line 5: not an outcome"):
        held(contest(), path)


def test_an_interruption_leaves_what_was_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(OPEN_PLAYERS, "tired", tired_after(30))
    of, path = contest("tired", "baseline"), tmp_path / "arena.jsonl"
    with opened(of, path) as ledger:
        done = run(of, units(of, 8, 1), ledger, ticking(), 1)
    assert done.interrupted
    assert 0 < len(ledger.outcomes) < 8
    monkeypatch.setitem(OPEN_PLAYERS, "tired", lambda _rng: first_legal)
    assert len(held(of, path, deals=8, matches=1).outcomes) == 17


def test_a_player_that_fails_is_told_with_its_unit(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(state: State, seat: int) -> Action:
        raise ZeroDivisionError

    monkeypatch.setitem(OPEN_PLAYERS, "fails", lambda _rng: fail)
    with pytest.raises(ZeroDivisionError) as caught:
        outcomes(contest("fails", "baseline"))
    assert "number=0" in caught.value.__notes__[0]


def test_a_process_plays_what_it_is_handed() -> None:
    of = contest(parts=("whole",))
    running._begin(of, ticking())
    assert figures([running._play(Unit("whole", 2))]) == figures(
        [each for unit, each in outcomes(of).items() if unit.number == 2]
    )


def test_a_process_ends_with_the_one_that_began_it(monkeypatch: pytest.MonkeyPatch) -> None:
    parent = get_context("spawn").Process()
    told: list[object] = []
    monkeypatch.setattr(parent, "join", lambda: told.append("ended"))
    monkeypatch.setattr(running, "parent_process", lambda: parent)
    monkeypatch.setattr(os, "_exit", told.append)
    running._end_with_parent()
    assert told == ["ended", 1]


def test_a_process_that_dies_ends_the_run_and_keeps_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "arena.jsonl"
    held(contest(), path, deals=2, matches=1)
    with (
        pytest.raises(ArenaError, match="a process of the arena died"),
        opened(contest(), path) as ledger,
    ):
        run(contest(), units(contest(), 3, 1), ledger, _exits, 2)
    assert len(held(contest(), path, deals=2, matches=1).outcomes) == 5


def _exits() -> float:
    """Be a clock that is right in this process and the end of any other."""
    if parent_process() is not None:
        os._exit(1)
    return 0.0


def test_the_reference_loop_is_timed_now_and_then() -> None:
    now = [0.0]
    worker = Worker(contest(), lambda: now[0])
    timed = []
    for number, now[0] in enumerate([0.0, EVERY / 2, EVERY, EVERY + 1]):
        timed.append(worker.play(Unit("whole", number)).reference is not None)
    assert timed == [True, False, True, False]


def test_the_reference_loop_is_a_rate() -> None:
    assert reference_rate(ticking(), steps=500) == 500.0
