"""The exact solver against trying everything in the engine, which shares no search with it."""

from functools import cache
from random import Random

import pytest

from game.actions import Aces, Marriage, Nines, Play, SmallMarriage
from game.cards import cards, mask
from game.engine import legal_actions
from game.phases import Draw
from game.players.budget import Budget
from game.players.strong.moves import from_action
from game.players.strong.opened import position_of
from game.players.strong.position import Position
from game.players.strong.search import BudgetSpentError
from game.players.strong.solver import solve, solve_at_least, solve_moves
from game.rules import CLASSIC, Rules
from game.state import State
from tests.game.players.endings import best, random_ending, tried

ENDINGS = {2: 580, 3: 400, 4: 40}
"""How many endings are tried, by the cards in each hand; 1,020 in all."""
PARTS = 20


@cache
def endings(size: int, part: int) -> list[State]:
    """Return a part of the endings of so many cards."""
    count = ENDINGS[size] // PARTS
    return [
        random_ending(Random(f"{size} cards, {seed}"), size)
        for seed in range(part * count, (part + 1) * count)
    ]


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("size", ENDINGS)
def test_it_finds_what_trying_everything_finds(size: int, part: int) -> None:
    for state in endings(size, part):
        rules, position = state.rules, position_of(state)
        moves = tried(state)
        assert solve_moves(rules, position) == moves
        value = best(state, list(moves.values()))
        assert solve(rules, position) == value
        assert solve_at_least(rules, position, value)
        assert not solve_at_least(rules, position, value + 1)


def test_the_endings_are_of_all_kinds() -> None:
    states = [state for size in ENDINGS for part in range(PARTS) for state in endings(size, part)]
    assert len(states) >= 1000
    offered = [type(action) for state in states for action in legal(state)]
    for kind in (Play, Marriage, SmallMarriage, Aces, Nines):
        assert offered.count(kind) >= 10
    positions = [position_of(state) for state in states]
    assert {state.players for state in states} == {2, 3, 4}
    assert sum(isinstance(state.phase, Draw) for state in states) >= 30
    assert sum(len(each.table) == 1 for each in positions) >= 200
    assert sum(len(each.table) == 2 for each in positions) >= 100
    assert sum(each.lone > 0 for each in positions) >= 5
    assert sum(each.left > 0 for each in positions) >= 100
    assert sum(each.run > 0 for each in positions) >= 20


def legal(state: State) -> tuple[object, ...]:
    """Return what the seat on turn may do."""
    return legal_actions(state, state.to_act[0])


def position(hands: str) -> Position:
    """Return an ending of three, place 0 declaring and on lead, who has taken a trick."""
    held = tuple(mask(cards(hand)) for hand in hands.split(","))
    return Position(hands=held, leader=0, declarer=0, freed=1, points=(30, 20, 10))


def test_a_declared_marriage_is_worth_its_points_and_its_trump() -> None:
    """The ace of spades takes one half, the other trumps the second heart."""
    at = position("KS QS,AS 9H,AH TH")
    king, queen = cards("KS QS")
    moves = solve_moves(CLASSIC, at)
    assert moves[from_action(Marriage(king))] == 30 + 40 + 3 + 10
    assert moves[from_action(Marriage(queen))] == 30 + 40 + 4 + 10
    assert moves[from_action(Play(king))] == moves[from_action(Play(queen))] == 30
    assert solve(CLASSIC, at) == 84


def test_without_a_trick_there_is_no_marriage() -> None:
    at = position("KS QS,AS 9H,AH TH")
    bound = Position(hands=at.hands, leader=0, declarer=0, points=at.points)
    assert set(solve_moves(CLASSIC, bound)) == {from_action(Play(card)) for card in cards("KSQS")}
    assert solve(CLASSIC, bound) == 30
    assert solve(Rules(marriage_first_lead="on"), bound) == solve(CLASSIC, at)


FULL = position("AS TS KS 9C QC KC JD QD,AC TC JS 9S AD TD 9D JH,JC QS KD AH TH KH QH 9H")


def test_a_whole_deal_is_solved() -> None:
    bound = Position(hands=FULL.hands, leader=0, declarer=0)
    value = solve(CLASSIC, bound)
    moves = solve_moves(CLASSIC, bound)
    assert len(moves) == 8
    assert max(moves.values()) == value
    assert solve_at_least(CLASSIC, bound, value)
    assert not solve_at_least(CLASSIC, bound, value + 1)


def test_it_stops_when_the_time_is_over() -> None:
    ticks = iter(range(1000))
    budget = Budget(clock=lambda: float(next(ticks)), deadline=3.0)
    with pytest.raises(BudgetSpentError):
        solve_moves(CLASSIC, FULL, budget)
    assert next(ticks) == 4


def test_a_small_ending_is_solved_at_once() -> None:
    """Else a player short of time would know nothing even about two cards."""
    spent = Budget(clock=lambda: 1.0)
    at = position("KS QS,AS 9H,AH TH")
    assert solve_moves(CLASSIC, at, spent) == solve_moves(CLASSIC, at)
