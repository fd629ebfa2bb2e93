"""The finished units of a contest, in memory and in a file from which it goes on."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import isfinite
from pathlib import Path
from typing import IO

from game.arena.units import KINDS, Contest, Outcome, Unit
from game.rules import as_dict

FORM = 1
"""Of the file; one of another form is refused."""
LONGEST = 256 * 2**20
"""Bytes of a file; half a million units take as much."""


class ArenaError(Exception):
    """A contest that cannot be held, or gone on with; the text says why."""


@dataclass(slots=True)
class Ledger:
    """The outcomes so far; each new one is appended to the file, if there is one."""

    outcomes: dict[Unit, Outcome] = field(default_factory=dict)
    file: IO[bytes] | None = None

    def add(self, outcome: Outcome) -> None:
        """Keep an outcome; it is in the file when this returns."""
        self.outcomes[outcome.unit] = outcome
        if self.file is not None:
            self.file.write(_line(_written(outcome)))
            self.file.flush()


@contextmanager
def opened(contest: Contest, path: Path | None) -> Iterator[Ledger]:
    """Open the ledger of a contest; a line that was being written when it stopped is dropped.

    :raises ArenaError: if the file is another contest's, or no ledger
    """
    if path is None:
        yield Ledger()
        return
    if path.exists() and not path.is_file():
        raise ArenaError(f"{path}: not a file of the arena")  # some that are none never end
    header = _line(_header(contest))
    with path.open("a+b") as file:
        file.seek(0)
        held = file.read(LONGEST + 1)
        if len(held) > LONGEST:
            raise ArenaError(f"{path}: too long for a file of the arena")
        whole = held.rfind(b"\n") + 1
        if not whole and not header.startswith(held):
            raise ArenaError(f"{path}: not a file of the arena")
        outcomes = _read(path, held[:whole], contest) if whole else {}
        file.truncate(whole)
        if not whole:
            file.write(header)
            file.flush()
        yield Ledger(outcomes, file)


def _header(contest: Contest) -> dict[str, object]:
    return {
        "arena": FORM,
        "a": contest.a,
        "b": contest.b,
        "seed": contest.seed,
        "players": contest.players,
        "parts": ",".join(contest.parts),
        "rules": as_dict(contest.rules),
    }


def _read(path: Path, held: bytes, contest: Contest) -> dict[Unit, Outcome]:
    first, *lines = held.splitlines()
    _check(path, first, contest)
    outcomes: dict[Unit, Outcome] = {}
    for at, line in enumerate(lines, 2):
        try:
            outcome = _outcome(line)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError, OverflowError):
            raise ArenaError(f"{path}: line {at}: not an outcome of the arena") from None
        outcomes[outcome.unit] = outcome
    return outcomes


def _check(path: Path, first: bytes, contest: Contest) -> None:
    """Refuse what another contest has written, and say in what it was another one."""
    try:
        found = json.loads(first)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or found.get("arena") != FORM:
        raise ArenaError(f"{path}: not a file of the arena")
    for name, value in _header(contest).items():
        if found.get(name) != value:
            if name == "rules":
                raise ArenaError(f"{path}: made by other rules")
            was = str(found.get(name))[:60]
            raise ArenaError(f"{path}: made with --{name} {was}, not {value}")


def _outcome(line: bytes) -> Outcome:
    found = json.loads(line)
    kind, number, reference = found["kind"], int(found["number"]), found["reference"]
    return Outcome(
        unit=Unit(KINDS[KINDS.index(kind)], number),
        figures={str(name): _figure(value) for name, value in found["figures"].items()},
        deals=int(found["deals"]),
        ms={str(stage): list(map(_figure, took)) for stage, took in found["ms"].items()},
        reference=None if reference is None else _figure(reference),
    )


def _figure(value: float | str) -> float:
    """Return a number as a figure.

    :raises ValueError: if nothing can be reckoned with it
    """
    figure = float(value)
    if not isfinite(figure):
        raise ValueError(value)
    return figure


def _written(outcome: Outcome) -> dict[str, object]:
    return {
        "kind": outcome.unit.kind,
        "number": outcome.unit.number,
        "figures": outcome.figures,
        "deals": outcome.deals,
        "ms": outcome.ms,
        "reference": outcome.reference,
    }


def _line(value: dict[str, object]) -> bytes:
    return json.dumps(value).encode() + b"\n"
