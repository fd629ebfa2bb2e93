"""The translator: strict about mistakes, quiet about grammar."""

import logging
from pathlib import Path

import pytest

from bot.l10n import LocaleError, Translator, choose_language, languages

RUSSIAN = """
# Comment: $n is the number of points.
points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
bid = { $player } — { $n }
grouped = { NUMBER($n, useGrouping: 1) }
-suit-hearts = { $case ->
   *[nominative] черви
    [genitive] червей
}
trump = Козырь: { -suit-hearts }, ход с { -suit-hearts(case: "genitive") }
broken-reference = { trumps }
unknown-function = { SHOUT($n) }
no-value =
    .title = Только признак
"""
POLISH = """
points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two languages, and a folder and a file that are none."""
    for language, text in {"ru": RUSSIAN, "pl": POLISH}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "_default.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "drafts").mkdir()
    (tmp_path / "README.md").write_text("not a language", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("language", "n", "text"),
    [
        ("ru", 1, "1 очко"),
        ("ru", 2, "2 очка"),
        ("ru", 5, "5 очков"),
        ("ru", 11, "11 очков"),
        ("ru", 21, "21 очко"),
        ("ru", 22, "22 очка"),
        ("ru", 112, "112 очков"),
        ("ru", -1, "-1 очко"),
        ("ru", 1000, "1000 очков"),
        ("pl", 1, "1 punkt"),
        ("pl", 21, "21 punktów"),
        ("pl", 22, "22 punkty"),
        ("pl", 1002, "1002 punkty"),
    ],
)
def test_numbers_take_the_plural_of_the_language(
    folder: Path, language: str, n: int, text: str
) -> None:
    assert Translator(language, folder)("points", n=n) == text


def test_numbers_are_grouped_only_where_the_message_asks_for_it(folder: Path) -> None:
    t = Translator("ru", folder)
    assert t("bid", player="Аня", n=1000) == "Аня — 1000"
    assert t("grouped", n=1000) == "1\N{NO-BREAK SPACE}000"


def test_no_isolating_marks_surround_a_name(folder: Path) -> None:
    assert Translator("ru", folder)("bid", player="Аня", n=120) == "Аня — 120"


def test_terms_have_cases(folder: Path) -> None:
    assert Translator("ru", folder)("trump") == "Козырь: черви, ход с червей"


@pytest.mark.parametrize(
    ("key", "values", "complaint"),
    [
        ("nothing-like-it", {}, "nothing-like-it"),
        ("bid", {"n": 120}, "player"),
        ("broken-reference", {}, "trumps"),
        ("unknown-function", {"n": 1}, "SHOUT"),
        ("no-value", {}, "attributes"),
        ("points", {"n": True}, "neither a text nor a number"),
        ("bid", {"player": "x" * 2501, "n": 1}, "Too many characters"),
    ],
)
def test_every_mistake_raises_and_is_logged(
    folder: Path,
    caplog: pytest.LogCaptureFixture,
    key: str,
    values: dict[str, str | int],
    complaint: str,
) -> None:
    with caplog.at_level(logging.ERROR), pytest.raises(LocaleError, match=complaint):
        Translator("ru", folder)(key, **values)
    assert complaint in caplog.text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("good = 1\nbad = { $n\n", "bad = "),
        ("twice = 1\ntwice = 2\n", "twice is there twice"),
        ("-twice = 1\n-twice = 2\n", "-twice is there twice"),
    ],
)
def test_a_broken_file_is_refused_when_it_is_loaded(
    tmp_path: Path, text: str, complaint: str
) -> None:
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "_default.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(LocaleError, match=complaint):
        Translator("ru", tmp_path)


def test_a_language_without_a_file_is_refused(folder: Path) -> None:
    with pytest.raises(LocaleError, match="no locale file"):
        Translator("drafts", folder)


def test_the_languages_are_the_folders_with_a_file(folder: Path) -> None:
    assert languages(folder) == ("pl", "ru")


@pytest.mark.parametrize(
    ("code", "language"),
    [
        ("ru", "ru"),
        ("ru-RU", "ru"),
        ("PL_pl", "pl"),
        ("uk", "ru"),
        ("be", "ru"),
        ("de", "pl"),
        ("zh-hans", "pl"),
        ("", "pl"),
        (None, "pl"),
    ],
)
def test_a_person_gets_his_language_or_a_neighbours_or_the_default(
    folder: Path, code: str | None, language: str
) -> None:
    assert choose_language(code, "pl", folder) == language


def test_a_neighbour_without_a_folder_is_no_help(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "_default.ftl").write_text("hello = Hello\n", encoding="utf-8")
    assert choose_language("uk", "en", tmp_path) == "en"
