"""A tournament as people read it: every line fits a phone, whatever anybody calls himself."""

import re
from dataclasses import replace
from html import unescape

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.l10n import Translator, languages
from bot.presses import read
from bot.render.names import width
from bot.render.screen import Screen
from bot.render.tournament import (
    COLUMNS,
    end_screen,
    entered_screen,
    lobby_screen,
    pause_screen,
    round_screen,
    stop_screen,
    topic_screen,
)
from bot.storage.cup_rows import BoardRow, EntrantRow, NoticeRow, PlaceRow, TournamentRow
from bot.storage.cup_tables import STAGES
from bot.tournament_presses import CUP_VERBS, CupPress
from bot.tournaments.cup import LIVE, Cup
from bot.tournaments.pairing import MOST
from game.rules import CLASSIC
from tests.bot.render.scenes import HOSTILE, shown

GROUP = -1_001_234_567_890
ROW = TournamentRow(
    id=7,
    chat_id=GROUP,
    thread_id=None,
    status="joining",
    organiser=1,
    rounds=3,
    round=0,
    in_topics=True,
    created_at=0,
    changed_at=0,
)
NAMES = ("Anna", "Борис", "Vera", *(player.name for player in HOSTILE), "Anna")
PEOPLE = tuple(EntrantRow(at, at, name) for at, name in enumerate(NAMES, 1))
FIRST = (BoardRow(1, 1, 1, done=True), BoardRow(1, 2, 2, done=True))
PLACES = (
    PlaceRow(1, 1, 1, 12, won=True, total=1005),
    PlaceRow(1, 1, 2, 8, won=False, total=640),
    PlaceRow(1, 1, 3, 4, won=False, total=-1235),
    PlaceRow(1, 1, 4, 0, won=False, total=0),
    PlaceRow(1, 2, 5, 12, won=True, total=1000),
    PlaceRow(1, 2, 6, 3, won=False, total=300),
    PlaceRow(1, 2, 7, 3, won=False, total=300),
)
SECOND = (BoardRow(2, 1, 3, done=True), BoardRow(2, 2, 4), BoardRow(2, 3))
TOPICS = {f"topic:{at}": NoticeRow(f"topic:{at}", GROUP, 40 + at, "") for at in (1, 2)}


def cup(people: int = len(PEOPLE), **changes: object) -> Cup:
    """Return a tournament: of so many people, with a row that is changed so."""
    return Cup(
        row=replace(ROW, **changes),  # type: ignore[arg-type]
        entrants=PEOPLE[:people],
        boards=FIRST,
        places=PLACES,
        notices=TOPICS,
        tables={},
        busy=frozenset(),
        limit=0.0,
    )


def playing() -> Cup:
    """Return a tournament in its second round: a table is over, one is played, one waits."""
    places = (
        *PLACES,
        PlaceRow(2, 1, 1, 6, won=False, total=500),
        PlaceRow(2, 1, 5, 6, won=False, total=500),
        PlaceRow(2, 2, 2),
        PlaceRow(2, 2, 6),
        PlaceRow(2, 2, 7),
        PlaceRow(2, 3, 3),
        PlaceRow(2, 3, 4),
    )
    found = cup(status="playing", round=2)
    return replace(found, boards=(*FIRST, *SECOND), places=places)


def screens(t: Translator) -> dict[str, Screen]:
    """Return what a chat may be shown, by a word for each."""
    fresh = replace(cup(), boards=(), places=())
    pausing = cup(status="playing", round=1)
    gone = replace(PEOPLE[0], gone=True)
    unplayed = tuple(replace(each, points=6, won=False, total=0) for each in PLACES)
    return {
        "first": lobby_screen(replace(fresh, entrants=PEOPLE[:1]), CLASSIC, t),
        "five": lobby_screen(replace(fresh, entrants=PEOPLE[:5]), CLASSIC, t),
        "seven": lobby_screen(fresh, CLASSIC, t),
        "begun": lobby_screen(playing(), CLASSIC, t),
        "off": lobby_screen(replace(fresh, row=replace(ROW, status="stopped")), CLASSIC, t),
        "pause": pause_screen(pausing, t),
        "pause, one gone": pause_screen(replace(pausing, entrants=(gone, *PEOPLE[1:])), t),
        "round": round_screen(playing(), 2, t),
        "first round": round_screen(playing(), 1, t),
        "over": end_screen(cup(status="finished", round=1), t),
        "ended": end_screen(cup(status="stopped", round=1), t),
        "ended, nothing played": end_screen(replace(pausing, places=unplayed), t),
        "ask": stop_screen(playing(), t),
        "ask early": stop_screen(fresh, t),
        "topic": topic_screen(2, t),
        "entered": entered_screen(t, title="Friday & Co"),
    }


@pytest.mark.parametrize("language", languages())
def test_the_screens(language: str, snapshot: SnapshotAssertion) -> None:
    told = screens(Translator(language))
    assert "\n\n".join(f"== {name}\n{shown(screen)}" for name, screen in told.items()) == snapshot


@pytest.mark.parametrize("language", languages())
def test_standings_fit_a_phone(language: str) -> None:
    many = tuple(EntrantRow(at, at, NAMES[at % len(NAMES)]) for at in range(1, MOST + 1))
    full = replace(cup(status="finished", round=1), entrants=many)
    text = end_screen(full, Translator(language)).text
    (sheet,) = re.findall(r"<pre>(.*?)</pre>", text, re.S)
    lines = unescape(sheet).splitlines()
    assert len(lines) == MOST + 1
    assert max(map(width, lines)) <= COLUMNS


@pytest.mark.parametrize("verb", CUP_VERBS)
def test_a_button_is_short_and_is_read_back(verb: str) -> None:
    press = CupPress(999_999_999, verb, 5)  # type: ignore[arg-type]
    assert len(str(press)) <= 64
    assert read(str(press)) == press


def test_a_tournament_that_is_not_over_is_live() -> None:
    assert set(STAGES) == LIVE
