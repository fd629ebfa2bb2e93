"""An open storage on a real file and in memory, and a clock that stands still."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.storage import Storage


@dataclass
class Clock:
    """A clock that shows what a test sets, in seconds."""

    time: float = 1_790_000_000.5

    def __call__(self) -> float:
        """Tell the time."""
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "thousand.db"


@pytest.fixture(params=["file", "memory"])
async def storage(
    request: pytest.FixtureRequest, path: Path, clock: Clock
) -> AsyncIterator[Storage]:
    opened = await Storage.open(path if request.param == "file" else ":memory:", clock=clock)
    yield opened
    await opened.close()
