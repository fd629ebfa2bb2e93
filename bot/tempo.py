"""The pauses of the table, in seconds."""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

Pace: TypeAlias = Literal["slow", "normal", "fast"]
PACES: tuple[Pace, ...] = get_args(Pace)
Limit: TypeAlias = Literal["off", "30s", "1m", "2m", "5m", "1d", "3d"]
LIMITS: tuple[Limit, ...] = get_args(Limit)
SECONDS: Final[dict[Limit, float]] = {
    "30s": 30.0,
    "1m": 60.0,
    "2m": 120.0,
    "5m": 300.0,
    "1d": 24 * 3600.0,
    "3d": 3 * 24 * 3600.0,
}
"""How long a person may think of one choice; without a clock it is not here."""
SLOW: Final[frozenset[Limit]] = frozenset({"1d", "3d"})
"""Where a match goes on for weeks: people are reminded, and left alone at night."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tempo:
    """How long the bot waits before it goes on by itself."""

    computer: float = 1.5
    """Before a computer player's move, and before a card that plays itself; at the normal pace."""
    computer_slow: float = 3.0
    computer_fast: float = 0.5
    objection: float = 8.0
    """The same where people may buy the talon from it, or ask for a new deal before it leads."""
    next_deal: float = 20.0
    redeal: float = 3.0
    nudge: float = 20.0
    """Without a move, before the person on turn gets his hand as a new message."""
    absent: float = 20.0
    """Before a computer moves for a person who cannot be written to."""
    double_tap: float = 0.7
    """After a press of one's own, before one can act with the buttons it brought."""
    remind: float = 8 * 3600.0
    """The same again and again, where people have days to move."""
    lobby_stale: float = 30 * 60.0
    table_stale: float = 24 * 3600.0
    """Without an action, before anyone present may close it."""
    slow_table_stale: float = 3 * 24 * 3600.0

    def computer_at(self, pace: Pace) -> float:
        """Return the pause before a computer player's move, in which it thinks as well."""
        match pace:
            case "slow":
                return self.computer_slow
            case "normal":
                return self.computer
            case "fast":
                return self.computer_fast
