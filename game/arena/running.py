"""Holding a contest: its units, side by side on all cores, in whatever order they end."""

import os
import signal
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread

from game.arena.ledger import ArenaError, Ledger
from game.arena.reference import reference_rate
from game.arena.units import Contest, Hall, Outcome, Unit

Clock = Callable[[], float]
Tell = Callable[[int], None]
"""Is told how many deals have been played by now."""
EVERY = 10.0
"""Seconds after which the reference loop is timed again, on each core."""
AHEAD = 4
"""Units that wait for each process, so that none is ever idle."""


@dataclass(slots=True)
class Run:
    """What one call came to: deals played in so many seconds, and whether it was interrupted."""

    deals: int = 0
    seconds: float = 0.0
    interrupted: bool = False


class Worker:
    """Plays units one after the other, and times the reference loop beside them."""

    def __init__(self, contest: Contest, clock: Clock) -> None:
        self._contest, self._clock = contest, clock
        self._due = clock()

    def play(self, unit: Unit) -> Outcome:
        """Play one unit; an error that a player makes is told with it."""
        rate = None
        if self._clock() >= self._due:
            rate = reference_rate(self._clock)
            self._due = self._clock() + EVERY
        try:
            outcome = Hall(self._contest, unit, self._clock).play()
        except Exception as error:
            error.add_note(f"{unit} of {self._contest.a} against {self._contest.b}")
            raise
        return replace(outcome, reference=rate)


def units(contest: Contest, deals: int, matches: int) -> Iterator[Unit]:
    """Yield the units of a contest in their order."""
    parts = contest.parts
    if "declarer" in parts or "defence" in parts:
        yield from (Unit("cards", number) for number in range(deals))
    if "whole" in parts:
        yield from (Unit("whole", number) for number in range(deals))
    if "matches" in parts:
        yield from (Unit("match", number) for number in range(matches))


def run(
    contest: Contest,
    wanted: Iterator[Unit],
    ledger: Ledger,
    clock: Clock,
    jobs: int,
    tell: Tell = lambda _deals: None,
) -> Run:
    """Play what the ledger lacks; an interruption leaves there what is finished."""
    done, began = Run(), clock()
    lacking = (unit for unit in wanted if unit not in ledger.outcomes)
    hold = _alone if jobs == 1 else _pooled
    try:
        with closing(hold(contest, lacking, clock, jobs)) as played:
            for outcome in played:
                ledger.add(outcome)
                done.deals += outcome.deals
                tell(done.deals)
    except KeyboardInterrupt:
        done.interrupted = True
    done.seconds = clock() - began
    return done


_worker: list[Worker] = []
"""The one of this process."""


def _begin(contest: Contest, clock: Clock) -> None:
    _worker[:] = [Worker(contest, clock)]
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this process with the one that began it, however that ends: nobody else would."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play(unit: Unit) -> Outcome:
    return _worker[0].play(unit)


def _alone(
    contest: Contest, lacking: Iterator[Unit], clock: Clock, _jobs: int
) -> Generator[Outcome, None, None]:
    yield from map(Worker(contest, clock).play, lacking)


def _pooled(
    contest: Contest, lacking: Iterator[Unit], clock: Clock, jobs: int
) -> Generator[Outcome, None, None]:
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=_begin, initargs=(contest, clock)
    )
    try:
        running = set(_submitted(pool, islice(lacking, AHEAD * jobs)))
        while running:
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            running.update(_submitted(pool, islice(lacking, len(ended))))
            for each in ended:
                yield each.result()
        pool.shutdown()
    except BrokenExecutor:
        raise ArenaError("a process of the arena died; what was finished is kept") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in active_children():
            process.terminate()


def _submitted(pool: ProcessPoolExecutor, some: Iterator[Unit]) -> Iterator[Future[Outcome]]:
    with _deaf():
        for unit in some:
            yield pool.submit(_play, unit)


@contextmanager
def _deaf() -> Iterator[None]:
    """Ignore the interrupt for a moment: processes begun in it ignore it for good."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
