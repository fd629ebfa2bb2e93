"""The evenings of the soak: undisturbed and ever fuller, then with mishaps and kills."""

from dataclasses import dataclass
from math import floor
from statistics import fmean, median
from typing import Final

from benchmarks.soak import audit
from benchmarks.soak.town import Town
from bot.pacing import Limits

CALL_WITHIN: Final = 60
"""A kill comes at one of so many calls."""
DOWN: Final = (1.0, 6.0)
"""Seconds until a killed process is started again."""
SOON: Final = 1.0
"""Seconds after a press within which a person should see his hand anew."""
WARM_UP: Final = 40.0
STAGE: Final = 20.0
TAIL: Final = 0.95
COUNTED: Final = frozenset({"sendMessage", "editMessageText"})
PATIENCE: Final = 600.0
"""Seconds in which every table has to move at the end, however many there are."""
GLANCE: Final = 10.0


@dataclass(frozen=True, slots=True)
class Stage:
    """What was measured while so many tables were there."""

    tables: int
    seconds: float
    calls: int
    cpu: float
    waits: tuple[float, ...]

    @property
    def tail(self) -> float:
        """How long 95 of 100 presses had to wait at most for the hand to change."""
        waits = sorted(self.waits)
        return waits[floor(len(waits) * TAIL)] if waits else 0.0

    @property
    def middle(self) -> float:
        """The same for half of them."""
        return median(self.waits) if self.waits else 0.0


def stage(town: Town, seconds: float) -> Stage:
    """Let people play, and measure it."""
    before, cpu = _counted(town), town.lives[-1].cpu
    town.waits.clear()
    town.play(seconds)
    return Stage(
        len(town.companies),
        seconds,
        _counted(town) - before,
        town.lives[-1].cpu - cpu,
        tuple(waited for _, waited in town.waits),
    )


def _counted(town: Town) -> int:
    return sum(n for (method, _), n in town.world.calls.items() if method in COUNTED)


def unhindered(town: Town, tables: int, seconds: float) -> Stage:
    """Open a few tables, and measure what they take once they play."""
    town.start()
    town.settle_in(tables)
    town.play(WARM_UP)
    return stage(town, seconds)


def computed(few: Stage) -> int:
    """Return how many tables at their full pace fit into what a bot may send in all."""
    limits = Limits()
    a_second = limits.overall_calls / limits.overall_span
    return floor(a_second / (few.calls / few.seconds / few.tables))


def fill(town: Town, by: int, most: int) -> list[Stage]:
    """Let more and more companies come until people have to wait twice in a row, or so many."""
    stages: list[Stage] = []
    while has_room(stages) and len(town.companies) + by <= most:
        town.settle_in(by)
        town.play(STAGE)
        stages.append(stage(town, STAGE))
    return stages


def has_room(stages: list[Stage]) -> bool:
    """Whether people did not have to wait in both of the last stages."""
    return len(stages) < 2 or min(each.tail for each in stages[-2:]) <= SOON


# Mishaps and kills


def settle(town: Town, tables: int, *, each: float) -> None:
    """Start the bot and let companies come, one after the other."""
    town.start()
    for _ in range(tables):
        town.settle_in(1)
        town.play(each)


def disturbed(town: Town, minutes: int) -> None:
    """Let people play while the process is killed once in every minute, at any of its calls."""
    for _ in range(minutes):
        end = town.now + 60
        town.kill_after(town.dice.randrange(CALL_WITHIN))
        while town.now < end:
            town.play(end - town.now)
            if not town.is_up:
                town.play(town.dice.uniform(*DOWN))
                town.start()


def stuck(town: Town) -> list[str]:
    """Let nothing go wrong any more, and return the tables that do not go on."""
    town.mishaps.on = False
    before, end = audit.revisions(town), town.now + PATIENCE
    waits = set(before)
    while waits and town.now < end:
        town.play(GLANCE)
        now = audit.revisions(town)
        waits = {table for table in waits if now.get(table) == before[table]}
    return [f"table {table} does not go on" for table in sorted(waits)]


def growth(memory: list[int]) -> float:
    """Return by how much the memory of the last third is above that of the middle third.

    >>> growth([100, 180, 200, 200, 210, 210])
    0.05
    """
    third = len(memory) // 3
    middle, last = memory[third : 2 * third], memory[-third:]
    return round(fmean(last) / fmean(middle) - 1, 4)
