"""The locale contract: what one language says, all say, whole and in their own grammar."""

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bot.l10n import FILE, LOCALES, languages
from tests.bot import locale_audit as audit
from tests.bot import text_audit
from tests.bot.locale_audit import Catalogue

BOT = LOCALES.parent / "bot"
# Messages that are right to read the same in two languages.
_CITIES = (
    "bangkok berlin chicago denver kaliningrad london los-angeles magadan omsk samara sao-paulo"
)
SAME_WORDS = frozenset(
    f"zone-{city}" for city in (*_CITIES.split(" "), "sydney", "tbilisi", "utc")
)
"""Cities that are called the same in two languages."""

Check = Callable[[Path], list[str]]


def untranslated(folder: Path) -> list[str]:
    """Find copies, but for those that are right."""
    return audit.untranslated(folder, SAME_WORDS)


CHECKS: list[Check] = [
    audit.keys_differ,
    audit.variables_differ,
    audit.odd_shapes,
    audit.plurals_missing,
    audit.rendering_fails,
    untranslated,
]


def lay(folder: Path, **texts: str) -> Path:
    """Write one locale file a language."""
    for language, text in texts.items():
        (folder / language).mkdir(parents=True)
        (folder / language / FILE).write_text(text, encoding="utf-8")
    return folder


GOOD = {
    "en": """
bid = { $player }: { $n ->
    [0] nothing
    [one] { $n } point
   *[other] { $n } points
}
deck = { $n ->
    [24] short
   *[other] long
}
menu = <b>{ bid }</b>
trump = Trump is { $suit ->
    [hearts] hearts
   *[spades] spades
}
""",
    "ru": """
-points = { $n ->
    [one] очко
    [few] очка
   *[many] очков
}
bid = { $player }: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
deck = { $n ->
    [24] малая
   *[other] большая
}
menu = <b>{ bid }</b>
trump = Козырь { $suit ->
    [hearts] черви
   *[spades] пики
}
""",
}


@pytest.mark.parametrize("check", CHECKS)
def test_the_locales_of_the_bot_are_whole(check: Check) -> None:
    assert len(languages()) >= 3
    assert check(LOCALES) == []


@pytest.mark.parametrize("check", CHECKS)
def test_a_good_folder_gets_no_complaint(tmp_path: Path, check: Check) -> None:
    assert check(lay(tmp_path, **GOOD)) == []


@pytest.mark.parametrize(
    ("check", "en", "ru", "complaint"),
    [
        (audit.keys_differ, "a = A\nb = B", "a = А", "ru: b is missing"),
        (audit.variables_differ, "a = { $n }", "a = { $m }", "a differ in ['m', 'n']"),
        (audit.variables_differ, "a = { b }\nb = { $n }", "a = { b }\nb = Б", "a differ in ['n']"),
        (audit.odd_shapes, "aB = A", "aB = А", "aB is not kebab-case"),
        (audit.odd_shapes, "a = A\n  .b = B", "a = А", "a has attributes"),
        (
            audit.plurals_missing,
            "a = { $n ->\n [one] point\n *[other] points\n}",
            "a = { $n ->\n [one] очко\n *[many] очков\n}",
            "ru: a has plurals for ['many', 'one']",
        ),
        (
            audit.plurals_missing,
            "a = { $n ->\n [0] none\n *[other] { $n } points\n}",
            "a = А",
            "en: a has plurals for ['other']",
        ),
        (
            audit.plurals_missing,
            "a = { $n ->\n [one] A\n [few] B\n *[other] C\n}",
            "a = А",
            "the language has ['one', 'other']",
        ),
        (audit.rendering_fails, "a = { nope }", "a = А", "Unknown message: nope"),
        (audit.rendering_fails, 'a = { "" }', "a = А", "en: a: says nothing"),
        (audit.rendering_fails, 'a = A { "{" }', "a = А", "shows a brace"),
        (audit.rendering_fails, "a = <b>A", "a = А", "en: a: does not close <b>"),
        (audit.rendering_fails, "a = <b><i>A</b></i>", "a = А", "wrong place"),
        (audit.rendering_fails, "a = <p>A</p>", "a = А", "does not know"),
        (
            audit.rendering_fails,
            "a = { $n ->\n [one] A\n *[other] { nope }\n}",
            "a = А",
            "Unknown message: nope",
        ),
        (untranslated, "a = Your turn { $n }", "a = Your turn { $n }", "en, ru: a are the same"),
    ],
)
def test_a_bad_folder_gets_a_complaint(
    tmp_path: Path, check: Check, en: str, ru: str, complaint: str
) -> None:
    assert complaint in "\n".join(check(lay(tmp_path, en=en, ru=ru)))


