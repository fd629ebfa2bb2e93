"""Which language a text is in: no phrase of another locale may be found in it."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from bot.l10n import LOCALES, Translator, languages
from tests.e2e.reader import plain

LETTERS: Final = 6
"""Letters that a phrase needs to tell a language."""
NAME: Final = "language-name"
"""Each language is offered under its own name, everywhere."""


def foreign(text: str, spoken: frozenset[str]) -> list[str]:
    """Return the phrases of languages that are not spoken here.

    A button of the group may be named as it is there.
    """
    for greeting in _greetings(spoken):
        text = text.replace(greeting, "")
    return [
        f"{language}: {phrase!r} in {text!r}"
        for language in set(languages()) - spoken
        for phrase in _telling(language, spoken)
        if phrase in text and re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", text)
    ]


@cache
def _greetings(spoken: frozenset[str]) -> tuple[str, ...]:
    buttons = [Translator(language)("button-cards") for language in languages()]
    readers = [Translator(language) for language in sorted(spoken)]
    return tuple(plain(t("whisper-greeting", button=each)) for t in readers for each in buttons)


@cache
def _telling(language: str, spoken: frozenset[str]) -> tuple[str, ...]:
    own = "\n".join(phrase for one in spoken for phrase in _phrases(one))
    return tuple(phrase for phrase in _phrases(language) if phrase not in own)


@cache
def _phrases(language: str) -> tuple[str, ...]:
    text = (Path(LOCALES) / language / "_default.ftl").read_text(encoding="utf-8")
    found = set()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.id.name != NAME and entry.value:
            found |= {line.strip() for part in _texts(entry.value) for line in part.splitlines()}
    names = {Translator(each)(NAME) for each in languages()}  # "Polski" names a preset as well
    return tuple(phrase for phrase in found - names if sum(map(str.isalpha, phrase)) >= LETTERS)


def _texts(pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield plain(element.value)
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from _texts(variant.value)
