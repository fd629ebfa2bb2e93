"""Statistics as people read them: every line fits a phone, whatever anybody calls himself."""

import re
from html import unescape

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.count_presses import Period
from bot.l10n import Translator, languages
from bot.rating import Rating
from bot.render.names import width
from bot.render.screen import Screen
from bot.render.statistics import COLUMNS, LINES, duel_screen, figures_screen, top_screen
from bot.tallies import Account, Figures, Meeting, Ranked, Side
from tests.bot.render.scenes import HOSTILE, shown

ANNA, BORIS = Account(1, 11, "Anna & B"), Account(2, 12, "Борис")
EVIL = [Account(at, 20 + at, player.name) for at, player in enumerate(HOSTILE, 3)]
HERE = Figures(
    places=(5, 4, 2, 0),
    left=1,
    deals=143,
    points=-2215,
    marriages=61,
    bolts=12,
    barrels=9,
    falls=7,
    best=420,
    contracts=((3, 8), (20, 31), (4, 9), (0, 0)),
    rating=Rating(26.5, 3.25),
)
MANY = Figures(
    places=(12345, 23456, 34567, 45678),
    left=999,
    deals=123456,
    points=98765432,
    marriages=99999,
    bolts=99999,
    barrels=12345,
    falls=12345,
    best=1200,
    contracts=((999, 999), (123, 456), (100, 999), (1234, 23456)),
)
MET = Meeting(21, 302, Side(12, 4530, 61, 82), Side(9, -3021, 0, 0))
BEST = [
    Ranked(ANNA, 122, 61, Rating(30.0, 2.0)),
    Ranked(BORIS, 9, 0, Rating(20.0, 8.0)),
    *(Ranked(evil, 1, 0, None) for evil in EVIL),
]


def screens(t: Translator) -> dict[str, Screen]:
    """Return every screen of the statistics."""
    return {
        "here and anywhere": figures_screen(ANNA, (HERE, MANY), (BORIS, *EVIL), t),
        "alone": figures_screen(EVIL[0], (Figures(deals=1, points=5, best=5),), (), t),
        "nothing": figures_screen(BORIS, (Figures(), Figures()), (), t),
        "duel": duel_screen(ANNA, BORIS, MET, t),
        "duel of alikes": duel_screen(EVIL[0], EVIL[1], MET, t),
        "top": top_screen("all", BEST, t),
        "top of nobody": top_screen("week", (), t),
        "top of nobody ever": top_screen("all", (), t),
    }


def lines(screen: Screen) -> list[str]:
    """Return the monospaced lines of a screen."""
    return [
        line
        for block in re.findall(r"<pre>(.*?)</pre>", screen.text, re.S)
        for line in unescape(block).splitlines()
    ]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", screens(Translator("en")))
def test_a_screen_reads(name: str, language: str, snapshot: SnapshotAssertion) -> None:
    screen = screens(Translator(language))[name]
    assert all(width(line) <= COLUMNS for line in lines(screen)), lines(screen)
    assert shown(screen) == snapshot


@pytest.mark.parametrize("language", languages())
def test_columns_never_touch(language: str) -> None:
    t = Translator(language)
    for line in lines(figures_screen(ANNA, (MANY, MANY), (), t))[1:]:
        *_, here, anywhere = line.split()
        assert here == anywhere, line


@pytest.mark.parametrize("period", ["week", "month", "all"])
def test_the_chosen_period_is_marked(period: Period) -> None:
    (buttons,) = top_screen(period, BEST, Translator("en")).rows
    assert [button.data for button in buttons if button.style] == [f"v1:{period}"]


def test_a_long_ranking_ends() -> None:
    many = [Ranked(Account(at, at, "A"), 1, 0, None) for at in range(1, 50)]
    assert len(lines(top_screen("all", many, Translator("en")))) == LINES + 1
