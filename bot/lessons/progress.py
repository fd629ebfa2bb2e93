"""How far a person has come in the lessons; kept with what else his private chat prefers."""

from dataclasses import dataclass, replace
from typing import Final

from bot.lessons.course import COURSE
from bot.lessons.script import Lesson
from bot.storage.transaction import Transaction

NAME: Final = "lessons"


@dataclass(frozen=True, slots=True)
class Progress:
    """The lesson somebody is in (0: none yet), the step there, and the lessons he has done."""

    lesson: int = 0
    step: int = 0
    done: frozenset[int] = frozenset()

    @property
    def is_over(self) -> bool:
        """Return whether the present lesson is at its end."""
        return self.lesson > 0 and self.step == len(lesson_of(self.lesson).steps)

    def __str__(self) -> str:
        return f"{self.lesson}.{self.step}.{','.join(map(str, sorted(self.done)))}"


def lesson_of(number: int) -> Lesson:
    """Return a lesson by its number, from 1."""
    return COURSE[number - 1]


def opened(progress: Progress, number: int) -> Progress:
    """Return the progress of who opens a lesson: where he left it, else at its beginning."""
    if number == progress.lesson and not progress.is_over:
        return progress
    return replace(progress, lesson=number, step=0)


def stepped(progress: Progress) -> Progress:
    """Return the progress after a right press."""
    after = replace(progress, step=progress.step + 1)
    return replace(after, done=after.done | {after.lesson}) if after.is_over else after


async def progress_of(tx: Transaction, user_id: int) -> Progress:
    """Read how far a person is; what today's lessons do not know counts as nothing."""
    text = await tx.preferences.get(user_id, None, NAME)
    return Progress() if text is None else _read(text)


async def keep_progress(tx: Transaction, user_id: int, progress: Progress) -> None:
    """Write down how far a person is."""
    await tx.preferences.put(user_id, None, NAME, str(progress))


def _read(text: str) -> Progress:
    try:
        lesson, step, done = text.split(".")
        numbers = frozenset(int(number) for number in done.split(",") if number)
        progress = Progress(int(lesson), int(step), numbers)
    except ValueError:
        return Progress()
    known = range(1, len(COURSE) + 1)
    progress = replace(progress, done=numbers.intersection(known))
    if progress.lesson not in known:
        return replace(progress, lesson=0, step=0)
    if not 0 <= progress.step <= len(lesson_of(progress.lesson).steps):
        return replace(progress, step=0)
    return progress
