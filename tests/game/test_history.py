"""The hand history: what is written, read back, found wrong, and refused."""

import hashlib
import io
import json
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from game.actions import Bid, Deal
from game.audit import check
from game.cards import DECK
from game.engine import new_match
from game.errors import IllegalActionError
from game.history import HistoryError, read
from game.phases import Finished
from game.record import commitment, deal_record, footer, header, match_records
from game.rules import OPTIONS, Rules
from tests.game.histories import (
    GOLDEN,
    SEATS,
    from_lines,
    golden,
    golden_log,
    lines_of,
    played,
    recorded,
    scribbled,
    text_of,
)

Spoil = Callable[[list[dict[str, Any]]], object]


def test_the_golden_match_is_written_as_it_ever_was() -> None:
    assert text_of(golden()) == (GOLDEN / "match.jsonl").read_text(encoding="utf-8")


def test_the_golden_match_is_right() -> None:
    with (GOLDEN / "match.jsonl").open(encoding="utf-8") as file:
        history = read(file)
    assert history == golden()
    assert check(history) == []


def test_a_deal_reads_as_the_format_says() -> None:
    deals = golden().deals
    assert [deal["deal"] for deal in deals] == [1, 1, 2, 3, 4, 5, 6, 7]
    assert [deal["outcome"] for deal in deals] == [
        "redealt",
        "failed",
        "written_off",
        "made",
        "failed",
        "failed",
        "failed",
        "stopped",
    ]
    made = deals[3]
    assert made["playing"] == [0, 1, 2]
    assert made["actions"][:7] == [
        ["bid", 0, 100],
        ["pass", 1],
        ["pass", 2],
        ["take", 0],
        ["auto", 0, "away"],
        ["give", 0, 1, "9H"],
        ["give", 0, 2, "9D"],
    ]
    assert made["actions"][7:12] == [
        ["contract", 0, 100],
        ["play", 0, "AS"],
        ["play", 1, "JS"],
        ["play", 2, "9S"],
        ["marriage", 0, "C"],
    ]
    assert made["tricks"][1] == [2, ["QC", "KS", "TC"]]
    assert made["talon"] == made["deck"][21:]


def test_a_redealt_deal_ends_with_its_request_and_changes_nothing() -> None:
    redealt = golden().deals[0]
    assert redealt["actions"] == [["bid", 1, 100], ["redeal", 1, "below"]]
    assert redealt["declarer"] is None
    assert redealt["points"] == redealt["scores"] == redealt["totals"] == [0, 0, 0]


def test_a_running_match_shows_only_deals_that_are_over() -> None:
    start, log = new_match(dealer=0), golden_log()
    assert [deal["outcome"] for deal in match_records(start, log, stopped=False)][-1] == "failed"


def test_a_commitment_is_the_hash_of_salt_and_deck() -> None:
    salt = "0123456789abcdef" * 2
    text = f"{salt}{' '.join(card.value for card in DECK)}"
    assert commitment(salt, DECK) == hashlib.sha256(text.encode()).hexdigest()
    assert text.startswith(f"{salt}9S JS QS KS TS AS 9C")


def test_every_option_is_in_the_header() -> None:
    head = header(Rules(writeoff_gain="half"), match="m", seats=SEATS, players=["a", None, "c"])
    assert head["preset"] == "custom"
    assert list(head["rules"]) == list(OPTIONS)
    assert head["rules"]["writeoff_gain"] == "half"
    assert head["players"] == ["a", None, "c"]


def test_a_match_nobody_has_won_ends_for_a_reason() -> None:
    assert footer(new_match(), reason="abandoned") == {
        "winner": None,
        "totals": [0, 0, 0],
        "reason": "abandoned",
        "settlement": None,
    }


@pytest.mark.parametrize("log", [[], [(0, Bid(105), None)]])
def test_a_deal_cannot_begin_without_cards(log: Any) -> None:
    with pytest.raises(ValueError, match="begins with the cards"):
        deal_record(new_match(), log)


def test_a_log_the_rules_refuse_is_not_recorded() -> None:
    with pytest.raises(IllegalActionError):
        deal_record(new_match(), [(None, Deal(DECK), None), (0, Bid(105), None)])


@pytest.mark.parametrize(
    "players", ["normal normal normal", "normal random normal", "random random random"]
)
@pytest.mark.parametrize("seed", range(4))
def test_what_is_recorded_replays_to_the_same_record(seed: int, players: str) -> None:
    history = recorded(played(seed, players, deals=60))
    again = read(io.StringIO(text_of(history)))
    assert again == history
    assert check(again) == []


def test_a_whole_match_is_recorded_to_its_winner() -> None:
    match = played(1)
    assert isinstance(match.end.phase, Finished)
    history = recorded(match)
    assert history.footer is not None
    assert history.footer["winner"] == match.end.phase.winner
    assert history.footer["reason"] == "target"
    assert any(deal["barrel"] for deal in history.deals)


