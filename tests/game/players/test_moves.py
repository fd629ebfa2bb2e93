"""Moves are the plays of the engine, as small numbers."""

import pytest

from game.actions import ACES, MARRIAGES, NINES, PLAYS, SMALL_MARRIAGES, Pass
from game.cards import DECK
from game.players.strong.moves import from_action, to_action


def test_a_move_stands_for_each_play() -> None:
    plays = [
        kind[card] for kind in (PLAYS, MARRIAGES, SMALL_MARRIAGES, ACES, NINES) for card in DECK
    ]
    assert [from_action(play) for play in plays] == list(range(5 * 24))
    assert [to_action(move) for move in range(5 * 24)] == plays


def test_a_pass_is_no_move() -> None:
    with pytest.raises(ValueError, match="plays no card"):
        from_action(Pass())
