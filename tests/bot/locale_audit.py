"""What a folder of locales is asked; every check returns complaints, none is the good answer."""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass, field
from html.parser import HTMLParser
from itertools import combinations, product
from math import prod
from typing import TYPE_CHECKING, Final

from babel import Locale
from fluent.syntax import FluentParser, ast, visitor

from bot.l10n import FILE, LocaleError, Translator, languages

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

CATEGORIES: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS: Final = (0, 1, 2, 3, 5, 11, 12, 21, 22, 25, 100, 101, 120, 1000, -1, -60)
TAGS: Final = frozenset(
    {"b", "i", "u", "s", "a", "code", "pre", "blockquote", "tg-spoiler", "tg-time", "tg-emoji"}
)


@dataclass
class Text(visitor.Visitor):
    """One message or term, and what is inside."""

    entry: ast.Message | ast.Term
    variables: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    selects: list[ast.SelectExpression] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Look through the entry once."""
        if self.entry.value:
            self.visit(self.entry.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 Fluent's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += re.findall(r"[^\W\d_]{4,}", re.sub(r"<[^>]*>|/\w+", "", node.value))


class Catalogue:
    """The messages of one language."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        resource = FluentParser().parse((folder / language / FILE).read_text(encoding="utf-8"))
        self.messages = {e.id.name: Text(e) for e in resource.body if isinstance(e, ast.Message)}
        self.terms = {e.id.name: Text(e) for e in resource.body if isinstance(e, ast.Term)}

    def variables(self, key: str) -> set[str]:
        """Return what the message needs, by itself or through the messages it quotes."""
        text = self.messages[key]
        inner = [self.variables(name) for name in text.references if name in self.messages]
        return text.variables.union(*inner)

    def selects(self, key: str) -> Iterator[ast.SelectExpression]:
        """Yield the choices of the message and of the messages it quotes."""
        yield from self.messages[key].selects
        for name in self.messages[key].references & self.messages.keys():
            yield from self.selects(name)


def catalogues(folder: Path) -> list[Catalogue]:
    """Read every language of the folder."""
    return [Catalogue(folder, language) for language in languages(folder)]


def keys_differ(folder: Path) -> list[str]:
    """Find messages that some language lacks."""
    read = catalogues(folder)
    everywhere = {key for catalogue in read for key in catalogue.messages}
    return [
        f"{catalogue.language}: {key} is missing"
        for catalogue in read
        for key in sorted(everywhere - catalogue.messages.keys())
    ]


def variables_differ(folder: Path) -> list[str]:
    """Find messages whose variables are not the same in two languages."""
    complaints = []
    for one, two in combinations(catalogues(folder), 2):
        for key in sorted(one.messages.keys() & two.messages.keys()):
            odd = sorted(one.variables(key) ^ two.variables(key))
            if odd:
                complaints.append(f"{one.language}, {two.language}: {key} differ in {odd}")
    return complaints


def odd_shapes(folder: Path) -> list[str]:
    """Find ids that are not kebab-case, and attributes, which the tools do not follow."""
    complaints = []
    for catalogue in catalogues(folder):
        for key, text in (catalogue.messages | catalogue.terms).items():
            if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", key):
                complaints.append(f"{catalogue.language}: {key} is not kebab-case")
            if text.entry.attributes:
                complaints.append(f"{catalogue.language}: {key} has attributes")
    return complaints


def categories(language: str) -> set[str]:
    """Return the plural categories that whole numbers take in the language."""
    form = Locale.parse(language.replace("-", "_")).plural_form
    return {form(n) for n in range(2000)}


def plurals_missing(folder: Path) -> list[str]:
    """Find choices on a number without a category of the language, or with a foreign one."""
    complaints = []
    for catalogue in catalogues(folder):
        expected = categories(catalogue.language)
        for key, text in (catalogue.messages | catalogue.terms).items():
            for select in text.selects:
                names = _names(select)
                if _counts(select) and (
                    not expected <= names or (names & CATEGORIES) - expected - {"other"}
                ):
                    complaints.append(
                        f"{catalogue.language}: {key} has plurals for {sorted(names)},"
                        f" the language has {sorted(expected)}"
                    )
    return complaints


