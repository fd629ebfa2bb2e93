"""What seats may do out of turn, and the time the clock leaves them for it."""

from bot.table import Table
from game.actions import Rebuy, Redeal
from game.phases import Exchange, Tricks
from game.players import wish
from game.views import view


def wish_of(table: Table) -> tuple[int, Redeal | Rebuy] | None:
    """Return what a computer player that is not on turn wants now: a new deal, the talon."""
    state = table.state
    for seat in () if state is None else state.to_act[1:]:
        if state is not None and table.row.seats[seat].kind == "computer":
            wanted = wish(view(state, seat))
            if wanted is not None:
                return seat, wanted
    return None


def may_object(table: Table) -> bool:
    """Return whether the next move ends what people may have the right to, and not in turn.

    That is to buy the talon, or to ask for a new deal after the exchange; whether somebody's cards
    give that right this does not tell.
    """
    state = table.state
    if state is None:
        return False
    match state.phase:
        case Exchange(buyers=buyers):
            seats = buyers
        case Tricks(tricks=(), table=()) if state.rules.redeal_after_pass == "on":  # noqa: S105
            seats = state.playing
        case _:
            return False
    others = (table.row.seats[seat] for seat in seats if seat != state.to_act[0])
    return any(seat.kind == "human" for seat in others)
