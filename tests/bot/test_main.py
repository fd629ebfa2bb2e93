"""The entry point."""

import logging
from collections.abc import Iterator

import pytest

from bot.logbook import log_from
from bot.storage import Storage


@pytest.fixture
def debugging(caplog: pytest.LogCaptureFixture) -> Iterator[pytest.LogCaptureFixture]:
    """Everything that is logged when the operator asks for everything."""
    library = logging.getLogger("aiosqlite")
    before = library.level
    caplog.set_level(logging.DEBUG)
    log_from("DEBUG")
    yield caplog
    library.setLevel(before)


async def test_even_debugging_writes_no_value_of_the_database(
    debugging: pytest.LogCaptureFixture,
) -> None:
    storage = await Storage.open(":memory:", clock=lambda: 0.0)
    async with storage.write() as tx:
        await tx.persons.see(1001, "Anna the Secret", "en")
    await storage.close()
    assert "Secret" not in debugging.text
