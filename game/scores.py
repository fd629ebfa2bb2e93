"""What a deal brings each seat before fines: contracts, points, write-offs, doubled or not."""

from game.cards import ALL_ACES, MARRIAGE, Mask, points_in
from game.rules import Rules
from game.scoring import marriage_value, rounded, writeoff_gain
from game.sheet import Sheet

SPECIAL_GAIN = 120
"""What a golden or blind write-off brings each opponent (rules 11.19)."""
ACE_INCOME = 50
"""What an ace in the talon brings by ``sitter_scores=aces_melds``."""


def book_scores(sheet: Sheet) -> None:
    """Book the contract, the points of the others, or the write-off (rules 6.2, steps 3, 4)."""
    for seat in sheet.playing:
        declares = seat == sheet.played.declarer
        score = _declared(sheet, seat) if declares else _defended(sheet, seat)
        sheet.scores[seat] = score
        sheet.totals[seat] += score
        if declares and sheet.played.result == "written_off" and not sheet.sat(seat):
            sheet.writeoffs[seat] += 1


def _declared(sheet: Sheet, seat: int) -> int:
    """Return the declarer's score; of a sitter's contracts only one that wins counts (11.57)."""
    played, sat = sheet.played, sheet.sat(seat)
    contract = played.contract * (2 if sheet.golden or played.blind else 1)
    if played.result == "written_off":
        return 0 if sat or _is_free_of_cost(sheet, seat) else -contract
    if played.result == "made":
        wins = sheet.totals[seat] + contract >= sheet.rules.target
        return contract if wins or not sat else 0
    return 0 if sat and sheet.rules.barrel_fail == "nothing" else -contract


def _is_free_of_cost(sheet: Sheet, seat: int) -> bool:
    """Return whether a write-off costs no points (``writeoff_cost``)."""
    cost = sheet.rules.writeoff_cost
    return cost in ("nothing", "bolt") or (
        cost == "first_free" and not sheet.before.writeoffs[seat]
    )


def _defended(sheet: Sheet, seat: int) -> int:
    """Return what another than the declarer scores; in the draw game everybody."""
    played, rules = sheet.played, sheet.rules
    if sheet.is_barred(seat):
        return 0
    if played.result == "written_off":
        return _gain(sheet)
    points = rounded(played.points[seat], rules.rounding)
    if not sheet.doubled:
        return points
    if sheet.golden or rules.blind_marriages == "on":
        return 2 * points
    return 2 * points - played.announced[seat]


def _gain(sheet: Sheet) -> int:
    """Return what each opponent gets for a write-off (rules 11.19)."""
    if sheet.golden or sheet.played.blind:
        return SPECIAL_GAIN
    if len(sheet.seats) == 2:
        return sheet.rules.writeoff_gain_two
    return writeoff_gain(sheet.rules, sheet.played.contract)


def book_bonus(sheet: Sheet) -> None:
    """Book the income of a dealer who sits out (rules 8 and 11.37)."""
    dealer = sheet.dealer
    if dealer in sheet.playing or sheet.is_barred(dealer):
        return
    income = sitter_income(sheet.rules, sheet.played.talon)
    if income:
        sheet.bonus[dealer] = income
        sheet.totals[dealer] += income


def sitter_income(rules: Rules, talon: Mask) -> int:
    """Return what the talon brings the dealer who sits out (``sitter_scores``).

    >>> from game.cards import cards, mask
    >>> sitter_income(Rules(), mask(cards("KH QH AS")))
    120
    """
    if rules.sitter_scores == "off":
        return 0
    values = [
        (talon & pair, pair, marriage_value(rules, suit)) for suit, pair in enumerate(MARRIAGE)
    ]
    marriages = sum(value for held, pair, value in values if held == pair)
    halves = sum(value // 2 for held, pair, value in values if held not in (0, pair))
    points = points_in(talon)
    match rules.sitter_scores:
        case "aces_melds":
            return ACE_INCOME * (talon & ALL_ACES).bit_count() + marriages
        case "points_marriage":
            points += marriages
        case "points_half":
            points += marriages + halves
    return rounded(points, rules.rounding)
