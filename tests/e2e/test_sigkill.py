"""A real bot, over real HTTP, gets SIGKILL at named points; the next one goes on with its file."""

import asyncio
import multiprocessing
import random
import shutil
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from bot.storage import Storage
from bot.storage.migrations.upgrade import MIGRATIONS, revisions
from sandbox.server import Server
from sandbox.world import World
from tests.e2e.mortal import run
from tests.e2e.reader import Reader
from tests.e2e.test_webhook import free_port

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["tests.e2e.mortal"])  # imports take longer than all the rest
COMPUTERS = 2
AT_TABLE = (
    "before the commit of a press",
    "after the commit of a press",
    "between commit and send",
    "between send and record",
    "before the answer to a press",
    "in the middle of the hands",
    "before the deck is promised",
    "while the deck is promised",
)


class Host:
    """Runs the bot beside a world, and runs it again whenever it has been killed."""

    def __init__(self, folder: Path) -> None:
        self.world = World(time.time, random.Random(7))
        self.server = Server(self.world)
        self.database = folder / "thousand.sqlite3"
        self.kills = 0
        self._process: BaseProcess | None = None
        self._settings: dict[str, str] = {}

    def start(self, point: str = "", **settings: str) -> None:
        """Start the bot, to be killed at a point."""
        self._settings = settings or self._settings
        environment = {
            "BOT_TOKEN": self.world.token,
            "TELEGRAM_API_URL": self.server.address,
            "DATABASE_PATH": str(self.database),
            **self._settings,
        }
        self._process = PROCESSES.Process(target=run, args=(point, environment))
        self._process.start()

    async def until(self, seen: Callable[[], object]) -> None:
        """Wait for something to be seen, and start the bot anew when it is killed meanwhile."""
        while not seen():
            assert self._process is not None
            if self._process.exitcode is not None:
                assert self._process.exitcode == -signal.SIGKILL
                self.kills += 1
                self.start()
            await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """Stop the bot in order."""
        if self._process is not None:
            self._process.terminate()
            while self._process.exitcode is None:
                await asyncio.sleep(0.02)
            assert self._process.exitcode == 0

    def rows(self, query: str) -> list[tuple[object, ...]]:
        """Read the database of a bot that has stopped."""
        with closing(sqlite3.connect(self.database)) as file:
            return file.execute(query).fetchall()


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    host = Host(tmp_path)
    await host.server.start()
    yield host
    await host.stop()
    await host.server.stop()
    assert host.world.updates.waiting() == []


@pytest.mark.timeout(300)
@pytest.mark.parametrize(
    ("point", "webhook"), [*((point, False) for point in AT_TABLE), (AT_TABLE[1], True)]
)
async def test_a_match_begins_whenever_the_bot_is_killed(
    host: Host, point: str, *, webhook: bool
) -> None:
    port = str(free_port())
    delivered = {"WEBHOOK_URL": f"http://127.0.0.1:{port}/hook", "HTTP_PORT": port}
    host.start(point, **(delivered if webhook else {}))
    readers = [Reader(host.world.person(name)) for name in ("Anna", "Boris", "Vera")]
    for reader in readers:
        reader.person.start()
    group = host.world.group("Friday", [reader.person for reader in readers])
    group.add_bot(readers[0].person)
    anna = readers[0]
    anna.person.send(group, "/newgame@thousand_bot")
    title = anna.t("lobby-title")
    await host.until(lambda: anna.sees(group, title))
    for number, reader in enumerate(readers[1:], 2):
        reader.press(anna.last(group, title), anna.t("button-join"))
        await host.until(lambda n=number: f"{n}. —" not in anna.last(group, title).text)  # type: ignore[misc]
    anna.press(anna.last(group, title), anna.t("button-start"))
    await host.until(lambda: all(reader.hand() for reader in readers))
    await host.until(lambda: any(reader.choose(reader.last()) for reader in readers))
    (first,) = (reader for reader in readers if reader.choose(reader.last()))
    asked = first.last()
    first.press(asked, first.t("button-pass"))
    await host.until(lambda: first.last().rows != asked.rows)
    await host.until(lambda: any(reader.choose(reader.last()) for reader in readers))
    await host.until(lambda: not host.world.updates.waiting())
    await host.stop()
    assert host.kills == 1
    moves = host.rows("SELECT action FROM actions WHERE seat IS NOT NULL")
    assert moves.count(("p",)) == 1
    assert host.rows("SELECT count(*) FROM tables") == [(1,)]
    for reader in readers:  # one may be there twice, whose sender did not live to note it
        assert len(reader.all(None, reader.t("hand-cards", cards=""))) in {1, 2}
    assert host.world.unanswered() == []


