"""What a process does that thinks for the bot; it imports the game and nothing heavy."""

import multiprocessing
import os
import signal
import threading
import time
from dataclasses import dataclass
from random import Random
from typing import Final

from game.actions import Action
from game.players.budget import Budget
from game.players.levels import Level, decide
from game.views import View

NICE: Final = 15
"""How much it gives way to the process that answers people."""
LATE: Final = 2.0
"""Seconds after its deadline at which the system ends a process that still thinks."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a computer player is asked in one revision of a table, with the seed of its dice."""

    table_id: int
    rev: int
    level: Level
    view: View
    seed: str


def decide_now(question: Question) -> Action:
    """Answer for a level that needs no time."""
    return decide(question.level, question.view, Random(question.seed))


def decide_in_worker(question: Question, seconds: float) -> Action:
    """Answer within some seconds, on the clock of this process, which ends if it does not."""
    signal.setitimer(signal.ITIMER_REAL, seconds + LATE)
    try:
        budget = Budget(time.monotonic, time.monotonic() + seconds)
        return decide(question.level, question.view, Random(question.seed), budget)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def prepare() -> None:
    """Make this a process that thinks: it gives way to its parent, and ends with it."""
    os.nice(NICE)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent to obey
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Leave no orphan: the queue of questions stays open after the death of who asks."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
