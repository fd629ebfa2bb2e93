"""Alpha-beta over whole tricks with open cards; one :class:`Search` knows one world."""

# ruff: noqa: PLR1730 - calls of min and max would cost a tenth of the time

from game.cards import ACE, Mask, points_in
from game.players.budget import UNLIMITED, Budget
from game.players.strong.masks import (
    BEATS,
    HIGH,
    LOW,
    NOTHING,
    POINTS,
    STEP,
    SUIT,
    TRUMPS,
    cheapest,
    dearest,
)
from game.players.strong.moves import KIND
from game.players.strong.openings import (
    LONE,
    OWNED,
    OWNER_AT,
    TRUMP_AT,
    declarations,
    openings,
    runs_on,
    worth_declaring,
)
from game.players.strong.position import Position
from game.rules import Rules

WORST = -10_000
"""Less than any deal can bring; its opposite is more."""
UNKNOWN = -1
OVERTRUMP = 2
"""The place of ``suit_and_trump`` among the values of ``must_beat``."""
DOUBLED = tuple(tuple(2 * worth for worth in table) for table in (POINTS, LOW, HIGH))
AT_ONCE = 255
"""How many places, less one, are searched between two looks at the clock."""


class BudgetSpentError(Exception):
    """The time is over, and nothing exact is known."""


class Search:
    """The worth of the positions of one world, found once each.

    Worth is counted from a position on: the points that the declarer will still get; in the draw
    game twice the card points of place 0, and what it declares less what place 1 declares, so
    that nothing is lost to the minimiser but by declaring. A *place* of the search (``where``) is
    laid out in ``openings``; ``cards`` are all cards left.
    """

    __slots__ = (
        "answer", "beating", "budget", "declared", "extra", "forced", "gains", "last_of",
        "losses", "lower", "maximises", "mine", "next_of", "nodes", "opened", "own", "owned",
        "points", "runs", "scale", "short", "stays", "table", "upper",
    )  # fmt: skip

    def __init__(self, rules: Rules, world: Position, budget: Budget = UNLIMITED) -> None:
        draws, size = world.declarer is None, len(world.hands)
        top = 0 if world.declarer is None else world.declarer
        self.scale = 2 if draws else 1
        self.points, self.lower, self.upper = DOUBLED if draws else (POINTS, LOW, HIGH)
        self.own = world.hands
        self.mine = world.hands[top]
        self.maximises = tuple([place == top for place in range(size)])
        self.next_of = tuple([(place + 1) % size for place in range(size)])
        self.last_of = tuple([(place - 1) % size for place in range(size)])
        self.answer = self._second if size > 2 else self._only
        self.forced = TRUMPS if draws or rules.must_trump == "on" else (0,) * len(TRUMPS)
        beating = ("off", "suit", "suit_and_trump").index(rules.must_beat)
        self.beating = 0 if draws else beating
        self.opened, self.declared = openings(rules), declarations(rules)
        self._prepare(rules, world, top)
        self.table: dict[int, tuple[int, int, int]] = {}
        self.budget, self.nodes = budget, 0

    def _prepare(self, rules: Rules, world: Position, top: int) -> None:
        """Lay out what rarer rules need: what may be declared, runs, leftovers."""
        hands = world.hands
        extra = self.scale * (rules.last_trick_bonus + points_in(world.left))
        self.extra = (extra, extra + points_in(world.lone))
        self.owned = rules.trump_lead != "any"
        self.runs = rules.ace_marriage == "sequence"
        self.short = 0 if self.runs else len(hands)
        stay = 7 << TRUMP_AT | (OWNED if self.owned else 0)
        self.stays = tuple([stay | (LONE if most else 0) for most in self.maximises])
        runs = [0] * len(hands)
        runs[world.leader] = world.run + (bool(world.table) and world.table[0] % 6 == ACE)
        worths = [worth_declaring(rules, *each) for each in zip(hands, runs, strict=True)]
        self.gains = tuple(worths[top])
        self.losses = tuple(worths[1]) if world.declarer is None else ()

    def declare(self, where: int, move: int) -> tuple[int, int]:
        """Return what a declaring move is worth, and the place once it is made."""
        each, leader = self.declared[move - KIND], where & 3
        where = where & each.keep | each.put
        if self.owned and each.makes_trump:
            where |= leader << OWNER_AT
        if self.maximises[leader]:
            return each.worth, where & ~LONE
        return (-each.worth if self.scale > 1 else 0), where

    def search(self, cards: Mask, where: int, alpha: int, beta: int) -> int:
        """Return the worth of a place before a lead: exact within the window, else a bound."""
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
        if known is None:
            return self._lead(cards, where, low, high, alpha, beta, UNKNOWN)
        low, high, first = known
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        return self._lead(cards, where, low, high, alpha, beta, first)

    def _lead(
        self, cards: Mask, where: int, low: int, high: int, alpha: int, beta: int, first: int
    ) -> int:
        """Try the leads, the one that was best before at first, and note what is known then."""
        self.nodes += 1
        if not self.nodes & AT_ONCE and self.budget.is_spent():
            raise BudgetSpentError
        leader = where & 3
        top, answer = self.maximises[leader], self.answer
        best = low if top else high
        floor = alpha = max(alpha, low)
        ceiling = beta = min(beta, high)
        moves = self.opened(cards & self.own[leader], where, top)
        for move in moves if first == UNKNOWN else (first, *moves):
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
        self.table[where << 24 | cards] = (low, high, first)
        return best

    def _only(self, cards: Mask, where: int, first: int, alpha: int, beta: int) -> int:
        """Of two, close the trick at once."""
        return self.close(cards, where, first, NOTHING, alpha, beta)

    def _second(self, cards: Mask, where: int, first: int, alpha: int, beta: int) -> int:
        """Return the worth of a place in which one of three has led."""
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
        for card in dearest(taking) + cheapest(may ^ taking):
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

    def close(
        self, cards: Mask, where: int, first: int, second: int, alpha: int, beta: int
    ) -> int:
        """Return the worth of a place in which all but the last have played to the trick."""
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
