"""The entry point."""

import asyncio
import logging
import sys
from collections.abc import Iterator

import pytest

from bot import __main__ as entry
from bot.app import App
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


def test_who_interrupts_the_start_is_shown_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def interrupted(_settings: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(sys, "argv", ["bot"])
    monkeypatch.setenv("BOT_TOKEN", "123456:ABC-DEF")
    monkeypatch.setattr(entry, "_run", interrupted)
    monkeypatch.setattr(entry, "log_from", lambda *_: None)
    assert entry.main() == entry.INTERRUPTED
    assert capsys.readouterr() == ("", "")


async def test_a_stop_does_not_wait_for_a_start_that_hangs() -> None:
    ended = asyncio.Event()

    async def opening() -> App:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()
        raise AssertionError

    stopping = asyncio.Event()
    opened = asyncio.ensure_future(entry._opened(opening(), stopping))
    await asyncio.sleep(0)
    assert not opened.done()
    stopping.set()
    assert await opened is None
    assert ended.is_set()