def summary(folder: Path, work: Path) -> dict[str, dict[str, int]]:
    """Ask Mozilla's compare-locales; its exit code tells of broken syntax only."""
    reference, *others = languages(folder)
    project = work / "l10n.toml"
    project.write_text(
        f"basepath = {json.dumps(str(folder))}\nlocales = {json.dumps(others)}\n"
        f'[[paths]]\nreference = "{reference}/**"\nl10n = "{{locale}}/**"\n',
        encoding="utf-8",
    )
    ran = subprocess.run(
        [Path(sys.executable).with_name("compare-locales"), project, folder, "--json", "-"],
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, dict[str, int]] = json.loads(ran.stdout)[0]["summary"]
    return found


def faults(counts: dict[str, int]) -> int:
    """Count what compare-locales objects to."""
    return sum(counts.get(name, 0) for name in ("missing", "obsolete", "warnings", "errors"))


def test_compare_locales_has_no_objection(tmp_path: Path) -> None:
    assert {k: v for k, v in summary(LOCALES, tmp_path).items() if faults(v)} == {}


def test_compare_locales_objects_to_a_bad_folder(tmp_path: Path) -> None:
    folder = lay(tmp_path / "locales", en="a = A\nb = B", ru="a = А")
    assert faults(summary(folder, tmp_path)["ru"]) == 1


def test_code_asks_only_for_messages_there_are_with_their_variables() -> None:
    catalogue = Catalogue(LOCALES, languages()[0])
    found = {
        name: text_audit.key_faults(tree, catalogue) for name, tree in text_audit.modules(BOT)
    }
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_no_message_is_left_that_no_code_asks_for() -> None:
    catalogue = Catalogue(LOCALES, languages()[0])
    asked = set().union(*(text_audit.keys(tree) for _, tree in text_audit.modules(BOT)))
    quoted = {name for text in catalogue.messages.values() for name in text.references}
    assert sorted(catalogue.messages.keys() - asked - quoted) == []


def test_no_words_for_people_stand_outside_the_locale_files() -> None:
    found: dict[str, list[str]] = {}
    for name, tree in text_audit.modules(BOT):
        words = text_audit.foreign_letters(tree) + text_audit.spoken_literals(tree)
        if name.startswith(text_audit.SPEAKING):
            words += text_audit.sentences(tree)
        if words:
            found[name] = words
    assert found == {}


@pytest.mark.parametrize(
    ("code", "check"),
    [
        ("x = 'Ход'", text_audit.foreign_letters),
        ("x = f'{name}: wziął'", text_audit.foreign_letters),
        ("bot.send_message(1, 'Hello')", text_audit.spoken_literals),
        ("message.answer('<b>Hello</b>')", text_audit.spoken_literals),
        ("Button(f'{n} more', 'data:1')", text_audit.spoken_literals),
        ("Screen(text=t('a') + ' points')", text_audit.spoken_literals),
        ("call(text='Yes' if x else t('no'))", text_audit.spoken_literals),
        ("title = 'Your turn'", text_audit.sentences),
        ("lines.append(f'Score: {n} of {m} points in all')", text_audit.sentences),
    ],
)
def test_words_outside_are_found(code: str, check: Callable[[ast.AST], list[str]]) -> None:
    assert check(ast.parse(code)) != []


@pytest.mark.parametrize(
    "code",
    [
        "'''Аня plays here.'''\nx = 1",
        "log.info('the bot has started')",
        "raise ValueError(f'no such seat {seat}')",
        "Button(t('button-pass'), f'm1:{table}:p')",
        "Screen(text=f'<b>{rank}{suit}</b> — {n}')",
        "Button(text='♠', data='x')",
        "message.answer(t('hello-there', name=name))",
    ],
)
def test_keys_data_logs_and_signs_are_not_words_for_people(code: str) -> None:
    tree = ast.parse(code)
    checks = (text_audit.foreign_letters, text_audit.spoken_literals, text_audit.sentences)
    assert [complaint for check in checks for complaint in check(tree)] == []


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("t('nope')", "no message 'nope'"),
        ("t('bid', n=1)", "'bid' needs ['n', 'player']"),
        ("t(key)", "not written out"),
        ("self.t('bid', n=1, player='A', m=2)", "'bid' needs"),
    ],
)
def test_wrong_calls_of_the_translator_are_found(tmp_path: Path, code: str, fault: str) -> None:
    catalogue = Catalogue(lay(tmp_path, **GOOD), "en")
    assert fault in "\n".join(text_audit.key_faults(ast.parse(code), catalogue))
    assert text_audit.key_faults(ast.parse("t('bid', n=1, player='A')"), catalogue) == []
