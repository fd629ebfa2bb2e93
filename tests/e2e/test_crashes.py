"""The program is killed at every commit, every send, every edit and every answer of an evening."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.timeout(900)


@pytest.fixture(scope="module")
def report() -> dict[str, Any]:
    """What came of kills at all steps of an evening but those that repeat themselves."""
    command = [sys.executable, "-m", "tests.e2e.crashes", "--short"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.stdout, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_whenever_the_kill_comes_the_evening_is_the_same(report: dict[str, Any]) -> None:
    assert report["failures"] == []
    # Telegram offers no key against a message that was sent by who then died.
    sends = report["steps"]["after sendMessage"]
    assert 0 < report["doubled"] <= 4 * sends


def test_no_step_was_left_out(report: dict[str, Any]) -> None:
    steps = report["steps"]
    kinds = {name.partition(" ")[2] for name in steps}
    assert kinds >= {
        "commit",
        "sendMessage",
        "editMessageText",
        "deleteMessage",
        "answerCallbackQuery",
    }
    assert all(steps[f"before {kind}"] == steps[f"after {kind}"] for kind in kinds)
    assert steps["before commit"] == report["commits"] > 150
    calls = sum(steps[f"before {kind}"] for kind in kinds - {"commit"})
    assert calls == report["calls"] > 100


def test_every_part_of_the_evening_was_cut(report: dict[str, Any]) -> None:
    scenes = list(report["kills"])
    assert scenes[:4] == ["newgame", "a computer", "start", "late"]
    assert scenes[-1] == "scoresheet"
    parts = ("bids", "gives", "names", "plays")
    told = [part for part in parts if any(part in scene for scene in scenes)]
    assert told == list(parts)
    assert {scene.partition(":")[0] for scene in scenes if ":" in scene} == {"deal 1", "deal 2"}
    kills = sum(report["kills"].values())
    assert kills > 120
    assert 0 < report["same"] < kills  # a kill before a step is often that after the last one


def test_a_tournament_is_the_same_too() -> None:
    command = [sys.executable, "-m", "tests.e2e.crashes", "--tournament", "--short", "--every=3"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.stdout, ran.stderr
    report: dict[str, Any] = json.loads(ran.stdout)
    assert report["failures"] == []
    scenes = list(report["kills"])
    assert (scenes[0], scenes[-1]) == ("tournament", "round 2 ends")
    assert sum(report["kills"].values()) > 40
