"""What the buttons of a tournament say."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

CupVerb: TypeAlias = Literal["join", "leave", "rounds", "start", "next", "end", "stop", "keep"]
CUP_VERBS: Final[tuple[CupVerb, ...]] = get_args(CupVerb)


@dataclass(frozen=True, slots=True)
class CupPress:
    """A button of a tournament.

    ``number`` is how many ``rounds`` there shall be, or which one is ``next``; ``end`` asks
    whether it shall be over, which ``stop`` says.
    """

    tournament: int
    verb: CupVerb
    number: int = 0

    def __str__(self) -> str:
        return f"u1:{self.tournament}:{self.verb}:{self.number}"
