"""What the buttons under statistics say."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

Period: TypeAlias = Literal["week", "month", "all"]
PERIODS: Final[tuple[Period, ...]] = get_args(Period)


@dataclass(frozen=True, slots=True)
class Numbers:
    """A page of somebody's statistics: against a rival, or with rival 0 his own figures.

    Both are keys of the statistics, not accounts. Only the person himself may turn his pages.
    """

    player: int
    rival: int = 0

    def __str__(self) -> str:
        return f"n1:{self.player}:{self.rival}"


@dataclass(frozen=True, slots=True)
class Top:
    """The best of the chat in which the button stands."""

    period: Period

    def __str__(self) -> str:
        return f"v1:{self.period}"
