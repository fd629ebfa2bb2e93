"""Hints and looks back, as they read in each language."""

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.l10n import Translator, languages
from bot.presses import AtTable, read
from bot.render.alerts import LIMIT
from bot.render.explained import (
    Deal,
    hint_screen,
    no_answer,
    plan_words,
    review_alert,
    review_screen,
    with_hint,
)
from bot.render.screen import Button, Screen
from game.engine import apply
from game.notation import parse
from game.players.advice import Advice, Plan, Way
from game.players.highest import Highest
from game.players.review import Mistake, Review
from game.rules import CLASSIC
from game.views import View, view
from tests.bot.render.scenes import PLAYERS, shown
from tests.bot.render.test_results import record
from tests.game.script import after, table

T = Translator("en")
MONSTER = ("AS TS KS QS AH TH KH", "AC 9C JC 9D JD 9H JH", "TC KC QC TD KD 9S JS")
AUCTION, EXCHANGE = "1:b105 2:p", "1:p 2:p"
TRICK = f"{EXCHANGE} 0:g1AD 0:g2QD 0:k120 0:cAS 1:c9C 2:c9S"
WORDS = ("p", "b120", "k120", "w", "g19S g2JC", "gdKH lTS9D", "cAH", "mKH", "sQH", "aAH", "n9H")


def seen(script: str) -> View:
    """Return what seat 0 sees of a deal."""
    return view(after(table(MONSTER), script), 0)


def plan(text: str) -> Plan:
    """Read what is done in one go."""
    return tuple(parse(word) for word in text.split())


MISTAKES = (
    Mistake(seen(TRICK), plan("cTS"), plan("mKS"), 0.123),
    Mistake(seen(EXCHANGE), plan("g1AS g2AH"), plan("g19S g2JH"), 0.071),
    Mistake(seen(f"{EXCHANGE} 0:g1AS 0:g2AH"), plan("k100"), plan("k120"), 0.0123),
)
AUCTIONED = (Mistake(seen(AUCTION), plan("p"), plan("b110"), 0.004),)
REVIEWS = {
    "mistakes": Review(MISTAKES, highest=Highest(145)),
    "the auction": Review(AUCTIONED, complete=False, until=seen(AUCTION)),
    "nothing": Review((), highest=Highest(95)),
    "nothing so far": Review((), complete=False, until=seen(TRICK)),
    "no time": Review((), complete=False),
    "all there was": Review((), highest=Highest(120, reached=True)),
    "the other way round": Review(
        (Mistake(seen(EXCHANGE), plan("g19S g2JH"), plan("g1JH g29S"), 0.05),)
    ),
}


def deal(title: str = "Friday <3") -> Deal:
    """Return the deal that a look back is told with; seat 0 reads it."""
    return Deal(record(), PLAYERS, CLASSIC, title=title, you=0)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", REVIEWS)
def test_a_look_back_reads(case: str, language: str, snapshot: SnapshotAssertion) -> None:
    screen = review_screen(REVIEWS[case], deal(), Translator(language))
    assert shown(screen) == snapshot


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("case", REVIEWS)
def test_a_look_back_fits_an_alert(case: str, language: str, snapshot: SnapshotAssertion) -> None:
    text = review_alert(REVIEWS[case], deal(), Translator(language))
    assert len(text) <= LIMIT
    assert text == snapshot


@pytest.mark.parametrize("language", languages())
def test_the_words_of_what_is_done_read(language: str, snapshot: SnapshotAssertion) -> None:
    names, t = ("Anna", "Борис", "Wera"), Translator(language)
    assert "\n".join(plan_words(plan(words), names, t) for words in WORDS) == snapshot


@pytest.mark.parametrize("language", languages())
def test_a_hint_reads(language: str, snapshot: SnapshotAssertion) -> None:
    others = Way(plan("cTS"), 0.414), Way(plan("mKS"), 0.398)
    advice = Advice(plan("cAS"), 0.4567, others=others)
    screen = hint_screen(advice, seen(TRICK), PLAYERS, Translator(language))
    assert shown(screen) == snapshot


@pytest.mark.parametrize("language", languages())
def test_a_hint_says_what_is_about_the_same(language: str, snapshot: SnapshotAssertion) -> None:
    others = Way(plan("g1AS g29S"), 0.3), Way(plan("w"), 0.2)
    advice = Advice(plan("g19S g2JH"), 0.39, (plan("g1JH g2QS"),), others)
    screen = hint_screen(advice, seen(EXCHANGE), PLAYERS, Translator(language))
    assert screen.text.count("%") == 3
    assert shown(screen) == snapshot


@pytest.mark.parametrize("language", languages())
def test_a_hand_leads_to_a_hint(language: str, snapshot: SnapshotAssertion) -> None:
    hand = Screen("A♠", ((Button("A♠", "m1:1:2:cAS"),),))
    screen = with_hint(hand, Translator(language), table=7)
    assert shown(screen) == snapshot
    assert read(screen.rows[-1][0].data) == AtTable(7, "hint")


def test_a_contract_is_compared_with_the_highest_one() -> None:
    text = review_screen(REVIEWS["nothing"], deal(), T).text
    assert "not even 100" in text
    text = review_screen(Review((), highest=Highest(100)), deal(), T).text
    assert text.endswith("contract: 120.")


@pytest.mark.parametrize("stage", [None, AUCTION, EXCHANGE, TRICK])
@pytest.mark.parametrize("mistakes", [(), MISTAKES])
def test_a_look_back_that_was_cut_says_so_everywhere_and_never_that_there_was_nothing(
    stage: str | None, mistakes: tuple[Mistake, ...]
) -> None:
    cut = Review(mistakes, complete=False, until=None if stage is None else seen(stage))
    for text in (review_screen(cut, deal(), T).text, review_alert(cut, deal(), T)):
        assert "time to look" in text
        assert T("review-none") not in text
        assert (T("review-none-so-far") in text) == (stage is not None and not mistakes)


def test_a_group_without_a_name_has_no_empty_line() -> None:
    assert review_screen(REVIEWS["nothing"], deal(title=""), T).text.startswith(
        T("review-title", n=5)
    )


def test_names_cannot_break_a_look_back() -> None:
    players = tuple(type(each)(name="<b>&", user_id=each.user_id) for each in PLAYERS)
    told = Deal(record(), players, CLASSIC, title="<i>", you=0)
    text = review_screen(REVIEWS["mistakes"], told, T).text
    assert "<i>" not in text
    swapped = Review((Mistake(seen(EXCHANGE), plan("g19S g2JH"), plan("g1JH g29S"), 0.05),))
    assert "&lt;b&gt;&amp;" in review_screen(swapped, told, T).text
    assert "<b>&" in review_alert(swapped, told, T)


def test_nothing_that_came_to_mind_is_said_calmly() -> None:
    assert no_answer(T).text == T("explain-nothing")
    assert hint_screen(None, seen(TRICK), PLAYERS, T) == no_answer(T)


def test_the_scenes_are_real() -> None:
    state = after(table(MONSTER), TRICK)
    assert apply(state, 0, parse("mKS"))
