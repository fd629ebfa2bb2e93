"""Results, ends and scoresheets that only some rules, or two or four players, bring."""

import re

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.l10n import Translator, languages
from bot.render.names import Player, width
from bot.render.result import final_screen, result_screen
from bot.render.score import COLUMNS, score_pages, score_screen
from game.rules import CLASSIC, Rules
from game.shapes import DealRecord
from tests.bot.render.scenes import PLAYERS, shown
from tests.bot.render.test_results import record
from tests.bot.render.test_walks import check

T = Translator("en")
FOUR = (*PLAYERS, Player("Vera", 4))
TRICKS = [[0, ["AH"]], [1, ["KH"]], [0, ["AS"]]]


def pair(**changed: object) -> DealRecord:
    """Return a deal of two that Борис made."""
    two: dict[str, object] = {
        "playing": [1, 0],
        "tricks": TRICKS,
        "points": [43, 131],
        "scores": [45, 120],
        "totals": [365, 320],
        "bolts": [0, 0],
        "falls": [0, 0],
    }
    return record(**{**two, **changed})


def quartet(**changed: object) -> DealRecord:
    """Return a deal of four that Борис made; the dealer sat out."""
    four: dict[str, object] = {
        "dealer": 0,
        "playing": [1, 2, 3],
        "tricks": [[1, []], [2, []]],
        "points": [0, 131, 40, 9],
        "scores": [0, 120, 40, 10],
        "bonus": {"0": 25},
        "totals": [25, 120, 40, 10],
        "bolts": [0, 0, 0, 1],
        "falls": [0, 0, 0, 0],
    }
    return record(**{**four, **changed})


def redealt(reason: str, **changed: object) -> DealRecord:
    """Return a deal that was dealt anew for a reason."""
    return record(outcome="redealt", actions=[["redeal", 2, reason]], **changed)


def blind(**changed: object) -> DealRecord:
    """Return a deal that Борис played blind."""
    calls = [["blind", 1], ["pass", 2], ["pass", 0], ["take", 1]]
    return record(**{"actions": calls, "scores": [45, 240, 45], **changed})


CASES: dict[str, tuple[DealRecord, Rules]] = {
    "draw game": (
        pair(outcome="draw_game", declarer=None, contract=None, scores=[45, 130]),
        Rules(two_player="draw"),
    ),
    "golden, not one made": (
        record(
            golden=True,
            outcome="failed",
            scores=[90, -240, 90],
            totals=[0, 0, 0],
            events=[["golden_none"]],
        ),
        Rules(golden="on"),
    ),
    "golden, no second round": (
        record(golden=True, totals=[0, 0, 0], events=[["golden_none"]]),
        Rules(golden="on", golden_if_none="continue"),
    ),
    "blind": (blind(), Rules(blind="anyone")),
    "blind for all": (
        blind(scores=[90, 240, 0], tricks=TRICKS, bolts=[0, 0, 2]),
        Rules(blind="anyone", blind_doubles="all"),
    ),
    "blind bid outbid": (
        record(actions=[["blind", 1], ["bid", 2, 125], ["bid", 1, 130]]),
        Rules(blind="anyone"),
    ),
    "four": (quartet(), CLASSIC),
    "four, nothing in the talon": (quartet(bonus={}), CLASSIC),
    "four, written off": (
        quartet(outcome="written_off", tricks=[], points=[0] * 4, scores=[0, -120, 60, 60]),
        CLASSIC,
    ),
    "fined for cutting": (
        record(penalties=[["cut", 2, -120]], totals=[365, 320, -75]),
        Rules(cut="on"),
    ),
    "fined for writing off": (
        record(
            outcome="written_off",
            tricks=[],
            scores=[60, -120, 60],
            penalties=[["writeoff", 1, -120]],
        ),
        Rules(writeoff_fine_from=3),
    ),
    "a bolt for writing off": (
        record(outcome="written_off", tricks=[], scores=[60, 0, 60], bolts=[0, 1, 0]),
        Rules(writeoff_cost="bolt"),
    ),
    "left the barrel": (
        record(outcome="failed", scores=[45, -120, 45], events=[["left", 1]]),
        Rules(barrel_fail="bid"),
    ),
    "too little from the barrel": (
        record(scores=[45, 0, 45], totals=[365, 880, 45], barrel={"1": 1}),
        Rules(target=1001),
    ),
    "failed on the barrel": (
        record(outcome="failed", scores=[45, 0, 45], totals=[365, 880, 45], barrel={"1": 2}),
        CLASSIC,
    ),
    "against the barrel": (
        record(scores=[0, 0, 0], totals=[365, 880, 45], barrel={"1": 1}),
        Rules(barrel_others="freeze", target=1001),
    ),
    "at the barrier": (
        record(scores=[0, 120, 45], totals=[830, 320, 45]),
        Rules(barrier=800, barrel="off"),
    ),
    "no bolts here": (record(tricks=[[1, []]] * 8), Rules(bolts="off")),
    "a bolt for no points": (
        record(points=[0, 120, 0], bolts=[1, 0, 2]),
        Rules(bolt_for="points"),
    ),
    "dealt anew and fined": (
        redealt("below", penalties=[["cut", 2, -120]], scores=[0, 0, 0], totals=[0, 0, -120]),
        Rules(cut="on", redeal_below=15),
    ),
    **{
        reason: (redealt(reason), Rules(redeal_talon_below=5))
        for reason in (
            "three_nines",
            "four_jacks",
            "after_pass",
            "talon_below",
            "talon_nines",
            "talon_jacks",
        )
    },
    "automatic": (redealt("four_nines"), Rules(redeal_four_nines="automatic")),
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", CASES)
def test_a_result_reads(case: str, language: str, snapshot: SnapshotAssertion) -> None:
    made, rules = CASES[case]
    players = FOUR[: len(made["totals"])]
    screen = result_screen(made, players, Translator(language), table=7, last=False, rules=rules)
    check(screen)
    assert shown(screen).partition("<blockquote")[0].rstrip() == snapshot


def test_a_sitter_whom_a_fine_took_down_reads_why_his_points_do_not_count() -> None:
    fined = record(scores=[0, 120, 45], totals=[760, 320, 45], penalties=[["bolt", 0, -120]])
    before = record(deal=4, totals=[880, 200, 0], barrel={"0": 0})
    alone = result_screen(fined, PLAYERS, T, table=7, last=False)
    known = result_screen(fined, PLAYERS, T, table=7, last=False, before=before)
    assert T("result-barrel-defends") not in alone.text
    assert T("result-barrel-defends") in known.text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("name", "rules"),
    [
        ("missing", Rules(settlement="missing")),
        ("bank", Rules(settlement="bank", stake=50)),
    ],
)
def test_the_settlement_reads(
    name: str, rules: Rules, language: str, snapshot: SnapshotAssertion
) -> None:
    end = record(totals=[455, 1000, -120])
    t = Translator(language)
    screen = final_screen([end], PLAYERS, t, table=7, winner=1, rules=rules)
    check(screen)
    assert screen.text.partition("<pre>")[0] == snapshot(name=name)


