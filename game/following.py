"""Which cards may follow a lead, and which card takes a trick (rules 1.8 and 1.10).

``must_trump`` and ``must_beat`` together choose one function: :func:`follow_rule`.
"""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from game.cards import SUIT_MASK, SUIT_OF, Mask
from game.rules import Rules

Follow: TypeAlias = Callable[[Mask, Sequence[int], int], Mask]
"""The cards of a hand that may be played to a running trick under a trump."""


def taker(table: Sequence[int], trump: int) -> int:
    """Return which card of a trick takes it, as a position in it (rule 1.10)."""
    best, at = table[0], 0
    for position in range(1, len(table)):
        card = table[position]
        if card > best if SUIT_OF[card] == SUIT_OF[best] else SUIT_OF[card] == trump:
            best, at = card, position
    return at


def follow_suit(hand: Mask, table: Sequence[int], trump: int) -> Mask:
    """Follow suit; void, play a trump; else any card."""
    return hand & SUIT_MASK[SUIT_OF[table[0]]] or (trump >= 0 and hand & SUIT_MASK[trump]) or hand


def _follow_suit_only(hand: Mask, table: Sequence[int], _trump: int) -> Mask:
    return hand & SUIT_MASK[SUIT_OF[table[0]]] or hand


def _overtrump(otherwise: Follow) -> Follow:
    """Void, beat the trump that lies in the trick if able (rules 11.24)."""

    def follow(hand: Mask, table: Sequence[int], trump: int) -> Mask:
        best = table[taker(table, trump)]
        if SUIT_OF[best] == trump:
            return hand & SUIT_MASK[trump] & -(2 << best) or otherwise(hand, table, trump)
        return otherwise(hand, table, trump)

    return follow


def _beat(void: Follow) -> Follow:
    """Beat in the suit led if able, save where a trump has done so already (rules 10.17)."""

    def follow(hand: Mask, table: Sequence[int], trump: int) -> Mask:
        own = hand & SUIT_MASK[SUIT_OF[table[0]]]
        if not own:
            return void(hand, table, trump)
        best = table[taker(table, trump)]
        return own & SUIT_MASK[SUIT_OF[best]] & -(2 << best) or own

    return follow


_FOLLOW: dict[str, dict[str, Follow]] = {
    "off": {"on": follow_suit, "off": _follow_suit_only},
    "suit": {"on": _beat(follow_suit), "off": _beat(_follow_suit_only)},
    "suit_and_trump": {
        "on": _beat(_overtrump(follow_suit)),
        "off": _beat(_overtrump(_follow_suit_only)),
    },
}


def follow_rule(rules: Rules) -> Follow:
    """Return the function of ``must_beat`` and ``must_trump``."""
    return _FOLLOW[rules.must_beat][rules.must_trump]
