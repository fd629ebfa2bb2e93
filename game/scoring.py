"""Settling a deal, in the order of rules 6: from raw points to the new standing."""

from dataclasses import dataclass, replace
from functools import cache
from typing import cast

from game.cards import ALL_HALVES, MARRIAGE, Mask
from game.events import DealSettled, Event, Mark, PenaltyReason, Result
from game.rules import Rules
from game.state import Dealing, Finished, Standing, State

MARRIAGE_VALUES = {"classic": (40, 60, 80, 100)}
"""By ``marriage_values``: what a marriage in spades, clubs, diamonds and hearts is worth."""
DUMP = 555
BARREL_BID = 120
"""The least bid of a seat on the barrel (``barrel_auction``)."""


def marriage_value(rules: Rules, suit: int) -> int:
    """Return what a marriage of the suit is worth (``marriage_values``)."""
    return MARRIAGE_VALUES[rules.marriage_values][suit]


def bid_cap(rules: Rules, hand: Mask) -> int:
    """Return the highest bid this hand allows (rule 5, ``bid_cap``)."""
    return 120 + _marriages_in(hand & ALL_HALVES, MARRIAGE_VALUES[rules.marriage_values])


@cache
def _marriages_in(halves: Mask, values: tuple[int, ...]) -> int:
    """Return the worth of the marriages; there are but 256 sets of kings and queens."""
    pairs = zip(MARRIAGE, values, strict=True)
    return sum(value for pair, value in pairs if halves & pair == pair)


def least_bid(rules: Rules, standing: Standing, seat: int) -> int:
    """Return the least bid of a seat (``min_bid``; on the barrel 120, rules 11.12)."""
    return rules.min_bid if standing.barrel[seat] is None else BARREL_BID


def rounded(points: int, step: int) -> int:
    """Round points to the nearest multiple of ``step``; halves go up.

    >>> [rounded(points, 5) for points in (31, 33, 37, 38)], rounded(35, 10)
    ([30, 35, 35, 40], 40)
    """
    return (2 * points + step) // (2 * step) * step


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """What a deal came to before any scoring; tuples hold a value for each seat.

    ``blind``: the declarer played a blind 120; ``talon`` are the cards of the talon, of which the
    dealer who sits out has his income.
    """

    declarer: int
    contract: int
    result: Result
    points: tuple[int, ...]
    tricks: tuple[int, ...]
    blind: bool = False
    talon: Mask = 0


def settle(state: State, played: Played) -> tuple[State, tuple[Event, ...]]:
    """Book a deal that is over and move on to the next one, or end the match (rules 6)."""
    sheet = _Sheet(state, played)
    sheet.book_scores()
    sheet.book_bolts()
    winner = sheet.barrel_winner()
    if winner is None:
        sheet.book_attempts()
        sheet.book_arrivals()
        sheet.book_dumps()
    settled = sheet.settled(winner)
    return _after(state, settled), (settled,)


def _after(state: State, settled: DealSettled) -> State:
    """End the match, or move the deal one seat to the left (rule 3)."""
    if settled.winner is not None:
        over = Finished(winner=settled.winner)
        return replace(state, standing=settled.standing, phase=over)
    return State(
        rules=state.rules,
        standing=settled.standing,
        dealer=(state.dealer + 1) % state.players,
        deal=state.deal + 1,
        phase=Dealing(),
    )


