"""How long a player may think: a deadline on a clock that is handed in, or none."""

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """A deadline on a clock; without one a player thinks as long as its sampling asks."""

    clock: Callable[[], float] | None = None
    deadline: float = 0.0

    def is_spent(self) -> bool:
        """Return whether the deadline has passed."""
        return self.clock is not None and self.clock() >= self.deadline


UNLIMITED = Budget()
