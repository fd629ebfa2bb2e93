"""Texts for people: the messages of ``locales/<language>/_default.ftl``, strict about mistakes."""

import logging
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

LOCALES: Final = Path(__file__).parent.parent / "locales"
FILE: Final = "_default.ftl"

# Whose language has no folder may still be spared the default if he reads a neighbour's.
_NEIGHBOURS: Final = {"be": "ru", "uk": "ru"}

_log = logging.getLogger(__name__)


class LocaleError(Exception):
    """A locale file is broken, or was asked for what it does not hold."""


class Translator:
    """Says things in one language: ``t("game-dealt", n=3)``; it raises rather than guesses."""

    def __init__(self, language: str, folder: Path = LOCALES) -> None:
        self.language: Final = language
        self._bundle: Final = _bundle(folder, language)
        self._constant: Final = _constants(folder, language)

    def __call__(self, key: str, /, **values: str | int) -> str:
        """Return the message ``key`` with its variables filled in.

        A number is written without grouping, for 1000 is the name of the game; a message that
        wants it grouped says ``NUMBER($n, useGrouping: 1)``.

        :raises LocaleError: if the message or one of its variables is missing, or Fluent objects
        """
        if not values and key in self._constant:
            return self._constant[key]
        try:
            text = self._format(key, values)
        except LocaleError as error:
            _log.error("text not shown: %s", error)
            raise
        if not values:
            self._constant[key] = text
        return text

    def _format(self, key: str, values: dict[str, str | int]) -> str:
        where = f"{self.language}: {key}"
        if not self._bundle.has_message(key):
            raise LocaleError(f"{where}: no such message")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LocaleError(f"{where}: the message has attributes only")
        arguments = {name: _argument(where, name, value) for name, value in values.items()}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise LocaleError(f"{where}: {errors[0]}") from errors[0]
        return str(text)


def languages(folder: Path = LOCALES) -> tuple[str, ...]:
    """Return the languages there are: the folders that hold a locale file."""
    return tuple(sorted(path.parent.name for path in folder.glob(f"*/{FILE}")))


def choose_language(code: str | None, default: str, folder: Path = LOCALES) -> str:
    """Return the language of a person of whom Telegram says ``code`` (``ru``, ``pt-br``, nothing).

    His own if there is one, else a neighbour's, else ``default``.
    """
    spoken = (code or "").lower().replace("_", "-").partition("-")[0]
    known = _known(folder)
    if spoken in known:
        return spoken
    neighbour = _NEIGHBOURS.get(spoken, default)
    return neighbour if neighbour in known else default


@cache
def _known(folder: Path) -> frozenset[str]:
    return frozenset(languages(folder))


def _argument(where: str, name: str, value: str | int) -> str | FluentInt:
    # True would be shown as "1" and match no variant: a message wants a word here.
    if isinstance(value, bool):
        raise LocaleError(f"{where}: ${name} is neither a text nor a number")
    if isinstance(value, int):
        return FluentInt(value, useGrouping=False)
    return value


@cache
def _bundle(folder: Path, language: str) -> FluentBundle:
    path = folder / language / FILE
    try:
        resource = FluentResource(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise LocaleError(f"{language}: no locale file {path.name}") from error
    _check(language, resource)
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(resource)
    return bundle


@cache
def _constants(_folder: Path, _language: str) -> dict[str, str]:
    """Return the messages without variables that were said so far: half of what is ever said."""
    return {}


def _check(language: str, resource: ast.Resource) -> None:
    """Refuse what Fluent itself would skip in silence."""
    seen: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise LocaleError(f"{language}: not Fluent: {first}")
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if name in seen:
                raise LocaleError(f"{language}: {name} is there twice")
            seen.add(name)
