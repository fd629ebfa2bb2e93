"""Deals drawn in the terminal: complete, calm about spoiled files, harmless to the terminal."""

import io
import json
import sys
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.__main__ import main
from game.drawing import draw_deals
from game.history import History, HistoryError
from game.rules import OPTIONS, Value
from tests.game.histories import GOLDEN, from_lines, golden, lines_of
from tests.game.test_cli import Out, run
from tests.game.test_variant_history import recorded
from tests.game.variants import random_rules

FILE = GOLDEN / "match.jsonl"
MADE = """\
Deal 3, dealt by Computer 1
  Anna        J♥ 9♥ Q♦ K♣ J♣ 9♣ A♠
  Bogdan 🂡    10♥ K♥ Q♥ 10♦ J♦ K♠ J♠
  Computer 1  A♥ A♦ K♦ 10♣ 10♠ Q♠ 9♠
Talon     9♦ A♣ Q♣
Auction   Anna 100; Bogdan 🂡 pass; Computer 1 pass
Exchange  Anna takes the talon
          Anna gives Bogdan 🂡 9♥
          Anna gives Computer 1 9♦
          Anna plays 100
  Anna        J♥ Q♦ A♣ K♣ Q♣ J♣ 9♣ A♠
  Bogdan 🂡    10♥ K♥ Q♥ 9♥ 10♦ J♦ K♠ J♠
  Computer 1  A♥ A♦ K♦ 9♦ 10♣ 10♠ Q♠ 9♠
Trick 1   Anna A♠, Bogdan 🂡 J♠, Computer 1 9♠; Anna takes 13
Trick 2   Anna Q♣ (marriage ♣ 60), Bogdan 🂡 K♠, Computer 1 10♣; Computer 1 takes 17
Trick 3   Computer 1 A♦, Anna Q♦, Bogdan 🂡 J♦; Computer 1 takes 16
Trick 4   Computer 1 A♥, Anna J♥, Bogdan 🂡 9♥; Computer 1 takes 13
Trick 5   Computer 1 10♠, Anna 9♣, Bogdan 🂡 10♦; Anna takes 20
Trick 6   Anna J♣, Bogdan 🂡 10♥, Computer 1 K♦; Anna takes 16
Trick 7   Anna K♣, Bogdan 🂡 Q♥, Computer 1 9♦; Anna takes 7
Trick 8   Anna A♣, Bogdan 🂡 K♥, Computer 1 Q♠; Anna takes 18
Result    Anna, 100 made
Points    Anna 134, Bogdan 🂡 0, Computer 1 46
Scores    Anna +100, Bogdan 🂡 +0, Computer 1 +45
Totals    Anna 170, Bogdan 🂡 110, Computer 1 -175
"""


def test_a_deal_is_drawn(capsys: Out) -> None:
    assert run("show", str(FILE), "--deal", "3") == 0
    assert capsys.readouterr().out == MADE


def test_every_attempt_of_a_deal_is_drawn_and_without_a_number_the_whole_match(
    capsys: Out,
) -> None:
    assert run("show", str(FILE), "--deal", "1") == 0
    one = capsys.readouterr().out
    assert one.count("Deal 1,") == 2
    assert "Bogdan 🂡 has a new deal (below)" in one
    assert run("show", str(FILE)) == 0
    out = capsys.readouterr().out
    assert out.startswith(one)
    assert out.count("Result") == len(golden().deals)
    assert "writes the deal off" in out


