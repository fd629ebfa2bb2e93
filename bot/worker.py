"""What a process does that thinks for the bot; it imports the game and nothing heavy."""

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random
from typing import Final, cast

from game.actions import Action, Deal
from game.engine import apply
from game.notation import parse
from game.players.advice import Advice, advise
from game.players.budget import UNLIMITED, Budget
from game.players.levels import Level, decide
from game.players.review import Review, review
from game.players.strong.effort import STRONG, Effort
from game.record import LogEntry
from game.state import State
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
    day: str | None = None
    """Whose deal it is, in which others have perhaps been asked the same."""


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """A person in practice asks on his turn what the strong player would do."""

    table_id: int
    rev: int
    view: View
    seed: str


@dataclass(frozen=True, slots=True)
class ReviewQuestion:
    """A person asks who looks back at a deal: how the strong player would have played his seat.

    ``log`` is that of the match up to the end of the deal, in text form: nothing of a later one.
    """

    table_id: int
    rev: int
    start: State
    log: tuple[tuple[int | None, str, str | None], ...]
    seat: int
    seed: str


def decide_now(question: Question) -> Action:
    """Answer for a level that needs no time."""
    return decide(question.level, question.view, Random(question.seed))


def advise_now(
    question: HintQuestion, effort: Effort = STRONG, budget: Budget = UNLIMITED
) -> Advice | None:
    """Tell what the strong player would do; None where it weighs nothing."""
    return advise(question.view, Random(question.seed), effort, budget)


def review_now(
    question: ReviewQuestion, effort: Effort = STRONG, budget: Budget = UNLIMITED
) -> Review:
    """Look back at the last deal of a log, by playing the match up to it again."""
    state = start = question.start
    deal = list[LogEntry]()
    for seat, text, auto in question.log:
        action = parse(text)
        if isinstance(action, Deal):
            start = state
            deal.clear()
        deal.append(cast("LogEntry", (seat, action, auto)))
        state, _ = apply(state, seat, action)
    return review(start, deal, question.seat, Random(question.seed), effort, budget)


def decide_in_worker(question: Question, seconds: float) -> Action:
    """Answer within some seconds, on the clock of this process, which ends if it does not."""
    with _alarm(seconds):
        return decide(question.level, question.view, Random(question.seed), _budget(seconds))


def advise_in_worker(question: HintQuestion, seconds: float) -> Advice | None:
    """Advise within some seconds, as :func:`decide_in_worker` decides."""
    with _alarm(seconds):
        return advise_now(question, budget=_budget(seconds))


def review_in_worker(question: ReviewQuestion, seconds: float) -> Review:
    """Look back within some seconds, as :func:`decide_in_worker` decides."""
    with _alarm(seconds):
        return review_now(question, budget=_budget(seconds))


def _budget(seconds: float) -> Budget:
    return Budget(time.monotonic, time.monotonic() + seconds)


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Let the system end this process if it still thinks long after its deadline."""
    signal.setitimer(signal.ITIMER_REAL, seconds + LATE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def prepare() -> None:
    """Make this a process that thinks: it gives way to its parent, and ends with it."""
    os.nice(NICE)
    for signum in (signal.SIGINT, signal.SIGTERM):  # sent to all, but for the parent to obey
        signal.signal(signum, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """Leave no orphan: the queue of questions stays open after the death of who asks."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
