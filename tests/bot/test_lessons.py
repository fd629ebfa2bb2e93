"""The lessons: every deal legal, every step asked for and explained, progress read as written."""

from pathlib import Path
from typing import Final

import pytest

from bot.l10n import Translator, languages
from bot.lesson_presses import Study
from bot.lessons.course import COURSE
from bot.lessons.progress import Progress, keep_progress, opened, progress_of, stepped
from bot.lessons.script import YOU, Lesson, played, state_at
from bot.presses import LIMIT, read
from bot.render.alerts import LIMIT as ALERT
from bot.render.cards import card_label
from bot.render.lesson_texts import WORDS
from bot.render.lessons import elsewhere, lesson_screen, lessons_screen, not_best
from bot.render.screen import Screen
from bot.storage import Storage
from game.cards import Card, cards
from game.engine import legal_actions
from game.errors import IllegalActionError
from game.notation import parse
from game.phases import Finished
from game.views import view
from tests.bot.fakes import FakeTime

NUMBERS: Final = range(1, len(COURSE) + 1)
STEPS: Final = [
    (number, step) for number in NUMBERS for step in range(len(COURSE[number - 1].steps))
]
EN: Final = Translator("en")


def presses(screen: Screen) -> list[Study]:
    """Return what the buttons of a screen say."""
    found = [read(key.data) for row in screen.rows for key in row]
    return [press for press in found if isinstance(press, Study)]


def reached(progress: Progress, t: Translator) -> set[str]:
    """Return all moves that somebody can press at a step, on whatever page of his hand."""
    moves, pages, left = set[str](), {""}, [""]
    while left:
        for press in presses(lesson_screen(progress, t, left.pop())):
            if press.verb == "move":
                moves.add(press.what)
            elif press.verb == "look" and press.what not in pages:
                pages.add(press.what)
                left.append(press.what)
    return moves


@pytest.mark.parametrize("lesson", COURSE)
def test_a_deck_is_whole(lesson: Lesson) -> None:
    dealt = [*lesson.hands, lesson.talon]
    assert sorted(card for hand in dealt for card in cards(hand)) == sorted(Card)


@pytest.mark.parametrize("lesson", COURSE)
def test_the_engine_plays_a_lesson_to_its_end(lesson: Lesson) -> None:
    for step, asked in enumerate(lesson.steps):
        state = state_at(lesson, step)
        assert state.to_act[0] == YOU
        after = played(state, YOU, [parse(action) for action in asked.right.split(",")])
        assert after != state
    state_at(lesson, len(lesson.steps))


def test_the_last_lesson_wins_the_match() -> None:
    state = state_at(COURSE[-1], len(COURSE[-1].steps))
    assert isinstance(state.phase, Finished)
    assert state.phase.winner == YOU
    assert state.standing.totals[YOU] == 1000


def test_the_write_off_costs_and_brings_what_the_lesson_says() -> None:
    (number,) = (n for n in NUMBERS if COURSE[n - 1].steps[0].right == "w")
    assert state_at(COURSE[number - 1], 1).standing.totals == (-100, 60, 60)


def test_a_move_against_the_rules_would_be_found() -> None:
    with pytest.raises(IllegalActionError):
        played(state_at(COURSE[1], 1), YOU, [parse("cQH")])


@pytest.mark.parametrize(("number", "step"), STEPS)
def test_there_is_a_choice_and_the_right_one_is_among_the_buttons(number: int, step: int) -> None:
    lesson, progress = COURSE[number - 1], Progress(number, step)
    assert len(legal_actions(state_at(lesson, step), YOU)) > 1
    moves = reached(progress, EN)
    assert lesson.steps[step].right in moves
    assert len(moves) > 1


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("number", "step"), STEPS)
def test_a_step_reads(number: int, step: int, language: str) -> None:
    t, progress = Translator(language), Progress(number, step)
    screen = lesson_screen(progress, t)
    asks, worse = WORDS[number - 1].steps[step]
    assert asks(t) in screen.text
    assert WORDS[number - 1].name(t) in screen.text.partition("\n")[0]
    assert len(screen.text) <= 4096
    assert not_best(progress, t) == worse(t)
    assert 0 < len(worse(t)) <= ALERT
    assert "<" not in worse(t)
    for row in screen.rows:
        assert all(len(key.data.encode()) <= LIMIT for key in row)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", NUMBERS)
def test_the_end_of_a_lesson_asks_for_no_card(number: int, language: str) -> None:
    t = Translator(language)
    screen = lesson_screen(Progress(number, len(COURSE[number - 1].steps)), t)
    assert WORDS[number - 1].done(t) in screen.text
    assert {press.verb for press in presses(screen)} <= {"list", "open"}
    following = [press.lesson for press in presses(screen) if press.verb == "open"]
    assert following == ([number + 1] if number < len(COURSE) else [])
    assert t("your-lead") not in screen.text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("step", range(len(COURSE[0].steps)))
