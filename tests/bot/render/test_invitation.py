"""The way to a table from outside, and the seats that are free on arrival."""

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.l10n import Translator, languages
from bot.render.free_seats import with_free_seats
from bot.render.invitation import invite_button, landing_screen, message_link
from bot.render.screen import Button, Screen
from bot.render.watching import watched_screen
from tests.bot.render.scenes import HOSTILE, PLAYERS, pressed, shown, texts

COMPUTER = replace(PLAYERS[2], level="strong")
SEATED = (*PLAYERS[:2], COMPUTER)
SINCE = 1_000_000_000_000


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("playing", [False, True])
def test_where_the_link_leads(
    language: str, *, playing: bool, snapshot: SnapshotAssertion
) -> None:
    t = Translator(language)
    there = message_link(-SINCE - 7, None, 9)
    screen = landing_screen(SEATED, t, table=7, title="Friday", playing=playing, there=there)
    assert shown(screen) == snapshot


def test_names_and_titles_are_inert() -> None:
    screen = landing_screen(HOSTILE, Translator("en"), table=7, title="<b>&", playing=True)
    assert "&lt;b&gt;&amp;" in screen.text
    assert "<a href" not in screen.text
    assert texts(screen) == ["Watch"]


def test_each_computer_has_a_button_but_not_who_plays_for_a_person() -> None:
    left = replace(PLAYERS[1], computer=True)
    screen = with_free_seats(Screen(""), (left, COMPUTER, COMPUTER), Translator("en"), table=7)
    assert texts(screen) == ["Take the seat: Computer 1", "Take the seat: Computer 2"]
    assert pressed(screen, "Take the seat: Computer 2") == "t1:7:sit:2"


@pytest.mark.parametrize("language", languages())
def test_what_a_watcher_sees(language: str, snapshot: SnapshotAssertion) -> None:
    t, public = Translator(language), Screen("…", ((Button("?", "?"),),))
    live = watched_screen(public, t, title="Friday", table=7)
    assert pressed(live, t("button-unwatch")) == "t1:7:unwatch:0"
    over = watched_screen(public, t, title="<b>&", table=None)
    assert "\n\n".join((shown(live), shown(over))) == snapshot


def test_the_link_and_the_words_go_along_whole() -> None:
    button = invite_button(Translator("en"), link="https://t.me/a_bot?start=i0")
    assert button.url == (
        "https://t.me/share/url?url=https%3A%2F%2Ft.me%2Fa_bot%3Fstart%3Di0"
        "&text=Shall%20we%20play%20Thousand%3F"
    )


def test_a_message_of_a_topic_and_of_a_small_group() -> None:
    assert message_link(-SINCE - 7, 5, 9) == "https://t.me/c/7/5/9"
    assert message_link(-SINCE - 7, None, 9) == "https://t.me/c/7/9"
    assert message_link(-7, None, 9) == ""
