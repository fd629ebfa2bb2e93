"""A fixed loop of pure Python, timed beside a figure, so that machines can be compared."""

from collections.abc import Callable

STEPS = 200_000
_NEXT = {number: (number * 5 + 3) % 64 for number in range(64)}


def reference_loop(steps: int = STEPS) -> int:
    """Do a fixed amount of what Python programs are made of: arithmetic, look-ups, tuples."""
    state, pair = 1, (0, 0)
    for step in range(steps):
        state = _NEXT[state]
        if state & 1:
            pair = (pair[1] + state, step)
    return pair[0]


def reference_rate(clock: Callable[[], float], steps: int = STEPS) -> float:
    """Return how many steps of the loop a second of the clock takes just now."""
    before = clock()
    reference_loop(steps)
    return steps / max(clock() - before, 1e-9)
