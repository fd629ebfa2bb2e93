"""Matches to record: played by computer players, or written as text in ``tests/golden``.

A line is one deal: ``seat:action`` words, seat ``-`` is chance, ``@why`` an automatic action.
"""

import io
import json
from pathlib import Path
from random import Random
from typing import Any, cast

from game.engine import apply, new_match
from game.history import History, read, write
from game.match import PlayedMatch, play_match
from game.notation import parse
from game.players import make_player
from game.record import LogEntry, footer, header, match_records
from game.shapes import AutoReason, SeatRecord

GOLDEN = Path(__file__).parent.parent / "golden"
SEATS = [
    SeatRecord(name="Anna", kind="human"),
    SeatRecord(name="Bogdan 🂡", kind="human"),
    SeatRecord(name="Computer 1", kind="computer", level="normal"),
]


def entry(word: str) -> LogEntry:
    """Read one word of a log."""
    seat, _, rest = word.partition(":")
    action, _, auto = rest.partition("@")
    why = cast("AutoReason", auto) if auto else None
    return None if seat == "-" else int(seat), parse(action), why


def golden_log() -> list[LogEntry]:
    """Return the log of the golden match: re-dealt, failed, written off, made, stopped."""
    return [entry(word) for word in (GOLDEN / "match.txt").read_text().split()]


def golden() -> History:
    """Return the golden match as the program records it."""
    start, log = new_match(dealer=0), golden_log()
    deals = tuple(match_records(start, log, stopped=True))
    state = start
    for seat, action, _ in log:
        state, _ = apply(state, seat, action)
    head = header(start.rules, match="golden", seats=SEATS, started="2026-11-30T18:00:00Z")
    return History(head, deals, footer(state, reason="stopped", finished="2026-11-30T19:02:11Z"))


def played(seed: int, players: str = "normal normal normal", *, deals: int = 2000) -> PlayedMatch:
    """Return a match of computer players."""
    made = [make_player(name, Random(seed)) for name in players.split()]
    return play_match(made, Random(seed), deals=deals)


def recorded(match: PlayedMatch) -> History:
    """Return the history of a match."""
    deals = tuple(match_records(match.start, match.log, stopped=False))
    ended = footer(match.end, reason="stopped" if match.winner is None else None)
    return History(header(match.start.rules, match="m", seats=SEATS), deals, ended)


def text_of(history: History) -> str:
    """Return what a file of this history holds."""
    file = io.StringIO()
    write(file, history.header, history.deals, history.footer)
    return file.getvalue()


def lines_of(history: History) -> list[dict[str, Any]]:
    """Return the objects of a file, to be spoiled by a test."""
    return [json.loads(line) for line in text_of(history).splitlines()]


def from_lines(lines: list[dict[str, Any]]) -> History:
    """Read a file of these objects."""
    return read(io.StringIO("".join(json.dumps(line) + "\n" for line in lines)))


def scribbled(value: Any, rng: Random) -> Any:
    """Change one thing somewhere in a JSON value."""
    if isinstance(value, dict | list) and value and rng.random() < 0.9:
        key = rng.choice(list(value)) if isinstance(value, dict) else rng.randrange(len(value))
        value[key] = scribbled(value[key], rng)
        return value
    return rng.choice([0, -1, 7, 10**30, True, None, "AS", "bid", "", [], ["bid", 1, 105], {}])
