"""Exact values of endings with open cards: what the declarer will have if nobody errs."""

from game.cards import Mask, indices, points_in
from game.declaring import SEQUENCE
from game.following import follow_rule, follow_suit, taker
from game.phases import NO_TRUMP
from game.players.budget import UNLIMITED, Budget
from game.players.strong.masks import NOTHING, PLAIN
from game.players.strong.moves import KIND
from game.players.strong.openings import (
    BOUND,
    LONE,
    NOBODY,
    OWNER_AT,
    RUN_AT,
    TRUMP_AT,
    runs_on,
)
from game.players.strong.position import Position
from game.players.strong.search import WORST, Search
from game.rules import Rules


def solve(rules: Rules, position: Position) -> int:
    """Return the raw points that the declarer will have, all others together against him.

    In the draw game, once the stock is gone: the points of place 0 less those of place 1.
    """
    return World(rules, position, UNLIMITED).value()


def solve_at_least(rules: Rules, position: Position, points: int) -> bool:
    """Return whether :func:`solve` would come to so many points; much quicker, save near them."""
    world = World(rules, position, UNLIMITED)
    need = points - world.base
    return world.worth(need - 1, need) >= need


def solve_moves(rules: Rules, position: Position, budget: Budget = UNLIMITED) -> dict[int, int]:
    """Return what :func:`solve` would find after each move of the place on turn.

    :raises BudgetSpentError: if the time does not suffice for all of them
    """
    world = World(rules, position, budget)
    return world.values()


class World:
    """One position and the search of its world, which all its moves share."""

    def __init__(self, rules: Rules, position: Position, budget: Budget) -> None:
        self.rules, self.at = rules, position
        self.search = search = Search(rules, position, budget)
        self.cards: Mask = sum(position.hands)
        self.where = _where(rules, position, owned=search.owned)
        self.turn = (position.leader + len(position.table)) % len(position.hands)
        points = position.points or (0,) * len(position.hands)
        if position.declarer is not None:
            self.base = points[position.declarer]
        else:
            table = sum([1 << card for card in position.table])
            self.base = points[0] - points[1] - points_in(self.cards | table)
            self.base -= points_in(position.left) + rules.last_trick_bonus

    def value(self) -> int:
        """Return what :func:`solve` promises."""
        return self.base + self.worth(WORST, -WORST)

    def values(self) -> dict[int, int]:
        """Return what :func:`solve_moves` promises."""
        return {move: self.base + self.after(move) for move in self.moves()}

    def worth(self, alpha: int, beta: int) -> int:
        """Return the worth of the position within a window."""
        search, table, cards, where = self.search, self.at.table, self.cards, self.where
        if not table:
            return search.search(cards, where, alpha, beta)
        if len(table) < len(self.at.hands) - 1:
            return search.answer(cards, where, table[0], alpha, beta)
        second = table[1] if len(table) > 1 else NOTHING
        return search.close(cards, where, table[0], second, alpha, beta)

    def moves(self) -> tuple[int, ...]:
        """Return all moves of the place on turn."""
        at, hand = self.at, self.at.hands[self.turn]
        if not at.table:
            return self.search.opened(hand, self.where, self.search.maximises[self.turn])
        follow = follow_suit if at.declarer is None else follow_rule(self.rules)
        return indices(follow(hand, at.table, at.trump))

    def after(self, move: int) -> int:
        """Return the worth of the position when a move is made."""
        search, table, where = self.search, self.at.table, self.where
        card = move % KIND
        cards, size = self.cards ^ 1 << card, len(self.at.hands)
        if len(table) == size - 1:
            return self._taken(cards, (*table, card))
        if table:
            return search.close(cards, where, table[0], card, WORST, -WORST)
        if move == card:
            return search.answer(cards, where, card, WORST, -WORST)
        gain, then = search.declare(where, move)
        return search.answer(cards, then, card, WORST, -WORST) + gain

    def _taken(self, cards: Mask, table: tuple[int, ...]) -> int:
        """Return the worth of a trick that is complete and of what follows."""
        search, where, leader = self.search, self.where, self.at.leader
        won = (leader + taker(table, self.at.trump)) % len(table)
        then = where & search.stays[won] | won
        if search.runs and won == leader:
            then |= runs_on(self.at.hands[leader] | 1 << table[0], table[0], where)
        lies = sum([search.points[card] for card in table]) if search.maximises[won] else 0
        return lies + search.search(cards, then, WORST, -WORST)


def _where(rules: Rules, at: Position, *, owned: bool) -> int:
    """Return the node at which the running trick was, or will be, led."""
    where = at.leader | (PLAIN if at.trump == NO_TRUMP else at.trump) << TRUMP_AT
    if owned:
        where |= (NOBODY if at.owner is None else at.owner) << OWNER_AT
    if rules.ace_marriage == "sequence":
        where |= min(at.run, SEQUENCE) << RUN_AT
    if not at.freed >> at.leader & 1:
        where |= BOUND
    return where | (LONE if at.lone else 0)
