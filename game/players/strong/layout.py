"""What the exact search needs of the rules and of a world, laid out for speed."""

from game.cards import ACE, points_in
from game.players.strong.masks import HIGH, LOW, POINTS, TRUMPS
from game.players.strong.moves import KIND
from game.players.strong.openings import (
    LONE,
    OWNED,
    OWNER_AT,
    TRUMP_AT,
    declarations,
    openings,
    worth_declaring,
)
from game.players.strong.position import Position
from game.rules import Rules

DOUBLED = tuple(tuple(2 * worth for worth in table) for table in (POINTS, LOW, HIGH))


class Layout:
    """One world under the rules, as the search reads it.

    Worth is counted from a position on: the points that the declarer will still get; in the draw
    game twice the card points of place 0, and what it declares less what place 1 declares, so
    that nothing is lost to the minimiser but by declaring. A *node* is a lead to come: all
    the cards left, and ``where`` it stands, which is laid out in ``openings``.
    """

    __slots__ = (
        "beating", "declared", "extra", "forced", "gains", "last_of", "losses", "lower",
        "maximises", "mine", "next_of", "opened", "own", "owned", "points", "runs", "scale",
        "short", "stays", "upper",
    )  # fmt: skip

    def __init__(self, rules: Rules, world: Position) -> None:
        draws, size = world.declarer is None, len(world.hands)
        top = 0 if world.declarer is None else world.declarer
        self.scale = 2 if draws else 1
        self.points, self.lower, self.upper = DOUBLED if draws else (POINTS, LOW, HIGH)
        self.own = world.hands
        self.mine = world.hands[top]
        self.maximises = tuple([place == top for place in range(size)])
        self.next_of = tuple([(place + 1) % size for place in range(size)])
        self.last_of = tuple([(place - 1) % size for place in range(size)])
        self.forced = TRUMPS if draws or rules.must_trump == "on" else (0,) * len(TRUMPS)
        beating = ("off", "suit", "suit_and_trump").index(rules.must_beat)
        self.beating = 0 if draws else beating
        self.opened, self.declared = openings(rules), declarations(rules)
        self._prepare(rules, world, top)

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
        """Return what a declaring move is worth, and where it leads to."""
        each, leader = self.declared[move - KIND], where & 3
        where = where & each.keep | each.put
        if self.owned and each.makes_trump:
            where |= leader << OWNER_AT
        if self.maximises[leader]:
            return each.worth, where & ~LONE
        return (-each.worth if self.scale > 1 else 0), where
