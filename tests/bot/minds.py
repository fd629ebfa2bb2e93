"""Stand-ins for the processes that think, and what they may think with; light to import."""

import os
import signal
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, NoReturn, TypeVar

from bot.worker import HintQuestion, Question, ReviewQuestion, advise_now, review_now
from game.actions import Action
from game.players import rule_player
from game.players.advice import Advice
from game.players.review import Review
from game.players.strong.effort import Effort

T = TypeVar("T")
BRIEF = Effort(worlds=6, tries=12, bids=8, partings=8, contracts=8, exact=3)
"""Little thought, for tests that read what is said of it."""


class InlineExecutor(Executor):
    """Does at once what it is given; nothing is left to shut down."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Do it."""
        future = Future[T]()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class HeldExecutor(Executor):
    """Does what it is given when told, as slow workers do."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, float]] = []
        """Each question, with the seconds it may take."""
        self.held: list[tuple[Future[Any], Callable[[], Any]]] = []
        self.is_shut_down = False

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Keep it for later."""
        future = Future[T]()
        future.set_running_or_notify_cancel()
        self.asked.append((args[0], args[1]))
        self.held.append((future, lambda: fn(*args, **kwargs)))
        return future

    def answer(self) -> None:
        """Let the oldest question be answered."""
        future, work = self.held.pop(0)
        future.set_result(work())

    def fail(self, error: Exception) -> None:
        """Let the oldest question come to nothing."""
        self.held.pop(0)[0].set_exception(error)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Note it."""
        self.is_shut_down = True


def by_rule(question: Question, seconds: float) -> Action:
    """Decide as the rule player does."""
    return rule_player(question.view)


def advise_briefly(question: HintQuestion, seconds: float) -> Advice | None:
    """Advise after little thought."""
    return advise_now(question, BRIEF)


def review_briefly(question: ReviewQuestion, seconds: float) -> Review:
    """Look back with little thought."""
    return review_now(question, BRIEF)


def choke(question: Question, seconds: float) -> NoReturn:
    """Fail with words that quote a card."""
    raise ValueError(f"cannot play {question.view.hand}")


def die(question: Question, seconds: float) -> NoReturn:
    """End as a process does that runs out of memory."""
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def freeze(question: Question, seconds: float) -> Action:
    """Stop as a process does that is swapped out for ever."""
    os.kill(os.getpid(), signal.SIGSTOP)
    return rule_player(question.view)


def heed(question: Question, seconds: float) -> Action:
    """Answer although whoever ends a bot has told all its processes to end."""
    for signum in (signal.SIGINT, signal.SIGTERM):
        os.kill(os.getpid(), signum)
    return rule_player(question.view)


def tell_process(question: Question, seconds: float) -> int:
    """Answer with the process that has thought."""
    return os.getpid()
