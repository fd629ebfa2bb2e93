"""Section 2: the cut, and what entitles to a new deal."""

from game.actions import Deal
from game.cards import DECK
from game.engine import apply
from game.rules import Rules
from tests.game.script import after
from tests.game.tables import ready
from tests.game.values.case import ACCEPTED, Case, holding, requests, tried

HANDS = {
    10: "9S 9C 9D JS JC JD KS",
    11: "9S 9C JS JC JD JH QS",
    12: "9S 9C JS JC JD JH KS",
    13: "9S 9C JS JC JD QS KS",
    14: "9S 9C JS JC QS QC KS",
    17: "9S 9C QS QC QD KS KC",
    18: "9S 9C QS QC KS KC KD",
}
"""Hands by their card points."""
TALONS = {3: "9S 9C QS", 4: "9S 9C KS", 5: "9S JS QS"}
"""Talons by their card points."""
GOOD = "AS TS AC TC AD TD AH"
NINES = "9S 9C 9D AS TS KS QS"


def cutting(rules: Rules) -> object:
    """The dealer is seat 2, so seat 1 cuts."""
    dealt = apply(ready(rules), None, Deal(DECK))[0]
    return tried(dealt, "1:u12")


def four_nines(rules: Rules) -> object:
    state = holding(rules, "9S 9C 9D 9H AS AC AD")
    return state.attempt, requests(state)


def poor_hands(rules: Rules) -> object:
    return tuple(points for points, hand in HANDS.items() if requests(holding(rules, hand)))


def three_nines(rules: Rules) -> object:
    return [requests(holding(rules, NINES, seat=seat)) for seat in (0, 1)]


def exchanged(rules: Rules) -> object:
    """Seat 1 is given a nine to his 13 points."""
    state = holding(rules, HANDS[13], talon="9D 9H QC")
    return requests(after(state, "1:p 2:p 0:g19D 0:g29H 0:k100"))


def forced_talon(rules: Rules, talon: str) -> str:
    return requests(after(holding(rules, GOOD, seat=0, talon=talon), "1:p 2:p"))


def poor_talons(rules: Rules) -> object:
    return tuple(points for points, talon in TALONS.items() if forced_talon(rules, talon))


def raised_talon(rules: Rules) -> object:
    state = holding(rules, GOOD, seat=0, talon="JS JC JD")
    return requests(after(state, "1:p 2:p")), requests(after(state, "1:b105 2:p 0:p"))


CASES = (
    Case("cut", cutting, {"off": "wrong-phase", "on": ACCEPTED}),
    Case(
        "redeal_four_nines",
        four_nines,
        {"request": (0, "1:four_nines"), "automatic": (1, ""), "off": (0, "")},
    ),
    Case(
        "redeal_below",
        poor_hands,
        {
            14: (10, 11, 12, 13),
            "off": (),
            11: (10,),
            12: (10, 11),
            13: (10, 11, 12),
            15: (10, 11, 12, 13, 14),
            18: (10, 11, 12, 13, 14, 17),
        },
    ),
    Case(
        "redeal_three_nines",
        three_nines,
        {
            "off": ["", ""],
            "anyone": ["0:three_nines", "1:three_nines"],
            "forehand": ["0:three_nines", ""],
        },
    ),
    Case(
        "redeal_four_jacks",
        lambda rules: requests(holding(rules, "JS JC JD JH AS AC AD")),
        {"off": "", "on": "1:four_jacks"},
    ),
    Case("redeal_after_pass", exchanged, {"off": "", "on": "1:after_pass"}),
    Case("redeal_talon_below", poor_talons, {"off": (), 4: (3,), 5: (3, 4)}),
    Case(
        "redeal_talon_nines",
        lambda rules: [forced_talon(rules, talon) for talon in ("9S KS QS", "9S 9C QS")],
        {"off": ["", ""], 2: ["", "0:talon_nines"]},
    ),
    Case(
        "redeal_talon_jacks",
        lambda rules: [forced_talon(rules, talon) for talon in ("JS JC 9S", "JS JC JD")],
        {"off": ["", ""], "on": ["", "0:talon_jacks"]},
    ),
    Case(
        "redeal_talon_when",
        raised_talon,
        {"forced": ("0:talon_jacks", ""), "always": ("0:talon_jacks", "1:talon_jacks")},
        given={"redeal_talon_jacks": "on"},
    ),
)
