"""Section 5: what is scored, rounded and fined, and where the match is won."""

from game.rules import Rules
from tests.game.script import booked, standing
from tests.game.values.case import Case


def bolts(rules: Rules) -> object:
    """Return what becomes of two bolts after a trick, and without one."""
    sheet = standing(bolts=(0, 2, 0))
    trick = booked((100, 20, 0), sheet, rules=rules)
    none = booked((100, 0, 20), sheet, tricks=(7, 0, 1), rules=rules)
    return [(end.standing.bolts[1], end.standing.totals[1]) for end in (trick, none)]


def empty_trick(rules: Rules) -> object:
    """Seat 1 has a trick without points, seat 2 has none."""
    return booked((120, 0, 0), tricks=(7, 1, 0), rules=rules).standing.bolts


def trickless_declarer(rules: Rules) -> object:
    return booked((0, 60, 60), tricks=(0, 4, 4), rules=rules).standing.bolts


def dumps(rules: Rules) -> object:
    """520 + 35, and -455 - 100."""
    up = booked((100, 35, 0), standing((0, 520, 0)), rules=rules)
    down = booked((0, 60, 60), standing((-455, 0, 0)), rules=rules)
    return up.standing.totals[1], down.standing.totals[0]


def fine(rules: Rules) -> object:
    """The third bolt, a fall from the barrel, and the fine of the cutter."""
    bolt = booked((100, 0, 20), standing(bolts=(0, 2, 0)), tricks=(7, 0, 1), rules=rules)
    sits = standing((0, 880, 0), barrel=(None, 2, None))
    fall = booked((100, 20, 0), sits, rules=rules)
    cut = booked((100, 20, 0), cut_fined=True, rules=rules)
    return tuple(end.standing.totals[1] for end in (bolt, fall, cut))


def last_hundred(rules: Rules) -> object:
    return booked((100, 0, 0), standing((900, 0, 0)), rules=rules).winner


def from_the_barrel(rules: Rules) -> object:
    sits = standing((880, 0, 0), barrel=(0, None, None))
    return [
        booked((points, 0, 0), sits, contract=points, rules=rules).winner for points in (120, 125)
    ]


CASES = (
    Case(
        "rounding",
        lambda rules: booked((40, 44, 36), rules=rules).scores[1:],
        {5: (45, 35), 10: (40, 40), 1: (44, 36)},
    ),
    Case(
        "bolts",
        bolts,
        {
            "total": [(2, 20), (0, -120)],
            "consecutive": [(0, 20), (0, -120)],
            "off": [(2, 20), (2, 0)],
        },
    ),
    Case("bolt_for", empty_trick, {"tricks": (0, 0, 1), "points": (0, 1, 1)}),
    Case("bolt_declarer", trickless_declarer, {"on": (1, 0, 0), "off": (0, 0, 0)}),
    Case("dump_truck", dumps, {"both": (0, 0), "plus": (0, -555), "off": (555, -555)}),
    Case("penalty", fine, {120: (-120, 760, -100), 100: (-100, 780, -80)}),
    Case("target", last_hundred, {1000: 0, 1001: None}, given={"barrel": "off"}),
    Case("target", from_the_barrel, {1000: [0, 0], 1001: [None, 0]}),
)