def test_every_form_of_the_game_is_drawn() -> None:
    drawn = ""
    for seed in range(30):
        rng, players = Random(f"drawn {seed}"), 2 + seed % 3
        fixed: dict[str, Value] = {}
        if players == 2:
            fixed["two_player"] = OPTIONS["two_player"].values[seed // 3 % 5]
        history = recorded(rng, random_rules(rng, **fixed), players)
        text = "\n".join(draw_deals(history))
        played = [entry for deal in history.deals for entry in deal["actions"]]
        assert text.count("Deal ") == len(history.deals)
        assert text.count(" takes the talon") + text.count(" takes packet") == sum(
            entry[0] == "take" for entry in played
        )
        drawn += text
    for words in (
        *("takes packet 2", "lays aside", "gives the dead hand", "Stock ", "Dead hand", "draws"),
        *("cuts at", "120 blind", "buys the talon for", "golden", "has a new deal", "Fines"),
        *("marriage ♥", "small marriage", "Events", "written off", "draw game"),
    ):
        assert words in drawn, words


def test_a_deal_that_was_stopped_at_the_cut_has_no_cards() -> None:
    lines = lines_of(golden())
    lines[-2] |= {"hands": {}, "talon": [], "actions": [], "tricks": [], "outcome": "stopped"}
    drawn = draw_deals(from_lines(lines), lines[-2]["deal"])
    assert "No cards were dealt." in drawn


def test_a_trick_that_was_not_finished_says_so() -> None:
    lines = lines_of(golden())
    deal = next(line for line in lines if line.get("outcome") == "made")
    plays = [at for at, entry in enumerate(deal["actions"]) if entry[0] == "play"]
    deal |= {"actions": deal["actions"][: plays[4] + 1], "outcome": "stopped"}
    assert any(line.endswith("; not finished") for line in draw_deals(from_lines(lines)))


def test_names_do_nothing_to_the_terminal() -> None:
    lines = lines_of(golden())
    lines[0]["seats"][0]["name"] = "\x1b[2J\x9b31m\u202e" + "x" * 1000
    lines[1]["penalties"] = [["\x1b[31m", 0, -120], []]
    text = "\n".join(draw_deals(from_lines(lines)))
    assert all(letter.isprintable() or letter == "\n" for letter in text)
    assert max(map(len, text.splitlines())) < 200


def test_a_terminal_without_suits_gets_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="ascii"))
    assert main(["show", str(FILE), "--deal", "3"]) == 0
    sys.stdout.flush()
    assert "Bogdan ?    10H KH QH 10D JD KS JS" in raw.getvalue().decode("ascii")


SPOILED: dict[str, dict[str, Any]] = {
    "a card nobody holds": {"actions": [["play", 0, "ZZ"]]},
    "nobody": {"actions": [["bid", 9, 100]]},
    "a dealer who is not there": {"dealer": 7},
    "a declarer who is not there": {"declarer": -1},
    "too many totals": {"totals": [0] * 4},
    "too few points": {"points": []},
    "a seat too many": {"playing": [0, 1, 3]},
    "cards that are none": {"talon": ["1S"]},
}


@pytest.mark.parametrize("case", SPOILED)
def test_what_cannot_be_drawn_is_said_in_one_line(case: str, tmp_path: Path, capsys: Out) -> None:
    lines = lines_of(golden())
    lines[2] |= SPOILED[case]
    file = tmp_path / "spoiled.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    assert run("show", str(file)) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert "line 3: " in err


def test_there_is_one_line_for_whatever_else_is_wrong(tmp_path: Path, capsys: Out) -> None:
    none, junk, endless = (tmp_path / name for name in ("none", "junk", "endless"))
    junk.write_bytes(b"\xff\xfe")
    endless.write_text("x" * 2_000_000)
    for arguments in (
        ("show", str(none)),
        ("show", str(junk)),
        ("show", str(endless)),
        ("show", str(tmp_path)),
        ("show", str(FILE), "--deal", "99"),
        ("show", str(FILE), "--deal", "0"),
        ("show", str(FILE), "--deal", "x"),
        ("show",),
    ):
        assert run(*arguments) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1, arguments


def test_rules_that_cannot_be_are_said() -> None:
    found = golden()
    header = deepcopy(found.header)
    header["rules"]["target"] = "high"
    with pytest.raises(HistoryError, match="line 1: this match cannot be told here"):
        draw_deals(History(header, found.deals))
