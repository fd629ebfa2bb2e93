"""A look back at a deal that is over: what a seat might have done better, and how much better."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from statistics import fmean
from typing import Final

from game.actions import Bid, Give, Lay, Pass, WriteOff
from game.engine import apply
from game.players.advice import SMALL, SMALL_PARTING, Plan, advise
from game.players.budget import UNLIMITED, Budget
from game.players.highest import Highest, highest
from game.players.strong.auction import Auctioned
from game.players.strong.effort import STRONG, Effort
from game.players.strong.player import rate
from game.players.strong.stakes import Stakes
from game.players.strong.worlds import DealtWorlds
from game.record import LogEntry
from game.state import State
from game.views import View, view

MOST: Final = 3
"""How many decisions are named."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A decision that cost something: what the seat saw then, what it did, what was better.

    ``loss`` is the chance to win the match that it cost.
    """

    view: View
    done: Plan
    better: Plan
    loss: float


@dataclass(frozen=True, slots=True)
class Review:
    """What there is to say of a seat's deal: its dearest mistakes, in the order of play.

    Not ``complete``: there was no time for all its decisions, and ``until`` is what the seat saw
    at the last one that was looked at, None if none was. ``highest`` is for the declarer of cards
    that were played.
    """

    mistakes: tuple[Mistake, ...]
    complete: bool = True
    until: View | None = None
    highest: Highest | None = None


@dataclass(frozen=True, slots=True)
class _Turn:
    """A decision: the match as it stood, and what the seat did of its own will."""

    state: State
    seat: int
    done: Plan


def review(
    start: State,
    log: Sequence[LogEntry],
    seat: int,
    rng: Random,
    effort: Effort = STRONG,
    budget: Budget = UNLIMITED,
) -> Review:
    """Return which decisions of a seat cost the most, each judged by what it saw at that time.

    A decision that costs something in one set of worlds is weighed again in another, so that
    chance blames nobody. With a budget less is said: later decisions are left out, and what could
    have been made (:func:`game.players.highest.highest`) is looked for last of all.

    :param start: the state in which chance is about to deal
    :param log: the deal of chance and every action of this deal
    """
    mistakes = list[Mistake]()
    until: View | None = None
    for turn in _turns(start, log, seat):
        seeds = rng.getrandbits(64), rng.getrandbits(64)
        mistake = None if budget.is_spent() else _judge(turn, seeds, effort, budget)
        if budget.is_spent():  # whatever was weighed last was weighed in too few worlds
            return Review(_dearest(mistakes), complete=False, until=until)
        mistakes += [mistake] if mistake is not None else []
        until = view(turn.state, turn.seat)
    most = highest(start, log, seat, budget)
    return Review(_dearest(mistakes), until=until, highest=most)


def _dearest(mistakes: Sequence[Mistake]) -> tuple[Mistake, ...]:
    """Return those that cost most, in the order in which they were made."""
    dearest = sorted(mistakes, key=lambda each: -each.loss)[:MOST]
    return tuple(each for each in mistakes if each in dearest)


def _turns(start: State, log: Sequence[LogEntry], seat: int) -> Iterator[_Turn]:
    """Yield the decisions of a seat that were its own; the cards parted with are one of them."""
    state, parting = start, None
    for who, action, auto in log:
        if who == seat and auto is None:
            if isinstance(action, Give | Lay):
                done = (*parting.done, action) if parting is not None else (action,)
                parting = _Turn(state if parting is None else parting.state, seat, done)
            elif len(view(state, seat).legal) > 1:
                yield _Turn(state, seat, (action,))
        state, _ = apply(state, who, action)
        if parting is not None and not _parts(state, seat):
            yield parting
            parting = None


def _parts(state: State, seat: int) -> bool:
    seen = view(state, seat)
    return bool(seen.to_give or seen.to_lay)


def _judge(turn: _Turn, seeds: tuple[int, int], effort: Effort, budget: Budget) -> Mistake | None:
    """Return what a decision cost, if it did: found in some worlds, and measured in others."""
    seen = view(turn.state, turn.seat)
    better = _preferred(turn, seen, seeds[0], effort, budget)
    if better is None or better == turn.done:
        return None
    loss, small = 0.0, SMALL_PARTING if isinstance(turn.done[0], Give | Lay) else SMALL
    for seed, worlds in zip(seeds, (effort, _doubled(effort)), strict=True):
        good, bad = (
            _worth(turn, seen, plan, seed, worlds, budget) for plan in (better, turn.done)
        )
        if good is None or bad is None or good - bad <= small:
            return None
        loss = good - bad
    return Mistake(seen, turn.done, better, loss)


def _doubled(effort: Effort) -> Effort:
    """Return twice the worlds; no more is solved."""
    return replace(
        effort,
        worlds=2 * effort.worlds,
        tries=2 * effort.tries,
        bids=2 * effort.bids,
        contracts=2 * effort.contracts,
    )


def _preferred(turn: _Turn, seen: View, seed: int, effort: Effort, budget: Budget) -> Plan | None:
    """Return what the strong player would have done instead; to bid may only be not to pass."""
    found = advise(seen, Random(seed), effort, budget)
    if found is None:
        return None
    if isinstance(turn.done[0], Bid) and isinstance(found.best[0], Bid):
        return (Pass(),) if Pass() in seen.legal else None
    return found.best


def _worth(
    turn: _Turn, seen: View, plan: Plan, seed: int, effort: Effort, budget: Budget
) -> float | None:
    """Return what a plan is worth to the seat; None if that cannot be told."""
    rng = Random(seed)
    match plan[0]:
        case WriteOff():
            stakes = Stakes(seen)
            return stakes.written_off(seen.playing.index(turn.seat), seen.bid)[turn.seat]
        case Give() | Lay():
            return _parted_worth(turn, plan, rng, effort, budget)
        case Bid(amount):
            return _bid_worth(seen, turn.seat, amount, rng, effort, budget)
    found = rate(seen, rng, effort, budget)
    return next((each.worth for each in found if each.action == plan[0]), None)


def _bid_worth(
    seen: View, seat: int, amount: int, rng: Random, effort: Effort, budget: Budget
) -> float:
    """Return what it is worth to declare at a bid, in the worlds in which a pass is weighed."""
    auction, stakes, at = Auctioned(seen), Stakes(seen), seen.playing.index(seat)
    worths = list[float]()
    for hands, rest in DealtWorlds(seen, rng).likely(2 * effort.bids, effort.bids):
        if worths and budget.is_spent():
            break
        own, taken = auction.declared({**hands, seat: auction.hand}, rest, seat)
        worths.append(stakes.played(at, amount, own, taken)[seat])
    return fmean(worths)


def _parted_worth(
    turn: _Turn, plan: Plan, rng: Random, effort: Effort, budget: Budget
) -> float | None:
    """Return what the hand is worth that is left when cards have been parted with."""
    state, seat = turn.state, turn.seat
    for action in plan:
        state, _ = apply(state, seat, action)
    while len(legal := view(state, seat).legal) == 1:
        state, _ = apply(state, seat, legal[0])
    found = rate(view(state, seat), rng, effort, budget)
    return found[0].worth if found else None
