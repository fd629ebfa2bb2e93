"""An open position of the tricks: every hand known, as in one sampled world."""

from dataclasses import dataclass

from game.cards import RANK_POINTS, Mask
from game.phases import NO_TRUMP

POINTS = RANK_POINTS * 4
"""The points of each card."""


@dataclass(frozen=True, slots=True)
class Position:
    """A deal being played with open cards, by *places*: those who play, clockwise, from 0.

    ``table`` is the running trick, which place ``leader`` led; the next to act is
    ``(leader + len(table)) % len(hands)``. ``freed`` has a bit for each place that has taken a
    trick. ``points`` are raw points so far. Of two players ``left`` goes to who takes the last
    trick, and ``lone`` to a declarer who takes all tricks and declares nothing, as long as he
    still may (``leftovers=dead`` at 120). ``owner`` is the place whose declaration made the trump,
    ``run`` counts the aces that ``leader``, freed before, has led to the latest finished tricks
    in a row (``trump_lead``, ``ace_marriage=sequence``).
    """

    hands: tuple[Mask, ...]
    leader: int
    declarer: int | None
    table: tuple[int, ...] = ()
    trump: int = NO_TRUMP
    freed: int = 0
    points: tuple[int, ...] = ()
    left: Mask = 0
    lone: Mask = 0
    owner: int | None = None
    run: int = 0
