"""A deal being played with open cards, quick and mutable."""

from collections.abc import Sequence

from game.cards import ACE, ALL_CARDS, MARRIAGE, SUIT_MASK, SUIT_OF, Mask, points_in
from game.following import follow_rule, follow_suit, taker
from game.players.strong.moves import (
    ACES_LEAD,
    KIND,
    MARRIAGE_LEAD,
    NINES_LEAD,
)
from game.players.strong.position import POINTS, Position
from game.rules import Rules
from game.scoring import ACE_MARRIAGE, MARRIAGE_VALUES


class Terms:
    """What of the rules matters while cards are played, read once for a match."""

    def __init__(self, rules: Rules, *, draws: bool = False) -> None:
        self.follow = follow_suit if draws else follow_rule(rules)
        self.must_trump = draws or rules.must_trump == "on"
        self.values = MARRIAGE_VALUES[rules.marriage_values]
        self.declarer_only = rules.marriage_scores == "declarer"
        self.first_lead = rules.marriage_first_lead == "on"
        self.trump_lead = rules.trump_lead
        self.aces, self.nines = rules.ace_marriage, rules.nines_bonus
        self.small = rules.small_marriage == "on"
        self.rarer = self.small or self.aces != "off" or self.nines > 0
        self.last_bonus = rules.last_trick_bonus


class Play:
    """One world that is being played: hands and public knowledge by place, as in `Position`.

    ``public`` are the cards that each place may hold for all that everybody has seen, ``lying``
    those that nobody has seen played; ``stock`` is drawn from after each trick. ``planner`` is
    the place for which the world is played out, if any: its plans may beat the rules of thumb.
    """

    __slots__ = (
        "count", "declarer", "drawn", "freed", "hands", "leader", "left", "lone",
        "lying", "owner", "planner",
        "points", "public", "run", "stock", "table", "terms", "trump",
    )  # fmt: skip

    def __init__(
        self,
        terms: Terms,
        at: Position,
        *,
        hidden: Mask = 0,
        stock: Sequence[int] = (),
        planner: int | None = None,
    ) -> None:
        """Begin at a position.

        :param hidden: the cards that lie in no hand, and that nobody draws
        """
        self.terms, self.count = terms, len(at.hands)
        self.hands, self.points, self.table = list(at.hands), list(at.points), list(at.table)
        self.leader, self.trump, self.owner, self.run = at.leader, at.trump, at.owner, at.run
        self.freed, self.declarer = at.freed, at.declarer
        self.left, self.lone, self.planner = at.left, at.lone, planner
        self.public = [ALL_CARDS] * self.count
        self.stock, self.drawn = stock, 0
        self.lying = sum(at.hands) | hidden | sum([1 << card for card in stock])

    def copy(self) -> "Play":
        """Return the same world, to be played on by itself."""
        other = Play.__new__(Play)
        other.terms, other.count, other.stock = self.terms, self.count, self.stock
        other.hands, other.points = self.hands.copy(), self.points.copy()
        other.table, other.public = self.table.copy(), self.public.copy()
        other.leader, other.trump, other.owner = self.leader, self.trump, self.owner
        other.freed, other.declarer, other.run = self.freed, self.declarer, self.run
        other.left, other.lone, other.planner = self.left, self.lone, self.planner
        other.drawn, other.lying = self.drawn, self.lying
        return other

    def position(self) -> Position:
        """Return the position it has come to."""
        return Position(
            hands=tuple(self.hands),
            leader=self.leader,
            declarer=self.declarer,
            table=tuple(self.table),
            trump=self.trump,
            freed=self.freed,
            points=tuple(self.points),
            left=self.left,
            lone=self.lone,
            owner=self.owner,
            run=self.run,
        )

    @property
    def goes_on(self) -> bool:
        """Whether there is a card to be played."""
        return bool(self.table or self.hands[self.leader])

    @property
    def to_come(self) -> int:
        """The card points that are still to be taken, and the bonus of the last trick."""
        lying = sum(self.hands) | self.left
        return (
            points_in(lying) + sum([POINTS[card] for card in self.table]) + self.terms.last_bonus
        )

    @property
    def turn(self) -> int:
        """The place that plays next."""
        return (self.leader + len(self.table)) % self.count

    def play(self, move: int) -> None:
        """Play a legal move for the place on turn."""
        table, card = self.table, move % KIND
        place = (self.leader + len(table)) % self.count
        self.hands[place] ^= 1 << card
        self.lying ^= 1 << card
        if table:
            suit, led = SUIT_OF[card], SUIT_OF[table[0]]
            if suit != led:
                self.public[place] &= ~SUIT_MASK[led]
                if self.terms.must_trump and self.trump >= 0 and suit != self.trump:
                    self.public[place] &= ~SUIT_MASK[self.trump]
        else:
            self._led(move, card)
        table.append(card)
        if len(table) == self.count:
            self._take()

    def _led(self, move: int, card: int) -> None:
        """Book what a lead declares."""
        kind, leader, terms = move - card, self.leader, self.terms
        if not kind:
            return
        if leader == self.declarer:
            self.lone = 0
        if kind == NINES_LEAD:
            self.points[leader] += terms.nines
            return
        suit = SUIT_OF[card]
        if kind == ACES_LEAD:
            self.points[leader] += ACE_MARRIAGE
            if terms.aces == "trump":
                self.trump, self.owner = suit, leader
            return
        self.trump, self.owner = suit, leader
        if kind == MARRIAGE_LEAD:
            for place in range(self.count):
                if place != leader:
                    self.public[place] &= ~MARRIAGE[suit]
        if not terms.declarer_only or self.declarer in (None, leader):
            value = terms.values[suit]
            self.points[leader] += value if kind == MARRIAGE_LEAD else value // 2

    def _take(self) -> None:
        """Give the trick to its taker, and let both draw while there is a stock."""
        table = self.table
        won = (self.leader + taker(table, self.trump)) % self.count
        for card in table:
            self.points[won] += POINTS[card]
        if won != self.leader:
            self.run = 0
        elif table[0] % 6 == ACE and self.freed >> won & 1:
            self.run += 1
        else:
            self.run = 0
        if won != self.declarer:
            self.lone = 0
        self.leader, self.table = won, []
        self.freed |= 1 << won
        if self.drawn < len(self.stock):
            for step in range(self.count):
                self.hands[(won + step) % self.count] |= 1 << self.stock[self.drawn + step]
            self.drawn += self.count
            self.public = [ALL_CARDS] * self.count