def test_without_a_settlement_or_a_winner_nothing_is_owed() -> None:
    end = record(totals=[455, 1000, -120])
    rules = Rules(settlement="missing")
    assert "Missing" not in final_screen([end], PLAYERS, T, table=7, winner=1).text
    assert "Missing" not in final_screen([end], PLAYERS, T, table=7, winner=None, rules=rules).text


def sheets() -> dict[str, list[DealRecord]]:
    """Return deals whose marks need room, for two, three and four."""
    crowded = {"penalties": [["bolt", 1, -120]], "events": [["left", 1], ["dump", 1]]}
    return {
        "two": [
            pair(golden=True),
            pair(deal=6, actions=[["blind", 1]], **crowded, dealer=1),
            pair(deal=7, outcome="draw_game", declarer=None, contract=None),
        ],
        "three": [CASES["golden, not one made"][0], CASES["dealt anew and fined"][0]],
        "four": [
            quartet(totals=[-1310, 1000, 880, -240], scores=[0, -240, 40, 10], outcome="failed"),
            quartet(deal=6, **crowded, dealer=1, playing=[2, 3, 0]),
            quartet(deal=100, contract=1000, outcome="failed", scores=[0, -1000, -1000, 5]),
        ],
    }


@pytest.mark.parametrize("name", sheets())
def test_a_scoresheet_fits_a_phone_whoever_plays(name: str, snapshot: SnapshotAssertion) -> None:
    deals = sheets()[name]
    screen = score_screen(deals, FOUR[: len(deals[0]["totals"])], T)
    assert screen.text == snapshot
    sheet = re.search(r"<pre>(.*)</pre>", screen.text, re.DOTALL)
    assert sheet is not None
    assert max(map(width, sheet[1].splitlines())) <= COLUMNS


def test_the_longest_sheet_of_four_fits_in_a_message() -> None:
    marks = {"events": [["left", each] for each in range(4)] + [["dump", 1], ["zero", 2]]}
    deal = quartet(**marks, penalties=[["bolt", 1, -120]], totals=[-1000, -1000, -1000, -1000])
    for screen in score_pages([deal] * 200, FOUR, T):
        check(screen)
