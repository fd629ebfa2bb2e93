"""The table of options: every id with exactly its values, and nothing that is not played."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.errors import RulesError
from game.rules import CLASSIC, OPTIONS, PRESETS, Rules, Value, as_dict, from_dict, preset_name

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
BUILT = {"writeoff_gain": (60, "half")}
"""What can be played beside the defaults."""
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


def test_what_is_built_is_said() -> None:
    built = {name: option.built for name, option in OPTIONS.items()}
    assert built == {name: BUILT.get(name, values[:1]) for name, values in LISTED.items()}


@pytest.mark.parametrize(
    ("name", "each"),
    [
        (name, each)
        for name, values in LISTED.items()
        for each in values
        if each not in BUILT.get(name, values[:1])
    ],
)
def test_a_value_that_is_not_built_is_refused_by_name(name: str, each: Value) -> None:
    with pytest.raises(RulesError, match=f"^{name}={each} cannot be played yet$"):
        from_dict({name: each})


@pytest.mark.parametrize("name", LISTED)
def test_a_wrong_value_is_refused_by_name(name: str) -> None:
    for wrong in ("", "sometimes", "ON", 7, -1, True, None, 5.0, (5,), ["off"]):
        with pytest.raises(RulesError, match=f"^{name} cannot be .*; it is one of: "):
            from_dict({name: wrong})


@pytest.mark.parametrize("name", LISTED)
def test_words_and_numbers_are_not_mixed_up(name: str) -> None:
    for each in LISTED[name]:
        other = str(each) if isinstance(each, int) else f" {each}"
        with pytest.raises(RulesError, match=f"^{name} cannot be"):
            from_dict({name: other})


def test_a_value_is_checked_however_the_rules_are_made() -> None:
    wrong: dict[str, Any] = {"target": 1001}
    with pytest.raises(RulesError, match=r"^target=1001 cannot be played yet$"):
        Rules(**wrong)
    with pytest.raises(RulesError, match=r"^target=1001 cannot be played yet$"):
        replace(CLASSIC, **wrong)


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(RulesError, match="there is no option 'min_bit'"):
        from_dict({"min_bit": 100})


def test_rules_are_their_values() -> None:
    half = Rules(writeoff_gain="half")
    assert list(as_dict(half)) == list(LISTED)
    assert as_dict(half)["writeoff_gain"] == "half"
    assert from_dict(as_dict(half)) == half
    assert from_dict({}) == CLASSIC


def test_a_preset_is_known_by_its_values() -> None:
    assert preset_name(Rules()) == "classic"
    assert preset_name(Rules(writeoff_gain="half")) == "custom"
    assert set(PRESETS) == {"classic"}


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


def test_the_rules_page_says_what_is_played_today() -> None:
    assert page_column("today") == {name: each.built for name, each in OPTIONS.items()}
