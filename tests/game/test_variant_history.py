"""The hand history of matches by random rules: written, read, and found right by the check."""

import io
from functools import cache
from random import Random

import pytest

from game.actions import Deal
from game.audit import check
from game.cards import DECK
from game.engine import new_match
from game.history import History, HistoryError, read, write
from game.phases import Finished
from game.record import LogEntry, deal_record, footer, header, match_records
from game.rules import OPTIONS, Rules, Value
from game.shapes import ActionRecord, DealRecord, SeatRecord
from tests.game.histories import entry, from_lines, lines_of, scribbled
from tests.game.script import before_deal, deck, standing
from tests.game.variants import play, random_rules

SEEDS = range(45)


def salted(deal: Deal) -> Deal:
    """Return a deal as chance commits itself to it."""
    return Deal(deal.deck, "0" * 32)


@cache
def history(seed: int) -> History:
    """Return a match by random rules, as a file of it reads."""
    rng = Random(f"history {seed}")
    players = 2 + seed % 3
    fixed: dict[str, Value] = {}
    if players == 2:
        fixed["two_player"] = OPTIONS["two_player"].values[seed // 3 % 5]
    return recorded(rng, random_rules(rng, **fixed), players)


def recorded(rng: Random, rules: Rules, players: int) -> History:
    """Return a match of dice by these rules, as a file of it reads."""
    start = new_match(rules, players=players, dealer=rng.randrange(players))
    log, end = list[LogEntry](), start
    for moment in play(rng, start, 8):
        action = moment.action
        log.append((moment.seat, salted(action) if isinstance(action, Deal) else action, None))
        end = moment.then
        if isinstance(end.phase, Finished):
            break
    seats = [SeatRecord(name=f"Seat {seat}", kind="human") for seat in range(players)]
    won = isinstance(end.phase, Finished)
    file = io.StringIO()
    write(
        file,
        header(rules, match="m", seats=seats),
        match_records(start, log, stopped=True),
        footer(end, reason=None if won else "stopped"),
    )
    return read(file.getvalue().splitlines())


@pytest.mark.parametrize("seed", SEEDS)
def test_the_check_finds_nothing_wrong(seed: int) -> None:
    assert check(history(seed)) == []


def deals() -> list[DealRecord]:
    """Return all deals of all matches."""
    return [deal for seed in SEEDS for deal in history(seed).deals]


def test_the_matches_go_everywhere() -> None:
    written = {str(entry[0]) for deal in deals() for entry in deal["actions"]}
    assert written - {"aces", "nines"} == {
        "cut", "redeal", "bid", "blind", "pass", "take", "rebuy", "writeoff", "give", "lay",
        "contract", "marriage", "small_marriage", "play",
    }  # fmt: skip
    assert {deal["outcome"] for deal in deals()} == {
        "made", "failed", "written_off", "redealt", "draw_game",
    }  # fmt: skip


@pytest.mark.parametrize("seed", SEEDS)
def test_every_card_of_a_deal_is_written_down_once(seed: int) -> None:
    for deal in history(seed).deals:
        hands = [card for hand in deal["hands"].values() for card in hand]
        packets = [card for packet in deal.get("talons", []) for card in packet]
        spare = [*deal.get("talon", []), *deal.get("dead", []), *deal.get("stock", [])]
        assert sorted([*hands, *packets, *spare]) == sorted(DECK)
        assert sorted(deal["deck"]) == sorted(DECK)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_total_is_what_the_file_says_led_to_it(seed: int) -> None:
    """As the format promises it: unless barrel, zero, dump or golden_none set the total."""
    found = history(seed)
    before = [0] * len(found.header["seats"])
    for deal in found.deals:
        for seat, total in enumerate(before):
            fines = [int(fine[2]) for fine in deal["penalties"] if fine[1] == seat]
            added = deal["scores"][seat] + deal["bonus"].get(str(seat), 0) + sum(fines)
            marks = {str(each[0]) for each in deal["events"] if each[1:] in ([seat], [])}
            if not marks & {"barrel", "zero", "dump", "golden_none"}:
                assert deal["totals"][seat] == total + added
        before = deal["totals"]


def test_a_changed_total_is_found() -> None:
    found = history(1)
    found.deals[0]["totals"][0] += 5
    assert check(found)
    found.deals[0]["totals"][0] -= 5


@pytest.mark.parametrize(
    ("hands", "script", "written"),
    [
        (
            ("9S 9C 9D 9H AS AC AD", "JS JC JD JH QS QC QD", "TS TC TD TH KS KC KD"),
            "1:p 2:p 0:g1AC 0:g2AD 0:k100 0:n9S",
            [["nines", 0], ["play", 0, "9S"]],
        ),
        (
            ("AS AC AD AH TS 9C 9D", "JS JC JD JH QS QC QD", "9S TC TD TH KS KC KD"),
            "1:p 2:p 0:g19C 0:g29D 0:k100 0:cTS 1:cJS 2:c9S 0:aAH",
            [["aces", 0], ["play", 0, "AH"]],
        ),
    ],
)
def test_aces_and_nines_stand_before_the_card_that_declares_them(
    hands: tuple[str, ...], script: str, written: list[ActionRecord]
) -> None:
    rules = Rules(nines_bonus=200, ace_marriage="bonus")
    start = before_deal(rules=rules)
    log: list[LogEntry] = [(None, salted(Deal(deck(hands))), None), *map(entry, script.split())]
    made = deal_record(start, log)
    assert made["actions"][-2:] == written
    seats = [SeatRecord(name="A", kind="human")] * 3
    found = History(
        header(rules, match="m", seats=seats), (made,), footer(start, reason="stopped")
    )
    assert check(found) == []


@pytest.mark.parametrize(("total", "events"), [(700, []), (675, [["dump", 1]])])
def test_the_fine_of_a_cutter_stands_with_the_deal_that_is_dealt_again(
    total: int, events: list[ActionRecord]
) -> None:
    lies = deck(("9S 9C JC QC JD QD JH", "KS TS AS KC TC AC QH", "KD TD AD 9D KH TH AH"))
    start = before_deal(standing((0, total, 0)), rules=Rules(cut="on"))
    log: list[LogEntry] = [(None, salted(Deal(lies[12:] + lies[:12])), None)]
    log += map(entry, ["1:u12", "1:u12", "1:u12", "0:rbelow"])
    made = deal_record(start, log)
    assert made["hands"]["0"] == ["9S", "9C", "JC", "QC", "JD", "QD", "JH"]
    assert made["outcome"] == "redealt"
    assert made["penalties"] == [["cut", 1, -120]]
    assert made["events"] == events
    assert made["totals"] == [0, 0 if events else 580, 0]


@pytest.mark.parametrize("option", ["replay", "continue"])
def test_after_a_deal_that_cannot_be_replayed_the_golden_round_goes_on(option: str) -> None:
    rules = Rules(golden="on", golden_if_none=option, writeoff="off")  # type: ignore[arg-type]
    for seed in range(8):
        for at in range(3):
            found = recorded(Random(seed), rules, 3)
            found.deals[at]["actions"][-1] = ["play", 3, "AS"]
            assert len(check(found)) == 1


def test_a_deal_that_breaks_off_leaves_the_next_ones_right() -> None:
    found = recorded(Random(3), Rules(writeoff="off"), 3)
    at = next(at for at, deal in enumerate(found.deals) if deal["outcome"] == "failed")
    found.deals[at]["actions"].pop()
    faults = check(found)
    assert faults
    assert all(fault.startswith(f"line {at + 2}, ") for fault in faults)


def spoilt(seed: int, line: int, field: str, value: object) -> History:
    """Return a file in which one field of a line is another."""
    lines = lines_of(history(seed))
    lines[line][field] = value
    return from_lines(lines)


PACKETS, DEAD_HAND, DRAW = 0, 9, 12
"""Seeds of matches of two."""


@pytest.mark.parametrize(
    ("seed", "field", "value", "expected"),
    [
        (PACKETS, "talons", [["AS", 5]], "line 2: talons[0][1] cannot be 5"),
        (PACKETS, "talons", ["AS"], 'line 2: talons[0] cannot be "AS"'),
        (DEAD_HAND, "dead", "AS", 'line 2: dead cannot be "AS"'),
        (DRAW, "stock", [["AS"]], 'line 2: stock[0] cannot be ["AS"]'),
        (DRAW, "golden", "on", 'line 2: golden cannot be "on"'),
        (DRAW, "bonus", {"3": "20"}, 'line 2: bonus.3 cannot be "20"'),
    ],
)
def test_a_deal_of_two_has_its_own_form(
    seed: int, field: str, value: object, expected: str
) -> None:
    with pytest.raises(HistoryError) as caught:
        spoilt(seed, 1, field, value)
    assert str(caught.value) == expected


@pytest.mark.parametrize(
    ("seed", "field"), [(PACKETS, "talons"), (DEAD_HAND, "dead"), (DRAW, "stock"), (1, "talon")]
)
def test_cards_in_no_hand_are_compared(seed: int, field: str) -> None:
    record = dict(history(seed).deals[0])
    cards = record[field]
    assert isinstance(cards, list)
    found = check(spoilt(seed, 1, field, cards[:-1]))
    assert [each for each in found if each.startswith(f"line 2, deal 1: {field}: the file says")]
    lines = lines_of(history(seed))
    del lines[1][field]
    assert [each for each in check(from_lines(lines)) if f"deal 1: {field}: " in each]


@pytest.mark.parametrize("seed", range(30))
def test_no_scribble_in_any_file_is_an_exception_of_another_kind(seed: int) -> None:
    rng = Random(seed)
    for _ in range(12):
        lines = lines_of(history(seed))
        at = rng.randrange(len(lines))
        lines[at] = scribbled(lines[at], rng)
        try:
            found = check(from_lines(lines))
        except HistoryError as error:
            found = [str(error)]
        assert all(isinstance(each, str) for each in found)
