"""An evening for each test, judged at its end."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.e2e.clock import Trips
from tests.e2e.evening import Evening


@pytest.fixture
def trips() -> Iterator[Trips]:
    """Count the trips to the database's threads."""
    trips = Trips()
    with pytest.MonkeyPatch.context() as patch:
        trips.watch(patch)
        yield trips


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
