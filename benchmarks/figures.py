"""How a figure is printed, and the figures that need a word of explanation."""

from collections.abc import Sequence


def show(what: str, figure: str, unit: str) -> None:
    """Print one line: what was measured, the figure, its unit."""
    print(f"{what:<66} {figure:>12} {unit}", flush=True)


def middle_and_tail(took: Sequence[float]) -> str:
    """Return p50 and p95 of seconds as milliseconds.

    >>> middle_and_tail([0.001 * n for n in range(101)])
    '50.0 / 95.0'
    """
    ordered = sorted(took)
    last = len(ordered) - 1
    return f"{ordered[last // 2] * 1000:.1f} / {ordered[last * 95 // 100] * 1000:.1f}"
