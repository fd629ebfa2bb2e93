"""The rules as a chat plays them: paragraphs follow the options, every difference is told."""

import random
from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.conventions import changed, differing, offered
from bot.l10n import Translator, languages
from bot.presses import RulesPage, read
from bot.render.options import option_name
from bot.render.rules_page import PAGE, rules_pages, rules_screen
from bot.render.rules_text import paragraphs, sections
from game.presets import PRESETS
from game.rules import CLASSIC, OPTIONS, Rules, Value
from tests.bot.render.scenes import pressed, shown, texts
from tests.bot.render.test_walks import check

EN = Translator("en")
everywhere = pytest.mark.parametrize("language", languages())


def wild(seed: int) -> Rules:
    """Return rules in which nearly everything is changed."""
    chance = random.Random(seed)
    rules = CLASSIC
    for name in OPTIONS:
        rules = changed(rules, name, chance.choice(offered(rules, name))).rules
    return rules


@everywhere
@pytest.mark.parametrize("preset", ["classic", "polish_mild", "convention"])
def test_the_rules_read(preset: str, language: str, snapshot: SnapshotAssertion) -> None:
    rules, t = PRESETS[preset], Translator(language)
    pages = range(len(rules_pages(rules, t)) + 1)
    said = [shown(rules_screen(rules, RulesPage(7, 0, page), t)) for page in pages]
    assert "\n-----\n".join(said) == snapshot


@everywhere
@pytest.mark.parametrize("seed", range(12))
def test_any_rules_fit_on_pages_and_every_difference_is_told(seed: int, language: str) -> None:
    rules, t = wild(seed), Translator(language)
    pages = rules_pages(rules, t)
    for page in range(len(pages) + 1):
        screen = rules_screen(rules, RulesPage(0, 12, page), t, title="W" * 40)
        check(screen)
        assert len(screen.text) <= PAGE + 60
    told = "\n".join(text for _, text in pages)
    for name in differing(rules, CLASSIC):
        assert f"<b>{option_name(name, t)}: " in told
    assert [text for text in paragraphs(rules, t) if text not in told] == []


@everywhere
@pytest.mark.parametrize("preset", PRESETS)
def test_a_topic_of_a_preset_is_one_page(preset: str, language: str) -> None:
    rules, t = PRESETS[preset], Translator(language)
    names = [name for name, _ in rules_pages(rules, t)]
    assert len(names) == len(set(names)) == len(sections(rules, t)) + 1
    assert max(map(len, names)) <= 22


def test_topics_lead_to_their_pages_and_back() -> None:
    rules = PRESETS["online"]
    topics = rules_screen(rules, RulesPage(7, 12, 0, 100500), EN, title="Friday")
    assert topics.text.startswith("<b>Friday</b>\n<b>Thousand")
    assert texts(topics)[:2] == ["Aim and cards", "Deal and redeals"]
    assert texts(topics)[-1] == "Differences: 10"
    press = read(pressed(topics, "End of the match"))
    assert press == RulesPage(7, 12, 7, 100500)
    page = rules_screen(rules, press, EN, title="Friday")
    assert "<b>Barrel.</b>" in page.text
    assert texts(page) == ["« Play and points", "Two players »", "☰ Topics"]
    assert read(pressed(page, "☰ Topics")) == RulesPage(7, 12, 0, 100500)
    assert read(pressed(page, "Two players »")) == RulesPage(7, 12, 8, 100500)


