"""The scoresheet while one deal is booked into it: who may score, fines, falls."""

from dataclasses import dataclass

from game.cards import Mask
from game.events import DealSettled, Mark, PenaltyReason, Result
from game.rules import Rules
from game.scoring import is_free
from game.state import Standing, State

THIRD = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What a deal came to before any scoring; tuples hold a value for each seat.

    ``points`` are raw, ``announced`` the part of them that was declared. ``blind``: the declarer
    played a blind 120. ``talon`` is what the dealer who sits out has his income of. The draw game
    has no declarer.
    """

    declarer: int | None
    contract: int
    result: Result
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    announced: tuple[int, ...] = ()
    blind: bool = False
    talon: Mask = 0


class Sheet:
    """A standing that is being changed, with what is told of it."""

    def __init__(self, state: State, played: Played) -> None:
        before = state.standing
        self.rules, self.playing, self.dealer = state.rules, state.playing, state.dealer
        self.played, self.before, self.seats = played, before, range(state.players)
        self.barrel_start, self.barrier = _thresholds(state)
        self.golden = before.golden is not None
        self.doubled = self.golden or (played.blind and self.rules.blind_doubles == "all")
        self.totals, self.scores = list(before.totals), [0] * state.players
        self.bolts, self.falls = list(before.bolts), list(before.falls)
        self.barrel, self.writeoffs = list(before.barrel), list(before.writeoffs)
        self.golden_round = before.golden
        self.bonus: dict[int, int] = {}
        self.penalties: list[tuple[PenaltyReason, int, int]] = []
        self.marks: list[tuple[Mark, int]] = []
        self.golden_none = False

    def sat(self, seat: int | None) -> bool:
        """Return whether a seat sat on the barrel in this deal."""
        return seat is not None and self.before.barrel[seat] is not None

    def is_frozen(self, seat: int) -> bool:
        """Return whether the declarer's barrel keeps a seat from scoring (``barrel_others``)."""
        declarer = self.played.declarer
        return self.rules.barrel_others == "freeze" and seat != declarer and self.sat(declarer)

    def is_barred(self, seat: int) -> bool:
        """Return whether a seat scores by contracts only: barrel, barrier, or frozen."""
        at_barrier = self.barrier is not None and self.before.totals[seat] >= self.barrier
        return self.sat(seat) or at_barrier or self.is_frozen(seat)

    def is_free(self, seat: int) -> bool:
        """Return whether a seat plays to the target without a barrel."""
        return is_free(self.rules, self.falls[seat])

    def fine(self, reason: PenaltyReason, seat: int) -> None:
        """Book a fine, which takes a sitter off the barrel (rules 11.34 and 11.44)."""
        self._deduct(reason, seat, fine_of(self.rules, self.before))
        self.barrel[seat] = None

    def fall(self, seat: int, mark: Mark) -> None:
        """Throw a seat off the barrel, for the third time to zero (``barrel_third_fall``)."""
        self.barrel[seat] = None
        self.marks.append((mark, seat))
        self.falls[seat] += 1
        third = self.rules.barrel_third_fall
        if third == "off" or self.falls[seat] < THIRD:
            self._deduct("fall", seat, self.rules.penalty)
            return
        self._deduct("fall", seat, self.totals[seat])
        self.marks.append(("zero", seat))
        if third == "zero":
            self.falls[seat] = 0

    def _deduct(self, reason: PenaltyReason, seat: int, amount: int) -> None:
        self.penalties.append((reason, seat, -amount))
        self.totals[seat] -= amount

    def standing(self) -> Standing:
        """Return the standing as booked so far."""
        return Standing(
            totals=tuple(self.totals),
            bolts=tuple(self.bolts),
            barrel=tuple(self.barrel),
            falls=tuple(self.falls),
            writeoffs=tuple(self.writeoffs),
            golden=self.golden_round,
        )

    def settled(self, winner: int | None) -> DealSettled:
        """Return the booked deal as an event."""
        played = self.played
        return DealSettled(
            declarer=played.declarer,
            contract=played.contract,
            result=played.result,
            points=played.points,
            scores=tuple(self.scores),
            bonus=tuple(self.bonus.items()),
            penalties=tuple(self.penalties),
            marks=tuple(self.marks),
            golden_none=self.golden_none,
            standing=self.standing(),
            winner=winner,
        )


def _thresholds(state: State) -> tuple[int | None, int | None]:
    """Return where the barrel and the barrier stand; the draw game has neither (rules 11.51)."""
    rules = state.rules
    if state.is_draw_game:
        return None, None
    return (
        None if rules.barrel == "off" else rules.barrel,
        None if rules.barrier == "off" else rules.barrier,
    )


def fine_of(rules: Rules, standing: Standing) -> int:
    """Return what a fine costs: in a golden deal twice the penalty (rules 11.34)."""
    return rules.penalty * (2 if standing.golden else 1)
