"""The state of a match: frozen values, one class for each phase of a deal."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal, NamedTuple, TypeAlias

from game.cards import Mask
from game.rules import Rules

Declares: TypeAlias = Literal["marriage", "small_marriage", "aces", "nines"]
"""What a lead may declare, in the words of the hand history."""

NO_TRUMP = -1
PASS = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """What the scoresheet says between deals, a value for each seat.

    ``barrel`` is the number of attempts used by a seat on the barrel, None for the others.
    """

    totals: tuple[int, ...]
    bolts: tuple[int, ...]
    barrel: tuple[int | None, ...]
    falls: tuple[int, ...]
    writeoffs: tuple[int, ...]


class Call(NamedTuple):
    """A call of the auction: ``amount`` 0 is a pass; ``forced`` was not the seat's own will."""

    seat: int
    amount: int
    forced: bool = False


class Gift(NamedTuple):
    """A card (its index) given to a seat in the exchange."""

    to: int
    card: int


class Trick(NamedTuple):
    """A finished trick: card indices in the order played, beginning with the leader's."""

    leader: int
    cards: tuple[int, ...]
    winner: int


class Declared(NamedTuple):
    """What a seat declared in a trick (counted from 0), and the suit of the card that did it."""

    trick: int
    seat: int
    suit: int
    kind: Declares = "marriage"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing:
    """The cards are about to be dealt; chance acts."""

    kind: Literal["dealing"] = "dealing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Auction:
    """The seats bid; ``entitled`` seats may still ask for a re-deal."""

    hands: tuple[Mask, ...]
    talon: Mask
    calls: tuple[Call, ...]
    turn: int
    leader: int
    bid: int
    entitled: tuple[int, ...] = ()
    kind: Literal["auction"] = "auction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought:
    """How the auction ended, fixed for the rest of the deal."""

    declarer: int
    bid: int
    talon: Mask
    talon_shown: bool
    calls: tuple[Call, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """The declarer holds the talon: he gives a card to each opponent, then names the contract."""

    hands: tuple[Mask, ...]
    bought: Bought
    gifts: tuple[Gift, ...] = ()
    kind: Literal["exchange"] = "exchange"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tricks:
    """The cards are played; ``table`` is the running trick: indices, in the order played."""

    hands: tuple[Mask, ...]
    turn: int
    leader: int
    table: tuple[int, ...]
    trump: int
    tricks: tuple[Trick, ...]
    declared: tuple[Declared, ...]
    contract: int
    bought: Bought
    gifts: tuple[Gift, ...]
    kind: Literal["tricks"] = "tricks"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """The match is over."""

    winner: int
    kind: Literal["finished"] = "finished"


Phase: TypeAlias = Dealing | Auction | Exchange | Tricks | Finished


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A match at one moment; ``deal`` counts from 1, ``attempt`` its re-deals from 0."""

    rules: Rules
    standing: Standing
    dealer: int
    phase: Phase
    deal: int = 1
    attempt: int = 0

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self.standing.totals)

    @property
    def playing(self) -> tuple[int, ...]:
        """The seats that are dealt in, forehand first."""
        return _seats_from(self.dealer + 1, self.players)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that have a choice now, the one on turn first; none when chance acts."""
        match self.phase:
            case Tricks(turn=turn):
                return (turn,)
            case Auction(turn=turn, entitled=entitled):
                return (turn, *(seat for seat in entitled if seat != turn))
            case Exchange(bought=bought):
                return (bought.declarer,)
            case _:
                return ()


@cache
def _seats_from(first: int, players: int) -> tuple[int, ...]:
    return tuple((first + at) % players for at in range(players))


def with_phase(state: State, phase: Phase) -> State:
    """Return the state in another phase (``dataclasses.replace`` costs three times as much)."""
    return State(
        rules=state.rules,
        standing=state.standing,
        dealer=state.dealer,
        phase=phase,
        deal=state.deal,
        attempt=state.attempt,
    )


def put(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    """Return the tuple with one value replaced."""
    return (*values[:at], value, *values[at + 1 :])


def others(seats: Iterable[int], seat: int) -> tuple[int, ...]:
    """Return the seats without one."""
    return tuple(each for each in seats if each != seat)