def test_the_first_lesson_shows_nothing_that_later_ones_explain(step: int, language: str) -> None:
    t = Translator(language)
    text = lesson_screen(Progress(1, step), t).text
    for words in ("board-contract", "board-declarer"):
        assert t(words, name="@", n=77).partition("@")[0] not in text
    for words in ("hand-given", "board-given"):
        assert t(words, list="") not in text
    assert t("board-talon", cards="") not in text
    assert t("board-talon-hidden") not in text
    assert t("table-deal", n=1) not in text
    letters = [card_label(card, t)[:-1] for card in cards("AH KH QH JH")]
    assert all(f"{letter} (" in WORDS[0].steps[0][0](t) for letter in letters)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", NUMBERS)
def test_the_end_of_a_lesson_begins_no_trick(number: int, language: str) -> None:
    t, lesson = Translator(language), COURSE[number - 1]
    seen = view(state_at(lesson, len(lesson.steps)), YOU)
    text = lesson_screen(Progress(number, len(lesson.steps)), t).text
    heading = t("board-trick", n=len(seen.tricks) + 1)
    assert (heading in text) == bool(seen.trick)


def test_nothing_of_another_hand_is_shown() -> None:
    for number, step in STEPS:
        lesson = COURSE[number - 1]
        shown = lesson_screen(Progress(number, step), EN).rows
        held = {str(card) for card in view(state_at(lesson, step), YOU).hand}
        played_cards = {
            press.what[1:]
            for row in shown
            for key in row
            if isinstance(press := read(key.data), Study) and press.what[:1] == "c"
        }
        assert played_cards <= held


@pytest.mark.parametrize("language", languages())
def test_the_list_opens_every_lesson_and_marks_what_is_done(language: str) -> None:
    t = Translator(language)
    screen = lessons_screen(Progress(3, 1, frozenset({1, 2})), t)
    keys = [row[0] for row in screen.rows]
    assert [press.lesson for press in presses(screen)] == list(NUMBERS)
    assert [n for n, key in enumerate(keys, 1) if key.text.startswith("✓")] == [1, 2]
    assert [n for n, key in enumerate(keys, 1) if key.style == "primary"] == [3]
    assert max(len(key.text) for key in keys) <= 30
    assert 0 < len(elsewhere(t)) <= ALERT


@pytest.mark.parametrize(
    ("progress", "next_one"),
    [
        (Progress(), 1),
        (Progress(1, 3, frozenset({1})), 2),
        (Progress(5, 3, frozenset({5})), 1),
        (Progress(10, 5, frozenset(NUMBERS)), 0),
    ],
)
def test_the_list_points_to_what_comes_next(progress: Progress, next_one: int) -> None:
    rows = lessons_screen(progress, EN).rows
    assert [n for n, row in enumerate(rows, 1) if row[0].style == "primary"] == (
        [next_one] if next_one else []
    )


def test_a_lesson_is_left_and_opened_where_it_was() -> None:
    assert opened(Progress(4, 2), 4) == Progress(4, 2)
    assert opened(Progress(4, 2), 7) == Progress(7, 0)
    over = stepped(Progress(4, 2))
    assert over == Progress(4, 3, frozenset({4}))
    assert opened(over, 4) == Progress(4, 0, frozenset({4}))


@pytest.mark.parametrize(
    ("text", "progress"),
    [
        ("3.1.1,2", Progress(3, 1, frozenset({1, 2}))),
        ("10.5.", Progress(10, 5)),
        ("11.0.1", Progress(0, 0, frozenset({1}))),
        ("3.9.1", Progress(3, 0, frozenset({1}))),
        ("0.0.77", Progress()),
        ("", Progress()),
        ("a.b.c", Progress()),
        ("3.1", Progress()),
        ("-1.-1.", Progress()),
    ],
)
async def test_progress_is_read_as_far_as_it_makes_sense(
    tmp_path: Path, text: str, progress: Progress
) -> None:
    storage = await Storage.open(tmp_path / "lessons.sqlite3", clock=FakeTime().now)
    async with storage.write() as tx:
        await tx.preferences.put(7, None, "lessons", text)
    async with storage.read() as tx:
        assert await progress_of(tx, 7) == progress
        assert await progress_of(tx, 8) == Progress()
    async with storage.write() as tx:
        await keep_progress(tx, 7, Progress(2, 1, frozenset({1, 9})))
    async with storage.read() as tx:
        assert await progress_of(tx, 7) == Progress(2, 1, frozenset({1, 9}))
    await storage.close()


@pytest.mark.parametrize(
    "press",
    [
        Study(10, 4, "move", "g29D,g1JD"),
        Study(10, 4, "look", "x9DJD"),
        Study(0, 0, "list"),
        Study(7, 0, "open"),
    ],
)
def test_a_button_is_read_back(press: Study) -> None:
    assert read(str(press)) == press


@pytest.mark.parametrize("data", ["g1:1:0", "g1:-1:0:open:", "g1:1:0:drop:", "g1:1:0:move:a:b"])
def test_nonsense_is_no_button(data: str) -> None:
    assert read(data) is None
