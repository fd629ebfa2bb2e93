"""``python -m game arena``: its arguments, and a contest held by them."""

import argparse
import json
import os
from pathlib import Path
from typing import NamedTuple

from game.arena.contestants import entrants
from game.arena.ledger import opened
from game.arena.lines import lines
from game.arena.report import report
from game.arena.running import Clock, Tell, run, units
from game.arena.units import PARTS, Contest, Part
from game.arguments import USUAL, add_rules, count_of, file, how_many, name_of
from game.errors import RulesError
from game.presets import chosen

DEALS, MATCHES = 200, 30
MOST_JOBS = 61
"""More processes cannot be waited for on every system."""


class Held(NamedTuple):
    """What is to be printed of a contest, and whether it was interrupted."""

    lines: list[str]
    interrupted: bool


class Asked(NamedTuple):
    """What is asked of the arena besides who plays whom."""

    deals: int
    matches: int
    out: Path | None
    jobs: int
    json: bool


def add_arena(arena: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    player = name_of(entrants(), "player")
    arena.add_argument("--a", type=player, required=True, metavar="NAME", help="who is measured")
    arena.add_argument(
        "--b", type=player, default="baseline", metavar="NAME", help="against whom (baseline)"
    )
    _add_counts(arena)
    arena.add_argument(
        "--players", type=how_many, default=USUAL, metavar="N", help=f"2, 3 or 4 ({USUAL})"
    )
    add_rules(arena)
    arena.add_argument(
        "--parts",
        type=_parts,
        default=PARTS,
        metavar="PART,...",
        help=f"what is measured: {','.join(PARTS)} (all)",
    )
    arena.add_argument(
        "--out",
        type=file,
        metavar="FILE",
        help="where each finished deal and match is written; with the same file a run goes on",
    )
    arena.add_argument("--json", action="store_true", help="print one JSON object")


def _add_counts(arena: argparse.ArgumentParser) -> None:
    arena.add_argument(
        "--deals", type=count_of("deals"), default=DEALS, metavar="N", help=f"({DEALS})"
    )
    arena.add_argument(
        "--matches", type=count_of("matches"), default=MATCHES, metavar="M", help=f"({MATCHES})"
    )
    arena.add_argument(
        "--seed", type=int, default=1, metavar="S", help="the same seed, the same figures (1)"
    )
    arena.add_argument(
        "--jobs",
        type=count_of("processes"),
        default=os.cpu_count() or 1,
        metavar="K",
        help=f"processes at once, {MOST_JOBS} at most (all cores)",
    )


def _parts(text: str) -> tuple[Part, ...]:
    part = name_of(PARTS, "part")
    asked = {part(each) for each in text.split(",")}
    return tuple(each for each in PARTS if each in asked)


def hold(options: argparse.Namespace, clock: Clock, tell: Tell) -> Held:
    """Hold the contest that is asked for, or go on with it.

    :param tell: is told how far it has come
    :raises RulesError: if the rules are impossible, or leave nothing to measure
    :raises ArenaError: if the file is not this contest's
    """
    asked = Asked(options.deals, options.matches, options.out, options.jobs, options.json)
    contest = Contest(
        a=options.a,
        b=options.b,
        seed=options.seed,
        players=options.players,
        rules=chosen(options.preset, options.rules),
        parts=options.parts,
    )
    _check(contest)
    return _held(contest, asked, clock, tell)


def _check(contest: Contest) -> None:
    draws = contest.players == 2 and contest.rules.two_player == "draw"
    if draws and {"declarer", "defence"} & set(contest.parts):
        raise RulesError("the draw game has no declarer: ask for --parts whole,matches")


def _held(contest: Contest, asked: Asked, clock: Clock, tell: Tell) -> Held:
    with opened(contest, asked.out) as ledger:
        wanted = units(contest, asked.deals, asked.matches)
        done = run(contest, wanted, ledger, clock, min(asked.jobs, MOST_JOBS), tell)
        wanted = units(contest, asked.deals, asked.matches)
        outcomes = [ledger.outcomes[unit] for unit in wanted if unit in ledger.outcomes]
    found = report(contest, outcomes, done, deals=asked.deals)
    printed = [json.dumps(found)] if asked.json else lines(found, contest.parts)
    return Held(printed, done.interrupted)
