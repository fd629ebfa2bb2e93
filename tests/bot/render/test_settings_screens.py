"""The settings menu: every option is reached by buttons, and each page says what holds now."""

from dataclasses import replace

import pytest
from syrupy.assertion import SnapshotAssertion

from bot.conventions import changed
from bot.l10n import Translator, languages
from bot.presses import LIMIT, Setting, SettingVerb, read
from bot.render.options import option_name, preset_name
from bot.render.pace import pace_answer, pace_name
from bot.render.screen import Screen
from bot.render.settings import (
    ANSWER,
    preset_answer,
    settings_screen,
    summary_line,
    value_answer,
)
from bot.tempo import PACES, Pace
from game.presets import PRESETS
from game.rules import CLASSIC, OPTIONS, Rules
from tests.bot.render.scenes import pressed, shown, texts
from tests.bot.render.test_walks import check

EN = Translator("en")
POLISH_LONGER = replace(PRESETS["polish"], target=1001, bolts="total")
everywhere = pytest.mark.parametrize("language", languages())


def page(
    verb: SettingVerb, name: str = "", *, rules: Rules = CLASSIC, t: Translator = EN
) -> Screen:
    """Return a page of the menu of a forum's thread 12."""
    return settings_screen(rules, Setting(12, verb, name), t, limit="2m")


def follow(screen: Screen, label: str, rules: Rules, t: Translator = EN) -> Screen:
    """Press a button that leads to a page."""
    press = read(pressed(screen, label))
    assert isinstance(press, Setting)
    assert press.thread == 12
    return settings_screen(rules, press, t, limit="2m")


def test_who_practises_is_offered_no_clock() -> None:
    screen = settings_screen(CLASSIC, Setting(0, "clocks"), EN)
    assert screen == settings_screen(CLASSIC, Setting(0, "presets"), EN)
    assert not any("limit" in key.text for row in screen.rows for key in row)


@everywhere
@pytest.mark.parametrize(
    ("verb", "name"),
    [
        ("presets", ""),
        ("topics", ""),
        ("topic", "end"),
        ("option", "must_beat"),
        ("paces", ""),
        ("clocks", ""),
    ],
)
def test_a_page_reads(
    verb: SettingVerb, name: str, language: str, snapshot: SnapshotAssertion
) -> None:
    screen = page(verb, name, rules=POLISH_LONGER, t=Translator(language))
    assert shown(screen) == snapshot


@everywhere
@pytest.mark.parametrize("preset", PRESETS)
def test_every_page_keeps_the_limits(preset: str, language: str) -> None:
    rules, t = PRESETS[preset], Translator(language)
    screens = [page("presets", rules=rules, t=t), page("topics", rules=rules, t=t)]
    screens += [page("topic", each, rules=rules, t=t) for each in ("deal", "play", "end", "two")]
    screens += [page("option", each, rules=rules, t=t) for each in OPTIONS]
    for screen in screens:
        check(screen)
        for row in screen.rows:
            for button in row:
                assert len(button.data.encode()) <= LIMIT
                assert read(button.data) is not None


def test_an_option_is_found_from_the_first_page_and_the_way_back_is_there() -> None:
    topics = follow(page("presets"), "Change single rules »", CLASSIC)
    play = follow(topics, "Play and points", CLASSIC)
    beat = follow(play, "Must beat: no", CLASSIC)
    assert pressed(beat, "in suit") == "o1:12:value:must_beat:suit"
    assert follow(beat, "« Back", CLASSIC) == play
    assert follow(play, "« Back", CLASSIC) == topics
    assert follow(topics, "« Back", CLASSIC) == page("presets")


def test_after_a_choice_the_topic_shows_what_differs() -> None:
    rules = changed(CLASSIC, "must_beat", "suit").rules
    screen = settings_screen(rules, Setting(12, "value", "must_beat", "suit"), EN)
    assert "● Must beat: in suit" in texts(screen)
    assert "● differs from: Classic" in screen.text
    assert "Classic, 1 difference" in screen.text
    topics = follow(screen, "« Back", rules)
    assert "Play and points · 1" in texts(topics)


def test_the_present_preset_and_value_are_marked() -> None:
    assert "✓ Classic" in texts(page("presets"))
    assert "≈ Polish" in texts(page("presets", rules=POLISH_LONGER))
    option = page("option", "target")
    assert texts(option) == ["✓ 1000", "1001", "« Back"]
    assert [button.style for button in option.rows[0]] == ["primary", ""]


def test_an_option_page_says_what_the_preset_has() -> None:
    text = page("option", "target", rules=POLISH_LONGER).text
    assert "Match to: 1001" in text
    assert "Polish: 1000" in text


