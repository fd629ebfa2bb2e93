"""What may be led, and what a lead declares, for the exact search (see ``game.declaring``)."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from game.cards import (
    ACE,
    ALL_ACES,
    ALL_HALVES,
    ALL_NINES,
    JACK,
    KING,
    MARRIAGE,
    QUEEN,
    SMALL_MARRIAGE,
    SUIT_OF,
    Mask,
    indices,
)
from game.declaring import SEQUENCE
from game.players.strong.masks import PLAIN, TRUMPS, cheapest, dearest
from game.players.strong.moves import ACES_LEAD, KIND, MARRIAGE_LEAD, NINES_LEAD, SMALL_LEAD
from game.rules import Rules
from game.scoring import ACE_MARRIAGE, declared_value

# Where a trick begins, as one int beside the cards left: who leads, the trump, and, only as far
# as the rules need it, whose trump it is, how many aces the leader has led in a row, whether he
# has yet to take a trick, and whether the declarer may still be credited with dead packets.
TRUMP_AT, OWNER_AT, RUN_AT = 2, 5, 7
OWNED = 3 << OWNER_AT
BOUND, LONE = 1 << 9, 1 << 10
NOBODY = 3

Openings: TypeAlias = Callable[[Mask, int, bool], tuple[int, ...]]
"""The moves of a leader, promising ones first: of his hand, where he leads, is he to maximise."""


class Declares(NamedTuple):
    """What a declaring move does: how ``where`` changes, and what it is worth."""

    keep: int
    put: int
    worth: int
    makes_trump: bool


@lru_cache(maxsize=16)
def declarations(rules: Rules) -> tuple[Declares, ...]:
    """Return what each declaring move does, from the first marriage on."""
    declared: list[Declares] = []
    for kind in ("marriage", "small_marriage", "aces", "nines"):
        makes_trump = kind != "nines" and (kind != "aces" or rules.ace_marriage == "trump")
        for card in range(KIND):
            keep = ~(7 << TRUMP_AT | OWNED) if makes_trump else -1
            put = SUIT_OF[card] << TRUMP_AT if makes_trump else 0
            worth = declared_value(rules, kind, SUIT_OF[card])
            declared.append(Declares(keep, put, worth, makes_trump))
    return tuple(declared)


@lru_cache(maxsize=16)
def openings(rules: Rules) -> Openings:
    """Return the function that lists what may be led by these rules."""
    first_lead, auto = rules.marriage_first_lead == "on", rules.marriage_announce == "auto"
    rich = rules.small_marriage == "on" or rules.ace_marriage != "off" or bool(rules.nines_bonus)
    any_lead = rules.trump_lead == "any"

    @lru_cache(maxsize=1 << 14)
    def moves(hand: Mask, where: int, maximises: bool) -> tuple[int, ...]:
        may = hand if any_lead else _leadable(rules, hand, where)
        free = first_lead or not where & BOUND
        pairs = _pairs(hand) & may if free else 0
        plain = may & ~pairs if auto else may
        declaring = tuple([card + MARRIAGE_LEAD for card in cheapest(pairs)])
        if rich:
            declaring = (*_others(rules, hand, may, where, free=free), *declaring)
        trumps, aces = plain & TRUMPS[where >> TRUMP_AT & 7], plain & ALL_ACES
        low = plain ^ aces
        if maximises:
            rest = (*declaring, *dearest(low & trumps), *dearest(low & ~trumps))
        else:
            rest = (*declaring, *dearest(low))
        return (*dearest(aces & trumps), *dearest(aces & ~trumps), *rest)

    return moves


def _pairs(hand: Mask) -> Mask:
    """Return the kings and queens that stand together."""
    return sum(pair for pair in MARRIAGE if hand & pair == pair) if hand & ALL_HALVES else 0


def _leadable(rules: Rules, hand: Mask, where: int) -> Mask:
    """Return the cards that may be led under ``trump_lead``."""
    trump = where >> TRUMP_AT & 7
    if trump == PLAIN:
        return hand
    announced = where >> OWNER_AT & 3 == where & 3
    if announced == (rules.trump_lead == "announcer"):
        return hand
    return hand & ~TRUMPS[trump] or hand


def _others(rules: Rules, hand: Mask, may: Mask, where: int, *, free: bool) -> list[int]:
    """Return the leads that declare something beside marriages."""
    found: list[int] = []
    if rules.nines_bonus and hand & ALL_NINES == ALL_NINES:
        found += [card + NINES_LEAD for card in indices(may & ALL_NINES)]
    if rules.ace_marriage == "sequence":
        aces = hand & ALL_ACES
        if where >> RUN_AT & 3 == SEQUENCE and aces.bit_count() == 1:
            found += [card + ACES_LEAD for card in indices(may & aces)]
    elif rules.ace_marriage != "off" and hand & ALL_ACES == ALL_ACES and not where & BOUND:
        found += [card + ACES_LEAD for card in indices(may & ALL_ACES)]
    if rules.small_marriage == "on" and free:
        for suit, pair in enumerate(SMALL_MARRIAGE):
            if hand & pair == pair:
                ranks = (JACK,) if hand >> 6 * suit + KING & 1 else (QUEEN, JACK)
                found += [6 * suit + rank + SMALL_LEAD for rank in ranks]
    return [move for move in found if may >> move % KIND & 1]


def runs_on(hand: Mask, card: int, where: int) -> int:
    """Return the run of aces once this card is led, as it stands in ``where``; 0 for none.

    Only the run of one who held all four when it began can come to anything.
    """
    run = where >> RUN_AT & 3
    aces = hand & ALL_ACES
    if card % 6 != ACE or where & BOUND or aces.bit_count() + run <= SEQUENCE or run == SEQUENCE:
        return 0
    return run + 1 << RUN_AT


def worth_declaring(rules: Rules, hand: Mask, run: int) -> list[tuple[Mask, int]]:
    """Return sets of a hand and what may at most be declared while all of one are there."""
    found: list[tuple[Mask, int]] = []
    for suit in range(4):
        if hand & MARRIAGE[suit] == MARRIAGE[suit]:
            found.append((MARRIAGE[suit], declared_value(rules, "marriage", suit)))
        if rules.small_marriage == "on" and hand & SMALL_MARRIAGE[suit] == SMALL_MARRIAGE[suit]:
            found.append((SMALL_MARRIAGE[suit], declared_value(rules, "small_marriage", suit)))
    if rules.ace_marriage == "sequence" and (hand & ALL_ACES).bit_count() + run > SEQUENCE:
        found.append((0, ACE_MARRIAGE))
    elif rules.ace_marriage != "off" and hand & ALL_ACES == ALL_ACES:
        found.append((ALL_ACES, ACE_MARRIAGE))
    if rules.nines_bonus and hand & ALL_NINES == ALL_NINES:
        found.append((ALL_NINES, rules.nines_bonus))
    return found
