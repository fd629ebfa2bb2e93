"""What a decision is rated by: each action with its worth, the best first."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from game.actions import Action


@dataclass(frozen=True, slots=True)
class Rated:
    """An action, and what it is worth to the seat: its chance to win the match, near enough."""

    action: Action
    worth: float
    rating: float
    """What it is chosen by; a defender's minds his fellow's chances as well."""


def rated(worths: Mapping[Action, float]) -> list[Rated]:
    """Return actions that are chosen by their worths, the best first."""
    found = [Rated(action, worth, worth) for action, worth in worths.items()]
    return best_first(found)


def best_first(found: Iterable[Rated]) -> list[Rated]:
    """Return the best first; of equals the first stays first."""
    return sorted(found, key=lambda each: -each.rating)
