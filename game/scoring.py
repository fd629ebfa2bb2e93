"""What things are worth: marriages, bids, rounding, write-offs, debts after a match."""

from typing import assert_never

from game.phases import Declares
from game.rules import Rules

MARRIAGE_VALUES = {
    "classic": (40, 60, 80, 100),
    "spades": (100, 80, 40, 60),
    "spades_hearts": (100, 60, 40, 80),
    "clubs": (80, 100, 40, 60),
}
"""By ``marriage_values``: what a marriage in spades, clubs, diamonds and hearts is worth."""
ACE_MARRIAGE = 200
"""What four aces are worth (``ace_marriage``)."""
DUMP, EVEN_DUMP = 555, 550
"""The total that is dumped; the other where every score is a multiple of ten (rules 11.33)."""
EVEN = 10
FREEING_FALLS = 3


def marriage_value(rules: Rules, suit: int) -> int:
    """Return what a marriage of the suit is worth (``marriage_values``)."""
    return MARRIAGE_VALUES[rules.marriage_values][suit]


def declared_value(rules: Rules, kind: Declares, suit: int) -> int:
    """Return what a declaration is worth to one whom it brings anything."""
    match kind:
        case "marriage":
            return marriage_value(rules, suit)
        case "small_marriage":
            return marriage_value(rules, suit) // 2
        case "aces":
            return ACE_MARRIAGE
        case "nines":
            return rules.nines_bonus
        case _ as never:
            assert_never(never)


def rounded(points: int, step: int) -> int:
    """Round points to the nearest multiple of ``step``; halves go up.

    >>> [rounded(points, 5) for points in (31, 33, 37, 38)], rounded(35, 10)
    ([30, 35, 35, 40], 40)
    """
    return (2 * points + step) // (2 * step) * step


def writeoff_gain(rules: Rules, bid: int) -> int:
    """Return what each opponent gets for a write-off (``writeoff_gain``).

    >>> writeoff_gain(Rules(writeoff_gain="half"), 125)
    65
    """
    if rules.writeoff_gain == "half":
        return (bid + rules.bid_step) // (2 * rules.bid_step) * rules.bid_step
    return rules.writeoff_gain


def is_free(rules: Rules, falls: int) -> bool:
    """Return whether a seat with so many falls plays without a barrel (``barrel_third_fall``)."""
    return rules.barrel_third_fall == "zero_free" and falls >= FREEING_FALLS


def is_dumped(rules: Rules, total: int) -> bool:
    """Return whether a total is put to 0 (``dump_truck``, rules 11.33)."""
    dump = EVEN_DUMP if rules.bid_step == rules.rounding == EVEN else DUMP
    if total == dump:
        return rules.dump_truck != "off"
    return total == -dump and rules.dump_truck == "both"


def debts(rules: Rules, totals: tuple[int, ...], winner: int) -> tuple[int, ...] | None:
    """Return what each seat lacks, or gains and pays, when the match is won (``settlement``).

    >>> debts(Rules(settlement="missing"), (455, -120, 1000), 2)
    (545, 1120, 0)
    """
    if rules.settlement == "off":
        return None
    seats = range(len(totals))
    if rules.settlement == "missing":
        lacks = [max(0, rules.target - total) for total in totals]
        return tuple(0 if seat == winner else lacks[seat] for seat in seats)
    lowest = min(totals[seat] for seat in seats if seat != winner)
    last = [seat for seat in seats if seat != winner and totals[seat] == lowest]
    share, rest = divmod(rules.stake, len(last))
    pays = {seat: share + (at < rest) for at, seat in enumerate(last)}
    return tuple(rules.stake if seat == winner else -pays.get(seat, 0) for seat in seats)
