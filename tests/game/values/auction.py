"""Section 3: forced bids, steps and caps, re-buys, blind and golden deals."""

from game.events import BidMade
from game.phases import Exchange
from game.rules import Rules
from game.state import GoldenRound, State
from game.views import view
from tests.game.script import after, booked, standing
from tests.game.tables import THREE, dealing, ready, three
from tests.game.values.case import ACCEPTED, Case, choices, tried, where

PLAIN = ("AS TS KS QC 9C JC 9D", "AC TC KC QS JS 9S JD", "AD TD KD QH JH 9H KH")
"""Hands without a marriage for seats 0 and 1."""
LOW = (0, -5, -100, -105, -120, -125, -200, -205, -300, -305, -1000, -1005)


def opening(rules: Rules, **columns: tuple[int | None, ...]) -> tuple[object, ...]:
    """Return the bids that the deal makes by itself, and who is to act in which phase."""
    state, events = dealing(ready(rules, **columns), THREE)
    bids = [(each.seat, each.amount) for each in events if isinstance(each, BidMade)]
    return bids, state.to_act[0], state.phase.kind


def amounts(rules: Rules) -> list[int]:
    """Return the bids open to seat 1, who holds ♣KQ, after the 100 of seat 0."""
    return [int(word[1:]) for word in choices(three(rules), 1, "b").split()]


def bluffs(rules: Rules) -> object:
    """Seat 1 bids 5 above 120, and with ♣KQ 5 above 180."""
    return tried(three(rules, PLAIN), "1:b125"), tried(three(rules), "1:b185")


def silent(rules: Rules) -> object:
    """Return the totals with which seat 1 passes by himself."""
    return where(lambda total: three(rules, totals=(0, total, 0)).to_act != (1,), LOW)


def bought(state: State) -> tuple[int, int]:
    assert isinstance(state.phase, Exchange)
    return state.phase.bought.declarer, state.phase.bought.bid


def rebuying(rules: Rules) -> object:
    state = after(three(rules), "1:b105 2:p 0:p")
    if tried(state, "2:y225") != ACCEPTED:
        return tried(state, "2:y225"), bought(state)
    return ACCEPTED, bought(after(state, "2:y225"))


def hands_seen(rules: Rules) -> object:
    """Return how many of his cards each seat sees when the auction opens."""
    return tuple(len(view(three(rules), seat).hand) for seat in range(3))


def unseen_at(rules: Rules) -> object:
    """Return the totals with which forehand may bid blind."""
    totals = (-5, 0, 1, 115, 120, 235, 240)
    return where(lambda total: view(three(rules, totals=(total, 0, 0)), 0).unseen, totals)


def blind_deal(rules: Rules) -> object:
    """Seat 0 makes a blind 120; of his opponents one takes 42 and the other no trick."""
    end = booked((120, 42, 0), rules=rules, contract=120, blind=True, tricks=(7, 1, 0))
    return end.scores, end.standing.bolts


def blind_marriage(rules: Rules) -> object:
    """A defender takes 37 and has declared ♥KQ."""
    points, told = (83, 137, 0), (0, 100, 0)
    return booked(points, rules=rules, contract=120, blind=True, announced=told).scores[1]


def golden_raise(rules: Rules) -> object:
    return tried(after(three(rules), "0:g19C 0:g29D"), "0:k125")


def golden_in_vain(rules: Rules) -> object:
    """Nobody has made his 120 and the last deal of the round fails too."""
    sheet = standing((-240, -240, 90), golden=GoldenRound(1))
    end = booked((0, 60, 60), sheet, rules=rules, contract=120).standing
    return end.totals, end.golden and end.golden.left


CASES = (
    Case(
        "forced_seat",
        opening,
        {
            "left": ([(0, 100)], 1, "auction"),
            "dealer": ([(2, 100)], 0, "auction"),
            "last": ([], 0, "auction"),
        },
    ),
    Case(
        "min_bid",
        opening,
        {
            100: ([(0, 100)], 1, "auction"),
            50: ([(0, 50)], 1, "auction"),
            60: ([(0, 60)], 1, "auction"),
        },
    ),
    Case(
        "bid_step",
        lambda rules: amounts(rules)[:4],
        {5: [105, 110, 115, 120], 10: [110, 120, 130, 140]},
    ),
    Case(
        "jump_bids",
        lambda rules: (min(amounts(rules)), max(amounts(rules))),
        {"on": (105, 180), "off": (105, 105)},
    ),
    Case(
        "bid_cap",
        bluffs,
        {
            "marriages": ("bid-above-cap", "bid-above-cap"),
            "any_marriage": ("bid-above-cap", ACCEPTED),
            "none": (ACCEPTED, ACCEPTED),
        },
    ),
    Case(
        "no_bid_below",
        silent,
        {
            "off": (),
            0: LOW[1:],
            -100: (-105, -120, -125, -200, -205, -300, -305, -1000, -1005),
            -120: (-125, -200, -205, -300, -305, -1000, -1005),
            -200: (-205, -300, -305, -1000, -1005),
            -300: (-305, -1000, -1005),
            -1000: (-1005,),
        },
    ),
    Case("talon_rebuy", rebuying, {"off": ("no-rebuy", (1, 105)), "on": (ACCEPTED, (2, 225))}),
    Case("blind", hands_seen, {"off": (7, 7, 7), "forehand": (0, 7, 7), "anyone": (0, 0, 0)}),
    Case(
        "blind_doubles",
        blind_deal,
        {"player": ((240, 40, 0), (0, 0, 1)), "all": ((240, 80, 0), (0, 0, 2))},
        given={"blind": "anyone"},
    ),
    Case(
        "blind_marriages",
        blind_marriage,
        {"on": 270, "off": 170},
        given={"blind": "anyone", "blind_doubles": "all"},
    ),
    Case(
        "blind_min_score",
        unseen_at,
        {
            0: (0, 1, 115, 120, 235, 240),
            "off": (-5, 0, 1, 115, 120, 235, 240),
            1: (1, 115, 120, 235, 240),
            120: (120, 235, 240),
            240: (240,),
        },
        given={"blind": "forehand"},
    ),
    Case(
        "golden",
        opening,
        {"off": ([(0, 100)], 1, "auction"), "on": ([(0, 120)], 0, "exchange")},
    ),
    Case(
        "golden_raise",
        golden_raise,
        {"off": "wrong-phase", "on": ACCEPTED},
        given={"golden": "on"},
    ),
    Case(
        "golden_if_none",
        golden_in_vain,
        {"replay": ((0, 0, 0), 3), "continue": ((0, 0, 0), None)},
        given={"golden": "on"},
    ),
)
