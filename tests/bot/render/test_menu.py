"""Texts around the game, as people read them in each language."""

import re

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.l10n import Translator, languages
from bot.render import breaks, clock, menu, notices, privacy
from bot.render.names import Player
from bot.render.screen import Screen
from tests.bot.render.scenes import pressed, shown, texts

AT_TABLE = (Player("A & B", 5), Player("Vera", 6, away=True), Player("", None, computer=True))
LINK = "https://t.me/example?start=x"


def screens(t: Translator) -> dict[str, Screen]:
    """Return every screen that needs no game."""
    return {
        "help": menu.help_screen(t, private=False),
        "help in private": menu.help_screen(t, private=True),
        "language": menu.language_screen(t),
        "hello": menu.hello_screen(t),
        "start": menu.start_screen(t, add_link=LINK),
        "seated": menu.seated_screen(t, title="Пятница & Co"),
        "seated somewhere": menu.seated_screen(t, title=""),
        "stop": menu.stop_screen(t, table=7, playing=True),
        "stop lobby": menu.stop_screen(t, table=7, playing=False),
        "stop practice": menu.stop_own_screen(t, table=7, daily=False),
        "stop the deal of the day": menu.stop_own_screen(t, table=7, daily=True),
        "quit": menu.quit_screen(t, table=7, last=False),
        "privacy": privacy.privacy_screen(t, keep_days=0),
        "privacy for 22 days": privacy.privacy_screen(t, keep_days=22),
        "forget": privacy.forget_screen(t),
        "forgotten": privacy.forgotten_screen(t, seats=3, practices=5),
        "forgotten stranger": privacy.forgotten_screen(t, seats=0, practices=0),
        "stopped": notices.stopped_screen(t),
        "away": clock.away_screen(AT_TABLE, 1, t, table=7, votes=(1, 2)),
        "away from nobody": clock.away_screen(AT_TABLE, 1, t, table=7, votes=(0, 0)),
        "vote": clock.vote_screen(AT_TABLE, 0, t, table=7, votes=(1, 2)),
        "hand of the absent": clock.with_way_back(Screen("…"), t, table=7),
        "break asked for": breaks.asked_screen(AT_TABLE, [1], [0], t, table=7, deal=3),
        "break": breaks.break_screen(t, table=7, since=1_790_000_000),
        "left": notices.left_screen("A &amp; B", t, table=7, seat=1),
        "unreachable": notices.unreachable_screen(Player("A & B", 5), t, link=LINK),
    }


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", screens(Translator("en")))
def test_a_screen_reads(name: str, language: str, snapshot: SnapshotAssertion) -> None:
    assert shown(screens(Translator(language))[name]) == snapshot


@pytest.mark.parametrize("language", languages())
def test_captions_read(language: str, snapshot: SnapshotAssertion) -> None:
    t = Translator(language)
    running = [menu.history_caption(t, deals=n, playing=True) for n in (1, 22, 5)]
    whole = [menu.history_caption(t, deals=n, playing=False) for n in (1, 22, 5)]
    assert [*running, *whole, menu.report_caption(t, deal=7)] == snapshot


@pytest.mark.parametrize("private", [False, True])
@pytest.mark.parametrize("language", languages())
def test_help_names_every_command_those_of_this_chat_first(language: str, private: bool) -> None:
    t = Translator(language)
    text = menu.help_screen(t, private=private).text
    listed = re.findall(r"^/(\w+)", text, re.MULTILINE)
    menus = (
        [name for name, _ in menu.group_commands(t)],
        [name for name, _ in menu.private_commands(t)],
    )
    assert set(listed) == {*menus[0], *menus[1]}
    assert len(listed) == len(set(listed))
    first = menus[private]
    assert listed[: len(first)] == first
    title = t("help-in-group") if private else t("help-in-private")
    assert text.partition(title)[0].count("\n/") == len(first)


@pytest.mark.parametrize("language", languages())
def test_commands_keep_telegrams_limits(language: str) -> None:
    t = Translator(language)
    for name, description in (*menu.group_commands(t), *menu.private_commands(t)):
        assert re.fullmatch(r"[a-z0-9_]{1,32}", name)
        assert 1 <= len(description) <= 40


def test_every_language_calls_itself_by_its_own_name_and_the_present_one_is_marked() -> None:
    screen = menu.language_screen(Translator("pl"))
    assert texts(screen) == ["English", "Polski", "Русский"]
    assert [button.style for button in screen.rows[0]] == ["", "primary", ""]
    assert pressed(screen, "Русский") == "s1:ru"


@pytest.mark.parametrize("language", languages())
def test_answers_are_short(language: str) -> None:
    t = Translator(language)
    for text in (menu.language_chosen(t), menu.sent_in_private(t), t("error-unexpected")):
        assert 0 < len(text) <= 200
