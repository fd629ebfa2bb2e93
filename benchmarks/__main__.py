"""``python -m benchmarks [name ...]``: print the figures, all or those named."""

import argparse
import logging
import sys
import time
from collections.abc import Callable, Sequence
from importlib import import_module

NAMES = (
    "engine",
    "players",
    "solver",
    "bidding",
    "storage",
    "bot",
    "thinking",
    "deals",
    "pictures",
    "startup",
)
"""Each is a module with a function ``bench_<name>``, in the order of a whole run."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmarks and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=f"of {', '.join(NAMES)}")
    names = parser.parse_args(arguments).names
    if unknown := [name for name in names if name not in NAMES]:
        parser.error(f"there is no benchmark {unknown[0]}; there are {', '.join(NAMES)}")
    logging.basicConfig(level=logging.ERROR, format="%(levelname)s %(name)s: %(message)s")
    began = time.perf_counter()
    for name in names or NAMES:
        print(f"\n{name}", flush=True)
        bench(name)()
    print(f"\n{time.perf_counter() - began:.0f} s in all")
    return 0


def bench(name: str) -> Callable[[], None]:
    """Return the function that measures and prints; only what is asked for is imported."""
    function: Callable[[], None] = getattr(import_module(f"benchmarks.{name}"), f"bench_{name}")
    return function


if __name__ == "__main__":
    sys.exit(main())
