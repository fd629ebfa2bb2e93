"""Section 4: the talon, the exchange and the write-off."""

from game.cards import cards
from game.rules import Rules
from game.views import view
from tests.game.script import after, booked, standing, told
from tests.game.tables import THREE, three
from tests.game.values.case import ACCEPTED, Case, tried

FORCED = "1:p 2:p"
"""Seat 0 has the talon at 100."""


def seen_talon(rules: Rules) -> object:
    return view(after(three(rules), FORCED), 1).talon


def gift(rules: Rules) -> object:
    """Return who is told which card seat 1 was given."""
    return told(after(three(rules), FORCED), "0:g19C")[0].audience


def raising(rules: Rules) -> object:
    return tried(after(three(rules), f"{FORCED} 0:g19C 0:g29D"), "0:k105")


def writing_off(rules: Rules, script: str = FORCED, **columns: tuple[int | None, ...]) -> str:
    return tried(after(three(rules, THREE, **columns), script), "0:w")


def costs(rules: Rules) -> object:
    """Return score and bolts of who writes 105 off, for the first time and for the second."""
    ends = [
        booked(
            (0, 0, 0),
            standing(writeoffs=(before, 0, 0)),
            contract=105,
            result="written_off",
            rules=rules,
        )
        for before in (0, 1)
    ]
    return [(end.scores[0], end.standing.bolts[0]) for end in ends]


def gains(rules: Rules, players: int) -> object:
    zeros = (0,) * players
    return booked(zeros, contract=125, result="written_off", rules=rules).scores[1:]


def limits(rules: Rules) -> object:
    """Return what becomes of the first to the fourth write-off."""
    return [writing_off(rules, writeoffs=(before, 0, 0)) for before in range(4)]


def fines(rules: Rules) -> object:
    """Return the fines of the second, third and fourth write-off."""
    ends = [
        booked((0, 0, 0), standing(writeoffs=(before, 0, 0)), result="written_off", rules=rules)
        for before in (1, 2, 3)
    ]
    return [[amount for _, _, amount in end.penalties] for end in ends]


OVER = "writeoff-limit"

CASES = (
    Case("talon_hidden_at_forced", seen_talon, {"on": (), "off": cards("QH TH AH")}),
    Case("pass_face", gift, {"closed": 1, "open": None}),
    Case("raise_after_talon", raising, {"on": ACCEPTED, "off": "wrong-phase"}),
    Case("writeoff", writing_off, {"on": ACCEPTED, "off": "writeoff-off"}),
    Case(
        "writeoff_cost",
        costs,
        {
            "bid": [(-105, 0), (-105, 0)],
            "nothing": [(0, 0), (0, 0)],
            "bolt": [(0, 1), (0, 1)],
            "first_free": [(0, 0), (-105, 0)],
        },
    ),
    Case("writeoff_gain", lambda rules: gains(rules, 3), {60: (60, 60), "half": (65, 65)}),
    Case(
        "writeoff_limit",
        limits,
        {
            3: [ACCEPTED, ACCEPTED, ACCEPTED, OVER],
            0: [ACCEPTED, ACCEPTED, ACCEPTED, ACCEPTED],
            1: [ACCEPTED, OVER, OVER, OVER],
        },
    ),
    Case("writeoff_gain_two", lambda rules: gains(rules, 2), {60: (60,), 120: (120,)}),
    Case(
        "writeoff_fine_from",
        fines,
        {"off": [[], [], []], 3: [[], [-120], [-120]], 4: [[], [], [-120]]},
        given={"writeoff_limit": 0},
    ),
    Case(
        "writeoff_on_barrel",
        lambda rules: writing_off(rules, totals=(880, 0, 0), barrel=(0, None, None)),
        {"off": "writeoff-on-barrel", "on": ACCEPTED},
    ),
    Case(
        "writeoff_golden",
        lambda rules: writing_off(rules, script=""),
        {"off": "writeoff-golden", "on": ACCEPTED},
        given={"golden": "on"},
    ),
    Case(
        "writeoff_blind",
        lambda rules: writing_off(rules, script="0:x 1:p 2:p"),
        {"off": "writeoff-blind", "on": ACCEPTED},
        given={"blind": "forehand"},
    ),
)
