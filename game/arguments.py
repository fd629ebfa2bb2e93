"""What the commands of ``python -m game`` have in common: how their arguments are read."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from game.engine import PLAYERS as NUMBERS
from game.presets import PRESETS

UNUSABLE = 2
USUAL = 3
"""So many play if nothing is said."""
LONGEST = 9
"""Digits of a number of things."""


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(UNUSABLE, f"{self.prog}: {message}\n")


def add_rules(command: argparse.ArgumentParser) -> None:
    """Add by which rules is played: a preset, and what differs from it."""
    command.add_argument(
        "--preset",
        default="classic",
        metavar="NAME",
        help=f"the rules: {', '.join(PRESETS)} (default: classic)",
    )
    command.add_argument(
        "--rules",
        nargs="+",
        action="extend",
        default=[],
        metavar="OPTION=VALUE",
        help="what differs from the preset; what clashes with it gives way",
    )


def count_of(what: str) -> Callable[[str], int]:
    """Return a reader of a number of such things, of one at least."""

    def count(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= LONGEST and int(text)):
            raise argparse.ArgumentTypeError(f"not a number of {what}: {text[:LONGEST]!r}")
        return int(text)

    return count


def how_many(text: str) -> int:
    """Read how many play."""
    if text not in map(str, NUMBERS):
        raise argparse.ArgumentTypeError(f"2, 3 or 4 play, not {text[:60]!r}")
    return int(text)


def file(text: str) -> Path:
    """Read the name of a file."""
    if not Path(text).name or "\0" in text:
        raise argparse.ArgumentTypeError(f"not the name of a file: {text!r}")
    return Path(text)


def name_of(known: tuple[str, ...], what: str) -> Callable[[str], str]:
    """Return a reader of a name of such a thing, of those that are known."""

    def name(text: str) -> str:
        if text not in known:
            there = ", ".join(known)
            raise argparse.ArgumentTypeError(
                f"there is no {what} {text[:60]!r}; there are: {there}"
            )
        return text

    return name
