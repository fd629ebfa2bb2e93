"""What a contest came to, as an object and as lines."""

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from game.arena.contestants import STAGES
from game.arena.estimates import mean_of, percentile, share_of
from game.arena.running import Run
from game.arena.units import Contest, Kind, Outcome
from game.presets import preset_name

Field: TypeAlias = "float | int | str | bool | dict[str, Field] | None"
Report: TypeAlias = dict[str, Field]


def report(contest: Contest, outcomes: Iterable[Outcome], run: Run, *, deals: int) -> Report:
    """Return all figures by name; those of a part that was not played are None."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.unit)
    return {
        "a": contest.a,
        "b": contest.b,
        "seed": contest.seed,
        "players": contest.players,
        "preset": preset_name(contest.rules),
        "deals": deals,
        "declarer": _side(ordered, "declarer"),
        "defence": _side(ordered, "defence"),
        "whole": _whole(ordered, contest.players),
        "matches": _matches(ordered, contest.players),
        **_times(ordered),
        "speed": {
            "deals": run.deals,
            "seconds": run.seconds,
            "per_second": run.deals / run.seconds if run.seconds else None,
        },
        "interrupted": run.interrupted,
    }


def _figures(outcomes: Iterable[Outcome], kind: Kind, name: str) -> list[float]:
    return [
        each.figures[name] for each in outcomes if each.unit.kind == kind and name in each.figures
    ]


def _side(outcomes: Sequence[Outcome], part: str) -> Report:
    estimate = mean_of(_figures(outcomes, "cards", part))
    plain = mean_of(_figures(outcomes, "cards", "made")).mean if estimate.n else None
    ours = mean_of(_figures(outcomes, "cards", f"{part}_made")).mean
    return {**estimate._asdict(), "made": {"b": plain, "a": ours}}


def _whole(outcomes: Sequence[Outcome], players: int) -> Report:
    estimate = mean_of(_figures(outcomes, "whole", "whole"))
    declared = sum(_figures(outcomes, "whole", "declared"))
    made = sum(_figures(outcomes, "whole", "made"))
    return {
        **estimate._asdict(),
        "declared": declared / (estimate.n * players) if estimate.n else None,
        "made": made / declared if declared else None,
    }


def _matches(outcomes: Sequence[Outcome], players: int) -> Report:
    won = _figures(outcomes, "match", "won")
    stopped = int(sum(_figures(outcomes, "match", "stopped")))
    estimate = share_of(int(sum(won)), len(won))
    return {**estimate._asdict(), "even": 1 / players, "stopped": stopped}


def _times(outcomes: Sequence[Outcome]) -> Report:
    """Return how long A's decisions took, beside the reference loop."""
    stages = {
        stage: [each for outcome in outcomes for each in outcome.ms.get(stage, [])]
        for stage in STAGES
    }
    everything = [each for took in stages.values() for each in took]
    rates = sorted(each.reference for each in outcomes if each.reference is not None)
    rate, a_second = percentile(rates, 50), _a_second(everything)
    return {
        "ms": {
            **_cuts(everything),
            "stages": {stage: _cuts(took) for stage, took in stages.items()},
        },
        "reference": {
            "steps_per_second": rate,
            "decisions_per_million_steps": a_second / rate * 1e6 if a_second and rate else None,
        },
    }


def _cuts(took: list[float]) -> Report:
    ordered = sorted(took)
    return {
        "p50": percentile(ordered, 50),
        "p95": percentile(ordered, 95),
        "max": percentile(ordered, 100),
        "n": len(ordered),
        "per_second": _a_second(ordered),
    }


def _a_second(took: Sequence[float]) -> float | None:
    return len(took) * 1000 / sum(took) if sum(took) else None
