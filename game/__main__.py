"""The command line: ``python -m game simulate``, ``check``, ``show`` and ``arena``."""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from game.arena.command import add_arena, hold
from game.arena.ledger import ArenaError
from game.arguments import UNUSABLE, USUAL, Parser, add_rules, count_of, file, how_many, name_of
from game.audit import check
from game.drawing import PLAIN, draw_deals
from game.engine import PLAYERS as NUMBERS
from game.errors import RulesError
from game.history import History, HistoryError, lines_of, read, write
from game.match import PlayedMatch, play_match
from game.players import PLAYERS, make_player
from game.presets import chosen
from game.record import footer, header, match_records
from game.rules import Rules
from game.shapes import SeatRecord
from game.tally import Tally

AGREES, DIFFERS = 0, 1
EXIT_CODES = "exit code: 0 all is well, 1 the file differs from its replay, 2 it cannot be done"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "check":
            return _check(options.file)
        if options.command == "show":
            return _show(options.file, options.deal)
        if options.command == "arena":
            return _arena(options)
        rules = chosen(options.preset, options.rules)
        kinds = _kinds(options.seats, options.players)
        return _simulate(Simulation(options.matches, options.seed, kinds, rules, options.history))
    except (RulesError, ArenaError) as error:
        return _fail(str(error))
    except OSError as error:
        return _fail(f"{error.filename or 'output'}: {error.strerror}")
    except KeyboardInterrupt:
        return _fail("interrupted")


def _fail(message: str) -> int:
    print(f"python -m game: {message}", file=sys.stderr)
    return UNUSABLE


class Simulation(NamedTuple):
    """What is to be simulated: how many matches, by whom, by which rules, and written where."""

    matches: int
    seed: int
    kinds: tuple[str, ...]
    rules: Rules
    history: Path | None


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="python -m game", description=__doc__, epilog=EXIT_CODES)
    commands = parser.add_subparsers(dest="command", required=True, metavar="command")
    simulate = commands.add_parser(
        "simulate", help="let computer players play matches", epilog=EXIT_CODES
    )
    _add_counts(simulate)
    _add_table(simulate)
    simulate.add_argument(
        "--history",
        type=file,
        metavar="FILE",
        help="write the hand history; with several matches each gets a file of its own,"
        " FILE with -1, -2 ... before its suffix",
    )
    replay = commands.add_parser(
        "check", help="replay a hand history and say where it differs", epilog=EXIT_CODES
    )
    replay.add_argument("file", type=file, metavar="FILE", help="a hand history")
    _add_show(commands.add_parser("show", help="draw deals of a hand history", epilog=EXIT_CODES))
    add_arena(
        commands.add_parser(
            "arena", help="measure one computer player against another", epilog=EXIT_CODES
        )
    )
    return parser


def _add_counts(simulate: argparse.ArgumentParser) -> None:
    simulate.add_argument(
        "--matches", type=count_of("matches"), default=1, metavar="N", help="how many (default: 1)"
    )
    simulate.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed, the same matches"
    )


def _add_show(show: argparse.ArgumentParser) -> None:
    show.add_argument("file", type=file, metavar="FILE", help="a hand history")
    show.add_argument(
        "--deal", type=count_of("deal"), metavar="N", help="which deal (default: all of them)"
    )


def _add_table(simulate: argparse.ArgumentParser) -> None:
    """Add who plays, and by which rules."""
    simulate.add_argument(
        "--players", type=how_many, metavar="N", help=f"2, 3 or 4 play (default: {USUAL})"
    )
    simulate.add_argument(
        "--seats",
        type=_seats,
        default=("normal",),
        metavar="A,B,...",
        help=f"who sits on each seat, or one name for all: {', '.join(PLAYERS)} (default: normal)",
    )
    add_rules(simulate)


def _seats(text: str) -> tuple[str, ...]:
    names = tuple(map(name_of(tuple(PLAYERS), "player"), text.split(",")))
    if len(names) not in (1, *NUMBERS):
        raise argparse.ArgumentTypeError(f"there are seats for 2, 3 or 4, not {len(names)}")
    return names


def _kinds(names: tuple[str, ...], players: int | None) -> tuple[str, ...]:
    """Return who sits on each seat.

    :raises RulesError: if that many do not play
    """
    if len(names) == 1:
        return names * (players or USUAL)
    if players not in (None, len(names)):
        raise RulesError(f"{players} players are needed, not {len(names)}")
    return names


def _simulate(asked: Simulation) -> int:
    tally, took = Tally(asked.kinds), 0.0
    for number in range(1, asked.matches + 1):
        name = f"seed-{asked.seed}-match-{number}"
        chances = [Random(f"{name}-{at}") for at, _ in enumerate(asked.kinds)]
        players = [make_player(*each) for each in zip(asked.kinds, chances, strict=True)]
        before = time.perf_counter()
        played = play_match(players, Random(name), rules=asked.rules)
        took += time.perf_counter() - before
        tally.add(played)
        if asked.history is not None:
            file, single = asked.history, asked.matches == 1
            path = file if single else file.with_stem(f"{file.stem}-{number}")
            _write(path, name, asked.kinds, played)
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


def _read(path: Path) -> History:
    with path.open(encoding="utf-8") as file:
        return read(lines_of(file))


def _show(path: Path, deal: int | None) -> int:
    try:
        lines = draw_deals(_read(path), deal)
    except HistoryError as error:
        return _fail(f"{path}: {error}")
    print(_printable("\n".join(lines), sys.stdout.encoding or "ascii"))
    return AGREES


def _printable(text: str, encoding: str) -> str:
    """Return a text as far as a terminal has the letters of it."""
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        return text.translate(PLAIN).encode(encoding, "replace").decode(encoding)
    return text


def _check(path: Path) -> int:
    try:
        history = _read(path)
        differences = check(history)
    except HistoryError as error:
        return _fail(f"{path}: {error}")
    if differences:
        print(*differences, sep="\n")
        return DIFFERS
    print(f"{path}: {len(history.deals)} deals, all as replayed")
    return AGREES


def _arena(options: argparse.Namespace) -> int:
    held = hold(options, time.perf_counter, _progress)
    print(*held.lines, sep="\n")
    return (
        _fail("interrupted; the figures are of what was finished") if held.interrupted else AGREES
    )


def _progress(deals: int) -> None:
    """Show who sits before a terminal that something goes on."""
    if sys.stderr.isatty():
        print(f"\r{deals} deals", end="\r", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
