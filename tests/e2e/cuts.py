"""An evening whose process is copied at every statement, and killed in the copy.

The copy is made by ``fork``. In it the bot is dead from this statement on: its event loop never
runs again, and a new one starts the bot anew on the file as it was at this moment. There the
evening is carried on, and compared with the one that nobody disturbed.
"""

import argparse
import asyncio
import json
import os
import shutil
import traceback
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Final

from aiogram import Bot
from aiogram.methods import TelegramMethod
from aiogram.methods.base import TelegramType

from tests.e2e import remains
from tests.e2e.clock import Trips
from tests.e2e.evening import Evening
from tests.e2e.inline import inline
from tests.e2e.line import Line
from tests.e2e.remains import Remains, Sent, assert_same, by_content
from tests.e2e.script import Script, late_match
from tests.e2e.tournament_script import short_tournament

SETTLED: Final = 8.0
"""Seconds after which an undisturbed bot has shown what there is to show."""
OWED: Final = 100.0
"""Seconds after which a restarted one has, whatever was sent before."""
SCENES: Final = 2
"""How many scenes are played after a kill, the cut one included, where not all are."""


@dataclass
class Report:
    """What came of all the kills."""

    steps: dict[str, int] = field(default_factory=Counter)
    """How often each kind of statement was reached, before and after it."""
    commits: int = 0
    """What SQLite has counted itself."""
    calls: int = 0
    """What Telegram has counted itself."""
    kills: dict[str, int] = field(default_factory=Counter)
    """How often a process was killed in each scene."""
    same: int = 0
    """How many were left out: to die before a step is to die after the one before it."""
    doubled: int = 0
    """How many messages are on a screen twice, for Telegram had them and the bot did not know."""
    failures: list[str] = field(default_factory=list)


class MortalLine(Line):
    """The way to Telegram of a process that may end before and after each call."""

    def __init__(self, evening: "MortalEvening") -> None:
        super().__init__(evening.world, evening.time, evening.said)
        self._step = evening.step

    async def make_request(
        self,
        bot: Bot,
        method: TelegramMethod[TelegramType],
        timeout: int | None = None,
    ) -> TelegramType:
        name = method.__api_method__
        if name == "getUpdates":
            return await super().make_request(bot, method, timeout)
        self._step(f"before {name}")
        try:
            return await super().make_request(bot, method, timeout)
        finally:
            self._step(f"after {name}")


