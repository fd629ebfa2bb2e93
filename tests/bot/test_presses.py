"""Callback data: short, versioned, and harmless when forged."""

from typing import get_args

import pytest

from bot.daily_presses import Daily, RankingHere
from bot.handlers.presses import DOING
from bot.own_presses import Cards, OnlyCard
from bot.presses import (
    LIMIT,
    AtTable,
    Language,
    Lobby,
    Look,
    Menu,
    Move,
    Practice,
    Press,
    RulesPage,
    Setting,
    read,
)
from bot.replay_presses import Replay, ReplayPage
from game.rules import OPTIONS

PRESSES: list[Press] = [
    Move(999_999_999, 999_999, "g1AH,g2TS"),
    Look(999_999_999, 999_999, "xAHTS"),
    Lobby(999_999_999, "remove", 9_999_999_999),
    AtTable(999_999_999, "rematch", 1999),
    Menu("practice"),
    Practice("strong"),
    Lobby(7, "easy", 2),
    Language("ru"),
    Cards("pictures"),
    Cards(),
    OnlyCard("off"),
    Setting(2_147_483_647, "value", "sitter_scores", "points_marriage"),
    Setting(0, "presets"),
    RulesPage(999_999_999, 2_147_483_647, 99),
    Replay(999_999_999, 1999, 99),
    ReplayPage(999_999_999, 1999, 99, 14, "0123456789_-"),
    ReplayPage(7, 1, 0, 0),
    Daily("2026-11-30", "look"),
    RankingHere(2_147_483_647, "off"),
    RulesPage(0, 2_147_483_647, 99, 999_999_999_999_999),
]


@pytest.mark.parametrize("press", PRESSES, ids=lambda press: type(press).__name__)
def test_what_a_button_says_is_read_back_and_fits(press: Press) -> None:
    assert read(str(press)) == press
    assert len(str(press).encode()) <= LIMIT


def test_somebody_does_what_each_button_says() -> None:
    assert set(get_args(Press)) == set(DOING)


@pytest.mark.parametrize("name", OPTIONS)
def test_every_value_of_every_option_fits_on_a_button(name: str) -> None:
    for value in OPTIONS[name].values:
        press = Setting(2_147_483_647, "value", name, str(value))
        assert read(str(press)) == press
        assert len(str(press).encode()) <= LIMIT


@pytest.mark.parametrize(
    "data",
    [
        *("", ":", "m1", "m1:1:2", "m1:1:2:p:x", "m1:-1:2:p", "m1:1:²:p", "m0:1:2:p"),
        *("l1:1:stop:0", "t1:1:join:0", "q1:drop tables", "m1:" + "9" * 40 + ":1:p"),
        *("o1:0:drop:x:y", "o1:x:topics::", "o1:0:topics", "r1:0:0:-1", "r1:0:0"),
        *("x" * 64, "я" * 32),
    ],
)
def test_forged_data_reads_as_nothing(data: str) -> None:
    assert read(data) is None
