"""A real bot in a process of its own, which sends itself SIGKILL at a named point."""

import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, NoReturn

import bot.__main__
from bot.delivery import Courier
from bot.outbox import Address
from bot.people import People
from bot.postman import Postman
from bot.render.screen import Screen
from bot.storage import file, storage
from bot.storage.driver import _Connection
from bot.tables import Tables
from bot.thinking import Thinking
from bot.worker import Question
from game.actions import Action
from tests.e2e.thinker import killing

Async = Callable[..., Awaitable[Any]]
TOUCHES: Final = frozenset(
    {"open", "os.link", "os.rename", "os.remove", "os.truncate", "sqlite3.connect"}
)


def die(*_: object, **__: object) -> NoReturn:
    """End here and now."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def before(owner: type, name: str, so: Callable[..., bool] = lambda *_, **__: True) -> None:
    """Die when a method is called, if it is called so."""
    method: Async = getattr(owner, name)

    async def dies(*values: Any, **named: Any) -> Any:
        if so(*values, **named):
            die()
        return await method(*values, **named)

    setattr(owner, name, dies)


def after(owner: type, name: str, so: Callable[..., bool] = lambda *_, **__: True) -> None:
    """Die when a method has done its work, if it was called so."""
    method: Async = getattr(owner, name)

    async def dies(*values: Any, **named: Any) -> Any:
        done = await method(*values, **named)
        if so(*values, **named):
            die()
        return done

    setattr(owner, name, dies)


def _of_a_press(work: Callable[[], None]) -> None:
    """Do something once a press begins to act at a table."""
    act: Async = Tables.act

    async def acts(*values: Any, **named: Any) -> Any:
        work()
        return await act(*values, **named)

    setattr(Tables, "act", acts)  # noqa: B010 - a method is put in the place of a method


def _to_group(_: Courier, to: Address, screen: Screen, **__: object) -> bool:
    return not to.private and "SHA" in screen.text


def _second_hand() -> None:
    carried: list[str] = []

    def second(_: Postman, __: object, show: Any) -> bool:
        if ":hand:" in f":{show.slot}":
            carried.append(show.slot)
        return len(set(carried)) > 1

    before(Postman, "carry", second)


def _in_a_migration() -> None:
    upgrade: Callable[..., None] = vars(storage)["upgrade"]

    def dies(*values: Any) -> None:
        upgrade(*values)
        die()

    vars(storage)["upgrade"] = dies


def _in_a_backup() -> None:
    file.put_in_place = die


def _while_one_thinks() -> None:
    async def decide(self: Thinking, question: Question) -> Action | None:
        return await self._think(question, killing)

    setattr(Thinking, "decide", decide)  # noqa: B010 - a method is put in the place of a method


POINTS: Final[dict[str, Callable[[], None]]] = {
    "before the commit of a press": lambda: _of_a_press(lambda: before(_Connection, "commit")),
    "after the commit of a press": lambda: _of_a_press(lambda: after(_Connection, "commit")),
    "between commit and send": lambda: _of_a_press(lambda: before(Courier, "edit")),
    "between send and record": lambda: after(
        Courier, "send", lambda _, to, *__, **___: to.private
    ),
    "before the answer to a press": lambda: _of_a_press(lambda: before(Courier, "answer")),
    "in the middle of the hands": _second_hand,
    "before the deck is promised": lambda: before(Courier, "send", _to_group),
    "while the deck is promised": lambda: after(Courier, "send", _to_group),
    "before somebody is forgotten": lambda: before(People, "forget"),
    "after somebody is forgotten": lambda: after(People, "forget"),
    "in a migration": _in_a_migration,
    "while a computer thinks": _while_one_thinks,
    "in the backup before a migration": _in_a_backup,
}


def _at_touch(number: int) -> None:
    """Die before the database's folder is touched for this time, counted from one."""
    folder = str(Path(os.environ["DATABASE_PATH"]).parent)
    left = [number]

    def counts(event: str, values: tuple[object, ...]) -> None:
        if event in TOUCHES and any(folder in str(value) for value in values):
            left[0] -= 1
            if not left[0]:
                die()

    sys.addaudithook(counts)


def run(point: str | int, environment: dict[str, str], *arguments: str) -> None:
    """Run the bot, and die at a point if one is named, or before this touch of its files."""
    os.environ.update(environment)
    sys.argv = ["bot", *arguments]
    if isinstance(point, int):
        _at_touch(point)
        sys.exit(bot.__main__.main())
    if point:
        POINTS[point]()
    sys.exit(bot.__main__.main())