class MortalEvening(Evening):
    """An evening whose process is copied at its steps, and is killed in the copy."""

    def __init__(self, folder: Path, options: argparse.Namespace) -> None:
        """Begin in a folder of its own."""
        super().__init__(folder, Trips())
        self._folder, self._options = folder, options
        self.report = Report()
        self.script: Script
        self.expected: list[Remains] = []
        """What each scene leaves; nobody is killed without it."""
        self._seen: frozenset[Sent] = frozenset()
        self._doubled: list[Sent] = []
        self._last: object = None
        self._kept = deepcopy(self.chance), self._matches
        self._copies: dict[int, tuple[str, Path]] = {}

    def make_line(self) -> Line:
        """Return a way to Telegram that ends."""
        return MortalLine(self)

    async def play(self) -> list[Remains]:
        """Play the whole evening, and return what each of its scenes leaves."""
        left = []
        with inline(self.step):
            await self.open()
            script = await self._script()
            self.report.commits -= remains.commits(self)
            self.report.calls -= remains.calls(self)
            self.script = script  # from here on the steps count
            while await script.play():
                await self.advance(SETTLED)
                left.append(remains.remains(self))
                self._seen = remains.on_screens(self)
            self.report.commits += remains.commits(self)
            self.report.calls += remains.calls(self)
            del self.script
            await self.close()
            self.judge()
        return left

    async def _script(self) -> Script:
        if self._options.tournament:
            return await short_tournament(self)
        return await late_match(self, self._options.people)

    def step(self, name: str) -> None:
        """Come to a statement before or after which the process may be killed."""
        if name == "after commit":
            self._kept = deepcopy(self.chance), self._matches
        if not hasattr(self, "script"):
            return
        self.report.steps[name] += 1
        number, options = sum(self.report.steps.values()), self._options
        chosen = options.first <= number <= options.last and number % options.every == 0
        now = self.time.now(), self.world.revision, self.world.updates.polls
        same, self._last = name.startswith("before") and now == self._last, now
        if not (self.expected and chosen) or (options.short and self.script.repeats):
            return
        if options.short and same:
            self.report.same += 1
            return
        self.report.kills[self.script.scene] += 1
        self._copy(number, f"step {number}, {name}, in the scene: {self.script.scene}")

    # The copies

    def _copy(self, number: int, where: str) -> None:
        file = self.settings.database_path
        copy = self._folder / str(number) / file.name
        copy.parent.mkdir()
        for suffix in ("", "-wal"):
            part = file.with_name(file.name + suffix)
            if part.exists():
                shutil.copy(part, copy.with_name(part.name))
        while len(self._copies) >= (os.cpu_count() or 1):
            self._wait_for_one()
        task = asyncio.current_task()
        pid = os.fork()
        if pid:
            self._copies[pid] = where, copy.parent
            return
        if task is not None:
            asyncio.tasks._leave_task(task.get_loop(), task)
        asyncio._set_running_loop(None)
        self._be_the_copy(copy)

    def _be_the_copy(self, file: Path) -> None:
        """Carry the evening on, leave word of it, and end."""
        failure = ""
        try:
            self.settings = self.settings.model_copy(update={"database_path": file})
            asyncio.run(self._carry_on())
        except BaseException:
            failure = traceback.format_exc()
        finally:
            end = {"failure": failure, "doubled": len(self._doubled)}
            (file.parent / "end.json").write_text(json.dumps(end))
            os._exit(0)

    async def _carry_on(self) -> None:
        """Start the bot anew and play on, until all is as if nobody had been killed."""
        script = self.script
        del self.script  # one kill is enough
        self.time._sleepers.clear()
        self.world._watchers.clear()
        self.chance, self._matches = self._kept  # what was drawn and not committed is gone
        self._doubled = sorted(remains.on_screens(self) - self._seen - remains.noted(self))
        waiting = self.world.updates.waiting()
        self.forgiven |= {u["callback_query"]["id"] for u in waiting if "callback_query" in u}
        await self.open()
        last = len(self.expected) if self._options.whole else script.played + SCENES
        while script.played < last and await script.play():
            pass
        await self._until_as(self.expected[script.played - 1])
        await self.close()
        self.judge()

    async def _until_as(self, expected: Remains) -> None:
        """Wait until all is as expected; a message that nobody noted may be there twice."""
        end = self.time.now() + OWED
        while (found := remains.remains(self)) != expected:
            for some in _choices(self._doubled):
                if by_content(remains.remains(self, but=some)) == by_content(expected):
                    self._doubled = list(some)
                    return
            if self.time.now() > end:
                assert_same(found, expected)
            await self.time.step()
        self._doubled = []

    def _wait_for_one(self) -> None:
        pid, _ = os.wait()
        where, folder = self._copies.pop(pid)
        end = json.loads((folder / "end.json").read_text())
        shutil.rmtree(folder)
        self.report.doubled += end["doubled"]
        if end["failure"]:
            self.report.failures.append(f"{where}\n{end['failure']}")

    def wait_for_copies(self) -> None:
        """Wait until all copies have ended."""
        while self._copies:
            self._wait_for_one()


def _choices(messages: list[Sent]) -> Iterator[tuple[Sent, ...]]:
    """Yield every choice of one or more of some messages."""
    for size in range(1, len(messages) + 1):
        yield from combinations(messages, size)
