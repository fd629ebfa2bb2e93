"""The evening of the screenshots can be played as it is written."""

from game.actions import Deal
from game.cards import cards
from game.engine import apply, legal_actions, new_match
from game.notation import parse
from sandbox.told import DECKS, MOVES, SALT


def test_the_moves_that_are_written_down_can_be_played() -> None:
    state = new_match(dealer=0)
    moments = []
    for deck, moves in zip(DECKS, MOVES, strict=True):
        state, _ = apply(state, None, Deal(cards(deck), SALT))
        for word in moves.split():
            if word.isupper():
                moments.append(word)
            else:
                state, _ = apply(state, state.to_act[0], parse(word))
        for _ in range(3):
            (last,) = legal_actions(state, state.to_act[0])
            state, _ = apply(state, state.to_act[0], last)
        assert state.phase.kind == "dealing"
    assert moments == ["AUCTION", "EXCHANGE", "TRICK"]
    assert state.standing.totals == (125, 270, -35)
