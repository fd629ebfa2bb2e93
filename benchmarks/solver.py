"""How long the exact solver takes, and whether it agrees with trying everything in the engine."""

import time
from collections.abc import Sequence
from random import Random

from benchmarks.figures import show
from benchmarks.players import exchanged
from game.engine import apply
from game.phases import Tricks
from game.players import rule_player
from game.players.budget import UNLIMITED
from game.players.strong.opened import position_of
from game.players.strong.position import Position
from game.players.strong.solver import World, solve_at_least, solve_moves
from game.rules import CLASSIC
from game.views import view
from tests.game.players.endings import random_ending, tried

DEALS = 100
SIZES = (4, 5, 6, 7, 8)
CONTRACT = 100
SEED = 20261130
ENDINGS = {2: 6000, 3: 3000, 4: 300}
"""How many random endings are tried out in the engine, by the cards in each hand."""


def bench_solver(deals: int = DEALS, share: float = 0.1) -> None:
    """Print milliseconds and nodes searched by cards in hand, and mismatches.

    :param share: how much of :data:`ENDINGS` is tried out; all of them take some minutes
    """
    positions = played_down(deals)
    for size in SIZES:
        took, nodes = list[float](), list[int]()
        for position in positions[size]:
            before = time.process_time()
            world = World(CLASSIC, position, UNLIMITED)
            world.value()
            took.append((time.process_time() - before) * 1000)
            nodes.append(world.search.nodes)
        show(f"{size} cards each solved, p50 / p95 / max of {deals}", _spread(took, 2), "ms")
        show("  nodes searched for it", _spread(nodes, 0), "")
        contract, moves = _seconds(positions[size])
        show(f"  whether {CONTRACT} are made, and the value of each move, mean",
             f"{contract * 1000:.2f} / {moves * 1000:.2f}", "ms")  # fmt: skip
    tried_out = {size: round(count * share) for size, count in ENDINGS.items()}
    wrong = sum(mismatches(size, count) for size, count in tried_out.items())
    show(f"mismatches in {sum(tried_out.values())} random endings tried out", f"{wrong}", "")


def played_down(deals: int) -> dict[int, list[Position]]:
    """Return positions before a lead, by cards in hand, as rule players come to them."""
    rng = Random(SEED)
    positions: dict[int, list[Position]] = {size: [] for size in range(1, 9)}
    for _ in range(deals):
        state = exchanged(rng)
        while isinstance(state.phase, Tricks):
            seat = state.to_act[0]
            if not state.phase.table:
                positions[state.phase.hands[seat].bit_count()].append(position_of(state))
            state, _ = apply(state, seat, rule_player(view(state, seat)))
    return positions


def _seconds(positions: Sequence[Position]) -> tuple[float, float]:
    """Return the mean time of a question about the contract, and of valuing all moves."""
    few = positions[: max(1, len(positions) // 4)]
    before = time.process_time()
    for position in positions:
        solve_at_least(CLASSIC, position, CONTRACT)
    between = time.process_time()
    for position in few:
        solve_moves(CLASSIC, position)
    after = time.process_time()
    return (between - before) / len(positions), (after - between) / len(few)


def mismatches(size: int, count: int) -> int:
    """Return in how many endings the solver and trying everything differ about any move."""
    found = 0
    for seed in range(count):
        state = random_ending(Random(f"{SEED} {size} {seed}"), size)
        found += solve_moves(state.rules, position_of(state)) != tried(state)
    return found


def _spread(values: Sequence[float], digits: int) -> str:
    ordered = sorted(values)
    last = len(ordered) - 1
    middle_tail_top = (ordered[last // 2], ordered[last * 95 // 100], ordered[last])
    return " / ".join(f"{each:.{digits}f}" for each in middle_tail_top)
