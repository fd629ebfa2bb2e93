"""A deal told again from its record agrees with how the engine played it."""

from collections.abc import Iterator
from copy import deepcopy
from itertools import pairwise
from random import Random
from typing import cast

import pytest

from game.actions import Deal
from game.cards import SUITS, Card, cards_in
from game.engine import new_match
from game.phases import Draw, Tricks
from game.record import LogEntry, match_records
from game.retelling import Told, UntoldError, retell
from game.rules import CLASSIC, OPTIONS, Rules, Value
from game.shapes import ActionRecord, DealRecord
from game.state import State
from game.tricks import points
from tests.game.histories import golden
from tests.game.variants import play, random_rules
from tests.game.walks import Moment


def matches() -> Iterator[tuple[Rules, list[Moment], list[DealRecord]]]:
    """Play some deals by random rules, every form of the game among them."""
    for seed in range(30):
        rng, players = Random(f"retold {seed}"), 2 + seed % 3
        fixed: dict[str, Value] = {}
        if players == 2:
            fixed["two_player"] = OPTIONS["two_player"].values[seed // 3 % 5]
        rules = random_rules(rng, **fixed)
        start = new_match(rules, players=players, dealer=rng.randrange(players))
        moments = play(rng, start, 4)
        log: list[LogEntry] = [(each.seat, each.action, None) for each in moments]
        yield rules, moments, list(match_records(start, log, stopped=True))


def held(state: State) -> dict[int, set[Card]]:
    """Return what the engine says each seat holds."""
    hands = getattr(state.phase, "hands", ())
    return {seat: set(cards_in(hands[seat])) for seat in state.playing}


def as_sets(hands: object) -> dict[int, set[Card]]:
    """Return hands without their order."""
    return {seat: set(cards) for seat, cards in cast("dict[int, tuple[Card]]", hands).items()}


def test_hands_trumps_and_points_are_those_of_the_engine() -> None:
    kinds: set[str] = set()
    compared = 0
    for rules, moments, records in matches():
        begins = [at for at, each in enumerate(moments) if isinstance(each.action, Deal)]
        parts = [moments[one:other] for one, other in pairwise([*begins, len(moments)])]
        for record, part in zip(records, parts, strict=True):
            told = retell(record, rules)
            opened = [
                each
                for each in part
                if isinstance(each.state.phase, Tricks | Draw) and not each.state.phase.table
            ]
            for trick, before in zip(told.tricks, opened, strict=True):
                assert as_sets(trick.hands) == held(before.state)
                phase = before.then.phase
                if isinstance(phase, Tricks | Draw) and phase.table:
                    assert (SUITS[phase.trump] if phase.trump >= 0 else None) == trick.trump
                    compared += 1
            for trick, after in zip(told.tricks, opened[1:], strict=False):
                phase = after.state.phase
                assert isinstance(phase, Tricks | Draw)
                assert trick.points == points(after.state, phase)
                assert trick.winner == phase.tricks[-1].winner
            kinds |= {each.declared.kind for each in told.tricks if each.declared}
            if told.tricks and record["outcome"] != "stopped":
                assert list(told.tricks[-1].points) == record["points"]
    assert compared > 300
    assert {"marriage", "small_marriage"} <= kinds


def test_nothing_of_the_record_is_lost() -> None:
    for rules, _, records in matches():
        for record in records:
            told = retell(record, rules)
            played = [
                ["play", seat, card.value] for each in told.tricks for seat, card in each.cards
            ]
            written = [each for each in record["actions"] if each[0] == "play"]
            assert played == written
            before = [each for each in record["actions"] if each[0] in KINDS]
            assert [*told.auction, *told.exchange] == before
            dealt = [card for cards in told.dealt.values() for card in cards]
            spare = [*told.dead, *told.stock, *(card for each in told.packets for card in each)]
            assert sorted([*dealt, *spare]) == sorted(record["deck"])


KINDS = {
    "cut", "redeal", "bid", "blind", "pass", "take", "rebuy", "writeoff", "give", "lay",
    "contract",
}  # fmt: skip


def of_golden(outcome: str) -> DealRecord:
    """Return the first deal of the golden match that ended so."""
    return next(deal for deal in golden().deals if deal["outcome"] == outcome)


def test_a_stopped_deal_is_told_as_far_as_it_went() -> None:
    told = retell(of_golden("stopped"), CLASSIC)
    assert told.dealt
    made = deepcopy(of_golden("made"))
    plays = [at for at, entry in enumerate(made["actions"]) if entry[0] == "play"]
    made["actions"], made["outcome"] = made["actions"][: plays[4] + 1], "stopped"
    told = retell(made, CLASSIC)
    assert [trick.winner is None for trick in told.tricks] == [False, True]
    assert len(told.tricks[-1].cards) == 2


def test_a_deal_that_was_stopped_at_the_cut_has_no_cards() -> None:
    record = deepcopy(of_golden("made"))
    record["hands"], record["talon"], record["tricks"], record["actions"] = {}, [], [], []
    record["outcome"] = "stopped"
    told = retell(record, CLASSIC)
    assert told == Told(
        dealt={},
        packets=((),),
        dead=(),
        stock=(),
        auction=(),
        exchange=(),
        held={0: (), 1: (), 2: ()},
        tricks=(),
    )


SPOILED: dict[str, list[ActionRecord]] = {
    "a card nobody has": [["play", 0, "XX"]],
    "a seat that is not there": [["bid", 7, 100]],
    "a negative seat": [["give", 0, -1, "AS"]],
    "no seat": [["bid"]],
    "nothing": [[]],
    "a packet that is not there": [["take", 0, 9]],
    "a packet without a number": [["take", 0, "x"]],
    "a talon nobody had": [["rebuy", 1, 240], ["rebuy", 2, 360], ["lay", 1, "ZZ"]],
    "a card twice": [["play", 0, "AS"]] * 2,
    "a declaration by nobody": [["marriage", 9, "H"]],
}


@pytest.mark.parametrize("case", SPOILED)
def test_what_cannot_be_is_said_with_its_place(case: str) -> None:
    record = deepcopy(of_golden("made"))
    record["actions"] = SPOILED[case]
    with pytest.raises(UntoldError, match=r"^actions\[\d+\]: "):
        retell(record, CLASSIC)


def test_what_is_wrong_with_the_cards_is_said() -> None:
    for field, value, said in (
        ("playing", [0, 1, 9], "playing"),
        ("hands", {"0": ["??"]}, "hands"),
        ("talon", ["??"], "talon"),
        ("dead", ["??"], "dead"),
    ):
        record = cast("DealRecord", {**of_golden("made"), field: value})
        with pytest.raises(UntoldError, match=said):
            retell(record, CLASSIC)


def test_tricks_that_nobody_takes_are_no_tricks() -> None:
    spoiled: list[object] = [[], [[]], [["x"]], [[9, []]]]
    for tricks in spoiled:
        record = cast("DealRecord", {**of_golden("made"), "tricks": tricks})
        with pytest.raises(UntoldError, match="nobody takes this trick"):
            retell(record, CLASSIC)
