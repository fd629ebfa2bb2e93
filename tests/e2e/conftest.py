"""An evening for each test, judged at its end."""

import io
import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bot.logbook import JsonLines, TextLines, log_from
from tests.e2e.clock import Trips
from tests.e2e.evening import Evening
from tests.e2e.gallery import Gallery


@pytest.fixture
def trips() -> Iterator[Trips]:
    """Count the trips to the database's threads."""
    trips = Trips()
    with pytest.MonkeyPatch.context() as patch:
        trips.watch(patch)
        yield trips


@pytest.fixture
def gallery() -> Iterator[Gallery]:
    """What is drawn, kept to be looked at."""
    with pytest.MonkeyPatch.context() as patch:
        yield Gallery(patch)


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    """A place for the database: in memory where there is one, for every commit is synced."""
    memory = Path("/dev/shm")
    if not memory.is_dir():
        yield tmp_path
        return
    with TemporaryDirectory(dir=memory) as path:
        yield Path(path)


@pytest.fixture
async def evening(folder: Path, trips: Trips) -> AsyncIterator[Evening]:
    """The bot runs in a world of its own."""
    evening = Evening(folder, trips)
    await evening.open()
    yield evening
    await evening.close()
    evening.judge()


@pytest.fixture
def lines(caplog: pytest.LogCaptureFixture) -> Iterator[tuple[io.StringIO, io.StringIO]]:
    """Everything that every logger writes, as JSON and as text."""
    root, library = logging.getLogger(), logging.getLogger("aiosqlite")
    before = library.level
    caplog.set_level(logging.DEBUG)
    log_from("DEBUG")
    streams = io.StringIO(), io.StringIO()
    handlers = [logging.StreamHandler(stream) for stream in streams]
    for handler, form in zip(handlers, (JsonLines(), TextLines()), strict=True):
        handler.setFormatter(form)
        root.addHandler(handler)
    yield streams
    for handler in handlers:
        root.removeHandler(handler)
    library.setLevel(before)