class _Sheet:
    """The scoresheet while one deal is booked into it."""

    def __init__(self, state: State, played: Played) -> None:
        before = state.standing
        self.rules, self.playing = state.rules, state.playing
        self.played, self.before = played, before
        self.totals, self.scores = list(before.totals), [0] * state.players
        self.bolts, self.falls = list(before.bolts), list(before.falls)
        self.barrel, self.writeoffs = list(before.barrel), list(before.writeoffs)
        self.penalties: list[tuple[PenaltyReason, int, int]] = []
        self.marks: list[tuple[Mark, int]] = []

    def book_scores(self) -> None:
        """The contract or its loss, the others' points, the write-off; a sitter scores nothing."""
        for seat in self.playing:
            score = self._score(seat)
            self.scores[seat] = score
            self.totals[seat] += score
        if self.played.result == "written_off":
            self.writeoffs[self.played.declarer] += 1

    def _score(self, seat: int) -> int:
        result, contract = self.played.result, self.played.contract
        if seat == self.played.declarer and result == "made":
            return contract
        if self.before.barrel[seat] is not None:
            return 0
        if seat == self.played.declarer:
            return -contract
        if result == "written_off":
            return writeoff_gain(self.rules, contract)
        return rounded(self.played.points[seat], self.rules.rounding)

    def book_bolts(self) -> None:
        """A seat without a trick earns a bolt, every third costs the penalty (``bolts``)."""
        if self.played.result == "written_off":
            return
        for seat in self.playing:
            defends_on_barrel = (
                self.before.barrel[seat] is not None and seat != self.played.declarer
            )
            if self.played.tricks[seat] or defends_on_barrel:
                continue
            self.bolts[seat] = (self.bolts[seat] + 1) % 3
            if not self.bolts[seat]:
                self._fine("bolt", seat, self.rules.penalty)
                self.barrel[seat] = None

    def barrel_winner(self) -> int | None:
        """Return the sitter who as declarer made what he lacks: the match is his (rules 6)."""
        declarer = self.played.declarer
        sits = self.before.barrel[declarer] is not None
        return declarer if sits and self.totals[declarer] >= self.rules.target else None

    def book_attempts(self) -> None:
        """The deal is an attempt of each sitter; the last allowed one throws him off."""
        for seat in self.playing:
            used = self.barrel[seat]
            if used is None:
                continue
            self.barrel[seat] = used + 1
            if used + 1 == self.rules.barrel_attempts:
                self._fall(seat, "fell")

    def book_arrivals(self) -> None:
        """Who reaches the barrel sits; a newcomer throws the sitter off, two fall together."""
        start = cast("int", self.rules.barrel)  # it cannot be off yet
        seats = range(len(self.totals))
        sitters = [seat for seat in seats if self.barrel[seat] is not None]
        newcomers = [seat for seat in seats if seat not in sitters and self.totals[seat] >= start]
        for seat in newcomers:
            self.totals[seat], self.barrel[seat] = start, 0
            self.marks.append(("barrel", seat))
        if newcomers:
            for seat in sitters:
                self._fall(seat, "knocked")
        if len(newcomers) > 1:
            for seat in newcomers:
                self._fall(seat, "fell")

    def book_dumps(self) -> None:
        """A total of exactly 555 or -555 becomes 0 (``dump_truck``)."""
        for seat, total in enumerate(self.totals):
            if abs(total) == DUMP:
                self.totals[seat] = 0
                self.marks.append(("dump", seat))

    def settled(self, winner: int | None) -> DealSettled:
        """Return the booked deal as an event."""
        played = self.played
        return DealSettled(
            declarer=played.declarer,
            contract=played.contract,
            result=played.result,
            points=played.points,
            scores=tuple(self.scores),
            penalties=tuple(self.penalties),
            marks=tuple(self.marks),
            standing=Standing(
                totals=tuple(self.totals),
                bolts=tuple(self.bolts),
                barrel=tuple(self.barrel),
                falls=tuple(self.falls),
                writeoffs=tuple(self.writeoffs),
            ),
            winner=winner,
        )

    def _fine(self, reason: PenaltyReason, seat: int, amount: int) -> None:
        self.penalties.append((reason, seat, -amount))
        self.totals[seat] -= amount

    def _fall(self, seat: int, mark: Mark) -> None:
        """Throw a seat off the barrel; the third fall puts it to zero (``barrel_third_fall``)."""
        self.barrel[seat] = None
        self.marks.append((mark, seat))
        self.falls[seat] = (self.falls[seat] + 1) % 3
        if self.falls[seat]:
            self._fine("fall", seat, self.rules.penalty)
        else:
            self._fine("fall", seat, self.totals[seat])
            self.marks.append(("zero", seat))


def writeoff_gain(rules: Rules, bid: int) -> int:
    """Return what each opponent gets for a write-off (``writeoff_gain``).

    >>> writeoff_gain(Rules(writeoff_gain="half"), 125)
    65
    """
    if rules.writeoff_gain == "half":
        return (bid + rules.bid_step) // (2 * rules.bid_step) * rules.bid_step
    return rules.writeoff_gain
