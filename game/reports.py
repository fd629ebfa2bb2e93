"""What one seat may know of a deal that is being played, from its record: for disputes."""

from typing import TypedDict

from game.shapes import ActionRecord, DealRecord
from game.state import State
from game.views import view


class Report(TypedDict):
    """A running deal as one seat knows it; cards it has not seen are left out."""

    deal: int
    dealer: int
    playing: list[int]
    seat: int
    hand: list[str]
    """The cards dealt to the seat, unless it has not looked at them."""
    held: list[str]
    """What the seat holds now, unless it has not looked: cards drawn and got are among it."""
    talon: list[str]
    """What the seat has seen of the talon, or of the packet taken."""
    commitment: str
    actions: list[ActionRecord]
    tricks: list[list[int | list[str]]]
    totals: list[int]


def report(record: DealRecord, state: State, seat: int) -> Report:
    """Return what the seat may know: field by field, so that nothing else can slip through."""
    seen = view(state, seat)
    dealt = record["hands"].get(str(seat), [])
    return Report(
        deal=record["deal"],
        dealer=record["dealer"],
        playing=record["playing"],
        seat=seat,
        hand=[] if seen.unseen else dealt,
        held=list(seen.hand),
        talon=list(seen.talon),
        commitment=record["commitment"],
        actions=[_known(action, seat, open_gifts=_open(state)) for action in record["actions"]],
        tricks=record["tricks"],
        totals=record["totals"],
    )


def _open(state: State) -> bool:
    return state.rules.pass_face == "open"


def _known(action: ActionRecord, seat: int, *, open_gifts: bool) -> ActionRecord:
    """Leave out the cards of gifts and of cards laid down that the seat has not seen."""
    match action:
        case ["give", giver, to, _] if not open_gifts and seat not in {giver, to}:
            return ["give", giver, to]
        case ["lay", layer, *_] if layer != seat:
            return ["lay", layer]
        case _:
            return action
