"""What the strong player advises, told from the view alone."""

from random import Random

import pytest

from game.actions import Bid, Give, Lay, Pass, Play
from game.engine import apply, legal_actions, new_match
from game.match import shuffled
from game.phases import Finished
from game.players.advice import SMALL, advise, may_advise, parted
from game.players.strong.effort import Effort
from game.players.strong.player import rate
from game.rules import Rules
from game.state import State
from game.views import view
from tests.game.script import after, table
from tests.game.tables import TWO, dealing, ready
from tests.game.variants import random_rules

LEAST = Effort(worlds=1, tries=1, bids=1, partings=1, contracts=1, exact=2)
BRIEF = Effort(worlds=8, tries=16, bids=10, partings=8, contracts=10)
MONSTER = "AS TS KS QS AH TH KH"
SHORT = ("AS TS KS QS 9C JC 9D", "AC TC KC QC JS 9S JD")
OTHERS = ("AC 9C JC 9D JD 9H JH", "TC KC QC TD KD 9S JS")


def monster(script: str = "") -> State:
    """Return a deal in which seat 0 holds next to everything."""
    return after(table([MONSTER, *OTHERS]), script)


def test_a_monster_is_to_be_bid() -> None:
    advice = advise(view(monster("1:b105 2:p"), 0), Random(1), BRIEF)
    assert advice is not None
    assert isinstance(advice.best[0], Bid)
    assert advice.even == ()
    assert [each.plan for each in advice.others] == [(Pass(),)]
    assert 0.0 <= advice.others[0].chance < advice.chance <= 1.0


def test_all_gifts_are_named_together_and_can_be_given() -> None:
    state = monster("1:p 2:p")
    advice = advise(view(state, 0), Random(1), BRIEF)
    assert advice is not None
    assert [action.to for action in advice.best if isinstance(action, Give)] == [1, 2]
    for action in advice.best:
        state, _ = apply(state, 0, action)
    assert not view(state, 0).to_give


@pytest.mark.parametrize(
    ("rules", "hands"),
    [
        (Rules(two_player="triples"), SHORT),
        (Rules(two_player="dead_hand"), SHORT),
        (Rules(two_player="one_card"), TWO),
        (Rules(two_player="packets"), TWO),
    ],
)
def test_two_players_are_told_all_the_cards_to_part_with(
    rules: Rules, hands: tuple[str, str]
) -> None:
    state, _ = dealing(ready(rules, 2), hands)
    while not (view(state, state.to_act[0]).to_give or view(state, state.to_act[0]).to_lay):
        seat = state.to_act[0]
        state, _ = apply(state, seat, legal_actions(state, seat)[0])
    seat = state.to_act[0]
    advice = advise(view(state, seat), Random(1), BRIEF)
    assert advice is not None
    assert all(isinstance(action, Give | Lay) for action in advice.best)
    for action in advice.best:
        state, _ = apply(state, seat, action)
    seen = view(state, seat)
    assert not seen.to_give
    assert not seen.to_lay


def test_of_many_cards_the_best_are_named() -> None:
    advice = advise(view(monster("1:p 2:p 0:g1QS 0:g2KH 0:k120"), 0), Random(1), BRIEF)
    assert advice is not None
    assert isinstance(advice.best[0], Play)
    chances = [each.chance for each in advice.others]
    assert chances == sorted(chances, reverse=True)
    assert 2 <= len(advice.others) + len(advice.even) <= 4


@pytest.mark.parametrize("seed", range(4))
def test_what_chance_alone_may_rank_is_told_apart_from_what_is_worse(seed: int) -> None:
    state = monster("1:p 2:p 0:g1QS 0:g2KH 0:k120")
    advice = advise(view(state, 0), Random(seed), BRIEF)
    assert advice is not None
    found = {each.action: each.worth for each in rate(view(state, 0), Random(seed), BRIEF)}
    best = found[advice.best[0]]
    assert all(best - found[plan[0]] <= SMALL for plan in advice.even)
    assert all(best - found[way.plan[0]] > SMALL for way in advice.others)
    assert advice.even


def test_another_way_to_part_with_cards_is_whole_and_not_the_same_cards() -> None:
    state = monster("1:p 2:p")
    advice = advise(view(state, 0), Random(1), BRIEF)
    assert advice is not None
    ways = [advice.best, *advice.even, *(way.plan for way in advice.others)]
    assert len(ways) > 2
    assert len({frozenset(parted(plan)) for plan in ways}) == len(ways)
    for plan in ways:
        later = state
        for action in plan:
            later, _ = apply(later, 0, action)
        assert not view(later, 0).to_give


@pytest.mark.parametrize(("script", "seat"), [("1:b105", 0), ("1:p 2:p 0:g1QS 0:g2KH 0:k120", 1)])
def test_there_is_no_advice_where_there_is_no_choice(script: str, seat: int) -> None:
    assert advise(view(monster(script), seat), Random(1), BRIEF) is None


@pytest.mark.parametrize("seed", range(6))
def test_it_is_told_beforehand_whether_there_will_be_advice(seed: int) -> None:
    rng = Random(f"advice {seed}")
    players = rng.choice((2, 3, 4))
    rules = random_rules(rng, blind="anyone", cut="on")
    state = new_match(rules, players=players)
    for _ in range(40):
        if not state.to_act:
            state, _ = apply(state, None, shuffled(rng))
            continue
        for seat in state.playing:
            seen = view(state, seat)
            assert may_advise(seen) == (advise(seen, rng, LEAST) is not None)
        seat = rng.choice(state.to_act)
        state, _ = apply(state, seat, rng.choice(legal_actions(state, seat)))
        if isinstance(state.phase, Finished):
            break


def test_advice_is_the_same_whatever_nobody_can_see() -> None:
    swapped = [MONSTER, OTHERS[1], OTHERS[0]]
    script = "1:b105 2:p"
    hidden = view(monster(script), 0), view(after(table(swapped), script), 0)
    assert hidden[0] == hidden[1]
    assert advise(hidden[0], Random(1), BRIEF) == advise(hidden[1], Random(1), BRIEF)
