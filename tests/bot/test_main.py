"""The entry point."""

import asyncio
import logging
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot import __main__ as entry
from bot.app import App
from bot.arrivals import ArrivalError, RefusedError
from bot.delivery import _WRITE_TIMEOUT
from bot.logbook import log_from
from bot.pacing import Limits
from bot.settings import Settings
from bot.signals import heed
from bot.storage import Storage
from bot.storage.errors import StorageError
from tests.bot.fakes import TOKEN

UNIT = Path(__file__).parents[2] / "docs" / "systemd.service"


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


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (RefusedError("Telegram refuses the token: check BOT_TOKEN"), 78),
        (ArrivalError("nothing can listen there"), 1),
        (StorageError("the database is in use"), 1),
    ],
)
def test_only_a_wrong_setting_has_the_code_after_which_nobody_starts_it_again(
    error: Exception,
    code: int,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    async def failing(_settings: object) -> None:
        raise error

    monkeypatch.setattr(sys, "argv", ["bot"])
    monkeypatch.setenv("BOT_TOKEN", "123456:ABC-DEF")
    monkeypatch.setattr(entry, "_run", failing)
    monkeypatch.setattr(entry, "log_from", lambda *_: None)
    assert entry.main() == code
    assert capsys.readouterr() == ("", f"{error}\n")
    monkeypatch.setenv("TELEGRAM_API_URL", "nonsense")
    assert entry.main() == 78
    assert capsys.readouterr().err.startswith("TELEGRAM_API_URL: expected ")
    assert "RestartPreventExitStatus=78" in UNIT.read_text(encoding="utf-8").splitlines()


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


@pytest.fixture
def handlers() -> Iterator[None]:
    """Put back who hears the signals."""
    before = {signum: signal.getsignal(signum) for signum in (signal.SIGINT, signal.SIGTERM)}
    yield
    for signum, handler in before.items():
        signal.signal(signum, handler)


@pytest.mark.parametrize("signum", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_stops_once_and_none_harms_after_the_end(
    handlers: None, signum: signal.Signals
) -> None:
    gave_up: list[str] = []

    async def run() -> None:
        stopping = asyncio.Event()
        heed(stopping, lambda: gave_up.append("the first"), patience=0.0)
        signal.raise_signal(signum)
        await stopping.wait()
        signal.raise_signal(signum)
        while not gave_up:
            await asyncio.sleep(0)

    asyncio.run(run())
    signal.raise_signal(signum)
    assert gave_up == ["the first"]


def test_a_stop_in_order_is_not_broken_off(handlers: None) -> None:
    gave_up: list[str] = []

    async def run() -> None:
        stopping = asyncio.Event()
        heed(stopping, lambda: gave_up.append("too soon"))
        signal.raise_signal(signal.SIGTERM)
        await stopping.wait()
        for _ in range(100):
            await asyncio.sleep(0)

    asyncio.run(run())
    assert gave_up == []


async def test_presses_are_answered_though_all_that_may_be_sent_hangs() -> None:
    settings = Settings(_env_file=None, bot_token=SecretStr(TOKEN))
    session = entry.session_for(settings)
    limits = Limits()
    hanging = limits.overall_calls / limits.overall_span * _WRITE_TIMEOUT

    assert session._connector_init["limit"] > hanging + 100
    await session.close()
