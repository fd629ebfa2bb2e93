"""The lessons as they are shown: the list of them, and the deal of one with what it asks for."""

from dataclasses import replace
from typing import Final

from bot import presses
from bot.l10n import Translator
from bot.lesson_presses import Study
from bot.lessons.course import COURSE
from bot.lessons.progress import Progress
from bot.lessons.script import YOU, state_at
from bot.presses import Look, Menu, Move
from bot.render.hand import hand_screen
from bot.render.lesson_texts import WORDS, Words
from bot.render.names import Player
from bot.render.screen import Button, Screen
from game.views import View, view

PLAYERS: Final = (Player("", 0), *(Player("", None, computer=True) for _ in range(2)))
"""Who sits at the table of a lesson; the reader is called "you"."""
_PLAYED: Final = frozenset({"auction", "exchange", "tricks"})
"""The stages at which there are cards to be seen."""


def lessons_button(t: Translator) -> Button:
    """Return the way to the list of the lessons."""
    return Button(t("button-lessons"), str(Study(0, 0, "list")))


def lessons_screen(progress: Progress, t: Translator) -> Screen:
    """Return the list of the lessons, of which any may be opened."""
    done = t("lessons-progress", n=len(progress.done), of=len(COURSE))
    rows = [(_open(number, progress, t),) for number in range(1, len(COURSE) + 1)]
    return Screen("\n\n".join((t("lessons-title"), t("lessons-about"), done)), tuple(rows))


def _open(number: int, progress: Progress, t: Translator) -> Button:
    name, done = WORDS[number - 1].name(t), number in progress.done
    label = t("button-lesson-done", n=number, name=name)
    if not done:
        label = t("button-lesson", n=number, name=name)
    data = str(Study(number, 0, "open"))
    return Button(label, data, style="primary" if number == _next(progress) else "")


def _next(progress: Progress) -> int:
    """Return the lesson to go on with: the one that was left, else the first that is not done."""
    if progress.lesson and not progress.is_over:
        return progress.lesson
    left = set(range(1, len(COURSE) + 1)) - progress.done
    return min(left, default=0)


def lesson_screen(progress: Progress, t: Translator, page: str = "") -> Screen:
    """Return the present lesson at its present step, on a page of the hand.

    Its buttons are those of a real hand; they only say that it is a lesson they belong to.
    """
    number, words = progress.lesson, WORDS[progress.lesson - 1]
    title = t("lesson-title", n=number, of=len(COURSE), name=words.name(t))
    seen = view(state_at(COURSE[number - 1], progress.step), YOU)
    over = progress.is_over
    if over:
        seen = replace(seen, turn=None)  # nobody is asked any more
    said = words.done(t) if over else words.steps[progress.step][0](t)
    parts, rows = [f"{title}\n\n{said}"], list[tuple[Button, ...]]()
    if seen.stage in _PLAYED:
        hand = hand_screen(
            _beginners(seen) if number == 1 else seen,
            PLAYERS,
            t,
            title="",
            table=number,
            choice=None if over else progress.step,
            page=page,
            single=True,
        )
        parts.append(hand.text)
        rows += [tuple(_of_lesson(key, number, progress.step) for key in row) for row in hand.rows]
    rows += _onward(progress, t) if over else ()
    rows.append((Button(t("button-lessons-all"), str(Study(0, 0, "list"))),))
    return Screen("\n\n".join(parts), tuple(rows))


def _beginners(seen: View) -> View:
    """Return a deal without how it came about, which the first lesson does not explain yet."""
    return replace(seen, declarer=None, talon=(), given=())


def _onward(progress: Progress, t: Translator) -> list[tuple[Button, ...]]:
    """Return what comes after a lesson: the next one, after the last a real match."""
    following: Words | None = next(iter(WORDS[progress.lesson :]), None)
    if following is None:
        return [(Button(t("button-practice"), str(Menu("practice")), style="primary"),)]
    label = t("button-lesson-next", name=following.name(t))
    return [(Button(label, str(Study(progress.lesson + 1, 0, "open")), style="primary"),)]


def _of_lesson(button: Button, number: int, step: int) -> Button:
    """Return a button of a hand as one of a lesson."""
    match presses.read(button.data):
        case Move(actions=said):
            data = str(Study(number, step, "move", said))
        case Look(page=page):
            data = str(Study(number, step, "look", page))
        case _:
            raise RuntimeError("a hand of a lesson has a button that is none of a deal")
    return Button(button.text, data, style=button.style)


def not_best(progress: Progress, t: Translator) -> str:
    """Say why another press than this one is better at the present step."""
    return WORDS[progress.lesson - 1].steps[progress.step][1](t)


def elsewhere(t: Translator) -> str:
    """Say that a button belonged to another step."""
    return t("lesson-elsewhere")