def _put(line: int, field: str, value: object) -> Spoil:
    return lambda lines: lines[line].update({field: value})


def _at(line: int, field: str, *path: Any) -> Spoil:
    def spoil(lines: list[dict[str, Any]]) -> None:
        *inner, last, value = path
        where = lines[line][field]
        for step in inner:
            where = where[step]
        where[last] = value

    return spoil


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (_put(3, "deal", 7), "line 4, deal 7: deal: the file says 7, the replay 2"),
        (_put(3, "dealer", 0), "line 4, deal 2: dealer: the file says 0, the replay 1"),
        (_put(2, "golden", True), "line 3, deal 1: golden: the file says true, the replay false"),
        (
            _at(2, "hands", "0", 0, "9S"),
            'line 3, deal 1: hands.0: the file says "9',
        ),
        (_put(2, "salt", "ab"), "line 3, deal 1: salt: not 32 hex digits"),
        (
            _at(4, "scores", 0, 95),
            "line 5, deal 3: scores[0]: the file says 95, the replay 100",
        ),
        (_at(4, "tricks", 0, 0, 1), "line 5, deal 3: tricks[0][0]: the file says 1, the replay 0"),
        (_put(4, "outcome", "failed"), 'line 5, deal 3: outcome: the file says "failed"'),
        (_put(4, "events", [["dump", 0]]), 'line 5, deal 3: events: the file says [["dump", 0]]'),
        (
            _at(4, "actions", 1, ["bid", 1, 101]),
            'line 5, deal 3: actions[1]: ["bid", 1, 101]: the rules refuse it (bid-too-low)',
        ),
        (
            _at(4, "actions", 3, ["take", 1]),
            "line 5, deal 3: actions[3][1]: the file says 1, the replay 0",
        ),
        (
            _at(4, "actions", 1, ["sing", 1]),
            'line 5, deal 3: actions[1]: ["sing", 1]: not an action of this match',
        ),
        (
            _at(4, "actions", 1, ["redeal", 9, "below"]),
            'line 5, deal 3: actions[1]: ["redeal", 9, "below"]: not an action of this match',
        ),
        (
            _at(4, "actions", 4, ["auto", 1, "away"]),
            "line 5, deal 3: actions[4][1]: the file says 1, the replay 0",
        ),
        (
            _at(4, "actions", 4, ["auto", 0, "asleep"]),
            'line 5, deal 3: actions[4]: ["auto", 0, "asleep"]: not an action of this match',
        ),
        (lambda lines: lines[4]["actions"].pop(), "line 5, deal 3: outcome: the file says"),
        (
            lambda lines: lines[4].update(actions=[["bid", 0, 100], ["pass", 1], ["pass", 2]]),
            'line 5, deal 3: actions: end before ["take", 0]',
        ),
        (lambda lines: lines[4].update(actions=[]), "line 5, deal 3: actions: end before"),
        (lambda lines: lines[4]["deck"].pop(), "line 5, deal 3: deck: the rules refuse it"),
        (_at(4, "deck", 0, "1S"), "line 5, deal 3: deck: '1S' is not a valid Card"),
        (
            _put(0, "preset", "house"),
            'line 1: preset: the file says "house", the replay "classic"',
        ),
        (lambda lines: lines[0]["rules"].pop("cut"), "line 1: rules: without cut"),
        (lambda lines: lines.insert(5, lines[8]), "a stopped deal is not the last"),
        (_put(9, "winner", 1), "footer: winner: the file says 1, the replay null"),
        (_put(9, "totals", [1, 2, 3]), "footer: totals[0]: the file says 1, the replay"),
        (_put(9, "reason", "target"), "footer: reason: target cannot be, the match was not won"),
        (_put(9, "settlement", [0, 0, 0]), "footer: settlement: the file says [0, 0, 0]"),
    ],
)
def test_a_replay_says_where_a_file_differs(spoil: Spoil, expected: str) -> None:
    lines = lines_of(golden())
    spoil(lines)
    found = check(from_lines(lines))
    assert [each for each in found if expected in each], found


def test_a_wrong_commitment_is_found() -> None:
    lines = lines_of(golden())
    lines[2]["salt"] = lines[2]["salt"][::-1]
    assert [each[:28] for each in check(from_lines(lines))] == ["line 3, deal 1: commitment: "]


def test_one_wrong_total_is_one_difference_in_its_deal_and_one_after() -> None:
    lines = lines_of(golden())
    lines[5]["totals"][0] += 5
    found = check(from_lines(lines))
    assert [each.split(": the file")[0] for each in found] == [
        "line 6, deal 4: totals[0]",
        "line 7, deal 5: totals[0]",
    ]


