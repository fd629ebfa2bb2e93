"""The lobby: who sits, how many are missing, which buttons make sense."""

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.l10n import Translator, languages
from bot.render.lobby import lobby_screen
from bot.render.names import Player, width
from bot.render.screen import Screen
from game.players.levels import LEVELS
from game.rules import Rules
from tests.bot.render.scenes import PLAYERS, pressed, texts

T = Translator("en")
FOUR = (*PLAYERS, Player("Vera", 4))
FULL = ["Leave", "Remove computer", "✕ Борис", "✕ Vera", "Rules", "Settings", "Start"]


def lobby(*players: Player, language: str = "en") -> Screen:
    return lobby_screen(
        players, Translator(language), table=7, opener="Anna <3", opener_id=PLAYERS[0].user_id
    )


def test_an_empty_table_says_who_opened_it_and_how_many_are_missing() -> None:
    screen = lobby()
    assert "Classic\nHost: Anna &lt;3\n\n1. —\n2. —\n3. —\n4. —\n\n2 more" in screen.text
    assert texts(screen) == ["Join", "Leave", "Add computer", "Rules", "Settings", "Start"]


def test_a_nameless_opener_is_left_out() -> None:
    screen = lobby_screen((), Translator("en"), table=7, opener="\u200b")
    assert "Host" not in screen.text


def test_a_full_table_can_start_and_takes_nobody_more() -> None:
    screen = lobby(*FOUR)
    assert "4. Vera\n\nEverybody is here" in screen.text
    assert texts(screen) == FULL
    assert screen.rows[-1][-1].style == "success"


def test_two_can_start_already_and_others_still_join() -> None:
    screen = lobby(*PLAYERS[:2])
    assert screen.rows[-1][-1].style == "success"
    assert texts(screen)[0] == "Join"
    assert lobby(*PLAYERS[:1]).rows[-1][-1].style == ""


def test_the_conventions_stand_in_one_line_and_say_how_two_would_play() -> None:
    rules = Rules(two_player="triples", bolts="off")
    screen = lobby_screen(PLAYERS[:2], T, table=7, opener="", rules=rules)
    assert "\nClassic, 2 differences\n" in screen.text
    assert screen.text.endswith("as two (two packets of three), or wait for more.")


def test_every_person_but_the_opener_can_be_taken_off() -> None:
    screen = lobby(PLAYERS[1], PLAYERS[0])
    assert [text for text in texts(screen) if text.startswith("✕")] == ["✕ Борис"]
    assert pressed(screen, "✕ Борис") == "l1:7:remove:2"


def test_buttons_say_what_they_do() -> None:
    screen = lobby(PLAYERS[0], PLAYERS[2])
    said = {
        text: pressed(screen, text).split(":")[2] for text in texts(screen) if text != "Settings"
    }
    assert said == {
        "Join": "join",
        "Leave": "leave",
        "Add computer": "computer",
        "Remove computer": "fewer",
        "Rules": "rules",
        "Start": "start",
    }
    assert pressed(screen, "Settings") == "q1:settings"


def test_each_computer_has_a_level_and_a_button_for_the_next_one() -> None:
    computers = [Player("", None, computer=True, level=level) for level in LEVELS]
    screen = lobby(PLAYERS[0], *computers)
    assert "2. Computer 1 (easy)\n3. Computer 2 (normal)\n4. Computer 3 (strong)\n" in screen.text
    labels = ["🤖 1: easy", "🤖 2: normal", "🤖 3: strong"]
    assert [[button.text for button in row] for row in screen.rows].count(labels) == 1
    assert [pressed(screen, label) for label in labels] == [
        "l1:7:normal:1",
        "l1:7:strong:2",
        "l1:7:easy:3",
    ]


@pytest.mark.parametrize("language", languages())
def test_the_levels_fit_side_by_side_on_a_phone(language: str) -> None:
    computers = [Player("", None, computer=True, level=level) for level in LEVELS]
    row = next(row for row in lobby(*computers, language=language).rows if len(row) == 3)
    assert all(width(button.text) <= 14 for button in row)


@pytest.mark.parametrize("language", languages())
def test_each_number_of_players_reads_well(language: str, snapshot: SnapshotAssertion) -> None:
    said = [lobby(*FOUR[:n], language=language).text.splitlines()[-1] for n in range(5)]
    assert said == snapshot
