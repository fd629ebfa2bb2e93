"""What the words of an option are, and the values that many options share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.l10n import Translator
from bot.render.figures import number
from game.rules import Value
from game.scoring import MARRIAGE_VALUES

Text: TypeAlias = Callable[[Translator], str]
"""A text whose key is written out where it is asked for, so that the tools can follow it."""

SYMBOLS: Final = "♠♣♦♥"
"""The suits in the engine's order."""


@dataclass(frozen=True, slots=True)
class Words:
    """An option in words: its name, its help and each of its values."""

    name: Text
    explanation: Text
    values: Mapping[Value, Text]


def on(t: Translator) -> str:
    """Return the word for a switch that is on."""
    return t("value-on")


def off(t: Translator) -> str:
    """Return the word for a switch that is off."""
    return t("value-off")


YES_OR_NO: Final[Mapping[Value, Text]] = {"on": on, "off": off}


def plain(n: int) -> Text:
    """Say a number as it is."""
    return lambda _: number(n)


def under(n: int) -> Text:
    """Say that a hand holds fewer points."""
    return lambda t: t("value-under", n=n)


def below(n: int) -> Text:
    """Say that a total is lower."""
    return lambda t: t("value-below", n=number(n))


def at_least(n: int) -> Text:
    """Say from which total on."""
    return lambda t: t("value-at-least", n=n)


def at(n: int) -> Text:
    """Say at which total."""
    return lambda t: t("value-at", n=n)


def each(n: int) -> Text:
    """Say how much each gets."""
    return lambda t: t("value-each", n=n)


def to_nearest(n: int) -> Text:
    """Say what is rounded to."""
    return lambda t: t("value-to-nearest", n=n)


def marriages(scale: str) -> Text:
    """Say what the suits' marriages are worth, the dearest first."""
    return lambda _: marriage_list(scale)


def marriage_list(scale: str) -> str:
    """Return the suits with the values of their marriages.

    >>> marriage_list("classic")
    '♥ 100, ♦ 80, ♣ 60, ♠ 40'
    """
    worth = sorted(zip(MARRIAGE_VALUES[scale], SYMBOLS, strict=True), reverse=True)
    return ", ".join(f"{symbol} {value}" for value, symbol in worth)
