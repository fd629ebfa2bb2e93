"""What an operator does to the database by ``python -m bot``: back it up, and restore it."""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from pathlib import Path

from bot.settings import SettingsError, load_database_path
from bot.storage.backup import restore, save
from bot.storage.errors import StorageError


def maintain(arguments: Sequence[str], clock: Callable[[], float]) -> int:
    """Do what the arguments say, and return the exit code."""
    asked = _parser().parse_args(arguments)
    try:
        said = _do(asked.command, asked.file, load_database_path(), int(clock()))
    except (SettingsError, StorageError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write(f"{said}\n")
    return 0


def _do(command: str, file: Path, database: Path, now: int) -> str:
    if command == "backup":
        save(database, file)
        return f"database {database} is saved in {file}"
    before = restore(file, database, now)
    kept = "" if before is None else f"; what was there is {before} now"
    return f"database {database} is restored from {file}{kept}"


def _parser() -> ArgumentParser:
    parser = ArgumentParser(prog="python -m bot", epilog="Without a command the bot is started.")
    commands = parser.add_subparsers(dest="command", required=True)
    for name, does in (
        ("backup", "copy the database to a new file; the bot may run meanwhile"),
        ("restore", "put a backup in the place of the database; the bot must not run"),
    ):
        command = commands.add_parser(name, help=does, description=does)
        command.add_argument("file", type=Path, metavar="FILE")
    return parser
