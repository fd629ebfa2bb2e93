"""What the buttons of replays say."""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Replay:
    """The wish to see a deal again, of which ``attempt`` says which re-deal it is."""

    table: int
    deal: int
    attempt: int = 0

    def __str__(self) -> str:
        return f"d1:{self.table}:{self.deal}:{self.attempt}"


@dataclass(frozen=True, slots=True)
class ReplayPage:
    """Another page of a replay that is shown, or the first one of another deal.

    ``token`` shows that its reader was let in; without one that is asked again.
    """

    table: int
    deal: int
    attempt: int
    page: int
    token: str = ""

    @property
    def which(self) -> Replay:
        """The deal it is a page of."""
        return Replay(self.table, self.deal, self.attempt)

    def __str__(self) -> str:
        return f"e1:{self.table}:{self.deal}:{self.attempt}:{self.page}:{self.token}"


ReplayPress: TypeAlias = Replay | ReplayPage
