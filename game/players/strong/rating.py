"""What a decision is rated by: each action with its worth, the best first."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.actions import Action


@dataclass(frozen=True, slots=True)
class Rated:
    """An action, and what it is worth: the chance to win the match, near enough."""

    action: Action
    worth: float


def rated(worths: Mapping[Action, float]) -> list[Rated]:
    """Return actions with their worths, the best first; of equals the first stays first."""
    found = [Rated(action, worth) for action, worth in worths.items()]
    return sorted(found, key=lambda each: -each.worth)
