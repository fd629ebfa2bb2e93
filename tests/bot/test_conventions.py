"""The conventions of a chat: every change leaves rules to play by, and says what gave way."""

import json
import random
from dataclasses import replace

import pytest

from bot.conventions import (
    STAKES,
    Nearest,
    Summary,
    changed,
    differing,
    from_json,
    matters,
    nearest_preset,
    offered,
    parse_value,
    summary,
    to_json,
)
from game.clashes import CLASHES
from game.errors import RulesError
from game.presets import PRESETS
from game.rules import CLASSIC, OPTIONS, Rules, Value, as_dict

SEEDS = range(10)


def settings_of(seed: int, steps: int = 40) -> list[Rules]:
    """Return what a chat goes through that presses whatever a menu offers."""
    chance = random.Random(seed)
    rules = chance.choice(list(PRESETS.values()))
    been = [rules]
    for _ in range(steps):
        name = chance.choice(list(OPTIONS))
        rules = changed(rules, name, chance.choice(offered(rules, name))).rules
        been.append(rules)
    return been


@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_the_menu_offers_is_set_and_what_gives_way_is_told(seed: int) -> None:
    chance = random.Random(seed)
    for rules in settings_of(seed):
        name = chance.choice(list(OPTIONS))
        value = chance.choice(offered(rules, name))
        new, mended = changed(rules, name, value)
        assert getattr(new, name) == value
        assert set(differing(new, rules)) - {name} == set(mended)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_present_value_is_always_among_those_offered(seed: int) -> None:
    for rules in settings_of(seed):
        for name in OPTIONS:
            assert getattr(rules, name) in offered(rules, name)


@pytest.mark.parametrize(
    ("before", "name", "value", "mended"),
    [
        ({}, "barrier", 800, {"barrel": "off"}),
        ({"barrel": "off", "barrier": 880}, "barrel", 900, {"barrier": "off"}),
        (
            {"barrel_single": "off", "barrel_together": "coexist"},
            "barrel_auction",
            "skip",
            {"barrel_single": "on", "barrel_together": "fall"},
        ),
        ({"barrel_auction": "skip"}, "barrel_single", "off", {"barrel_auction": "normal"}),
        ({"barrel_auction": "skip"}, "barrel_together", "coexist", {"barrel_auction": "normal"}),
        (
            {"target": 1001, "raise_after_talon": "off"},
            "barrel_auction",
            "skip",
            {"raise_after_talon": "on"},
        ),
        ({"writeoff_fine_from": 3}, "writeoff_limit", 1, {"writeoff_fine_from": "off"}),
        ({}, "writeoff_fine_from", 4, {"writeoff_limit": 0}),
        ({}, "barrel", "off", {}),
        ({}, "target", 1001, {}),
    ],
)
def test_what_cannot_go_together_is_mended(
    before: dict[str, Value], name: str, value: Value, mended: dict[str, Value]
) -> None:
    new, gave_way = changed(replace(CLASSIC, **before), name, value)  # type: ignore[arg-type]
    assert getattr(new, name) == value
    assert {each: getattr(new, each) for each in gave_way} == mended


def test_every_clash_of_the_game_is_mended_from_both_sides() -> None:
    for clash in CLASHES:
        for name in clash.options:
            for value in OPTIONS[name].values:
                for preset in PRESETS.values():
                    assert getattr(changed(preset, name, value).rules, name) == value


@pytest.mark.parametrize(("name", "value"), [("barrel", 901), ("bottle", "on"), ("cut", True)])
def test_what_is_no_option_or_value_is_refused(name: str, value: Value) -> None:
    with pytest.raises(RulesError):
        changed(CLASSIC, name, value)


def test_fines_for_write_offs_nobody_has_are_not_offered() -> None:
    assert offered(CLASSIC, "writeoff_fine_from") == ("off", 3)
    assert offered(replace(CLASSIC, writeoff_limit=0), "writeoff_fine_from") == ("off", 3, 4)
    assert offered(replace(CLASSIC, writeoff_limit=1), "writeoff_fine_from") == ("off",)


def test_any_stake_stays_among_those_offered() -> None:
    assert offered(CLASSIC, "stake") == STAKES
    assert offered(replace(CLASSIC, stake=77), "stake") == (77, *STAKES)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_is_nearest_to_itself(preset: str) -> None:
    assert nearest_preset(PRESETS[preset]) == Nearest(preset, ())
    assert summary(PRESETS[preset]) == Summary(preset, 0)


def test_a_change_away_from_a_preset_is_one_difference() -> None:
    rules = changed(PRESETS["polish"], "target", 1001).rules
    assert nearest_preset(rules) == ("polish", ("target",))
    assert summary(rules) == Summary("polish", 1)


@pytest.mark.parametrize(
    ("rules", "name", "effect"),
    [
        ({}, "barrel_attempts", True),
        ({"barrel": "off"}, "barrel_attempts", False),
        ({"bolts": "off"}, "barrel_defends", False),
        ({}, "writeoff_golden", False),
        ({"golden": "on"}, "writeoff_golden", True),
        ({"golden": "on", "writeoff": "off"}, "writeoff_golden", False),
        ({"blind": "anyone"}, "blind_marriages", False),
        ({"blind": "anyone", "blind_doubles": "all"}, "blind_marriages", True),
        ({}, "redeal_talon_when", False),
        ({"redeal_talon_nines": 2}, "redeal_talon_when", True),
        ({"settlement": "missing"}, "stake", False),
        ({"settlement": "bank"}, "stake", True),
        ({"two_player": "draw"}, "leftovers", False),
        ({}, "cut", True),
    ],
)
def test_an_option_matters_only_beside_what_it_belongs_to(
    rules: dict[str, Value], name: str, effect: bool
) -> None:
    assert matters(replace(CLASSIC, **rules), name) is effect  # type: ignore[arg-type]


@pytest.mark.parametrize("name", OPTIONS)
def test_buttons_say_values_by_their_text(name: str) -> None:
    for value in offered(replace(CLASSIC, writeoff_limit=0), name):
        assert parse_value(name, str(value)) == value
    assert parse_value(name, "") is None


def test_a_button_for_an_unknown_option_says_nothing() -> None:
    assert parse_value("bottle", "on") is None
    assert parse_value("barrel", "0880") is None
    assert parse_value("stake", "7") is None


@pytest.mark.parametrize("seed", SEEDS)
def test_rules_come_back_from_storage(seed: int) -> None:
    for rules in settings_of(seed):
        assert from_json(to_json(rules)) == rules


def test_rules_of_another_program_are_read_as_far_as_they_are_known() -> None:
    stored: dict[str, object] = {
        "target": 1001,  # known
        "barrel_attempts": 7,  # a value of a newer program
        "bolts": ["off"],
        "cut": True,
        "jokers": "on",
    }
    assert from_json(json.dumps(stored)) == replace(CLASSIC, target=1001)
    assert from_json("{}") == CLASSIC


def test_stored_rules_that_no_longer_go_together_are_mended() -> None:
    stored = {**as_dict(CLASSIC), "barrel": 900, "barrier": 800}
    assert from_json(json.dumps(stored)) == replace(CLASSIC, barrel="off", barrier=800)


@pytest.mark.parametrize("text", ["", "[]", "null", "{"])
def test_a_text_that_holds_no_rules_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"object|Expecting"):
        from_json(text)
