"""The tutorial, as people go through it: by what the buttons say."""

import sqlite3
from contextlib import closing

import pytest

from bot.l10n import languages
from bot.lesson_presses import Study
from bot.lessons.course import COURSE
from bot.presses import read
from bot.render.lesson_texts import WORDS
from sandbox.keyboards import Key
from sandbox.messages import Shown
from tests.e2e.evening import Evening
from tests.e2e.party import gather, practise
from tests.e2e.reader import Reader, plain
from tests.e2e.test_forgetting import forget


class Pupil:
    """A person in a lesson, whose message is always the newest one."""

    def __init__(self, evening: Evening, language: str = "en") -> None:
        self.evening = evening
        self.reader = Reader(evening.world.person("Ola", language=language))
        self.t = self.reader.t
        self.reader.person.start()

    @property
    def screen(self) -> Shown:
        """What is on the screen."""
        return self.reader.last()

    @property
    def toast(self) -> str:
        """What was answered last."""
        return self.reader.toast

    def sees(self, number: int, step: int) -> bool:
        """Tell whether a lesson stands at a step; after the last one it is at its end."""
        words = WORDS[number - 1]
        over = step == len(COURSE[number - 1].steps)
        said = words.done(self.t) if over else words.steps[step][0](self.t)
        name = self.t("lesson-title", n=number, of=len(COURSE), name=words.name(self.t))
        return plain(said) in self.screen.text and plain(name) in self.screen.text

    async def tutorial(self) -> None:
        """Ask for the lessons, and wait for an answer."""
        before = len(self.reader.texts())
        await self.evening.command(self.reader.person, None, "/tutorial")
        await self.evening.until(lambda: len(self.reader.texts()) > before)

    async def press(self, label: str) -> None:
        """Press a button, and wait until the message is another."""
        before = self.screen
        await self.evening.press(self.reader.person, before, label)
        await self.evening.until(lambda: self.screen != before)

    async def open(self, number: int) -> None:
        """Open a lesson from the list."""
        await self.press(self.key(Study(number, 0, "open")).text)
        await self.evening.until(lambda: self.sees(number, 0))

    def key(self, says: Study) -> Key:
        """Return the button that says so."""
        return next(key for key in self.screen.keys if key.data == str(says))

    async def choose(self, number: int, step: int, move: str) -> None:
        """Turn the pages of the hand to a move, and press it; the answer is not waited for."""
        for page in pages(move):
            await self.press(self.key(Study(number, step, "look", page)).text)
        label = self.key(Study(number, step, "move", move)).text
        await self.evening.press(self.reader.person, self.screen, label)

    async def take(self, number: int, step: int) -> None:
        """Press what is right at a step, and wait for the next one."""
        await self.choose(number, step, COURSE[number - 1].steps[step].right)
        await self.evening.until(lambda: self.sees(number, step + 1))


def pages(move: str) -> list[str]:
    """Return the pages of a hand that lead to a move."""
    match move[0]:
        case "g":
            gifts = [action[2:] for action in move.split(",")]
            return [f"x{''.join(gifts[: at + 1])}" for at in range(len(gifts))]
        case "m":
            return [f"a{move[1:]}"]
        case "w":
            return ["w"]
        case _:
            return []


@pytest.fixture
async def ola(evening: Evening) -> Pupil:
    pupil = Pupil(evening)
    await evening.settle()
    return pupil


@pytest.mark.parametrize("language", languages())
async def test_the_course_is_gone_through_by_its_right_presses(
    evening: Evening, language: str
) -> None:
    ola = Pupil(evening, language)
    await evening.settle()
    await ola.tutorial()
    assert plain(ola.t("lessons-title")) in ola.screen.text
    await ola.open(1)
    for number, lesson in enumerate(COURSE, 1):
        for step in range(len(lesson.steps)):
            await ola.take(number, step)
        if number < len(COURSE):
            label = ola.t("button-lesson-next", name=WORDS[number].name(ola.t))
            await ola.press(label)
            assert ola.sees(number + 1, 0)
    assert len(ola.reader.all(None, ola.t("lesson-barrel-done"))) == 1
    assert [ola.t("button-practice")] in ola.screen.labels

    await ola.tutorial()
    assert all(label.startswith("✓") for [label] in ola.screen.labels)
    assert ola.t("lessons-progress", n=10, of=10) in ola.screen.text
    assert await evening.tables() == []


async def test_another_press_gets_a_friendly_word_and_may_be_tried_again(ola: Pupil) -> None:
    await ola.tutorial()
    await ola.open(3)
    await ola.choose(3, 0, "cQH")
    assert ola.toast == ola.t("lesson-marriage-1-else")
    assert ola.reader.person.toast is not None
    assert ola.reader.person.toast.alert
    assert ola.sees(3, 0)
    await ola.take(3, 0)

    await ola.choose(3, 1, "mKH")
    await ola.evening.until(lambda: ola.toast == ola.t("lesson-marriage-2-else"))
    await ola.evening.until(lambda: ola.t("button-just-lead", card="K♥") not in str(ola.screen))
    await ola.take(3, 1)