def _names(select: ast.SelectExpression) -> set[str]:
    return {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}


def _numeric(select: ast.SelectExpression) -> bool:
    literal = any(isinstance(v.key, ast.NumberLiteral) for v in select.variants)
    return literal or bool(_names(select) & (CATEGORIES - {"other"}))


def _counts(select: ast.SelectExpression) -> bool:
    """Tell whether words beside the number agree with it; in ``[24] short *[32] long`` none do."""
    if _names(select) & (CATEGORIES - {"other"}):
        return True
    default = next(v for v in select.variants if v.default)
    shown = {
        e.expression.id.name
        for e in default.value.elements
        if isinstance(e, ast.Placeable) and isinstance(e.expression, ast.VariableReference)
    }
    return _numeric(select) and bool(shown & set(_subject(select)))


def _subject(select: ast.SelectExpression) -> list[str]:
    inside = Text(ast.Message(ast.Identifier("selector"), ast.Pattern([])))
    inside.visit(select.selector)
    return sorted(inside.variables)


def samples(folder: Path) -> dict[str, list[dict[str, str | int]]]:
    """Make arguments for each message that reach all its variants in every language."""
    read = catalogues(folder)
    made = {}
    for key in {key for catalogue in read for key in catalogue.messages}:
        values: dict[str, list[str | int]] = defaultdict(list)
        for catalogue in read:
            if key not in catalogue.messages:
                continue
            for name in sorted(catalogue.variables(key)):
                values.setdefault(name, [])
            for select in catalogue.selects(key):
                for name in _subject(select):
                    values[name] += NUMBERS if _numeric(select) else sorted(_names(select))
        filled = {name: list(dict.fromkeys(found)) or ["Аня"] for name, found in values.items()}
        made[key] = list(_combinations(filled))
    return made


def _combinations(values: dict[str, list[str | int]]) -> Iterator[dict[str, str | int]]:
    """Let every value meet every other, or where that is too much, only appear."""
    if prod(map(len, values.values())) <= 600:
        yield from (dict(zip(values, row, strict=True)) for row in product(*values.values()))
        return
    for turn in range(max(map(len, values.values()))):
        yield {name: found[turn % len(found)] for name, found in values.items()}


def rendering_fails(folder: Path) -> list[str]:
    """Say every message in every language with every sample; collect what goes wrong."""
    complaints = []
    for language in languages(folder):
        t = Translator(language, folder)
        for key, rounds in samples(folder).items():
            for values in rounds:
                try:
                    complaints += [
                        f"{language}: {key}: {c}" for c in _looks_wrong(t(key, **values))
                    ]
                except LocaleError as error:
                    complaints.append(str(error))
    return sorted(set(complaints))


def _looks_wrong(text: str) -> list[str]:
    complaints = [] if text.strip() else ["says nothing"]
    if "{" in text or "}" in text:
        complaints.append("shows a brace")
    if len(text) > 4096:
        complaints.append("is longer than a message may be")
    return complaints + _Markup.complaints(text)


class _Markup(HTMLParser):
    """Telegram refuses a message whose tags do not close or that it does not know."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[str] = []

    @classmethod
    def complaints(cls, text: str) -> list[str]:
        parser = cls()
        parser.feed(text)
        parser.close()
        return parser.found + [f"does not close <{tag}>" for tag in parser.open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(tag)
        if tag not in TAGS:
            self.found.append(f"has a tag <{tag}> that Telegram does not know")

    def handle_endtag(self, tag: str) -> None:
        if not self.open or self.open.pop() != tag:
            self.found.append(f"closes <{tag}> in the wrong place")


def untranslated(folder: Path, same: frozenset[str] = frozenset()) -> list[str]:
    """Find messages with words that read the same in two languages, but for those in ``same``."""
    complaints = []
    for one, two in combinations(catalogues(folder), 2):
        for key in sorted(one.messages.keys() & two.messages.keys() - same):
            words = one.messages[key].words
            if words and words == two.messages[key].words:
                complaints.append(f"{one.language}, {two.language}: {key} are the same words")
    return complaints
