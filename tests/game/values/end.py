"""Section 6: the barrel, the barrier and what is paid after the match."""

from game.rules import Rules
from game.scoring import debts
from tests.game.script import booked, standing
from tests.game.values.auction import opening
from tests.game.values.case import Case

SITS = standing((0, 880, 0), barrel=(None, 0, None))
"""Seat 1 sits on the barrel."""


def climbing(rules: Rules) -> object:
    """Return where 850 + 40 and 870 + 60 of a defender come to."""
    ends = [
        booked((100, points, 0), standing((0, before, 0)), rules=rules)
        for before, points in ((850, 40), (870, 60))
    ]
    return [end.standing.totals[1] for end in ends]


def patience(rules: Rules) -> object:
    """Return after how many deals a sitter who does nothing falls."""
    sheet, deals = SITS, 1
    while not (end := booked((100, 20, 0), sheet, rules=rules)).penalties:
        sheet, deals = end.standing, deals + 1
    return deals, end.penalties


def attempts(rules: Rules) -> object:
    """Return the attempts used by a deal as a defender, and by one as declarer."""
    defended = booked((100, 20, 0), SITS, rules=rules)
    declared = booked((40, 60, 20), SITS, declarer=1, contract=120, rules=rules)
    return defended.standing.barrel[1], declared.standing.barrel[1]


def lost_contract(rules: Rules) -> object:
    end = booked((40, 60, 20), SITS, declarer=1, contract=120, rules=rules)
    return end.standing.totals[1], end.standing.barrel[1]


def trickless_sitter(rules: Rules) -> object:
    return booked((100, 0, 20), SITS, tricks=(7, 0, 1), rules=rules).standing.bolts


def beside_a_sitter(rules: Rules) -> object:
    """The sitter loses his contract; seat 0 takes 40 and seat 2 no trick."""
    end = booked((40, 80, 0), SITS, declarer=1, contract=120, tricks=(2, 6, 0), rules=rules)
    return end.scores, end.standing.bolts


def newcomer(rules: Rules) -> object:
    sheet = standing((0, 880, 850), barrel=(None, 0, None))
    return booked((100, 0, 40), sheet, rules=rules).standing.totals


def together(rules: Rules) -> object:
    return booked((100, 40, 0), standing((800, 850, 0)), rules=rules).standing.totals


def third_fall(rules: Rules) -> object:
    """Return the total after the third fall, and where 850 + 40 come to later on."""
    sheet = standing((0, 880, 0), barrel=(None, 2, None), falls=(0, 2, 0))
    fallen = booked((100, 20, 0), sheet, rules=rules).standing
    later = standing((0, 850, 0), falls=fallen.falls)
    return fallen.totals[1], booked((100, 40, 0), later, rules=rules).standing.totals[1]


def at_the_barrier(rules: Rules) -> object:
    """Return what a defender's 40 points bring him by his total."""
    totals = (790, 800, 870, 880, 890, 900)
    ends = [booked((100, 40, 0), standing((0, each, 0)), rules=rules) for each in totals]
    return [end.scores[1] for end in ends]


def paid(rules: Rules) -> object:
    """The target is 1000."""
    return debts(rules, (1000, 455, -120), 0)


CASES = (
    Case("barrel", climbing, {880: [880, 880], 900: [890, 900], "off": [890, 930]}),
    Case(
        "barrel_attempts",
        patience,
        {
            3: (3, (("fall", 1, -120),)),
            1: (1, (("fall", 1, -120),)),
            2: (2, (("fall", 1, -120),)),
            4: (4, (("fall", 1, -120),)),
            5: (5, (("fall", 1, -120),)),
        },
    ),
    Case("barrel_counts", attempts, {"deals": (1, 1), "contracts": (0, 1)}),
    Case(
        "barrel_auction",
        lambda rules: opening(rules, totals=(0, 880, 0), barrel=(None, 0, None)),
        {
            "normal": ([(0, 100)], 1, "auction"),
            "opens": ([(1, 120)], 2, "auction"),
            "skip": ([(1, 120)], 1, "exchange"),
        },
    ),
    Case("barrel_fail", lost_contract, {"nothing": (880, 1), "bid": (760, None)}),
    Case("barrel_defends", trickless_sitter, {"nothing": (0, 0, 0), "bolts": (0, 1, 0)}),
    Case(
        "barrel_others",
        beside_a_sitter,
        {"score": ((40, 0, 0), (0, 0, 1)), "freeze": ((0, 0, 0), (0, 0, 0))},
    ),
    Case("barrel_single", newcomer, {"on": (100, 760, 880), "off": (100, 880, 880)}),
    Case("barrel_together", together, {"fall": (760, 760, 0), "coexist": (880, 880, 0)}),
    Case(
        "barrel_third_fall",
        third_fall,
        {"zero": (0, 880), "zero_free": (0, 890), "off": (760, 880)},
    ),
    Case(
        "barrier",
        at_the_barrier,
        {
            "off": [40, 40, 40, 40, 40, 40],
            800: [40, 0, 0, 0, 0, 0],
            880: [40, 40, 40, 0, 0, 0],
            900: [40, 40, 40, 40, 40, 0],
        },
        given={"barrel": "off"},
    ),
    Case("settlement", paid, {"off": None, "missing": (0, 545, 1120), "bank": (100, 0, -100)}),
    Case(
        "stake",
        paid,
        {100: (100, 0, -100), 250: (250, 0, -250)},
        given={"settlement": "bank"},
    ),
)
