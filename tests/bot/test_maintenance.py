"""What an operator types: one line comes back, on the right stream, with the right exit code."""

import asyncio
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.maintenance import maintain
from tests.bot.storage.test_file import held_by_another_process, make_ours, newer, text_file


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place that the settings name; no token is set."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("BOT_TOKEN", raising=False)
    monkeypatch.setenv("DATABASE_PATH", "thousand.db")
    return tmp_path / "thousand.db"


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Return the exit code, what was said and what was complained of."""
    code = maintain(arguments, lambda: 1_800_000_000.5)
    said = capsys.readouterr()
    return code, said.out, said.err


async def test_backup_and_restore_say_what_they_did(
    database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await make_ours(database)
    assert run(capsys, "backup", "monday.db") == (
        0,
        "database thousand.db is saved in monday.db\n",
        "",
    )
    assert run(capsys, "backup", "monday.db") == (
        1,
        "",
        "monday.db is there already: a backup overwrites nothing\n",
    )
    assert run(capsys, "restore", "monday.db") == (
        0,
        "database thousand.db is restored from monday.db;"
        " what was there is thousand.db.replaced-1 now\n",
        "",
    )
    with held_by_another_process(database):
        assert run(capsys, "restore", "monday.db") == (
            1,
            "",
            "database thousand.db is in use by another process\n",
        )


def test_a_wrong_setting_is_named(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_PATH", str(database.parent))
    code, said, complaint = run(capsys, "backup", "monday.db")
    assert (code, said) == (1, "")
    assert complaint.startswith("DATABASE_PATH: expected")


@pytest.mark.parametrize("arguments", [["backup"], ["back", "up"], ["restore", "a", "b"]])
def test_what_is_not_understood_starts_no_bot(
    database: Path,
    arguments: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["bot", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert "usage: python -m bot" in capsys.readouterr().err
    assert not database.exists()


def start(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    """Start the bot, which has to fail, and return its complaint."""
    monkeypatch.setenv("BOT_TOKEN", "42:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA")
    monkeypatch.setattr(sys, "argv", ["bot"])
    assert main() == 1
    return capsys.readouterr().err


def test_a_second_process_refuses_the_database(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with held_by_another_process(database):
        complaint = start(monkeypatch, capsys)
    assert complaint == "database thousand.db is in use by another process\n"


def test_a_file_of_somebody_else_is_refused(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text_file(database)
    assert start(monkeypatch, capsys) == "thousand.db is not a Thousand database\n"


def test_a_database_that_somebody_writes_to_is_refused(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        other.execute("CREATE TABLE t (x)")
        monkeypatch.setattr("bot.storage.engine._PRAGMAS", ("busy_timeout = 0",))
        complaint = start(monkeypatch, capsys)
    assert complaint.count("\n") == 1
    assert "locked" in complaint


def test_a_newer_database_is_refused(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(make_ours(database))
    newer(database)
    complaint = start(monkeypatch, capsys)
    assert complaint.startswith("database thousand.db was written by a newer version")
    assert complaint.count("\n") == 1
