"""Tables of bit masks for the exact search: what follows, what beats what, in which order."""

from functools import lru_cache

from game.cards import RANK_POINTS, SUIT_MASK, SUIT_OF, Mask, indices, points_in

NOTHING = 24
"""No card, where the tables have a place for one."""
PLAIN = 4
"""The trump of the search while there is none: it has a place of its own in each table."""
POINTS = (*(RANK_POINTS * 4), 0)
"""Card points by card; :data:`NOTHING` is worth nothing."""
SUIT = tuple(SUIT_MASK[suit] for suit in SUIT_OF)
"""By card: all cards of its suit."""
TRUMPS = (*SUIT_MASK, 0)
"""By trump: its cards."""
HALF = 12
LOW = tuple(points_in(cards) for cards in range(1 << HALF))
HIGH = tuple(points_in(cards << HALF) for cards in range(1 << HALF))
"""The points of the lower and the upper twelve bits of a set."""
STEP = 25
"""From one trump to the next in :data:`BEATS`."""
BEATS: tuple[Mask, ...] = tuple(
    0
    if card == NOTHING
    else SUIT[card] & -(2 << card) | (0 if SUIT_OF[card] == trump else TRUMPS[trump])
    for trump in range(PLAIN + 1)
    for card in range(STEP)
)
"""By trump and card: what takes a trick from it."""


@lru_cache(maxsize=1 << 15)
def dearest(cards: Mask) -> tuple[int, ...]:
    """Return the cards of a set, those worth most first."""
    return tuple(sorted(indices(cards), key=POINTS.__getitem__, reverse=True))


@lru_cache(maxsize=1 << 15)
def cheapest(cards: Mask) -> tuple[int, ...]:
    """Return the cards of a set, those worth least first."""
    return tuple(sorted(indices(cards), key=POINTS.__getitem__))
