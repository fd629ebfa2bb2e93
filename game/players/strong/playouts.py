"""Playing worlds out by rules of thumb, and judging by them what has been played."""

from collections.abc import Iterable
from typing import TypeAlias

from game.cards import points_in
from game.players.strong.play import Play
from game.players.strong.thumb import choose

Outcome: TypeAlias = tuple[tuple[int, ...], int]
"""The raw points of each place, and a bit for each that took a trick."""


def play_out(world: Play, move: int | None = None) -> Outcome:
    """Return what a world comes to, beginning with a move if one is given; it stays as it is."""
    play = world.copy()
    if move is not None:
        play.play(move)
    while play.goes_on:
        play.play(choose(play))
    play.points[play.leader] += play.terms.last_bonus + points_in(play.left)
    if play.lone and play.declarer is not None:
        play.points[play.declarer] += points_in(play.lone)
    return tuple(play.points), play.freed


def play_on(play: Play, moves: Iterable[int], watched: int) -> int:
    """Play moves, and count those of the watched places that the rules of thumb had not made.

    :param watched: a bit for each place
    """
    surprises = 0
    for move in moves:
        if watched >> play.turn & 1 and choose(play) != move:
            surprises += 1
        play.play(move)
    return surprises
