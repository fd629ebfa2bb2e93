"""The table of options: every id with exactly its values, and nothing that is not played."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.clashes import CLASHES
from game.engine import new_match
from game.errors import RulesError
from game.presets import PRESETS, preset_name
from game.rules import (
    CLASSIC,
    OPTIONS,
    Rules,
    Value,
    as_dict,
    changed,
    from_dict,
)

TABLE = """
deal     cut                    off on
deal     redeal_four_nines      request automatic off
deal     redeal_below           14 off 11 12 13 15 18
deal     redeal_three_nines     off anyone forehand
deal     redeal_four_jacks      off on
deal     redeal_after_pass      off on
deal     redeal_talon_below     off 4 5
deal     redeal_talon_nines     off 2
deal     redeal_talon_jacks     off on
deal     redeal_talon_when      forced always
auction  forced_seat            left dealer last
auction  min_bid                100 50 60
auction  bid_step               5 10
auction  jump_bids              on off
auction  bid_cap                marriages any_marriage none
auction  no_bid_below           off 0 -100 -120 -200 -300 -1000
auction  talon_rebuy            off on
auction  blind                  off forehand anyone
auction  blind_doubles          player all
auction  blind_marriages        on off
auction  blind_min_score        0 off 1 120 240
auction  golden                 off on
auction  golden_raise           off on
auction  golden_if_none         replay continue
talon    talon_hidden_at_forced on off
talon    pass_face              closed open
talon    raise_after_talon      on off
talon    writeoff               on off
talon    writeoff_cost          bid nothing bolt first_free
talon    writeoff_gain          60 half
talon    writeoff_limit         3 0 1
talon    writeoff_gain_two      60 120
talon    writeoff_fine_from     off 3 4
talon    writeoff_on_barrel     off on
talon    writeoff_golden        off on
talon    writeoff_blind         off on
play     must_trump             on off
play     must_beat              off suit suit_and_trump
play     marriage_first_lead    off on
play     marriage_announce      ask auto
play     marriage_values        classic spades spades_hearts clubs
play     marriage_scores        all declarer
play     trump_lead             any announcer others
play     ace_marriage           off bonus trump sequence
play     small_marriage         off on
play     nines_bonus            0 200 360
play     last_trick_bonus       0 10
play     rounding               5 10 1
play     round_declarer         off on
play     bolts                  total consecutive off
play     bolt_for               tricks points
play     bolt_declarer          on off
play     dump_truck             both plus off
play     penalty                120 100
play     target                 1000 1001
end      barrel                 880 900 off
end      barrel_attempts        3 1 2 4 5
end      barrel_counts          deals contracts
end      barrel_auction         normal opens skip
end      barrel_fail            nothing bid
end      barrel_defends         nothing bolts
end      barrel_others          score freeze
end      barrel_single          on off
end      barrel_together        fall coexist
end      barrel_third_fall      zero zero_free off
end      barrier                off 800 880 900
end      settlement             off missing bank
end      stake                  100
two      two_player             packets one_card triples dead_hand draw
two      leftovers              last_trick packet dead
four     sitter_scores          points_marriage points points_half off aces_melds
"""
"""Topic, id and values, the default first."""
PLAYERS = {
    "writeoff_gain": (3, 4),
    "writeoff_gain_two": (2,),
    "two_player": (2,),
    "leftovers": (2,),
    "sitter_scores": (4,),
}
"""Whom an option concerns that does not concern every number of players."""
PAGE = Path(__file__).parents[2] / "docs" / "rules.md"


def value(word: str) -> Value:
    """Read a value as it stands in the table."""
    return int(word) if re.fullmatch(r"-?\d+", word) else word


LISTED: dict[str, tuple[Value, ...]] = {
    words[1]: tuple(map(value, words[2:]))
    for words in (line.split() for line in TABLE.strip().splitlines())
}


def test_every_option_is_there_in_its_order() -> None:
    assert list(OPTIONS) == list(LISTED)


@pytest.mark.parametrize("name", LISTED)
def test_an_option_has_exactly_its_values(name: str) -> None:
    assert OPTIONS[name].values == LISTED[name]


@pytest.mark.parametrize("name", LISTED)
def test_the_default_is_the_first_value(name: str) -> None:
    assert OPTIONS[name].default == getattr(CLASSIC, name) == LISTED[name][0]


def test_every_option_has_a_topic() -> None:
    topics = {words[1]: words[0] for words in map(str.split, TABLE.strip().splitlines())}
    assert {name: option.topic for name, option in OPTIONS.items()} == topics


def test_every_option_says_whom_it_concerns() -> None:
    concerned = {name: option.players for name, option in OPTIONS.items()}
    assert concerned == {name: PLAYERS.get(name, (2, 3, 4)) for name in LISTED}


CONDITIONS: dict[str, dict[str, Value]] = {
    "writeoff_fine_from=4": {"writeoff_limit": 0},
    "writeoff_limit=1": {"writeoff_fine_from": "off"},
    "barrier=800": {"barrel": "off"},
    "barrier=880": {"barrel": "off"},
    "barrier=900": {"barrel": "off"},
}
"""What must be set beside a value that does not go with the defaults."""


@pytest.mark.parametrize(
    ("name", "each"), [(name, each) for name, values in LISTED.items() for each in values]
)
def test_every_value_can_be_played(name: str, each: Value) -> None:
    rules = from_dict({name: each, **CONDITIONS.get(f"{name}={each}", {})})
    assert getattr(rules, name) == each
    assert new_match(rules).rules == rules


@pytest.mark.parametrize("name", LISTED)
def test_a_wrong_value_is_refused_by_name(name: str) -> None:
    for wrong in ("", "sometimes", "ON", 7, -1, True, None, 5.0, (5,), ["off"]):
        if name == "stake" and type(wrong) is int and wrong > 0:
            continue
        with pytest.raises(RulesError, match=f"^{name} cannot be .*; it is (one of: |a whole)"):
            from_dict({name: wrong})


@pytest.mark.parametrize("name", LISTED)
def test_words_and_numbers_are_not_mixed_up(name: str) -> None:
    for each in LISTED[name]:
        other = str(each) if isinstance(each, int) else f" {each}"
        with pytest.raises(RulesError, match=f"^{name} cannot be"):
            from_dict({name: other})


def test_a_value_is_checked_however_the_rules_are_made() -> None:
    wrong: dict[str, Any] = {"target": 1002}
    with pytest.raises(RulesError, match=r"^target cannot be 1002; it is one of: 1000, 1001$"):
        Rules(**wrong)
    with pytest.raises(RulesError, match=r"^target cannot be 1002; "):
        replace(CLASSIC, **wrong)


@pytest.mark.parametrize("stake", [1, 100, 2500])
def test_the_stake_is_any_whole_number_from_1_on(stake: int) -> None:
    assert from_dict({"stake": stake}).stake == stake


SKIP: dict[str, Value] = {"barrel_auction": "skip"}
IMPOSSIBLE: list[tuple[dict[str, Value], str]] = [
    ({"barrier": 800}, "barrel=880 cannot go with barrier=800"),
    ({"barrel": 900, "barrier": 900}, "barrel=900 cannot go with barrier=900"),
    ({**SKIP, "barrel_single": "off"}, "barrel_auction=skip cannot go with barrel_single=off"),
    (
        {**SKIP, "barrel_together": "coexist"},
        "barrel_auction=skip cannot go with barrel_together=coexist",
    ),
    (
        {**SKIP, "target": 1001, "raise_after_talon": "off"},
        "barrel_auction=skip cannot go with raise_after_talon=off",
    ),
    (
        {"writeoff_fine_from": 4},
        "writeoff_fine_from=4 cannot go with writeoff_limit=3",
    ),
    (
        {"writeoff_fine_from": 3, "writeoff_limit": 1},
        "writeoff_fine_from=3 cannot go with writeoff_limit=1",
    ),
]


@pytest.mark.parametrize(("values", "message"), IMPOSSIBLE)
def test_an_impossible_combination_is_refused_by_both_names(
    values: dict[str, Value], message: str
) -> None:
    with pytest.raises(RulesError, match=f"^{message}$"):
        from_dict(values)


def test_every_clash_has_its_test() -> None:
    found = {tuple(re.findall(r"(\w+)=", message)) for _, message in IMPOSSIBLE}
    assert found == {clash.options for clash in CLASHES}


@pytest.mark.parametrize(
    "values",
    [
        {"barrel": "off"},
        {"barrel": "off", "barrier": 880},
        {**SKIP, "target": 1001},
        {**SKIP, "raise_after_talon": "off"},
        {"writeoff_fine_from": 3},
        {"writeoff_fine_from": 4, "writeoff_limit": 0},
    ],
)
def test_what_is_just_possible_can_be_played(values: dict[str, Value]) -> None:
    assert as_dict(from_dict(values)) == {**as_dict(CLASSIC), **values}


@pytest.mark.parametrize(
    ("before", "name", "value", "gives_way"),
    [
        ({}, "barrier", 880, {"barrel": "off"}),
        ({"barrel": "off", "barrier": 880}, "barrel", 900, {"barrier": "off"}),
        (
            {"barrel_single": "off", "barrel_together": "coexist"},
            "barrel_auction",
            "skip",
            {"barrel_single": "on", "barrel_together": "fall"},
        ),
        (SKIP, "barrel_single", "off", {"barrel_auction": "normal"}),
        (SKIP, "barrel_together", "coexist", {"barrel_auction": "normal"}),
        ({**SKIP, "target": 1001}, "raise_after_talon", "off", {"barrel_auction": "normal"}),
        ({**SKIP, "raise_after_talon": "off"}, "target", 1001, {"raise_after_talon": "on"}),
        ({}, "writeoff_fine_from", 4, {"writeoff_limit": 0}),
        ({"writeoff_fine_from": 3}, "writeoff_limit", 1, {"writeoff_fine_from": "off"}),
        ({}, "cut", "on", {}),
    ],
)
def test_what_clashes_with_a_change_gives_way(
    before: dict[str, Value], name: str, value: Value, gives_way: dict[str, Value]
) -> None:
    rules = from_dict(before)
    assert as_dict(changed(rules, name, value)) == {**as_dict(rules), name: value, **gives_way}


def test_a_wrong_change_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match="there is no option 'min_bit'"):
        changed(CLASSIC, "min_bit", 100)
    with pytest.raises(RulesError, match=r"^target cannot be 7;"):
        changed(CLASSIC, "target", 7)


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match="there is no option 'min_bit'"):
        from_dict({"min_bit": 100})


def test_rules_are_their_values() -> None:
    half = Rules(writeoff_gain="half")
    assert list(as_dict(half)) == list(LISTED)
    assert as_dict(half)["writeoff_gain"] == "half"
    assert from_dict(as_dict(half)) == half
    assert from_dict({}) == CLASSIC


BEFORE: dict[str, dict[str, Value]] = {
    "polish": {
        "bid_step": 10,
        "rounding": 10,
        "must_beat": "suit_and_trump",
        "marriage_first_lead": "on",
        "marriage_announce": "auto",
        "redeal_four_nines": "automatic",
        "redeal_below": "off",
        "writeoff_cost": "first_free",
        "writeoff_gain_two": 120,
        "bolts": "off",
        "dump_truck": "off",
        "barrel": "off",
        "barrier": 800,
        "sitter_scores": "aces_melds",
    },
    "program": {
        "forced_seat": "dealer",
        "bolts": "off",
        "dump_truck": "off",
        "redeal_four_nines": "off",
        "redeal_below": "off",
        "barrel_single": "off",
        "barrel_together": "coexist",
        "barrel_third_fall": "off",
        "settlement": "missing",
    },
}
DIFFERENCES: dict[str, dict[str, Value]] = {
    "classic": {},
    **BEFORE,
    "polish_mild": {**BEFORE["polish"], "must_beat": "suit", "must_trump": "off"},
    "livegames": {
        "redeal_three_nines": "forehand",
        "redeal_below": 15,
        "redeal_talon_below": 5,
        "redeal_talon_when": "always",
        "writeoff_cost": "nothing",
        "writeoff_limit": 1,
        "bolts": "consecutive",
        "dump_truck": "off",
        "trump_lead": "announcer",
    },
    "online": {
        "redeal_below": 13,
        "redeal_three_nines": "anyone",
        "redeal_four_jacks": "on",
        "redeal_talon_below": 5,
        "redeal_talon_nines": 2,
        "redeal_talon_jacks": "on",
        "redeal_talon_when": "always",
        "writeoff_gain": "half",
        "ace_marriage": "bonus",
        "settlement": "bank",
    },
    "convention": {
        "target": 1001,
        "barrel_auction": "opens",
        "barrel_others": "freeze",
        "writeoff_gain": "half",
        "ace_marriage": "bonus",
        "no_bid_below": -100,
        "redeal_after_pass": "on",
    },
    "house": {
        **BEFORE["program"],
        "no_bid_below": -120,
        "redeal_four_nines": "request",
        "redeal_below": 14,
        "bolts": "consecutive",
    },
}
"""In what each preset of rules 9 differs from the classic one."""


@pytest.mark.parametrize("name", DIFFERENCES)
def test_a_preset_differs_in_nothing_but_what_is_named(name: str) -> None:
    assert as_dict(PRESETS[name]) == {**as_dict(CLASSIC), **DIFFERENCES[name]}
    assert preset_name(from_dict(DIFFERENCES[name])) == name


def test_a_preset_is_known_by_its_values() -> None:
    assert set(PRESETS) == set(DIFFERENCES)
    assert preset_name(Rules(writeoff_gain="half")) == "custom"


def page_column(column: str) -> dict[str, tuple[Value, ...]]:
    """Read the values that the tables of options on the rules page list in a column."""
    found: dict[str, tuple[Value, ...]] = {}
    header: list[str] = []
    for line in PAGE.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.split("|")]
        if cells[1:2] == ["id"] or not line:
            header = cells
        elif column in header and "`" in cells[1]:
            words = re.findall(r"`([^`]+)`", cells[header.index(column)])
            found[cells[1].strip("`")] = tuple(map(value, words))
    return found


def test_the_rules_page_lists_the_same_values() -> None:
    assert page_column("values") == LISTED


def test_the_rules_page_says_whom_an_option_concerns() -> None:
    concerned = page_column("players")
    assert concerned == {name: each.players for name, each in OPTIONS.items()}
