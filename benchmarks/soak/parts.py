"""The three parts of the soak; each prints its figures and returns what does not hold."""

from typing import Final

from benchmarks.figures import show
from benchmarks.soak import audit
from benchmarks.soak.evening import (
    SOON,
    Stage,
    computed,
    disturbed,
    fill,
    growth,
    settle,
    stuck,
    unhindered,
)
from benchmarks.soak.town import Town, town

FAILING: Final = 0.02
FEW: Final = 6
GROWS: Final = 0.03
"""By how much memory may seem to grow, for no measure is exact."""
LOOKS: Final = 10.0
MIB: Final = 2**20


def undisturbed(*, seed: int, seconds: float = 60.0) -> tuple[int, list[str]]:
    """Let more and more tables play while nothing goes wrong; also return the computed figure."""
    with town(seed=seed) as here:
        few = unhindered(here, FEW, seconds)
        capacity = computed(few)
        here.settle_in(max(0, capacity * 2 // 3 - FEW))
        stages = fill(here, max(1, capacity // 6), 2 * capacity)
        here.stop()
        carried = [each.tables for each in stages if each.tail <= SOON]
        hours = few.tables * few.seconds / 3600
        show("sends and edits of an unhindered table", f"{few.calls / hours / 3600:.2f}", "/s")
        show("tables one token can carry, computed", str(capacity), "at their full pace")
        show("tables one token can carry, simulated", str(max(carried, default=0)), _within())
        for each in stages:
            _show_stage(each)
        show("CPU of the bot", f"{few.cpu / hours:.0f}", "s a table-hour")
        refusals = here.world.flood.refusals
        wrong = [f"{refusals} times 429 in undisturbed play"] if refusals else []
        return capacity, wrong + here.complaints + _judged(here)


def _within() -> str:
    return f"with 95 of 100 hands anew within {SOON:.0f} s"


def _show_stage(each: Stage) -> None:
    waits = f"{each.middle:.2f} / {each.tail:.2f}"
    calls = f"s, at {each.calls / each.seconds:.1f} calls/s"
    show(f"  a press to the hand anew, {each.tables} tables, p50 / p95", waits, calls)


def soak(tables: int, minutes: int, *, seed: int) -> list[str]:
    """Play while calls fail and the process is killed every minute."""
    with town(seed=seed, failing=FAILING) as here:
        settle(here, tables, each=1.0)
        disturbed(here, minutes)
        wrong = stuck(here)
        here.stop()
        what = f"{tables} tables, {minutes} minutes"
        wrong += report(here, what)
        ends = [life.memory for life in here.lives]
        show(f"memory of the bot, first / last life ({what})",
             f"{ends[0] / MIB:.0f} / {ends[-1] / MIB:.0f}", "MiB")  # fmt: skip
        grown = growth(ends) if len(ends) > 5 else 0.0
        return wrong + _steady(grown)


def crowd(tables: int, minutes: int, *, seed: int) -> list[str]:
    """Let far more tables play than a token can carry, with failing calls and a kill."""
    with town(seed=seed, failing=FAILING) as here:
        settle(here, tables, each=0.5)
        disturbed(here, 1)
        memory = []
        for _ in range(int(minutes * 60 / LOOKS)):
            here.play(LOOKS)
            memory.append(here.lives[-1].memory)
        wrong = stuck(here)
        here.stop()
        what = f"{tables} tables, {minutes} minutes"
        wrong += report(here, what)
        show(f"memory of the bot, at its end ({what})", f"{memory[-1] / MIB:.0f}",
             f"MiB, {growth(memory):+.1%} in the last third")  # fmt: skip
        return wrong + _steady(growth(memory))


def _steady(grown: float) -> list[str]:
    return [f"memory grows: {grown:+.1%}"] if grown > GROWS else []


def report(here: Town, what: str) -> list[str]:
    """Print what an evening came to, and return what does not hold of it."""
    mishaps = here.mishaps
    presses = len(here.world.queries)
    silent = [query.id for query in here.world.queries.values() if not query.answered]
    killed = sum(query in here.in_flight for query in silent)
    show(f"calls that failed ({what})", str(mishaps.failed), f"of {mishaps.calls}")
    show(f"kills ({what})", str(here.kills), f"and {len(here.in_flight)} presses in flight")
    show(f"presses ({what})", str(presses), f"not answered: {killed} at a kill, "
         f"{len(silent) - killed} by failing calls")  # fmt: skip
    return _judged(here)


def _judged(here: Town) -> list[str]:
    """Look through what a stopped bot has left, and return what does not hold."""
    found = audit.look_through(here)
    settled = f"deals settled, all alike when replayed: {found.matches} matches won"
    show("  what it came to", str(found.deals), settled)
    show("  moves", str(found.actions), f"of which {found.run_out} by the clock")
    show("  promises that stand twice in a group", str(found.shown_twice), "")
    allowed = here.mishaps.unheard + here.kills
    twice = found.shown_twice > allowed
    return [
        *found.wrong,
        *([f"{found.shown_twice} tables stand twice"] if twice else []),
        *audit.promised_in_vain(here),
        *audit.unanswered(here),
        *audit.faults(here),
    ]
