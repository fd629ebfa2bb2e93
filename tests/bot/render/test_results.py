"""What a deal came to: figures and reasons, on the result and on the scoresheet."""

from hashlib import sha256

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.l10n import Translator, languages
from bot.render.result import account, final_screen, result_screen
from bot.render.score import PAGE, score_pages, score_screen
from game.cards import cards
from game.record import commitment
from game.rules import CLASSIC
from game.shapes import DealRecord
from tests.bot.render.scenes import PLAYERS, SALT, match, pressed, shown

T = Translator("en")
DECK = "AH AS AC KH QS KC QH JS JC TS TC AD KS QC QD 9C TD 9D JD 9H JH TH KD 9S"


def record(**changed: object) -> DealRecord:
    """Return a deal that Борис made, with some of it changed."""
    made: DealRecord = {
        "deal": 5,
        "dealer": 0,
        "playing": [1, 2, 0],
        "golden": False,
        "hands": {},
        "talon": [],
        "commitment": "",
        "salt": SALT,
        "deck": DECK.split(),
        "actions": [["bid", 1, 100]],
        "declarer": 1,
        "contract": 120,
        "outcome": "made",
        "tricks": [[1, ["AH"]], [1, ["KH"]], [0, ["AS"]], [2, ["AC"]]],
        "points": [43, 131, 46],
        "scores": [45, 120, 45],
        "bonus": {},
        "penalties": [],
        "events": [],
        "totals": [365, 320, 45],
        "bolts": [0, 0, 0],
        "barrel": {},
        "falls": [0, 0, 0],
    }
    return {**made, **changed}  # type: ignore[typeddict-item]


CASES: dict[str, DealRecord] = {
    "made": record(),
    "failed with a bolt": record(
        outcome="failed",
        tricks=[[0, []]] * 8,
        points=[120, 0, 0],
        scores=[120, -120, 0],
        penalties=[["bolt", 2, -120]],
        totals=[485, -120, -120],
        bolts=[0, 1, 0],
    ),
    "written off": record(
        outcome="written_off",
        tricks=[],
        points=[0, 0, 0],
        scores=[60, -120, 60],
        totals=[60, -120, 60],
    ),
    "onto the barrel, the sitter knocked": record(
        scores=[0, 120, 45],
        events=[["barrel", 1], ["knocked", 0]],
        penalties=[["fall", 0, -120]],
        totals=[760, 880, 45],
        barrel={"1": 0},
    ),
    "defended on the barrel": record(scores=[0, 120, 45], totals=[880, 320, 45], barrel={"0": 1}),
    "third fall": record(
        scores=[0, 120, 45],
        events=[["fell", 0], ["zero", 0]],
        penalties=[["fall", 0, -880]],
        totals=[0, 320, 45],
    ),
    "two together": record(
        scores=[45, 120, 45],
        events=[["barrel", 0], ["barrel", 1], ["fell", 0], ["fell", 1]],
        penalties=[["fall", 0, -120], ["fall", 1, -120]],
        totals=[760, 760, 45],
    ),
    "dump truck": record(events=[["dump", 2]], totals=[365, 320, 0]),
    "four nines": record(outcome="redealt", actions=[["redeal", 2, "four_nines"]]),
    "too few points": record(outcome="redealt", actions=[["redeal", 0, "below"]]),
    "stopped": record(outcome="stopped", declarer=None, contract=None),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", CASES)
def test_a_result_reads(case: str, language: str, snapshot: SnapshotAssertion) -> None:
    screen = result_screen(CASES[case], PLAYERS, Translator(language), table=7, last=False)
    text, _, _ = shown(screen).partition("<blockquote")
    assert text.rstrip() == snapshot


def test_a_single_deal_has_no_number_no_bolts_and_no_totals() -> None:
    names = [player.name for player in PLAYERS]
    of_many, single = (
        account(CASES["failed with a bolt"], names, CLASSIC, T, single=single)
        for single in (False, True)
    )
    bolt = T("result-bolt", n=1)
    assert bolt in of_many
    assert "→" in "".join(of_many)
    rest = [line.partition(" → ")[0] for line in of_many if line != bolt]
    assert [line.removesuffix("</b>") for line in single] == [
        line.replace("Deal 5", "Deal").removesuffix("</b>") for line in rest
    ]


def test_the_next_deal_is_a_press_away_until_it_has_begun() -> None:
    screen = result_screen(record(), PLAYERS, T, table=7, last=False)
    assert pressed(screen, "Next deal") == "t1:7:next:5"
    later = result_screen(record(), PLAYERS, T, table=7, last=True)
    assert [button.text for row in later.rows for button in row] == ["What if?", "Replay"]


def test_a_look_back_is_a_press_away_for_good() -> None:
    for last in (False, True):
        screen = result_screen(record(), PLAYERS, T, table=7, last=last)
        assert pressed(screen, "What if?") == "t1:7:whatif:5"


@pytest.mark.parametrize("case", ["made", "four nines"])
def test_a_replay_is_a_press_away_for_good(case: str) -> None:
    for last in (False, True):
        screen = result_screen(CASES[case], PLAYERS, T, table=7, last=last, attempt=2)
        assert pressed(screen, "Replay") == "d1:7:5:2"


def test_what_is_shown_can_be_checked_against_the_commitment() -> None:
    text = result_screen(record(), PLAYERS, T, table=7, last=True).text
    line = text.partition("<code>")[2].partition("</code>")[0]
    assert sha256(line.encode()).hexdigest() == commitment(SALT, cards(DECK))


@pytest.mark.parametrize("language", languages())
def test_a_scoresheet_reads(language: str, snapshot: SnapshotAssertion) -> None:
    screen = score_screen([*CASES.values()], PLAYERS, Translator(language))
    assert screen.text == snapshot


def test_a_scoresheet_without_deals_says_so() -> None:
    assert score_screen([], PLAYERS, T).text == "No deal has been played yet."
    assert score_screen([CASES["four nines"]], PLAYERS, T) == score_screen([], PLAYERS, T)


def test_a_long_match_takes_several_pages_and_loses_no_deal() -> None:
    records = [record(deal=n, totals=[n, -n, -1000]) for n in range(1, 2 * PAGE + 6)]
    pages = score_pages(records, PLAYERS, T)
    assert [page.text.partition("\n")[0] for page in pages] == [
        f"<b>Scoresheet</b>, deals {first}–{last}"
        for first, last in ((1, PAGE), (PAGE + 1, 2 * PAGE), (2 * PAGE + 1, 2 * PAGE + 5))
    ]
    assert score_screen(records, PLAYERS, T) == pages[-1]


def test_totals_follow_from_what_each_deal_brought() -> None:
    records, _ = match(2)
    sheet = score_pages(records[:20], PLAYERS, T)[0].text
    rows = sheet.partition("<pre>")[2].partition("</pre>")[0].splitlines()[1:]
    assert len(rows) == 2 * len([r for r in records[:20] if r["outcome"] != "redealt"])
    assert all(len(row) <= 30 for row in rows)


def test_the_end_names_the_winner_shows_the_sheet_and_offers_a_rematch() -> None:
    screen = final_screen([record()], PLAYERS, T, table=7, winner=1)
    assert screen.text.startswith("<b>Scoresheet</b>\n<pre>")
    assert screen.text.endswith("🏆 <b>Winner: Борис</b>")
    assert pressed(screen, "Rematch") == "t1:7:rematch:0"


def test_a_match_can_end_without_a_winner() -> None:
    screen = final_screen([], PLAYERS, T, table=7, winner=None)
    assert screen.text.endswith("<b>The match has ended without a winner.</b>")
