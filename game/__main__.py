"""The command line: ``python -m game simulate`` and ``python -m game check``."""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NoReturn

from game.audit import check
from game.history import HistoryError, read, write
from game.match import PlayedMatch, play_match
from game.players import PLAYERS, make_player
from game.record import footer, header, match_records
from game.shapes import SeatRecord
from game.tally import Tally

AGREES, DIFFERS, UNUSABLE = 0, 1, 2
SEATS = 3
LONGEST = 9
"""Digits of a number of matches."""
EXIT_CODES = "exit code: 0 all is well, 1 the file differs from its replay, 2 it cannot be done"


class _Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(UNUSABLE, f"{self.prog}: {message}\n")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "check":
            return _check(options.file)
        return _simulate(options.matches, options.seed, options.players, options.history)
    except OSError as error:
        return _fail(f"{error.filename or 'output'}: {error.strerror}")
    except KeyboardInterrupt:
        return _fail("interrupted")


def _fail(message: str) -> int:
    print(f"python -m game: {message}", file=sys.stderr)
    return UNUSABLE


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m game", description=__doc__, epilog=EXIT_CODES)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    simulate = commands.add_parser(
        "simulate", help="let computer players play matches", epilog=EXIT_CODES
    )
    simulate.add_argument(
        "--matches", type=_count, default=1, metavar="N", help="how many (default: 1)"
    )
    simulate.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed, the same matches"
    )
    simulate.add_argument(
        "--players",
        type=_players,
        default=("rule",) * SEATS,
        metavar="A,B,C",
        help=f"who sits on each seat, or one name for all: {', '.join(PLAYERS)} (default: rule)",
    )
    simulate.add_argument(
        "--history",
        type=_file,
        metavar="FILE",
        help="write the hand history; with several matches each gets a file of its own,"
        " FILE with -1, -2 ... before its suffix",
    )
    replay = commands.add_parser(
        "check", help="replay a hand history and say where it differs", epilog=EXIT_CODES
    )
    replay.add_argument("file", type=_file, metavar="FILE", help="a hand history")
    return parser


def _count(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST and int(text)):
        raise argparse.ArgumentTypeError(f"not a number of matches: {text[:LONGEST]!r}")
    return int(text)


def _file(text: str) -> Path:
    if not Path(text).name or "\0" in text:
        raise argparse.ArgumentTypeError(f"not the name of a file: {text!r}")
    return Path(text)


def _players(text: str) -> tuple[str, ...]:
    names = tuple(text.split(","))
    names = names * SEATS if len(names) == 1 else names
    for name in names:
        if name not in PLAYERS:
            known = ", ".join(PLAYERS)
            raise argparse.ArgumentTypeError(f"there is no player {name!r}; there are: {known}")
    if len(names) != SEATS:
        raise argparse.ArgumentTypeError(f"{SEATS} players are needed, not {len(names)}")
    return names


def _simulate(matches: int, seed: int, names: tuple[str, ...], file: Path | None) -> int:
    tally, took = Tally(names), 0.0
    for number in range(1, matches + 1):
        name = f"seed-{seed}-match-{number}"
        players = [make_player(each, Random(f"{name}-{at}")) for at, each in enumerate(names)]
        before = time.perf_counter()
        played = play_match(players, Random(name))
        took += time.perf_counter() - before
        tally.add(played)
        if file is not None:
            path = file if matches == 1 else file.with_stem(f"{file.stem}-{number}")
            _write(path, name, names, played)
    print(*tally.lines(took), sep="\n")
    return AGREES


def _write(path: Path, name: str, players: Sequence[str], played: PlayedMatch) -> None:
    seats = [
        SeatRecord(name=f"Computer {at}", kind="computer", level=level)
        for at, level in enumerate(players, 1)
    ]
    deals = match_records(played.start, played.log, stopped=False)
    with path.open("w", encoding="utf-8", newline="\n") as file:
        write(
            file,
            header(played.start.rules, match=name, seats=seats),
            deals,
            footer(played.end, reason="stopped" if played.winner is None else None),
        )


def _check(path: Path) -> int:
    try:
        with path.open(encoding="utf-8") as file:
            history = read(file)
        differences = check(history)
    except HistoryError as error:
        return _fail(f"{path}: {error}")
    if differences:
        print(*differences, sep="\n")
        return DIFFERS
    print(f"{path}: {len(history.deals)} deals, all as replayed")
    return AGREES


if __name__ == "__main__":
    sys.exit(main())
