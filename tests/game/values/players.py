"""Sections 7 and 8: the forms of two, and the dealer of four who sits out."""

from game.actions import Deal, Pass
from game.cards import DECK
from game.engine import apply, legal_actions
from game.events import DealSettled
from game.phases import Auction, Dealing, Draw, Exchange, Taking, Tricks
from game.rules import Rules
from game.state import State
from tests.game.script import after, booked, in_tricks, told
from tests.game.tables import ready
from tests.game.values.case import Case


def sizes(state: State) -> tuple[int, ...]:
    assert isinstance(state.phase, Auction | Taking | Exchange | Tricks | Draw)
    return tuple(hand.bit_count() for hand in state.phase.hands)


def form(rules: Rules) -> object:
    """Return how many cards each of two has when dealt, and when the first one is led."""
    state, _ = apply(ready(rules, 2), None, Deal(DECK))
    begun = sizes(state)
    while isinstance(state.phase, Auction | Taking | Exchange):
        seat = state.to_act[0]
        legal = legal_actions(state, seat)
        state, _ = apply(state, seat, Pass() if Pass() in legal else legal[0])
    assert not isinstance(state.phase, Dealing)
    return state.phase.kind, begun, sizes(state)


def last_trick(rules: Rules) -> object:
    """♠A takes ♠K; the untaken packet is worth 21 and the cards laid down 3."""
    state = in_tricks(["KS", "AS"], rules=rules, other="AC TC", laid="QD 9D")
    end = told(after(state, "0:cKS"), "1:cAS")[-1]
    assert isinstance(end, DealSettled)
    return end.points


def incomes(rules: Rules) -> object:
    """Return what the dealer has of ♥KQ ♠A, and of ♥K ♠A 9."""
    talons = ("KH QH AS", "KH AS 9S")
    return [booked((100, 20, 0, 0), talon=talon, rules=rules).bonus for talon in talons]


CASES = (
    Case(
        "two_player",
        form,
        {
            "packets": ("tricks", (10, 10), (10, 10)),
            "one_card": ("tricks", (10, 10), (11, 11)),
            "triples": ("tricks", (9, 9), (10, 10)),
            "dead_hand": ("tricks", (7, 7), (8, 8)),
            "draw": ("draw", (6, 6), (6, 6)),
        },
    ),
    Case(
        "leftovers",
        last_trick,
        {"last_trick": (0, 39), "packet": (0, 36), "dead": (0, 15)},
    ),
    Case(
        "sitter_scores",
        incomes,
        {
            "points_marriage": [((3, 120),), ((3, 15),)],
            "points": [((3, 20),), ((3, 15),)],
            "points_half": [((3, 120),), ((3, 65),)],
            "off": [(), ()],
            "aces_melds": [((3, 150),), ((3, 50),)],
        },
    ),
)
