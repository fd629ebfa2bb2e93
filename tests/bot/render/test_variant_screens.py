"""One screen of each kind that only some rules, or two or four players, know; in each language."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

import pytest

from bot.l10n import Translator, languages
from bot.render.alerts import LIMIT, cards_alert
from bot.render.hand import hand_screen
from bot.render.names import Player
from bot.render.table import table_screen
from game.actions import Deal
from game.cards import ALL_CARDS, cards, cards_in, mask
from game.engine import apply
from game.phases import Declared
from game.rules import CLASSIC, Rules, Value, from_dict
from game.state import GoldenRound, State
from game.views import view
from tests.bot.render.scenes import PLAYERS, pressed, shown
from tests.bot.render.test_walks import check
from tests.game.script import after, in_tricks
from tests.game.tables import THREE, dealing, four, ready, rest, three, two

if TYPE_CHECKING:
    from syrupy.assertion import SnapshotAssertion

    from bot.render.screen import Screen

T = Translator("en")
FOURTH = Player("Vera", 4)
TAKEN = "1:b105 2:p 0:p"
"""Seat 1 of three takes the talon."""
NINE = ("AS TS KS QS 9C JC 9D JD TD", "AC TC KC QC JS 9S AD JH 9H")
SEVEN = ("AS TS KS QS 9C JC 9D", "AC TC KC QC JS 9S AD")
SIX = ("AS TS KS QS 9C JC", "AC TC KC QC JS 9S")
WEAK = ("AS TS KS QS AH JC TH", "AC TC KC QC TD AD 9H", "9S 9C 9D KD QD JH JD")
POOR_TALON = ("AS TS KS QS AH JC TH", "AC TC KC QC TD AD KH", "QH JS JD KD QD JH 9H")
JACKS = ("AS TS KS QS AH AC TH", "JS JC JD JH 9S 9C 9D", "TC KC QC TD AD KD QD")


class Scene(NamedTuple):
    """A moment, the seat whose message is shown (None: the group), and the page of it."""

    state: State
    seat: int | None
    page: str = ""


def cutting(cuts: str = "") -> State:
    """Return a table at the cut; every third card of the deck is a nine."""
    top = cards("AS KS 9S AC KC 9C AD KD 9D")
    state, _ = apply(ready(Rules(cut="on")), None, Deal((*top, *rest(top))))
    return after(state, cuts)


def golden(**options: Value) -> State:
    """Return the second deal of a golden round of three."""
    rules = from_dict({"golden": "on", **options})
    start = ready(rules)
    standing = replace(start.standing, totals=(-240, 40, 0), golden=GoldenRound(2))
    return dealing(replace(start, standing=standing), THREE)[0]


def rules(**options: Value) -> Rules:
    """Return classic rules but for some options."""
    return from_dict(options)


def sitting(target: int) -> State:
    """Return a table whose forehand sits on the barrel and has the contract to name."""
    state = three(rules(target=target), totals=(880, 0, 0), barrel=(1, None, None))
    return after(state, "1:p 2:p 0:g1JC 0:g29D")


def leading(hand: str, **options: Value) -> State:
    """Return a table of three whose declarer, seat 0, leads these cards and has a trick."""
    others = cards_in(ALL_CARDS & ~mask(cards(hand)))
    count = len(cards(hand))
    hands = [hand, " ".join(others[:count]), " ".join(others[count : 2 * count])]
    return in_tricks(hands, rules=rules(**options), won=(0,))


def kept() -> State:
    """Return a table where who announced the trump may not lead it."""
    hands = ["AH TH 9S AC", "AS TS KS QS", "AD TD KD QD"]
    hearts = (Declared(0, 0, 3),)
    return in_tricks(hands, rules=rules(trump_lead="others"), trump="H", declared=hearts, won=(0,))


SCENES: dict[str, Scene] = {
    "cut": Scene(cutting(), 1),
    "cut anywhere": Scene(cutting(), 1, "u"),
    "cut, the group": Scene(cutting("1:u3"), None),
    "cut, the third time": Scene(cutting("1:u3 1:u3"), 1),
    "blind, asked": Scene(three(rules(blind="forehand")), 0),
    "blind, out of turn": Scene(three(rules(blind="anyone")), 1),
    "blind, bid": Scene(after(three(rules(blind="anyone")), "0:x"), 0),
    "blind, the group": Scene(after(three(rules(blind="anyone")), "0:x"), None),
    "blind, the talon": Scene(after(three(rules(blind="anyone")), "0:x 1:p 2:p"), None),
    "blind, played": Scene(after(three(rules(blind="anyone")), "0:x 1:p 2:p 0:g1JC 0:g29D"), None),
    "golden, the group": Scene(golden(), None),
    "golden, the declarer": Scene(golden(), 0),
    "golden, written off": Scene(
        golden(writeoff_golden="on", writeoff_cost="bolt", writeoff_fine_from=3), 0, "w"
    ),
    "four, the group": Scene(four(CLASSIC), None),
    "four, who sits out": Scene(four(CLASSIC), 3),
    "packets, the group": Scene(after(two(CLASSIC), "1:p"), None),
    "packets, who picks": Scene(after(two(CLASSIC), "1:p"), 0),
    "packets, who lays": Scene(after(two(CLASSIC), "1:b105 0:p 1:t1"), 1, "xJH9H"),
    "packets, laid": Scene(after(two(CLASSIC), "1:b105 0:p 1:t1 1:l9HJH"), None),
    "packets, hidden": Scene(after(two(CLASSIC), "1:p 0:t0"), None),
    "one card": Scene(after(two(rules(two_player="one_card")), "1:b105 0:p 1:t0"), 1, "x9H"),
    "triples": Scene(after(two(rules(two_player="triples"), NINE), "1:b105 0:p 1:t0"), 1, "x9H9S"),
    "dead hand": Scene(after(two(rules(two_player="dead_hand"), SEVEN), "1:b105 0:p"), 1, "x9SJS"),
    "dead hand, given": Scene(
        after(two(rules(two_player="dead_hand"), SEVEN), "1:b105 0:p 1:g09S 1:gdJS"), 1
    ),
    "draw, the group": Scene(after(two(rules(two_player="draw"), SIX), "0:cAS 1:c9S"), None),
    "draw, who leads": Scene(after(two(rules(two_player="draw"), SIX), "0:cAS 1:c9S"), 0),
    "talon for sale": Scene(after(three(rules(talon_rebuy="on")), TAKEN), None),
    "talon for sale, who may buy": Scene(after(three(rules(talon_rebuy="on")), TAKEN), 0),
    "talon for sale, sure": Scene(after(three(rules(talon_rebuy="on")), TAKEN), 0, "y"),
    "talon bought": Scene(after(three(rules(talon_rebuy="on")), f"{TAKEN} 0:y225"), None),
    "open gifts": Scene(after(three(rules(pass_face="open")), f"{TAKEN} 1:g09S 1:g2JS"), None),
    "open gifts, who got one": Scene(
        after(three(rules(pass_face="open")), f"{TAKEN} 1:g09S 1:g2JS"), 0
    ),
    "bad cards after the exchange": Scene(
        after(three(rules(redeal_after_pass="on"), WEAK), "1:b105 2:p 0:p 1:g0TC 1:g29H 1:k105"),
        2,
    ),
    "bad talon": Scene(
        after(three(rules(redeal_talon_nines=2, redeal_talon_below=5), POOR_TALON), "1:p 2:p"), 0
    ),
    "many reasons": Scene(
        three(rules(redeal_three_nines="anyone", redeal_four_jacks="on"), JACKS), 1
    ),
    "one step": Scene(three(rules(jump_bids="off")), 1),
    "no cap": Scene(three(rules(bid_cap="none")), 1),
    "nobody has bid": Scene(three(rules(forced_seat="last", min_bid=60)), 0),
    "wins from the barrel": Scene(sitting(1001), 0),
    "no auction from the barrel": Scene(
        three(rules(barrel_auction="skip"), totals=(0, 880, 0), barrel=(None, 0, None)), None
    ),
    "a trump is kept": Scene(kept(), 0),
    "small marriage": Scene(leading("QS JS 9C AD", small_marriage="on"), 0),
    "small marriage, asked": Scene(leading("QS JS 9C AD", small_marriage="on"), 0, "aQS"),
    "four aces, asked": Scene(leading("AS AC AD AH 9C", ace_marriage="trump"), 0, "aAC"),
    "four nines": Scene(leading("9S 9C 9D 9H AC", nines_bonus=200), 0),
    "four nines, declared": Scene(
        after(leading("9S 9C 9D 9H AC", nines_bonus=200), "0:n9D"), None
    ),
    "marriage by itself": Scene(leading("KH QH 9C AD", marriage_announce="auto"), 0),
    "beats": Scene(after(leading("JS 9C KD", must_beat="suit"), "0:cJS"), 1),
    "at the barrier": Scene(three(rules(barrier=800, barrel="off"), totals=(810, 700, -40)), None),
    "free of the barrel": Scene(
        three(rules(barrel_third_fall="zero_free"), totals=(900, 0, 0), falls=(3, 0, 1)), None
    ),
}


def screen(scene: Scene, t: Translator) -> Screen:
    """Return what is seen of a scene."""
    players = (*PLAYERS, FOURTH)[: scene.state.players]
    if scene.seat is None:
        return table_screen(view(scene.state), players, t, table=7, commitment="0f" * 32)
    choice = 5 if scene.seat in scene.state.to_act else None
    return hand_screen(
        view(scene.state, scene.seat),
        players,
        t,
        title="",
        table=7,
        choice=choice,
        page=scene.page,
    )


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", SCENES)
def test_it_reads(name: str, language: str, snapshot: SnapshotAssertion) -> None:
    seen = screen(SCENES[name], Translator(language))
    check(seen)
    assert shown(seen).partition("<blockquote")[0].rstrip() == snapshot


def test_the_cards_of_an_alert_are_those_a_seat_may_see() -> None:
    def alert(name: str) -> str:
        scene = SCENES[name]
        return cards_alert(view(scene.state, scene.seat), T)

    assert alert("four, who sits out") == "You sit this deal out."
    assert alert("blind, out of turn").startswith("Your cards are face down")
    assert alert("blind, bid").startswith("You play blind")
    assert alert("cut") == "You hold no cards now.\nYour turn."
    twelve = alert("packets, who lays")
    assert len(twelve) <= LIMIT
    assert twelve.count("♠") + twelve.count("♥") + twelve.count("♦") + twelve.count("♣") == 12


def test_gifts_of_every_form_are_confirmed_with_one_press() -> None:
    said = {
        name: pressed(screen(SCENES[name], T), "Confirm").rpartition(":")[2]
        for name in ("one card", "triples", "dead hand")
    }
    laid = pressed(screen(SCENES["packets, who lays"], T), "Lay them aside")
    assert laid.endswith(":l9HJH")
    assert said == {
        "one card": "g09H",
        "triples": "g09H,l9S",
        "dead hand": "g09S,gdJS",
    }
