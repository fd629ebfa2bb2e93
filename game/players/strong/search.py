"""Alpha-beta over whole tricks with open cards; one :class:`Search` knows one world."""

# ruff: noqa: PLR1730 - calls of min and max would cost a tenth of the time
# The loops over leads and over the last card are alike and long for the same reason.

from game.cards import Mask
from game.players.budget import UNLIMITED, Budget
from game.players.strong.layout import Layout
from game.players.strong.masks import (
    BEATS,
    NOTHING,
    STEP,
    SUIT,
    TRUMPS,
    cheapest,
    dearest,
)
from game.players.strong.moves import KIND
from game.players.strong.openings import TRUMP_AT, runs_on
from game.players.strong.position import Position
from game.rules import Rules

WORST = -10_000
"""Less than any deal can bring; its opposite is more."""
OVERTRUMP = 2
"""The place of ``suit_and_trump`` among the values of ``must_beat``."""
AT_ONCE = 255
"""How many nodes, less one, are searched between two looks at the clock."""


class BudgetSpentError(Exception):
    """The time is over, and nothing exact is known."""


class Search(Layout):
    """The worth of the nodes of one world, found once each.

    ``table`` remembers between which bounds the worth of a node lies, ``tried`` the lead that was
    best for a hand, whatever the others held. ``nodes`` counts those whose leads were tried.
    """

    __slots__ = ("answer", "budget", "nodes", "table", "tried")

    def __init__(self, rules: Rules, world: Position, budget: Budget = UNLIMITED) -> None:
        super().__init__(rules, world)
        self.answer = self._second if len(world.hands) > 2 else self._only
        self.table: dict[int, tuple[int, int]] = {}
        self.tried: dict[int, int] = {}
        self.budget, self.nodes = budget, 0

    def search(self, cards: Mask, where: int, alpha: int, beta: int) -> int:
        """Return the worth of a node: exact within the window, else a bound."""
        high = self.lower[cards & 4095] + self.upper[cards >> 12] + self.extra[where >> 10]
        if cards.bit_count() <= self.short:
            leader = where & 3
            led = cards & self.own[leader]
            if not cards:
                return high if self.maximises[leader] else 0
            taking = cards & TRUMPS[where >> 2 & 7] or cards & SUIT[led.bit_length() - 1]
            return high if self.mine >> taking.bit_length() - 1 & 1 else 0
        for pair, worth in self.gains:
            if cards & pair == pair:
                high += worth
        if high <= alpha:
            return high
        low = 0
        for pair, worth in self.losses:
            if cards & pair == pair:
                low -= worth
        if low >= beta:
            return low
        known = self.table.get(where << 24 | cards)
        if known is not None:
            low, high = known
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        return self._lead(cards, where, low, high, alpha, beta)

    def _lead(self, cards: Mask, where: int, low: int, high: int, alpha: int, beta: int) -> int:
        """Try the leads, the one that was best before at first, and note what is known then."""
        self.nodes += 1
        if not self.nodes & AT_ONCE and self.budget.is_spent():
            raise BudgetSpentError
        leader = where & 3
        top, answer = self.maximises[leader], self.answer
        best = low if top else high
        floor = alpha = max(alpha, low)
        ceiling = beta = min(beta, high)
        hand = cards & self.own[leader]
        moves = self.opened(hand, where, top)
        first = self.tried.get(where << 24 | hand, moves[0])
        for move in moves if first == moves[0] else (first, *moves):
            if move < KIND:
                worth = answer(cards ^ 1 << move, where, move, alpha, beta)
            else:
                gain, then = self.declare(where, move)
                card = move % KIND
                worth = answer(cards ^ 1 << card, then, card, alpha - gain, beta - gain) + gain
            if top:
                if worth > best:
                    best, first = worth, move
                    if worth > alpha:
                        alpha = worth
            elif worth < best:
                best, first = worth, move
                if worth < beta:
                    beta = worth
            if alpha >= beta:
                break
        if best > floor:
            low = best
        if best < ceiling:
            high = best
        self.tried[where << 24 | hand] = first
        self.table[where << 24 | cards] = (low, high)
        return best

    def _only(self, cards: Mask, where: int, first: int, alpha: int, beta: int) -> int:
        """Of two, close the trick at once."""
        return self.close(cards, where, first, NOTHING, alpha, beta)

    def _second(self, cards: Mask, where: int, first: int, alpha: int, beta: int) -> int:
        """Return the worth of a trick that one of three has led."""
        place, trump = self.next_of[where & 3], where >> TRUMP_AT & 7
        hand, close = cards & self.own[place], self.close
        may = hand & SUIT[first] or hand & self.forced[trump] or hand
        beats = BEATS[trump * STEP + first]
        if self.beating:
            may = self._duty(hand, may, first, beats, TRUMPS[trump] >> first & 1)
        if not may & may - 1:
            return close(cards ^ may, where, first, may.bit_length() - 1, alpha, beta)
        taking, top = may & beats, self.maximises[place]
        best = WORST if top else -WORST
        for card in self._replies(cards, where, first, may, taking):
            worth = close(cards ^ 1 << card, where, first, card, alpha, beta)
            if top:
                if worth > best:
                    best = worth
                    if worth > alpha:
                        alpha = worth
            elif worth < best:
                best = worth
                if worth < beta:
                    beta = worth
            if alpha >= beta:
                break
        return best

    def _replies(
        self, cards: Mask, where: int, first: int, may: Mask, taking: Mask
    ) -> tuple[int, ...]:
        """Return the cards of the second of three, promising ones first: he sees the third."""
        leader, trump = where & 3, where >> TRUMP_AT & 7
        last, maximises = self.last_of[leader], self.maximises
        held, top = cards & self.own[last], maximises[self.next_of[leader]]
        threat = held & SUIT[first] or held & self.forced[trump] or held
        threat &= BEATS[trump * STEP + first]
        if threat and (top or maximises[last]):
            safe = taking & BEATS[trump * STEP + threat.bit_length() - 1]
            return dearest(safe) + cheapest(may ^ safe)
        if top or (maximises[leader] and (taking or not threat)):
            return dearest(taking) + cheapest(may ^ taking)
        return dearest(may ^ taking) + dearest(taking)

    def close(
        self, cards: Mask, where: int, first: int, second: int, alpha: int, beta: int
    ) -> int:
        """Return the worth of a trick to which all but the last have played."""
        leader, trump = where & 3, where >> TRUMP_AT & 7
        place, at, good = self.last_of[leader], leader, first
        beats = BEATS[trump * STEP + first]
        if beats >> second & 1:
            at, good, beats = self.next_of[leader], second, BEATS[trump * STEP + second]
        hand = cards & self.own[place]
        may = hand & SUIT[first] or hand & self.forced[trump] or hand
        if self.beating:
            may = self._duty(hand, may, first, beats, TRUMPS[trump] >> good & 1)
        taking, maximises, search = may & beats, self.maximises, self.search
        losing, top = may ^ taking, maximises[place]
        took, left = where & self.stays[place] | place, where & self.stays[at] | at
        if self.runs and at == leader:
            left |= runs_on(cards & self.own[leader] | 1 << first, first, where)
        if top or maximises[at]:
            moves = dearest(taking) + cheapest(losing)
        else:
            moves = dearest(losing) + dearest(taking)
        points = self.points
        lies = points[first] + points[second]
        best = WORST if top else -WORST
        for card in moves:
            bit = 1 << card
            then = took if taking & bit else left
            gain = lies + points[card] if maximises[then & 3] else 0
            worth = search(cards ^ bit, then, alpha - gain, beta - gain) + gain
            if top:
                if worth > best:
                    best = worth
                    if worth > alpha:
                        alpha = worth
            elif worth < best:
                best = worth
                if worth < beta:
                    beta = worth
            if alpha >= beta:
                break
        return best

    def _duty(self, hand: Mask, may: Mask, first: int, beats: Mask, trumped: int) -> Mask:
        """Return what may be played where there is a duty to beat (``must_beat``)."""
        if may & SUIT[first]:
            return may & beats or may
        if trumped and self.beating == OVERTRUMP:
            return hand & beats or may
        return may