@pytest.mark.parametrize("topic", ["deal", "auction", "talon", "play", "end", "two", "four"])
def test_with_everything_on_every_option_is_on_its_page(topic: str) -> None:
    rules = replace(
        CLASSIC,
        blind="anyone",
        blind_doubles="all",
        golden="on",
        redeal_talon_nines=2,
        settlement="bank",
    )
    names = {option_name(each.id, EN) for each in OPTIONS.values() if each.topic == topic}
    lines = texts(page("topic", topic, rules=rules))
    assert {line.removeprefix("● ").partition(": ")[0] for line in lines[:-1]} == names


def test_options_without_effect_are_left_out_but_never_a_difference() -> None:
    off = replace(CLASSIC, barrel="off")
    shown_now = texts(page("topic", "end", rules=off))
    assert not any("Attempts on the barrel" in line for line in shown_now)
    kept = replace(off, barrel_attempts=5)
    assert "● Attempts on the barrel: 5" in texts(page("topic", "end", rules=kept))


def test_impossible_values_are_not_offered() -> None:
    assert texts(page("option", "writeoff_fine_from")) == ["✓ no", "from the third on", "« Back"]


@pytest.mark.parametrize(
    ("verb", "name"),
    [("topic", "weather"), ("option", "bottle"), ("value", "bottle"), ("preset", "nobody")],
)
def test_a_forged_press_leads_to_the_first_page(verb: SettingVerb, name: str) -> None:
    assert page(verb, name) == page("presets")


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Polish, 2 differences"),
        ("ru", "Польская, 2 отличия"),
        ("pl", "Polski, 2 różnice"),
    ],
)
def test_the_conventions_in_one_line(language: str, line: str) -> None:
    t = Translator(language)
    assert summary_line(POLISH_LONGER, t) == line
    assert summary_line(CLASSIC, t) == preset_name("classic", t)


@pytest.mark.parametrize(
    ("language", "answer"),
    [
        ("en", "Barrier: at 800\nChanged along with it: Barrel: no"),
        ("ru", "Порог: на 800\nВместе с этим меняется: Бочка: нет"),
        ("pl", "Próg: na 800\nRazem z tym zmienia się: Beczka: nie"),
    ],
)
def test_what_gives_way_is_told(language: str, answer: str) -> None:
    rules, mended = changed(CLASSIC, "barrier", 800)
    assert value_answer(rules, "barrier", mended, Translator(language)) == answer


@everywhere
def test_answers_fit(language: str) -> None:
    t = Translator(language)
    before = replace(CLASSIC, barrel_single="off", barrel_together="coexist")
    rules, mended = changed(before, "barrel_auction", "skip")
    assert len(value_answer(rules, "barrel_auction", mended, t)) <= ANSWER
    assert len(value_answer(rules, "barrel_auction", tuple(OPTIONS), t)) == ANSWER
    assert value_answer(CLASSIC, "cut", (), t).count("\n") == 0
    assert all(len(preset_answer(preset, t)) <= ANSWER for preset in PRESETS)


@pytest.mark.parametrize("language", languages())
def test_during_a_match_it_says_that_the_rules_are_frozen(language: str) -> None:
    t = Translator(language)
    free = settings_screen(CLASSIC, Setting(12, "topics"), t)
    frozen = settings_screen(CLASSIC, Setting(12, "topics"), t, playing=True)
    assert frozen.rows == free.rows
    assert len(frozen.text.splitlines()) == len(free.text.splitlines()) + 1


@everywhere
@pytest.mark.parametrize("pace", PACES)
def test_the_pace_is_marked_and_others_are_a_press_away(pace: Pace, language: str) -> None:
    t = Translator(language)
    first = settings_screen(CLASSIC, Setting(12, "presets"), t, pace=pace)
    label = t("button-settings-pace", pace=pace_name(pace, t))
    press = read(pressed(first, label))
    assert press == Setting(12, "paces")
    screen = settings_screen(CLASSIC, press, t, pace=pace)
    for each in PACES:
        name = pace_name(each, t)
        label = f"✓ {name}" if each == pace else name
        assert read(pressed(screen, label)) == Setting(12, "pace", each)
    assert screen.text == t("settings-pace-own", pace=pace_name(pace, t))  # limit None: practice
    group = settings_screen(CLASSIC, press, t, pace=pace, limit="off")
    assert group.text == t("settings-pace", pace=pace_name(pace, t))
    assert pace_name(pace, t) in pace_answer(pace, t)
    assert read(pressed(screen, t("button-back"))) == Setting(12, "presets")
