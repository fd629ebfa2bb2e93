"""The form of a row, and what a situation is observed by."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from game.cards import ALL_CARDS, SUITS, cards, cards_in, mask
from game.engine import apply, legal_actions
from game.errors import IllegalActionError
from game.events import MarriageDeclared
from game.notation import parse
from game.phases import Tricks
from game.rules import Rules, Value
from game.state import State
from tests.game.script import after
from tests.game.tables import dealing, ready

ACCEPTED = "accepted"


@dataclass(frozen=True)
class Case:
    """A situation, and what must be seen in it under each value of an option.

    ``given`` are the other options that the situation needs.
    """

    option: str
    seen: Callable[[Rules], object]
    expected: Mapping[Value, object]
    given: Mapping[str, Value] = field(default_factory=dict)


def tried(state: State, word: str) -> str:
    """Return what becomes of an action: ``accepted``, or why it is refused."""
    seat, _, action = word.partition(":")
    try:
        apply(state, int(seat), parse(action))
    except IllegalActionError as error:
        return error.reason.value
    return ACCEPTED


def choices(state: State, seat: int, kind: str = "") -> str:
    """Return what a seat may do, in text form; of one kind if its letter is given."""
    found = [str(each) for each in legal_actions(state, seat)]
    return " ".join(each for each in found if each.startswith(kind))


def requests(state: State) -> str:
    """Return the new deals that may be asked for: ``seat:reason`` words."""
    return " ".join(
        f"{seat}:{each[1:]}"
        for seat in range(state.players)
        for each in choices(state, seat, "r").split()
    )


def holding(rules: Rules, hand: str, *, seat: int = 1, talon: str = "") -> State:
    """Return a table of three at which one seat has been dealt these cards.

    The best of the other cards go to forehand, and the talon gets what is left if it is not said.
    """
    away = cards_in(ALL_CARDS & ~mask(cards(f"{hand} {talon}")))
    best = sorted(away, key=lambda card: "ATKQJ9".index(card[0]))
    split = [" ".join(best[:7]), " ".join(best[7:14])]
    hands = [hand if at == seat else split.pop(0) for at in range(3)]
    return dealing(ready(rules), hands, talon)[0]


def declared(state: State, script: str) -> tuple[int, str] | None:
    """Return what the last of these leads declares and the trump then; None if it is refused."""
    *before, last = script.split()
    state = after(state, " ".join(before))
    if tried(state, last) != ACCEPTED:
        return None
    seat, _, action = last.partition(":")
    state, (event, *_) = apply(state, int(seat), parse(action))
    assert isinstance(event, MarriageDeclared)
    assert isinstance(state.phase, Tricks)
    return event.value, "" if state.phase.trump < 0 else SUITS[state.phase.trump].value


def where(holds: Callable[[int], bool], numbers: Sequence[int]) -> tuple[int, ...]:
    """Return the numbers for which something holds."""
    return tuple(each for each in numbers if holds(each))
