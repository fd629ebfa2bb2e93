"""The words of the options: every one of them, in every language, short where a button is."""

import pytest

from bot.l10n import Translator, languages
from bot.render.names import width
from bot.render.options import (
    PRESET_WORDS,
    TOPICS,
    WORDS,
    marriage_list,
    option_help,
    option_name,
    preset_about,
    preset_name,
    topic_name,
    value_name,
)
from game.presets import PRESETS
from game.rules import OPTIONS

NAME = 40
VALUE = 32
everywhere = pytest.mark.parametrize("language", languages())


def test_the_words_are_those_of_the_table_and_of_nothing_else() -> None:
    assert set(WORDS) == set(OPTIONS)
    for name, option in OPTIONS.items():
        assert set(WORDS[name].values) == set(option.values), name


def test_the_presets_in_words_are_those_of_the_game_and_own_rules() -> None:
    assert list(PRESET_WORDS) == [*PRESETS, "custom"]


@everywhere
@pytest.mark.parametrize("name", OPTIONS)
def test_an_option_has_a_short_name_a_sentence_and_values(name: str, language: str) -> None:
    t = Translator(language)
    assert 0 < width(option_name(name, t)) <= NAME
    assert ":" not in option_name(name, t)
    sentence = option_help(name, t)
    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert ". " not in sentence
    said = [value_name(name, value, t) for value in OPTIONS[name].values]
    assert len(set(said)) == len(said)
    assert all(0 < width(value) <= VALUE for value in said)


@everywhere
def test_no_two_options_have_one_name(language: str) -> None:
    t = Translator(language)
    names = [option_name(name, t) for name in OPTIONS]
    assert len(set(names)) == len(names)


@everywhere
def test_topics_and_presets_have_names(language: str) -> None:
    t = Translator(language)
    topics = [topic_name(topic, t) for topic in TOPICS]
    presets = [preset_name(preset, t) for preset in PRESET_WORDS]
    assert {option.topic for option in OPTIONS.values()} == set(TOPICS)
    assert len(set(topics)) == len(topics)
    assert len(set(presets)) == len(presets)
    assert max(map(width, (*topics, *presets))) <= NAME
    assert all(preset_about(preset, t) for preset in PRESET_WORDS)


@everywhere
def test_plain_text_needs_no_escaping(language: str) -> None:
    t = Translator(language)
    for name, option in OPTIONS.items():
        said = [option_name(name, t), option_help(name, t)]
        said += [value_name(name, value, t) for value in option.values]
        assert not set("".join(said)) & set("<>&"), name


def test_a_stake_that_is_not_in_the_menu_is_said_too() -> None:
    assert value_name("stake", 250, Translator("ru")) == "250"


def test_marriages_are_listed_the_dearest_first() -> None:
    assert marriage_list("spades_hearts") == "♠ 100, ♥ 80, ♣ 60, ♦ 40"


@pytest.mark.parametrize(
    ("language", "name", "value", "words"),
    [
        ("en", "redeal_below", 14, "under 14 points"),
        ("ru", "redeal_below", 14, "меньше 14 очков"),
        ("pl", "no_bid_below", -120, "poniżej −120"),
        ("ru", "writeoff_gain", 60, "по 60"),
        ("pl", "barrier", 880, "na 880"),
        ("ru", "barrel_third_fall", "zero_free", "0, дальше без бочки"),
    ],
)
def test_values_as_players_say_them(
    language: str, name: str, value: str | int, words: str
) -> None:
    assert value_name(name, value, Translator(language)) == words
