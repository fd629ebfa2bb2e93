"""Recorded deals: every action with its events and what it changed in each view.

A file begins with its title and the sheet; its actions are the lines with ``>``. To record another
deal write these lines only and run ``pytest tests/game/test_golden.py --update-golden``.
"""

from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any, cast

import pytest

from game.engine import apply, new_match
from game.notation import parse
from game.state import State
from game.views import View, view

DEALS = Path(__file__).parents[1] / "golden" / "deals"
SHEET = ("totals", "bolts", "barrel", "falls", "writeoffs")
QUIET = ("seat", "rules", "players")
VIEWERS = (0, 1, 2, None)


def shown(value: object) -> str:
    """Write a value the way a person reads it."""
    if value is None:
        return "-"
    if isinstance(value, tuple):
        inner = " ".join(map(shown, value))
        return f"({inner})" if any(isinstance(each, tuple) for each in value) else f"[{inner}]"
    if type(value).__module__ in ("game.views", "game.state"):
        inside = (f"{name} {shown(each)}" for name, each in named(value))
        return f"<{', '.join(inside)}>"
    return str(value)


def named(value: object) -> list[tuple[str, object]]:
    """Return the fields of a value with their names."""
    return [(each.name, getattr(value, each.name)) for each in fields(cast("View", value))]


def start(header: str) -> State:
    """Read the sheet with which a deal begins."""
    lines = dict(line.split(maxsplit=1) for line in header.splitlines())
    values = {
        name: tuple(None if word == "-" else int(word) for word in lines[name].split())
        for name in SHEET
    }
    state = new_match(dealer=int(lines["dealer"]))
    sheet = replace(state.standing, **cast("dict[str, Any]", values))
    return replace(state, standing=sheet)


def record(text: str) -> str:
    """Play the actions of a file and return the file as it should be."""
    title, header, *_ = text.split("\n\n")
    return "\n".join([title, "", header, *steps(start(header), actions(text)), ""])


def actions(text: str) -> list[tuple[str, str]]:
    """Return who acts (``-`` is chance) and how."""
    words = [line[2:].partition(":") for line in text.splitlines() if line.startswith("> ")]
    return [(who, action) for who, _, action in words]


def steps(state: State, script: list[tuple[str, str]]) -> Iterator[str]:
    """Yield the lines of each action."""
    before = {viewer: dict(named(view(state, viewer))) for viewer in VIEWERS}
    for who, action in script:
        yield f"\n> {who}:{action}"
        state, events = apply(state, None if who == "-" else int(who), parse(action))
        for event in events:
            told = "all" if event.audience is None else event.audience
            yield f"{told} <- {type(event).__name__} {shown_fields(event)}"
        for viewer in VIEWERS:
            after = dict(named(view(state, viewer)))
            changed = [
                change(name, before[viewer][name], value)
                for name, value in after.items()
                if name not in QUIET and value != before[viewer][name]
            ]
            before[viewer] = after
            yield f"{'public' if viewer is None else viewer}: {' '.join(changed)}"


def change(name: str, before: object, after: object) -> str:
    """Write what became of a field: only what is new where a row has grown longer."""
    if isinstance(before, tuple) and isinstance(after, tuple) and before:
        kept = len(before)
        if after[:kept] == before and name not in ("points", "held"):
            return f"{name}+={shown(after[kept:])}"
    return f"{name}={shown(after)}"


def shown_fields(event: object) -> str:
    """Write the fields of an event."""
    return " ".join(f"{name}={shown(value)}" for name, value in named(event))


@pytest.mark.parametrize("path", sorted(DEALS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_recorded_deal_goes_as_it_went(path: Path, *, update_golden: bool) -> None:
    recorded = path.read_text(encoding="utf-8")
    played = record(recorded)
    if update_golden:
        path.write_text(played, encoding="utf-8")
    assert update_golden or played == recorded


def test_there_are_recorded_deals() -> None:
    assert len(list(DEALS.glob("*.txt"))) >= 6
