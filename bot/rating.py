"""How well people play: OpenSkill (Plackett and Luce), whole matches judged by their places."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


class Rating(NamedTuple):
    """What is believed of a person's skill, and how uncertain that is."""

    mu: float
    sigma: float

    @property
    def tenths(self) -> int:
        """The figure that is shown, in tenths: the skill that he has almost certainly."""
        return round((self.mu - 3 * self.sigma) * 10)


NEW: Final = Rating(_MODEL.mu, _MODEL.sigma)
"""Of who was never rated."""


def rated(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Return the ratings after a match.

    :param places: in it, from 1; equal ones are a tie
    """
    teams = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return tuple(Rating(each.mu, each.sigma) for (each,) in after)
