"""``python -m benchmarks.soak``: soak the bot, print the figures, and say what does not hold."""

import argparse
import logging
import sys
import time
from collections.abc import Sequence

from benchmarks.soak.parts import crowd, soak, undisturbed
from benchmarks.soak.presses import presses

CROWD_MINUTES = 3
PRESSES = 160


def main(arguments: Sequence[str] | None = None) -> int:
    """Run all parts and return the exit code: 1 when something does not hold."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--minutes", type=int, default=10, help="of the evening with kills")
    parser.add_argument("--tables", type=int, help="of that evening; without it as many as fit")
    parser.add_argument("--crowd", type=int, default=200, help="tables that have to survive")
    parser.add_argument("--seed", type=int, default=1, help="of all dice")
    asked = parser.parse_args(arguments)
    logging.basicConfig(level=logging.ERROR, format="%(levelname)s %(name)s: %(message)s")
    began = time.perf_counter()
    capacity, wrong = undisturbed(seed=asked.seed)
    tables = asked.tables or capacity
    share = presses(tables, PRESSES)
    if share < 1:
        print(f"not all presses were answered at once: {share:.1%}")
    wrong += soak(tables, asked.minutes, seed=asked.seed + 1)
    wrong += crowd(asked.crowd, CROWD_MINUTES, seed=asked.seed + 2)
    for each in wrong:
        print(f"does not hold: {each}")
    verdict = f"{len(wrong)} things do not hold" if wrong else "everything holds"
    print(f"\n{verdict}; {time.perf_counter() - began:.0f} s in all")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