async def test_what_the_rules_refuse_gets_their_reason(ola: Pupil) -> None:
    await ola.tutorial()
    await ola.open(2)
    await ola.take(2, 0)
    await ola.choose(2, 1, "cQH")
    assert ola.toast == ola.t("error-must-follow", cards="A♦ Q♦ J♦")
    assert ola.sees(2, 1)


async def test_leaving_and_restarts_go_on_where_it_was(ola: Pupil) -> None:
    await ola.tutorial()
    await ola.open(5)
    await ola.take(5, 0)
    await ola.evening.restart()
    await ola.take(5, 1)
    await ola.evening.restart()
    await ola.tutorial()
    assert ola.sees(5, 2)
    assert len(ola.reader.all(None, ola.t("lesson-second-3").splitlines()[0])) == 2

    await ola.press(ola.t("button-lessons-all"))
    await ola.press(ola.key(Study(5, 0, "open")).text)
    assert ola.sees(5, 2)
    await ola.take(5, 2)
    await ola.press(ola.t("button-lessons-all"))
    assert [label[0] for [label] in ola.screen.labels].count("✓") == 1
    await ola.open(5)


async def test_a_press_that_a_kill_swallows_is_done_once_and_shown(ola: Pupil) -> None:
    await ola.tutorial()
    await ola.open(1)
    before = ola.screen
    await ola.evening.kill()
    ola.reader.person.press(before, "A♥")
    await ola.evening.open()
    await ola.evening.until(lambda: ola.sees(1, 1))
    assert ola.screen.id == before.id


async def test_a_press_committed_before_a_kill_is_shown_after_it(ola: Pupil) -> None:
    await ola.tutorial()
    await ola.open(1)
    ola.evening.line.is_cut = True  # its effect is stored, but nothing of it gets out any more
    ola.reader.person.press(ola.screen, "A♥")
    await ola.evening.settle()
    await ola.evening.restart()
    await ola.evening.until(lambda: ola.sees(1, 1))


async def test_an_old_message_leads_to_where_the_lesson_is(ola: Pupil) -> None:
    await ola.tutorial()
    await ola.open(1)
    old = ola.screen
    await ola.take(1, 0)
    await ola.take(1, 1)
    await ola.evening.press(ola.reader.person, old, "A♥", stale=True)
    assert ola.toast == ola.t("lesson-elsewhere")
    assert ola.sees(1, 2)
    forged = [str(Study(11, 0, "open")), str(Study(0, 0, "open")), str(Study(1, 2, "move", "zz"))]
    for data in forged:
        await ola.evening.press(ola.reader.person, old, data=data, stale=True)
        assert ola.toast == ola.t("error-button-too-old")
    assert ola.sees(1, 2)


async def test_a_practice_match_runs_beside_it(ola: Pupil) -> None:
    await practise(ola.evening, ola.reader.person)
    await ola.evening.until(ola.reader.hand)
    await ola.tutorial()
    await ola.open(6)
    await ola.take(6, 0)
    (row,) = await ola.evening.tables()
    assert row.status == "playing"
    await ola.evening.command(ola.reader.person, None, "/hand")
    await ola.evening.advance(5)
    assert ola.reader.hand() is not None


async def test_the_lessons_are_offered_where_practice_begins(ola: Pupil) -> None:
    await ola.evening.command(ola.reader.person, None, "/practice")
    await ola.evening.until(lambda: ola.reader.sees(None, ola.t("practice-ask")))
    await ola.press(ola.t("button-lessons"))
    assert plain(ola.t("lessons-title")) in ola.screen.text


async def test_who_is_forgotten_begins_anew(ola: Pupil) -> None:
    await ola.tutorial()
    await ola.open(1)
    await ola.take(1, 0)
    await forget(ola.evening, ola.reader)
    with closing(sqlite3.connect(ola.evening.settings.database_path)) as connection:
        kept = "\n".join(connection.iterdump())
    assert str(ola.reader.id) not in kept
    await ola.tutorial()
    assert ola.t("lessons-progress", n=0, of=10) in ola.screen.text


async def test_in_a_group_it_is_said_where_they_are(evening: Evening) -> None:
    party = await gather(evening)
    boris = party.readers[1]
    await evening.command(boris.person, party.place, "/tutorial")
    await evening.until(lambda: boris.sees(None, boris.refused("error-private-only")))
    data = str(Study(1, 0, "open"))
    await evening.press(boris.person, boris.last(party.place), data=data, stale=True)
    assert boris.toast == boris.t("error-button-too-old")
    assert isinstance(read(data), Study)
