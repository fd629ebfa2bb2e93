"""What the clock does for a person: as little as may be, in every variant."""

from random import Random

import pytest

from game.actions import Action, Blind, Give, Lay, Marriage, Play, Rebuy, Redeal, WriteOff
from game.engine import apply
from game.phases import Dealing, Finished
from game.players.safe import safe_move
from game.state import State
from game.views import view
from tests.game.script import after, table
from tests.game.variants import variant

DEAL = ("9S JS QS KS TS AS 9C", "JC QC KC TC AC 9D JD", "QD KD TD AD 9H JH QH")
MOST = 80
"""More choices than any deal has."""


def safe(state: State) -> Action:
    """Return the safe move of the seat on turn."""
    return safe_move(view(state, state.to_act[0]))


@pytest.mark.parametrize("seed", range(30))
def test_it_is_legal_and_never_optional_in_any_variant(seed: int) -> None:
    for moment in variant(seed).moments:
        if moment.seat is not None and moment.seat == moment.state.to_act[0]:
            action = safe(moment.state)
            assert action in view(moment.state, moment.seat).legal
            assert not isinstance(action, WriteOff | Redeal | Rebuy | Blind)


@pytest.mark.parametrize("seed", range(30))
def test_it_brings_any_deal_to_its_end(seed: int) -> None:
    moments = variant(seed).moments
    state = moments[Random(seed).randrange(len(moments))].state
    for _ in range(MOST):
        if isinstance(state.phase, Dealing | Finished):
            return
        state, _ = apply(state, state.to_act[0], safe(state))
    pytest.fail("the deal does not end")


def test_it_passes_gives_the_lowest_cards_and_names_exactly_the_bid() -> None:
    state = table(DEAL)
    assert str(safe(state)) == "p"
    state = after(state, "1:p 2:b110 0:p")
    first = safe(state)
    assert isinstance(first, Give)
    assert first.card.rank.value == "9"
    state, _ = apply(state, 2, first)
    second = safe(state)
    assert isinstance(second, Give)
    assert second.to != first.to
    assert second.card.points <= 2
    state, _ = apply(state, 2, second)
    assert str(safe(state)) == "k110"
    state, _ = apply(state, 2, safe(state))
    led = safe(state)
    assert isinstance(led, Play)
    assert not isinstance(led, Marriage | Lay)
    assert led.card.points == min(each.points for each in view(state, 2).hand)
