"""The rule player's choice of a card, quick: the same ratings, on bare numbers.

It chooses as the place on turn, which knows its own hand and what is public. The place that plans
(`Play.planner`) knows better than the rule player in which order marriages are declared.
"""

from functools import cache

from game.cards import (
    ALL_ACES,
    ALL_NINES,
    JACK,
    KING,
    MARRIAGE,
    QUEEN,
    RANK_POINTS,
    SMALL_MARRIAGE,
    SUIT_MASK,
    SUIT_OF,
    Mask,
    indices,
)
from game.phases import NO_TRUMP
from game.players.card_play import (
    DEFENDS,
    FALLS,
    FALLS_ON_DECLARER,
    FALLS_ON_DEFENDER,
    FIRST,
    TRUMP,
    suit_worth,
)
from game.players.strong.chances import (
    TRUMPED,
    Other,
    later_places,
    led_wins,
    taken,
)
from game.players.strong.moves import (
    ACES_LEAD,
    MARRIAGE_LEAD,
    NINES_LEAD,
    SMALL_LEAD,
)
from game.players.strong.play import Play
from game.players.strong.position import POINTS

FREED, BOUND = 0.9, 0.5
"""The share of a marriage that is lost with half of it, with a trick taken and before."""
BREAKS = 0.05
"""The share of a marriage that it is worth to break it in an opponent's hand."""
ALL_OF_ACES = 4


def choose(play: Play) -> int:
    """Return the move of the place on turn, by the rule player's rules of thumb."""
    hand = play.hands[play.turn]
    if not play.table:
        return _lead(play, hand) if hand & hand - 1 else hand.bit_length() - 1
    may = play.terms.follow(hand, play.table, play.trump)
    return _follow(play, hand, may) if may & may - 1 else may.bit_length() - 1


def _follow(play: Play, hand: Mask, may: Mask) -> int:
    """Choose the card that follows: what it takes, less the worth of keeping it."""
    table, trump, count, declarer = play.table, play.trump, play.count, play.declarer
    place, suit, out = play.turn, SUIT_OF[table[0]], play.lying ^ hand
    power = _POWERS[suit][trump]
    strengths = [power[card] for card in table]
    best = max(strengths)
    defends = declarer is not None and place != declarer and count > 2
    with_fellow = defends and (play.leader + strengths.index(best)) % count != declarer
    if with_fellow and len(table) == 1 and suit == trump:
        may = may & (1 << table[0]) - 1 or may
    later = later_places(play, place, out, len(table) + 1) if len(table) + 1 < count else []
    lies = FALLS * len(later) + sum([POINTS[card] for card in table])
    share = DEFENDS if defends else 1.0
    freed = FREED if play.freed >> place & 1 or play.terms.first_lead else BOUND
    ducks = taken(later, suit, best, trump, float(with_fellow))
    rated, chosen = -1000.0, 0
    for card in indices(may):
        strength, own = power[card], SUIT_OF[card]
        won = taken(later, suit, strength, trump, 1.0) if strength > best else ducks
        kept = keeps(hand >> 6 * own & 63, out >> 6 * own & 63)[card % 6]
        if MARRIAGE[own] >> card & 1 and not MARRIAGE[own] & ~hand:
            kept += freed * play.terms.values[own]
        if own == trump:
            kept += TRUMP
        rating = (1.8 * won - 0.8) * (lies + POINTS[card]) - share * kept
        if rating > rated:
            rated, chosen = rating, card
    return chosen


def _lead(play: Play, hand: Mask) -> int:
    """Choose a lead: a rarer declaration if there is one."""
    may = hand if play.terms.trump_lead == "any" else _leadable(play, hand)
    free = bool(play.terms.first_lead or play.freed >> play.leader & 1)
    if play.terms.rarer:
        rarer = _rarer(play, hand, may, free=free)
        if rarer is not None:
            return rarer
    return _dearest(play, hand, may, free=free)


