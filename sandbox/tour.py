"""What there is beside the play of a deal, one after another when a told evening has ended."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from game.phases import Tricks
from sandbox.screens import last_with, screen
from sandbox.told import HERO, until

NEXT: Final = "▶"
PAGES: Final = 4
"""So far the replay is turned."""

PRACTICE: Final = 2
"""The table of the hero's practice match."""
TOGETHER: Final = 3
"""The group's next table."""

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from game.state import State
    from sandbox.driver import Person
    from sandbox.told import ToldEvening


class Sight(NamedTuple):
    """The newest message of a person, in the group or in his private chat."""

    name: str
    person: Person
    in_group: bool = False


async def tour(evening: ToldEvening) -> AsyncIterator[Sight]:
    """Play a told evening on to its end, and stop at each sight; it begins at the scoresheet."""
    yield Sight("scoresheet", evening.hero, in_group=True)
    await evening.play_on()
    for part in (_sheets, _numbers, _replay, _reading, _alone, _together, _tournament):
        async for sight in part(evening):
            await evening.rest()
            yield sight


async def _sheets(evening: ToldEvening) -> AsyncIterator[Sight]:
    group = evening.group
    await evening.ask("/score", group)
    await evening.turn(evening.t("button-picture"), group, shows_in=group)
    yield Sight("scoresheet-picture", evening.hero, in_group=True)


async def _numbers(evening: ToldEvening) -> AsyncIterator[Sight]:
    rival = evening.seats[0].account.name
    await evening.ask("/stats")
    yield Sight("statistics", evening.hero)
    await evening.turn(evening.t("button-versus", name=rival))
    yield Sight("head-to-head", evening.hero)
    await evening.ask("/top", evening.group)
    yield Sight("top", evening.hero, in_group=True)


async def _replay(evening: ToldEvening) -> AsyncIterator[Sight]:
    await evening.turn(evening.t("button-replay"), evening.group)
    for _ in range(PAGES):
        await evening.turn(NEXT)
    yield Sight("replay", evening.hero)


async def _reading(evening: ToldEvening) -> AsyncIterator[Sight]:
    await evening.ask("/start")
    yield Sight("start", evening.hero)
    await evening.ask("/rules")
    yield Sight("rules", evening.hero)
    await evening.ask("/tutorial")
    yield Sight("lessons", evening.hero)
    await evening.turn(evening.t("lesson-marriage-name"))
    yield Sight("lesson", evening.hero)


async def _alone(evening: ToldEvening) -> AsyncIterator[Sight]:
    hero, t = evening.hero, evening.t
    await evening.ask("/daily")
    yield Sight("daily", hero)
    await evening.ask("/settings")
    await evening.turn(t("button-settings-cards", style=t("cards-text")))
    await evening.turn(t("cards-four"))
    await evening.ask("/practice")
    await evening.turn(t("button-normal"))
    await until(lambda: last_with(hero, t("button-pass")))
    yield Sight("practice", hero)
    await evening.turn(t("button-hint"))
    if "💡" not in screen(hero):  # the process that thinks has only just started
        await evening.turn(t("button-hint"))
    yield Sight("hint", hero)
    await evening.play_on(PRACTICE, partial(_follows, 0))
    yield Sight("cards", hero)


def _follows(seat: int, state: State) -> bool:
    """Whether this seat is to play to a card of the second or third trick."""
    match state.phase:
        case Tricks(tricks=(_, *rest), table=(_, *_), turn=turn):
            return turn == seat and len(rest) < 2
        case _:
            return False


async def _together(evening: ToldEvening) -> AsyncIterator[Sight]:
    first, hero, watcher = evening.seats
    t, group = evening.t, evening.group
    await evening.ask("/newgame", group, of=first)
    await evening.press(hero, t("button-join"), group)
    await evening.press(first, t("button-computer"), group)
    await until(lambda: t("name-computer", n=1) in screen(hero, group))
    yield Sight("lobby", hero, in_group=True)
    await evening.turn(t("button-watch"), group, of=watcher)
    await evening.press(first, t("button-start"), group)
    await until(lambda: last_with(first, t("button-pass")))
    yield Sight("watch", watcher)
    await evening.play_on(TOGETHER, partial(_follows, HERO))
    await evening.turn(t("button-cards"), group, shows_in=group)
    yield Sight("hand-in-group", hero, in_group=True)
    await evening.ask("/stop", group, of=first)
    await evening.turn(t("button-stop"), group, shows_in=group, of=first)


async def _tournament(evening: ToldEvening) -> AsyncIterator[Sight]:
    first, hero, last = evening.seats
    t, group = evening.t, evening.group
    await evening.ask("/tournament", group)
    for person in (first, last):
        await evening.turn(t("button-enter"), group, shows_in=group, of=person)
    yield Sight("tournament", hero, in_group=True)
    await evening.press(hero, t("button-start"), group)
    await until(lambda: t("tournament-table", n=1) in screen(hero, group))
    yield Sight("tournament-round", hero, in_group=True)