def test_a_deal_after_the_last_one_is_found() -> None:
    history = recorded(played(1))
    lines = lines_of(history)
    lines.insert(-1, lines[-2])
    assert "the match was already won" in check(from_lines(lines))[0]


def test_a_match_that_was_won_needs_its_footer() -> None:
    history = recorded(played(1))
    won = check(replace(history, footer=None))
    assert won == ["footer: missing, although the match was won"]
    assert history.footer is not None
    lines = lines_of(history)
    lines[-1]["reason"] = "abandoned"
    assert check(from_lines(lines)) == ["footer: reason: abandoned cannot be, the match was won"]


def test_a_redealt_deal_may_leave_out_what_was_not_reached() -> None:
    lines = lines_of(golden())
    for field in ("declarer", "contract", "points", "scores"):
        del lines[1][field]
    lines[8]["declarer"] = lines[8]["contract"] = None
    lines[1]["players"] = ["a", None, "b"]
    lines[2]["a field of a later program"] = 1
    assert check(from_lines(lines)) == []


def _without(field: str, line: int) -> str:
    lines = lines_of(golden())
    del lines[line][field]
    return "".join(json.dumps(each) + "\n" for each in lines)


def _with(field: str, line: int, value: object) -> str:
    lines = lines_of(golden())
    lines[line][field] = value
    return "".join(json.dumps(each) + "\n" for each in lines)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "the file is empty"),
        ("\n\n", "the file is empty"),
        ("hello\n", "line 1: not JSON"),
        ("[" * 100_000, "line 1: not JSON"),
        ("9" * 5000, "line 1: not JSON"),
        ("[1]\n", "line 1: not a JSON object"),
        ("{}\n", "line 1: not the header of a hand history ('thousand-history/1')"),
        ('{"format": "pgn"}', "line 1: not the header of a hand history ('thousand-history/1')"),
        (
            '{"format": "thousand-history/2"}',
            "line 1: 'thousand-history/2' is not known here, only 'thousand-history/1'",
        ),
        ('{"format": "thousand-history/1"}', "line 1: match is missing"),
        (_with("rules", 0, [1]), "line 1: rules cannot be [1]"),
        (_with("seats", 0, [{"name": "A"}]), "line 1: seats[0].kind is missing"),
        (_with("started", 0, 5), "line 1: started cannot be 5"),
        (_without("deck", 2), "line 3: deck is missing"),
        (_with("deal", 2, "1"), 'line 3: deal cannot be "1"'),
        (_with("deal", 2, True), "line 3: deal cannot be true"),
        (_with("deal", 2, 1.5), "line 3: deal cannot be 1.5"),
        (_with("outcome", 2, "lost"), 'line 3: outcome cannot be "lost"'),
        (_with("actions", 2, [["bid", None]]), "line 3: actions[0][1] cannot be null"),
        (_with("barrel", 2, {"0": "x"}), 'line 3: barrel.0 cannot be "x"'),
        (_with("reason", 9, "bored"), 'line 10: reason cannot be "bored"'),
        (text_of(golden()).replace('"deal": 1', '"part": 1'), "line 2: neither a deal nor"),
        (text_of(golden()) + '{"deal": 8}\n', "line 11: something follows the footer"),
        (text_of(golden()).replace("\n", "\n\n", 1), "line 2: empty"),
    ],
)
def test_a_file_that_is_no_history_is_refused(text: str, expected: str) -> None:
    with pytest.raises(HistoryError) as caught:
        read(io.StringIO(text))
    assert str(caught.value).startswith(expected)


@pytest.mark.parametrize(
    ("spoil", "expected"),
    [
        (_at(0, "rules", "barrier", 800), "barrel=880 cannot go with barrier=800"),
        (_at(0, "rules", "colour", "red"), "there is no option 'colour'"),
        (_put(0, "seats", [SEATS[0]] * 5), "5 players cannot play"),
        (_put(1, "dealer", 3), "there is no seat 3 to deal"),
    ],
)
def test_a_match_that_cannot_be_played_here_is_refused(spoil: Spoil, expected: str) -> None:
    lines = lines_of(golden())
    spoil(lines)
    with pytest.raises(HistoryError, match=expected):
        check(from_lines(lines))


def test_no_scribble_in_a_file_is_an_exception_of_another_kind() -> None:
    rng, texts = Random(1), text_of(golden()).splitlines()
    texts = [*texts[:5], texts[-1]]
    for _ in range(400):
        lines = [json.loads(text) for text in texts]
        at = rng.randrange(len(lines))
        lines[at] = scribbled(lines[at], rng)
        try:
            found = check(from_lines(lines))
        except HistoryError as error:
            found = [str(error)]
        assert all(isinstance(each, str) for each in found)