@pytest.mark.timeout(300)
async def test_a_kill_while_a_computer_thinks_leaves_no_orphan(host: Host, tmp_path: Path) -> None:
    thinker = tmp_path / "thinker"
    host.start("while a computer thinks", THINKER=str(thinker))
    anna = Reader(host.world.person("Anna"))
    anna.person.start()
    group = host.world.group("Friday", [anna.person])
    group.add_bot(anna.person)
    anna.person.send(group, "/newgame@thousand_bot")
    title = anna.t("lobby-title")
    await host.until(lambda: anna.sees(group, title))

    def levels() -> list[str]:
        rows = anna.last(group, title).labels
        return [label for row in rows for label in row if label.startswith("🤖")]

    anna.press(anna.last(group, title), anna.t("button-computer"))
    await host.until(levels)
    (usual,) = levels()
    anna.press(anna.last(group, title), usual)
    await host.until(lambda: levels() != [usual])
    anna.press(anna.last(group, title), anna.t("button-computer"))
    await host.until(lambda: len(levels()) == COMPUTERS)
    anna.press(anna.last(group, title), anna.t("button-start"))
    await host.until(lambda: host.kills or (anna.hand() and anna.choose(anna.last())))
    if not host.kills:
        anna.press(anna.last(), anna.t("button-pass"))
    await host.until(lambda: host.kills)
    await host.until(lambda: not _runs(int(thinker.read_text())))
    await host.until(lambda: anna.hand() and anna.choose(anna.last()))
    await host.stop()
    assert host.kills == 1
    assert host.rows("SELECT count(*) FROM tables") == [(1,)]
    assert host.world.unanswered() == []


def _runs(pid: int) -> bool:
    """Tell whether a process still does anything."""
    try:
        status = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False
    return status.rpartition(")")[2].split()[0] != "Z"


@pytest.mark.timeout(300)
@pytest.mark.parametrize("point", ["before somebody is forgotten", "after somebody is forgotten"])
async def test_who_wants_to_be_forgotten_is(host: Host, point: str) -> None:
    host.start(point)
    anna = Reader(host.world.person("Anna"))
    anna.person.start()
    await host.until(lambda: anna.sees(None, anna.t("start-private")))
    anna.person.send(None, "/forget")
    await host.until(lambda: anna.sees(None, anna.t("forget-ask")))
    anna.press(anna.last(None, anna.t("forget-ask")), anna.t("button-forget"))
    await host.until(lambda: host.kills and not host.world.updates.waiting())
    await host.stop()
    assert host.kills == 1
    assert host.rows("SELECT count(*) FROM persons WHERE user_id = 1001") == [(0,)]
    assert host.world.unanswered() == []


@pytest.mark.timeout(300)
@pytest.mark.parametrize("point", ["in the backup before a migration", "in a migration"])
async def test_a_migration_begins_anew(host: Host, point: str, tmp_path: Path) -> None:
    older = tmp_path / "older"
    shutil.copytree(MIGRATIONS, older, ignore=shutil.ignore_patterns("__pycache__"))
    before, newest = revisions(MIGRATIONS)[-2:]
    (last,) = older.glob(f"versions/v{newest}_*.py")
    last.unlink()
    await (await Storage.open(host.database, clock=time.time, migrations=older)).close()
    assert host.rows("SELECT version_num FROM alembic_version") == [(before,)]
    host.start(point)
    anna = Reader(host.world.person("Anna"))
    anna.person.start()
    await host.until(lambda: anna.sees(None, anna.t("start-private")))
    await host.stop()
    assert host.kills == 1
    assert host.rows("SELECT version_num FROM alembic_version") == [(newest,)]
    saved = host.database.with_name(f"{host.database.name}.bak-{before}")
    with closing(sqlite3.connect(saved)) as file:
        found = file.execute("SELECT version_num FROM alembic_version").fetchall()
    assert found == [(before,)]
    assert not saved.with_name(f"{saved.name}.part").exists()
