"""A small Telegram with many tables in it, and one process of the bot after the other."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

from benchmarks.soak.mishaps import Mishaps
from benchmarks.soak.people import Company, Somebody, gather
from benchmarks.soak.wire import Call, Peek, Reply, Rest, Run, Said, Stop
from sandbox.world import World

BEGIN: Final = 1_790_000_000.0
STEP: Final = 0.25
"""Seconds of the evening after which people may act again."""
SHOWS: Final = frozenset({"sendMessage", "editMessageText", "deleteMessage"})


class CrashError(Exception):
    """The program has ended though nobody has killed it."""


class Program:
    """A process of the bot."""

    def __init__(self, folder: Path, token: str, begin: float, seed: str) -> None:
        self.connection, far = Pipe()
        command = [sys.executable, "-m", "benchmarks.soak.program", str(far.fileno())]
        arguments = [str(folder / "soak.sqlite3"), token, repr(begin), seed]
        with (folder / "soak.log").open("ab") as log:
            self.process = subprocess.Popen(  # noqa: S603 - it is this very program
                [*command, *arguments], pass_fds=[far.fileno()], stderr=log
            )
        far.close()

    def kill(self) -> None:
        """End it by SIGKILL."""
        self.process.kill()
        self.process.wait()
        self.connection.close()


class Town:
    """The world, its people, and what is measured of them."""

    def __init__(self, folder: Path, *, seed: int, failing: float = 0.0) -> None:
        self.folder, self.seed = folder, seed
        self.now = BEGIN
        self.dice = Random(seed)
        self.world = World(lambda: self.now, Random(seed))
        self.mishaps = Mishaps(self.world, failing, Random(seed + 1))
        self.companies: list[Company] = []
        self.people: dict[int, Somebody] = {}
        self.waits: list[tuple[float, float]] = []
        """When, and how long after a press, somebody's hand has changed."""
        self.promised: dict[int, list[str]] = {}
        """The texts that each group was ever shown."""
        self.lives: list[Rest] = []
        """What each process has said last."""
        self.kills = 0
        self.in_flight: set[str] = set()
        """Presses that had no answer when a process was killed."""
        self.unconfirmed: set[str] = set()
        """Presses that a killed process may have answered before its successor did."""
        self._program: Program | None = None
        self._calls_left = -1

    @property
    def database(self) -> Path:
        """The file of the bot."""
        return self.folder / "soak.sqlite3"

    @property
    def complaints(self) -> list[str]:
        """What the program has logged as an error."""
        log = self.folder / "soak.log"
        return log.read_text(encoding="utf-8").splitlines() if log.exists() else []

    # The process

    def start(self) -> None:
        """Start the bot on what its database holds."""
        seed = f"{self.seed}:{len(self.lives)}"
        self._program = Program(self.folder, self.world.token, self.now, seed)
        self.lives.append(Rest(self.now, 0.0, 0))
        self._serve(self._program)

    def kill_after(self, calls: int) -> None:
        """Let the process be killed at one of its next calls, which may have arrived or not."""
        self._calls_left = calls

    @property
    def is_up(self) -> bool:
        """Whether the bot runs."""
        return self._program is not None

    def kill(self) -> None:
        """End the process by SIGKILL."""
        assert self._program is not None
        self._program.kill()
        self._program, self._calls_left = None, -1
        self.kills += 1
        queries = self.world.queries.values()
        self.in_flight |= {query.id for query in queries if not query.answered}
        waiting = (one.get("callback_query") for one in self.world.updates.waiting())
        self.unconfirmed |= {press["id"] for press in waiting if press is not None}

    def stop(self) -> None:
        """Stop the bot as SIGTERM does."""
        program = self._program
        assert program is not None
        program.connection.send(Stop())
        self._serve(program)
        if program.process.wait():
            raise CrashError("\n".join(self.complaints[-30:]))
        program.connection.close()
        self._program = None

    # Time

    def play(self, seconds: float) -> None:
        """Let people play, whether the bot is up or not; a kill ends it early."""
        end = self.now + seconds
        was_up = self.is_up
        while self.now < end and self.is_up == was_up:
            before = self.world.updates.next_id
            for one in self.people.values():
                if one.due <= self.now:
                    one.act(self.now)
            until = min(end, self.now + STEP)
            if self._program is not None:
                news = self.world.updates.next_id > before
                self._program.connection.send(Run(until, news))
                self._serve(self._program)
            self.now = max(self.now, until)

    def settle_in(self, tables: int) -> None:
        """Let so many more companies come, and each ask for a table."""
        for _ in range(tables):
            company = gather(self.world, len(self.companies), self.dice)
            self.companies.append(company)
            self.people |= {one.person.id: one for one in company.people}
            company.people[0].open()

    # What the program asks for

    def _serve(self, program: Program) -> None:
        """Answer the program until it rests, or is killed."""
        while True:
            said = self._hear(program.connection)
            self.now = max(self.now, said.at)
            if isinstance(said, Rest):
                self.lives[-1] = said
                return
            if isinstance(said, Call) and said.method != "getUpdates":
                if self._calls_left == 0:
                    if self.dice.random() < 0.5:
                        self._reply(said)
                    self.kill()
                    return
                self._calls_left -= 1
            program.connection.send(self._reply(said))

    def _hear(self, connection: Connection) -> Said:
        try:
            said: Said = connection.recv()
        except (EOFError, ConnectionResetError) as error:
            raise CrashError("\n".join(self.complaints[-30:])) from error
        return said

    def _reply(self, said: Call | Peek) -> Reply:
        if isinstance(said, Peek):
            limit, _ = self.world.updates.admitted
            return Reply(body={"ok": True, "result": self.world.updates.take(said.offset, limit)})

        def call() -> Any:
            result = self.world.call(self.world.token, said.method, said.params)
            self._shown(said)
            return result

        return self.mishaps.carry(said.method, said.params, call)

    def _shown(self, call: Call) -> None:
        """Let those notice it who see the chat."""
        if call.method not in SHOWS:
            return
        chat_id = int(call.params["chat_id"])
        if chat_id < 0:
            self.promised.setdefault(chat_id, []).append(call.params.get("text", ""))
            watching = [user for user in self.world.chats[chat_id].members if user in self.people]
        else:
            watching = [chat_id]
            waited = self.people[chat_id].waited(self.now)
            if waited is not None:
                self.waits.append((self.now, waited))
        for user in watching:
            self.people[user].notice(self.now)


@contextmanager
def town(*, seed: int, failing: float = 0.0) -> Iterator[Town]:
    """Lend a town whose database vanishes with it: in memory where there is one, if any.

    :param failing: the share of calls that fail
    """
    memory = Path("/dev/shm")  # noqa: S108 - a folder of our own in it
    place = memory if os.access(memory, os.W_OK) else None
    with TemporaryDirectory(dir=place) as folder:
        lent = Town(Path(folder), seed=seed, failing=failing)
        try:
            yield lent
        finally:
            if lent.is_up:
                lent.kill()
