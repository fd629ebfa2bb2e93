"""What the buttons of the deal of the day say."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

DayVerb: TypeAlias = Literal["play", "look"]
DAY_VERBS: Final[tuple[DayVerb, ...]] = get_args(DayVerb)
Wish: TypeAlias = Literal["on", "off"]
WISHES: Final[tuple[Wish, ...]] = get_args(Wish)


@dataclass(frozen=True, slots=True)
class Daily:
    """A button of a day: begin the attempt, or look at the ranking."""

    day: str
    verb: DayVerb

    def __str__(self) -> str:
        return f"y1:{self.day}:{self.verb}"


@dataclass(frozen=True, slots=True)
class RankingHere:
    """The choice whether the ranking of each day is posted in a chat, or a topic of it."""

    thread: int
    wish: Wish

    def __str__(self) -> str:
        return f"z1:{self.thread}:{self.wish}"
