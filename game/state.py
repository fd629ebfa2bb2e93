"""The state of a match: frozen values for the scoresheet and for one moment of a deal."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from game.phases import Auction, Cutting, Draw, Exchange, Phase, Right, Taking, Tricks
from game.rules import Rules


class GoldenRound(NamedTuple):
    """The golden deals that open a match: how many are to come, and whether one was made."""

    left: int
    made: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What the scoresheet says between deals, a value for each seat.

    ``barrel`` is the number of attempts used by a seat on the barrel, None for the others;
    ``bolts`` counts towards the next fine. Three ``falls`` stay three for a seat that plays on
    without a barrel (``barrel_third_fall=zero_free``). ``golden`` is the golden round while it
    lasts.
    """

    totals: tuple[int, ...]
    bolts: tuple[int, ...]
    barrel: tuple[int | None, ...]
    falls: tuple[int, ...]
    writeoffs: tuple[int, ...]
    golden: GoldenRound | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A match at one moment; ``deal`` counts from 1, ``attempt`` its re-deals from 0.

    ``automatic`` of the re-deals nobody asked for. ``cut_fined``: the cutter of this deal owes
    the penalty, which is booked when the deal is over or dealt again.
    """

    rules: Rules
    standing: Standing
    dealer: int
    phase: Phase
    deal: int = 1
    attempt: int = 0
    automatic: int = 0
    cut_fined: bool = False

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.standing.totals)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that are dealt in, forehand first; of four the dealer sits out."""
        return _playing(self.dealer, len(self.standing.totals))

    def turns(self, first: int) -> tuple[int, ...]:
        """Return the seats that are dealt in, in the order of play, beginning with one."""
        return _turns(self.dealer, len(self.standing.totals), first)

    @property
    def cutter(self) -> int:
        """The dealer's right-hand neighbour."""
        return (self.dealer - 1) % len(self.standing.totals)

    @property
    def is_draw_game(self) -> bool:
        """Whether two play the game without an auction (``two_player=draw``)."""
        return len(self.standing.totals) == 2 and self.rules.two_player == "draw"

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a choice now, the one on turn first; none when chance acts."""
        phase = self.phase
        match phase:
            case Tricks():
                return _first(phase.turn, phase.rights) if phase.rights else (phase.turn,)
            case Auction():
                return _first(phase.turn, phase.rights, phase.unseen)
            case Exchange():
                return _first(phase.bought.declarer, phase.rights, phase.buyers)
            case Draw():
                return (phase.turn,)
            case Taking():
                return _first(phase.bought.declarer, phase.rights)
            case Cutting():
                return (self.cutter,)
            case _:
                return ()


def _first(turn: int, rights: tuple[Right, ...], more: tuple[int, ...] = ()) -> tuple[int, ...]:
    """Return the seats that may act, the one on turn first, each once."""
    if not rights and not more:
        return (turn,)
    return tuple(dict.fromkeys((turn, *(right.seat for right in rights), *more)))


@cache
def _playing(dealer: int, players: int) -> tuple[int, ...]:
    return tuple((dealer + 1 + at) % players for at in range(min(players, 3)))


@cache
def _turns(dealer: int, players: int, first: int) -> tuple[int, ...]:
    return turned(_playing(dealer, players), first)


@cache
def turned(playing: tuple[int, ...], first: int) -> tuple[int, ...]:
    """Return the seats dealt in, in the order of play, beginning with one of them."""
    at = playing.index(first)
    return playing[at:] + playing[:at]


def with_phase(state: State, phase: Phase) -> State:
    """Return the state in another phase (``dataclasses.replace`` costs three times as much)."""
    return State(
        rules=state.rules,
        standing=state.standing,
        dealer=state.dealer,
        phase=phase,
        deal=state.deal,
        attempt=state.attempt,
        automatic=state.automatic,
        cut_fined=state.cut_fined,
    )


def put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Return the tuple with one value replaced."""
    return (*values[:at], value, *values[at + 1 :])


def others(seats: Iterable[int], seat: int) -> tuple[int, ...]:
    """Return the seats without one."""
    return tuple([each for each in seats if each != seat])