# One loop without calls for each card: this is most of what the strong player does.
def _dearest(play: Play, hand: Mask, may: Mask, *, free: bool) -> int:
    """Choose among cards and marriages: sure tricks before the first one, then the dearest."""
    terms, trump, place = play.terms, play.trump, play.leader
    out = play.lying ^ hand
    others = later_places(play, place, out, 1)
    defends = play.declarer is not None and place != play.declarer and play.count > 2
    falls = 2 * (FALLS_ON_DEFENDER if defends else FALLS_ON_DECLARER)
    pairs = [not MARRIAGE[suit] & ~may and free for suit in range(4)]
    plans = place == play.planner
    settled = trump != NO_TRUMP and not (plans and play.owner == place)
    first = 0.0 if settled or defends or not any(pairs) else FIRST
    to_declare = sum([terms.values[suit] for suit in range(4) if pairs[suit]]) if plans else 0
    rated, chosen = -1e9, 0
    for suit in range(4):
        cards = may >> 6 * suit & 63
        if not cards:
            continue
        keep = keeps(hand >> 6 * suit & 63, out >> 6 * suit & 63)
        value, paired = terms.values[suit], not MARRIAGE[suit] & ~hand
        broken = _broken(others, suit, value)
        while cards:
            rank = (cards & -cards).bit_length() - 1
            cards &= cards - 1
            half = paired and rank in (QUEEN, KING)
            declares = half and pairs[suit]
            made = suit if declares else trump
            won, points = led_wins(suit, rank, made, others), RANK_POINTS[rank]
            rating = won * (points + falls + broken) - (1 - won) * points - keep[rank]
            if half:
                rating -= (FREED if free else BOUND) * value
            elif won == 1.0 and not paired:
                rating += first
            if declares:
                rating += 2 * value
                if plans:
                    # What is led and won leaves the lead for the other marriages.
                    rating += 2 * won * (to_declare - value)
            if suit == made:
                rating -= TRUMP
            if rating > rated or (rating == rated and declares):
                rated, chosen = rating, 6 * suit + rank + (MARRIAGE_LEAD if declares else 0)
    return chosen


def _broken(others: list[Other], suit: int, value: int) -> float:
    """Return what a lead is worth for the marriages it may break in opponents' hands."""
    broken = 0.0
    for could, _, fellow in others:
        if not fellow and not MARRIAGE[suit] & ~could:
            broken += BREAKS * value
    return broken


def _leadable(play: Play, hand: Mask) -> Mask:
    """Return what may be led under ``trump_lead``."""
    announced = play.owner == play.leader
    if play.trump == NO_TRUMP or announced == (play.terms.trump_lead == "announcer"):
        return hand
    return hand & ~SUIT_MASK[play.trump] or hand


def _rarer(play: Play, hand: Mask, may: Mask, *, free: bool) -> int | None:
    """Return a lead that declares nines, aces or a small marriage, or runs the aces."""
    terms, aces, freed = play.terms, hand & ALL_ACES, play.freed >> play.leader & 1
    if terms.nines and hand & ALL_NINES == ALL_NINES and may & ALL_NINES:
        return NINES_LEAD + (may & ALL_NINES).bit_length() - 1
    if terms.aces == "sequence":
        count = aces.bit_count()
        if freed and count and count + play.run == ALL_OF_ACES and may & aces:
            return (ACES_LEAD if count == 1 else 0) + (may & aces).bit_length() - 1
    elif terms.aces != "off" and freed and aces == ALL_ACES and may & aces:
        return ACES_LEAD + (may & aces).bit_length() - 1
    if terms.small and free:
        for suit, pair in enumerate(SMALL_MARRIAGE):
            if not pair & ~may and not hand >> 6 * suit + KING & 1:
                return SMALL_LEAD + 6 * suit + JACK
    return None


@cache
def keeps(own: int, out: int) -> tuple[float, ...]:
    """Return what each rank of a suit is worth to keep, when these of it are out."""
    worth = suit_worth(own, out)
    return tuple([worth - suit_worth(own & ~(1 << rank), out) for rank in range(6)])


def _powers(led: int, trump: int) -> tuple[int, ...]:
    """Return how strong each card is in a trick: nothing, by rank in the suit led, by trump."""
    strengths = []
    for card, suit in enumerate(SUIT_OF):
        strengths.append(TRUMPED + card if suit == trump else card if suit == led else -1)
    return tuple(strengths)


_POWERS = [[_powers(led, trump) for trump in (0, 1, 2, 3, NO_TRUMP)] for led in range(4)]
"""By the suit led and the trump (the last for none)."""
