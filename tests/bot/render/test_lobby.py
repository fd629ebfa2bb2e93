"""The lobby: who sits, how many are missing, which buttons make sense."""

import pytest

from bot.l10n import Translator, languages
from bot.render.lobby import lobby_screen
from bot.render.names import Player
from bot.render.screen import Screen
from tests.bot.render.scenes import PLAYERS, pressed, texts

FULL = [
    "Leave",
    "Remove computer",
    "✕ Борис",
    "Rules",
    "Start",
]


def lobby(*players: Player, language: str = "en") -> Screen:
    return lobby_screen(
        players, Translator(language), table=7, opener="Anna <3", opener_id=PLAYERS[0].user_id
    )


def test_an_empty_table_says_who_opened_it_and_how_many_are_missing() -> None:
    screen = lobby()
    assert "Host: Anna &lt;3\n\n1. —\n2. —\n3. —\n\n3 more players are needed." in screen.text
    assert texts(screen) == ["Join", "Leave", "Add computer", "Rules", "Start"]


def test_a_nameless_opener_is_left_out() -> None:
    screen = lobby_screen((), Translator("en"), table=7, opener="\u200b")
    assert "Host" not in screen.text


def test_a_full_table_can_start_and_takes_nobody_more() -> None:
    screen = lobby(*PLAYERS)
    assert "3. Computer 1\n\nEverybody is here" in screen.text
    assert texts(screen) == FULL
    assert screen.rows[-1][-1].style == "success"


def test_every_person_but_the_opener_can_be_taken_off() -> None:
    screen = lobby(PLAYERS[1], PLAYERS[0])
    assert [text for text in texts(screen) if text.startswith("✕")] == ["✕ Борис"]
    assert pressed(screen, "✕ Борис") == "l1:7:remove:2"


def test_buttons_say_what_they_do() -> None:
    screen = lobby(PLAYERS[0], PLAYERS[2])
    said = {text: pressed(screen, text).split(":")[2] for text in texts(screen)}
    assert said == {
        "Join": "join",
        "Leave": "leave",
        "Add computer": "computer",
        "Remove computer": "fewer",
        "Rules": "rules",
        "Start": "start",
    }


@pytest.mark.parametrize("language", languages())
def test_each_number_of_missing_players_reads_well(language: str) -> None:
    last = [lobby(*PLAYERS[:n], language=language).text.splitlines()[-1] for n in range(4)]
    assert (
        last
        == {
            "en": [
                "3 more players are needed.",
                "2 more players are needed.",
                "1 more player is needed.",
                "Everybody is here: you can start.",
            ],
            "pl": [
                "Brakuje jeszcze 3 graczy.",
                "Brakuje jeszcze 2 graczy.",
                "Brakuje jeszcze 1 gracza.",
                "Komplet, można zaczynać.",
            ],
            "ru": [
                "Нужны ещё 3 игрока.",
                "Нужны ещё 2 игрока.",
                "Нужен ещё 1 игрок.",
                "Все в сборе, можно начинать.",
            ],
        }[language]
    )
