"""The evening of the screenshots can be played as it is written."""

import re
from pathlib import Path

from game.actions import Deal
from game.cards import cards
from game.engine import apply, legal_actions, new_match
from game.notation import parse
from sandbox.screens import screen
from sandbox.told import told_evening
from sandbox.told_script import DECKS, MOVES, SALT
from sandbox.tour import tour


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


async def test_the_evening_and_the_tour_after_it_can_be_shown() -> None:
    gallery = (Path(__file__).parents[2] / "docs" / "gallery.md").read_text(encoding="utf-8")
    async with told_evening("pl") as evening:
        moments = [moment async for moment in evening.moments()]
        sights = {}
        async for sight in tour(evening):
            sights[sight.name] = screen(sight.person, evening.group if sight.in_group else None)
    assert moments == ["LOBBY", "AUCTION", "EXCHANGE", "TRICK", "RESULT", "SCORE"]
    assert set(sights) == set(re.findall(r"images/([\w-]+)-pl\.png", gallery))
    assert all(sights.values())
    assert len(set(sights.values())) == len(sights)
