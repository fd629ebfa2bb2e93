"""Every option of the rules, its values, topics and presets, in the reader's language."""

from typing import Final, get_args

from bot.l10n import Translator
from bot.render.figures import number
from bot.render.options.auction import AUCTION
from bot.render.options.deal import DEAL
from bot.render.options.end import END
from bot.render.options.forms import FORMS
from bot.render.options.play import PLAY
from bot.render.options.talon import TALON
from bot.render.options.words import Text, Words, marriage_list
from game.rules import Topic, Value

__all__ = [
    "PRESET_WORDS",
    "TOPICS",
    "WORDS",
    "marriage_list",
    "option_help",
    "option_name",
    "preset_about",
    "preset_name",
    "topic_name",
    "value_name",
]

WORDS: Final[dict[str, Words]] = {**DEAL, **AUCTION, **TALON, **PLAY, **END, **FORMS}
TOPICS: Final[tuple[Topic, ...]] = get_args(Topic)

TOPIC_NAMES: Final[dict[Topic, Text]] = {
    "deal": lambda t: t("topic-deal"),
    "auction": lambda t: t("topic-auction"),
    "talon": lambda t: t("topic-talon"),
    "play": lambda t: t("topic-play"),
    "end": lambda t: t("topic-end"),
    "two": lambda t: t("topic-two"),
    "four": lambda t: t("topic-four"),
}
PRESET_WORDS: Final[dict[str, tuple[Text, Text]]] = {
    "classic": (lambda t: t("preset-classic-name"), lambda t: t("preset-classic-about")),
    "polish": (lambda t: t("preset-polish-name"), lambda t: t("preset-polish-about")),
    "polish_mild": (
        lambda t: t("preset-polish-mild-name"),
        lambda t: t("preset-polish-mild-about"),
    ),
    "livegames": (lambda t: t("preset-livegames-name"), lambda t: t("preset-livegames-about")),
    "online": (lambda t: t("preset-online-name"), lambda t: t("preset-online-about")),
    "convention": (lambda t: t("preset-convention-name"), lambda t: t("preset-convention-about")),
    "program": (lambda t: t("preset-program-name"), lambda t: t("preset-program-about")),
    "house": (lambda t: t("preset-house-name"), lambda t: t("preset-house-about")),
    "custom": (lambda t: t("preset-custom-name"), lambda t: t("preset-custom-about")),
}


def option_name(option_id: str, t: Translator) -> str:
    """Return the short name of an option."""
    return WORDS[option_id].name(t)


def option_help(option_id: str, t: Translator) -> str:
    """Return one sentence on what an option means at the table."""
    return WORDS[option_id].explanation(t)


def value_name(option_id: str, value: Value, t: Translator) -> str:
    """Return a value as it stands after the name of its option."""
    values = WORDS[option_id].values
    # A stake may be any number, and a number speaks for itself.
    if value not in values and isinstance(value, int):
        return number(value)
    return values[value](t)


def topic_name(topic: Topic, t: Translator) -> str:
    """Return the name of a topic of the menu."""
    return TOPIC_NAMES[topic](t)


def preset_name(preset: str, t: Translator) -> str:
    """Return the name of a preset, or of rules that are none (``custom``)."""
    return PRESET_WORDS[preset][0](t)


def preset_about(preset: str, t: Translator) -> str:
    """Return in one line what is special about a preset."""
    return PRESET_WORDS[preset][1](t)
