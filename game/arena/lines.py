"""The report of a contest as lines for people."""

from collections.abc import Iterator
from typing import cast

from game.arena.contestants import STAGES
from game.arena.report import Field, Report
from game.arena.units import PARTS

WIDTH = 10


def lines(report: Report, parts: tuple[str, ...] = PARTS) -> list[str]:
    """Return the figures, one line a topic."""
    a, b = report["a"], report["b"]
    shown = [f"{a} against {b}, {report['players']} players, {report['preset']} rules"]
    shown[0] += f", seed {report['seed']}"
    shown += [f"{part:<{WIDTH}} {_part(report, part)}" for part in PARTS if part in parts]
    times = _inner(report, "ms")
    shown.append(f"{'ms':<{WIDTH}} {_cuts(times)}")
    stages = _inner(times, "stages")
    shown += [f"  {stage:<{WIDTH - 2}} {_cuts(_inner(stages, stage))}" for stage in STAGES]
    shown += _speed(report)
    return shown


def _part(report: Report, part: str) -> str:
    found = _inner(report, part)
    n = found["n"]
    if part == "matches":
        interval = _interval(found, scale=100, signs="", unit=" %")
        stopped = f", {found['stopped']} of them stopped unfinished" if found["stopped"] else ""
        return f"{interval} of {n} matches won{stopped}; even: {_number(found['even'], 100)} %"
    interval = _interval(found, scale=1, signs="+", unit="")
    if part == "whole":
        often, makes = _number(found["declared"], 100), _number(found["made"], 100)
        return f"{interval} points a deal, {n} deals; declares {often} %, makes {makes} % of them"
    made = _inner(found, "made")
    whom, better = ("by", "") if part == "declarer" else ("against", " (less is better)")
    shares = (f"{_number(made[one], 100)} % {whom} {report[one]}" for one in ("b", "a"))
    return f"{interval} points of the declarer{better}, {n} deals; made: {', '.join(shares)}"


def _interval(found: Report, *, scale: int, signs: str, unit: str) -> str:
    mean, low, high = (_number(found[name], scale, signs) for name in ("mean", "low", "high"))
    return f"{mean}{unit} [{low}, {high}]"


def _cuts(found: Report) -> str:
    if not found["n"]:
        return "no decisions"
    cuts = ", ".join(f"{name} {_number(found[name], places=2)}" for name in ("p50", "p95", "max"))
    return f"{cuts}; {found['n']} decisions, {_number(found['per_second'], places=0)}/s"


def _speed(report: Report) -> Iterator[str]:
    reference, speed = _inner(report, "reference"), _inner(report, "speed")
    steps = _number(reference["steps_per_second"], places=0)
    each = _number(reference["decisions_per_million_steps"])
    yield f"{'reference':<{WIDTH}} {steps} steps/s of the loop; {each} decisions a million steps"
    took, rate = _number(speed["seconds"]), _number(speed["per_second"])
    yield f"{'speed':<{WIDTH}} {speed['deals']} deals now, in {took} s: {rate} deals/s"


def _inner(report: Report, name: str) -> Report:
    return cast("Report", report[name])


def _number(value: Field, scale: int = 1, signs: str = "", places: int = 1) -> str:
    """Return a number as people read it; a dash where there is none."""
    if not isinstance(value, int | float):
        return "-"
    return f"{value * scale:{signs},.{places}f}"
