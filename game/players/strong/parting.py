"""Parting with cards by a rule of thumb, quick: which of a hand are given or laid down."""

from game.cards import ACE, ALL_CARDS, MARRIAGE, Mask, indices
from game.players.strong.play import Terms
from game.players.strong.position import POINTS
from game.players.strong.thumb import keeps

GIVEN = 0.5
"""How dear a card's points are in an opponent's hand."""
ACE_GIVEN = 12.0
"""How dear it is to give an ace beside its points."""
HALF_GIVEN = 0.25
"""The share of a marriage it costs to give half of one whose other half may be there."""


def part(terms: Terms, hand: Mask, opponents: int, unplayed: int) -> tuple[Mask, list[Mask], Mask]:
    """Return what is kept, a gift for each opponent, and what goes where nobody plays it."""
    out = ALL_CARDS & ~hand
    costs = []
    for card in indices(hand):
        suit, rank = divmod(card, 6)
        own, theirs = hand >> 6 * suit & 63, out >> 6 * suit & 63
        cost = keeps(own, theirs)[rank] + 2.0 * (own.bit_count() - 1)
        pair = MARRIAGE[suit]
        if pair >> card & 1:
            if not pair & ~hand:
                cost += terms.values[suit]
            else:
                cost += HALF_GIVEN * terms.values[suit]
        given = GIVEN * POINTS[card] + (ACE_GIVEN if rank == ACE else 0.0)
        costs.append((cost + given, 1 << card))
    costs.sort()
    chosen = [card for _, card in costs[: opponents + unplayed]]
    gifts, away = chosen[:opponents], sum(chosen[opponents:])
    return hand & ~sum(chosen), gifts, away
