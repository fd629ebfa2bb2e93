"""Every way in which a kill can cut a scripted evening off, one after the other.

The evening is played once, and at each commit and each call to Telegram the whole process is
killed in a copy (``tests/e2e/cuts.py``), where the evening is carried on and compared with the one
that nobody disturbed (docs/decisions/crash-safety.md).

``python -m tests.e2e.crashes`` does it, and prints what came of it.
"""

import argparse
import asyncio
import gc
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.e2e.cuts import MortalEvening, Report
from tests.e2e.remains import assert_same


@contextmanager
def _folder() -> Iterator[Path]:
    """A place for databases: in memory where there is one."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as path:
        yield Path(path)


def explore(options: argparse.Namespace) -> Report:
    """Play an evening undisturbed, then again with all the kills that are asked for."""
    gc.freeze()  # a copy shares the memory that nobody touches
    with _folder() as first, _folder() as second:
        expected = asyncio.run(MortalEvening(first, options).play())
        evening = MortalEvening(second, options)
        evening.expected = expected
        again = asyncio.run(evening.play())
        evening.wait_for_copies()
    for one, other in zip(again, expected, strict=True):
        assert_same(one, other)
    return evening.report


def main() -> int:
    """Do as the arguments say, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.crashes")
    parser.add_argument("--people", type=int, default=1, choices=(1, 2, 3), help="not computers")
    parser.add_argument("--tournament", action="store_true", help="an evening of two rounds")
    parser.add_argument("--short", action="store_true", help="leave out what repeats itself")
    parser.add_argument("--whole", action="store_true", help="play every evening to its end")
    parser.add_argument("--every", type=int, default=1, help="kill at each so many of the steps")
    parser.add_argument("--first", type=int, default=1, help="the first step to kill at")
    parser.add_argument("--last", type=int, default=sys.maxsize, help="the last one")
    report = explore(parser.parse_args())
    print(json.dumps(vars(report), indent=2))
    return 1 if report.failures else 0


if __name__ == "__main__":
    sys.exit(main())
