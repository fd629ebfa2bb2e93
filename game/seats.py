"""Which seat the rules pick out in a deal: on the hundred, on the barrel (rules 3 and 6)."""

from game.state import State


def first_sitter(state: State) -> int | None:
    """Return the seat dealt in that sits on the barrel, of several the one nearest to forehand."""
    barrel = state.standing.barrel
    return next((seat for seat in state.playing if barrel[seat] is not None), None)


def forced_seat(state: State) -> int:
    """Return the seat on the hundred (``forced_seat``; ``barrel_auction=opens``)."""
    opener = opening_sitter(state)
    if opener is not None:
        return opener
    where, playing = state.rules.forced_seat, state.playing
    if where == "last" or (where == "dealer" and state.players == 3):
        return playing[-1]
    return playing[0]


def opening_sitter(state: State) -> int | None:
    """Return who opens the auction from the barrel (``barrel_auction=opens``; rules 11.77)."""
    opens = state.rules.barrel_auction == "opens" and state.standing.golden is None
    return first_sitter(state) if opens else None


def first_to_speak(state: State) -> int:
    """Return whose call opens the auction; with ``forced_seat=last`` nobody is forced to."""
    if state.rules.forced_seat == "last" and opening_sitter(state) is None:
        return state.playing[0]
    return forced_seat(state)