def test_a_page_that_is_not_there_is_the_last_one() -> None:
    rules = PRESETS["online"]
    last = rules_screen(rules, RulesPage(7, 12, 10), EN)
    assert texts(last) == ["« Four players", "☰ Topics"]
    assert last.text.startswith("<b>10 differences from the classic game</b>")
    assert rules_screen(rules, RulesPage(7, 12, 99), EN) == last
    first = rules_screen(rules, RulesPage(7, 12, 1), EN)
    assert texts(first) == ["Deal and redeals »", "☰ Topics"]


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"target": 1001}, "the match goes to 1001 points"),
        ({"marriage_values": "spades"}, "♠ 100, ♣ 80, ♥ 60, ♦ 40"),
        ({"cut": "on"}, "right-hand neighbour cuts the deck"),
        ({"cut": "on", "penalty": 100}, "the third nine running costs him 100 points"),
        ({"redeal_four_nines": "automatic"}, "the cards are dealt anew"),
        ({"redeal_below": 18}, "fewer than 18 points"),
        ({"forced_seat": "dealer", "min_bid": 60}, "The dealer is bound to 60"),
        ({"forced_seat": "last"}, "the last hand has to play for 100"),
        ({"jump_bids": "off", "bid_step": 10}, "you raise by 10 and no more"),
        ({"bid_cap": "any_marriage"}, "with one there is no limit"),
        ({"bid_cap": "none"}, "bid as high as you dare"),
        ({"pass_face": "open"}, "one card face up"),
        ({"raise_after_talon": "off"}, "The contract is what was bid."),
        ({"writeoff_cost": "nothing"}, "It costs the declarer nothing."),
        ({"writeoff_cost": "bolt"}, "It costs the declarer a bolt."),
        ({"writeoff_cost": "bolt", "bolts": "off"}, "It costs the declarer nothing."),
        ({"writeoff_cost": "first_free"}, "The first one in a match is free"),
        ({"writeoff_gain": "half"}, "half the bid"),
        ({"writeoff_gain": "half"}, "When two play, the opponent gets 60."),
        ({"writeoff_gain_two": 120}, "When two play, the opponent gets 120."),
        ({"writeoff_limit": 1}, "once in a match"),
        ({"must_trump": "off"}, "If you can't, play any card."),
        ({"must_beat": "suit"}, "play higher in the suit led, you must, unless"),
        ({"must_beat": "suit_and_trump"}, "when you have none of it, with a trump"),
        ({"must_beat": "suit_and_trump", "must_trump": "off"}, "overtrump any trump"),
        ({"marriage_announce": "auto"}, "you declare the marriage"),
        ({"marriage_scores": "declarer"}, "makes trump too, but brings no points"),
        ({"rounding": 10}, "to the nearest 10"),
        ({"rounding": 1}, "exactly what they took"),
        ({"bolt_for": "points"}, "A deal without a point is a bolt."),
        ({"bolts": "consecutive", "penalty": 100}, "Three bolts running cost 100."),
        ({"dump_truck": "plus"}, "A total of exactly 555 goes back to 0"),
        ({"bid_step": 10, "rounding": 10}, "550 or −550"),
        ({"bid_step": 10}, "555 or −555"),
        ({"barrel": 900, "penalty": 100}, "falls to 800"),
        ({"barrel_attempts": 1}, "There is one try"),
        ({"barrel_counts": "contracts"}, "Only contracts of one's own are tries."),
        ({"barrel_auction": "opens"}, "opens the auction with 120"),
        ({"two_player": "one_card"}, "start at 120, or at 100 when two play"),
        ({"two_player": "one_card", "barrel_auction": "opens"}, "or with 100 when two play"),
        ({"barrel_auction": "skip"}, "without an auction"),
        ({"barrel_fail": "bid"}, "ends the stay on the barrel"),
        ({"barrel_others": "freeze"}, "nobody else scores"),
        ({"barrel_third_fall": "zero_free"}, "needs no barrel"),
        ({"target": 1001, "bid_step": 5}, "a contract of 125 or more"),
        ({"target": 1001, "bid_step": 10}, "a contract of 130 or more"),
        ({"barrel": 900}, "a contract of 120 or more"),
        ({"barrel": "off", "barrier": 880}, "From 880 on you score only as the declarer"),
        ({"barrel": "off"}, "Whoever gets to 1000 wins."),
        ({"barrel": "off"}, "a tie plays on"),
        ({"settlement": "missing"}, "missing to 1000"),
        ({"settlement": "bank", "stake": 500}, "pays 500 to the winner"),
        ({"two_player": "draw"}, "the rest is the stock"),
        ({"two_player": "one_card"}, "gives the opponent one card"),
        ({"two_player": "triples"}, "two packets of three"),
        ({"two_player": "dead_hand"}, "a dead hand"),
        ({"leftovers": "dead"}, "What is left over counts for nobody."),
        ({"leftovers": "dead"}, "takes every trick is credited with both packets"),
        ({"leftovers": "packet"}, "the cards laid aside to nobody"),
        ({"sitter_scores": "aces_melds"}, "50 for each ace"),
        ({"sitter_scores": "points"}, "scores the points in the talon."),
        ({"sitter_scores": "points_half"}, "or half of one"),
        ({"sitter_scores": "off"}, "sits out and scores nothing"),
    ],
)
def test_a_paragraph_follows_the_option(options: dict[str, Value], sentence: str) -> None:
    rules = replace(CLASSIC, **options)  # type: ignore[arg-type]
    assert sentence in "\n".join(paragraphs(rules, EN))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"redeal_four_nines": "off", "redeal_below": "off"}, "button waits"),
        ({"talon_hidden_at_forced": "off"}, "only the declarer sees it"),
        ({"bid_cap": "none"}, "worked out afresh"),
        ({"writeoff": "off"}, "Write-off"),
        ({"writeoff_limit": 0}, "in a match"),
        ({"writeoff_on_barrel": "on"}, "can't be done from the barrel"),
        ({"marriage_first_lead": "on"}, "won a trick first"),
        ({"bolts": "off"}, "Bolts"),
        ({"dump_truck": "off"}, "Dump truck"),
        ({"barrel": "off"}, "arrel"),
        ({"barrel_single": "off"}, "throws the sitter off"),
        ({"barrel_together": "coexist"}, "all fall"),
        ({"barrel_third_fall": "off"}, "third fall"),
    ],
)
def test_what_is_not_played_here_is_not_said(options: dict[str, Value], sentence: str) -> None:
    assert sentence in "\n".join(paragraphs(CLASSIC, EN))
    rules = replace(CLASSIC, **options)  # type: ignore[arg-type]
    assert sentence not in "\n".join(paragraphs(rules, EN))
