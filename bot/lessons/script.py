"""A lesson: one deal, what is to be pressed in it, and what everybody else does meanwhile."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import chain
from typing import Final

from game.actions import Action, Deal
from game.cards import Card, cards
from game.engine import apply, new_match
from game.notation import parse
from game.rules import CLASSIC
from game.state import State

YOU: Final = 0
"""The seat of who learns; the computers sit at 1 and 2."""
BARREL: Final = 880


@dataclass(frozen=True, slots=True)
class Step:
    """One press: the ``right`` one, and the moves that follow it until the next.

    Both are in the engine's text form; actions of one press are joined by a comma, as in its
    button.
    """

    right: str
    then: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A deal by the classic rules.

    ``hands`` are dealt to seats 0, 1 and 2, ``before`` are the moves before the first step, and
    ``totals`` the scoresheet: 880 sits on the barrel.
    """

    hands: tuple[str, str, str]
    talon: str
    dealer: int
    before: str
    steps: tuple[Step, ...]
    totals: tuple[int, int, int] = (0, 0, 0)


@lru_cache(maxsize=64)
def state_at(lesson: Lesson, step: int) -> State:
    """Return the deal as it is before a step; after the last one that is its end.

    :raises IllegalActionError: if the engine refuses a move of the script
    """
    state = _dealt(lesson)
    done = lesson.steps[:step]
    pressed = chain.from_iterable((*each.right.split(","), *each.then.split()) for each in done)
    for move in chain(lesson.before.split(), pressed):
        state = played(state, state.to_act[0], [parse(move)])
    return state


def played(state: State, seat: int, actions: Iterable[Action]) -> State:
    """Return the state after actions of a seat.

    :raises IllegalActionError: if the rules refuse one
    """
    for action in actions:
        state, _ = apply(state, seat, action)
    return state


def _dealt(lesson: Lesson) -> State:
    state = new_match(CLASSIC, dealer=lesson.dealer)
    barrel = tuple(0 if total == BARREL else None for total in lesson.totals)
    standing = replace(state.standing, totals=lesson.totals, barrel=barrel)
    state = replace(state, standing=standing)
    hands = [cards(lesson.hands[seat]) for seat in state.playing]
    state, _ = apply(state, None, Deal(_deck(hands, cards(lesson.talon))))
    return state


def _deck(hands: Sequence[Sequence[Card]], talon: Sequence[Card]) -> tuple[Card, ...]:
    """Return the deck that deals these hands, forehand first, one card at a time."""
    rounds = zip(*hands, strict=True)
    return (*chain.from_iterable(rounds), *talon)
