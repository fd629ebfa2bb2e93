"""Section 5: what may be played and declared."""

from game.cards import SUITS, Suit
from game.events import DealSettled
from game.phases import Declared
from game.rules import Rules
from tests.game.script import after, in_tricks, told
from tests.game.values.case import ACCEPTED, Case, choices, declared, tried

HEARTS = SUITS.index(Suit.HEARTS)
PAIR = ("KH QH 9D", "9H JH JD", "TH 9S TD")
ACES = ("AS AC AD AH 9S", "JS JC JD JH QS", "TS TC TD TH 9H")
NINES = ("9S 9C 9D 9H", "JS JC JD JH", "TS TC TD TH")
THREE_ACES = "0:cAS 1:cJS 2:cTS 0:cAC 1:cJC 2:cTC 0:cAD 1:cJD 2:cTD"


def void(rules: Rules) -> object:
    """Return what seat 1 may put on a spade who has none but a trump."""
    state = in_tricks(["TS JC", "KH 9C", "9H AH"], trump="H", rules=rules)
    return choices(after(state, "0:cTS"), 1)


def beating(rules: Rules) -> object:
    """Return what may be put on ♠10 by who can beat it, and on ♥K who can overtrump it."""
    own = in_tricks(["TS JC", "9S AS", "QC KC"], rules=rules)
    trumped = in_tricks(["TS JC", "KH 9C", "9H AH"], trump="H", rules=rules)
    return choices(after(own, "0:cTS"), 1), choices(after(trumped, "0:cTS 1:cKH"), 2)


def marriage_of(rules: Rules, suit: str) -> object:
    hands = (f"K{suit} Q{suit}", f"9{suit} J{suit}", f"T{suit} A{suit}")
    return declared(in_tricks(hands, won=(0,), rules=rules), f"0:mK{suit}")


def defenders_marriage(rules: Rules) -> object:
    state = in_tricks(("9H JH", "KH QH", "TH AH"), won=(1,), leader=1, rules=rules)
    return declared(state, "1:mKH")


def trump_leads(rules: Rules) -> object:
    """Return what may be led by seat 0, who announced ♥, and by seat 1."""
    hands, announced = ("9S AH", "JS KH", "TS QH"), (Declared(0, 0, HEARTS),)
    states = [
        in_tricks(hands, won=(0, 1), leader=leader, trump="H", declared=announced, rules=rules)
        for leader in (0, 1)
    ]
    return [choices(state, leader, "c") for leader, state in enumerate(states)]


def aces(rules: Rules) -> object:
    """Return what four aces declare with the first of them and with the last; ♥ is trump."""
    state = in_tricks(ACES, won=(0,), trump="H", rules=rules)
    return declared(state, "0:aAC"), declared(state, f"{THREE_ACES} 0:aAH")


def last_trick(rules: Rules, contract: int = 100) -> DealSettled:
    """The declarer has 118 points, the last trick brings seat 1 the other 2."""
    state = in_tricks(("9S", "JS", "9C"), won=(0,) * 7, rules=rules, contract=contract)
    end = told(after(state, "0:c9S 1:cJS"), "2:c9C")[-1]
    assert isinstance(end, DealSettled)
    return end


CASES = (
    Case("must_trump", void, {"on": "cKH", "off": "c9C cKH"}),
    Case(
        "must_beat",
        beating,
        {
            "off": ("c9S cAS", "c9H cAH"),
            "suit": ("cAS", "c9H cAH"),
            "suit_and_trump": ("cAS", "cAH"),
        },
    ),
    Case(
        "marriage_first_lead",
        lambda rules: tried(in_tricks(PAIR, rules=rules), "0:mKH"),
        {"off": "marriage-no-trick", "on": ACCEPTED},
    ),
    Case(
        "marriage_announce",
        lambda rules: tried(in_tricks(PAIR, won=(0,), rules=rules), "0:cKH"),
        {"ask": ACCEPTED, "auto": "must-declare"},
    ),
    Case(
        "marriage_values",
        lambda rules: [marriage_of(rules, suit) for suit in "HDCS"],
        {
            "classic": [(100, "H"), (80, "D"), (60, "C"), (40, "S")],
            "spades": [(60, "H"), (40, "D"), (80, "C"), (100, "S")],
            "spades_hearts": [(80, "H"), (40, "D"), (60, "C"), (100, "S")],
            "clubs": [(60, "H"), (40, "D"), (100, "C"), (80, "S")],
        },
    ),
    Case("marriage_scores", defenders_marriage, {"all": (100, "H"), "declarer": (0, "H")}),
    Case(
        "trump_lead",
        trump_leads,
        {
            "any": ["c9S cAH", "cJS cKH"],
            "announcer": ["c9S cAH", "cJS"],
            "others": ["c9S", "cJS cKH"],
        },
    ),
    Case(
        "ace_marriage",
        aces,
        {
            "off": (None, None),
            "bonus": ((200, "H"), None),
            "trump": ((200, "C"), None),
            "sequence": (None, (200, "H")),
        },
    ),
    Case(
        "small_marriage",
        lambda rules: declared(
            in_tricks(("QD JD 9H", "9D TD JH", "KD AD TH"), won=(0,), rules=rules), "0:sJD"
        ),
        {"off": None, "on": (40, "D")},
    ),
    Case(
        "nines_bonus",
        lambda rules: declared(in_tricks(NINES, rules=rules), "0:n9C"),
        {0: None, 200: (200, ""), 360: (360, "")},
    ),
    Case(
        "last_trick_bonus",
        lambda rules: last_trick(rules).points,
        {0: (118, 2, 0), 10: (118, 12, 0)},
    ),
    Case(
        "round_declarer",
        lambda rules: [last_trick(rules, contract).scores[0] for contract in (120, 125)],
        {"off": [-120, -125], "on": [120, -125]},
    ),
)
