"""Names: hostile input made harmless, short, and different from one another."""

import unicodedata

import pytest

from bot.l10n import Translator
from bot.render.names import (
    CELLS,
    Player,
    clean,
    cut,
    html_labels,
    html_title,
    labels,
    mention,
    width,
)

T = Translator("en")


def people(*names: str) -> list[Player]:
    return [Player(name, at + 1) for at, name in enumerate(names)]


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("  Anna \n\t Maria ", "Anna Maria"),
        ("A\u202enna\u2066", "Anna"),
        ("An\u200bna\u200d\ufeff\x00\x07", "Anna"),
        ("\u3164\u2800 \u115f", ""),
        ("e\u0301\u0302\u0303\u0304\u0305", "é\u0302\u0303"),
        ("\ud800x\ue000", "x"),
        ("A\u00a0B\u3000C\u2028D", "A B C D"),
    ],
)
def test_what_cannot_be_seen_is_stripped(name: str, cleaned: str) -> None:
    assert clean(name) == cleaned


@pytest.mark.parametrize(
    ("name", "short"),
    [
        ("Константинополь", "Константинопо…"),
        ("你好你好你好你好", "你好你好你好…"),
        ("👍🏽" * 8, "👍🏽" * 6 + "…"),
        ("Anna Maria von Bork", "Anna Maria vo…"),
        ("Anna", "Anna"),
    ],
)
def test_names_are_cut_by_display_width_between_pictures(name: str, short: str) -> None:
    assert cut(name, CELLS) == short
    assert width(short) <= CELLS


def test_equal_names_are_told_apart() -> None:
    assert labels(people("Ваня", "ваня", "Ваня 2"), T) == ("Ваня", "ваня 2", "Ваня 2 2")
    assert labels(people("Александр Первый", "Александр Первый"), T) == (
        "Александр Пер…",
        "Александр П… 2",
    )


def test_a_name_without_letters_gets_a_word_and_the_number_of_the_seat() -> None:
    assert labels(people("Anna", "\u3164", ""), T) == ("Anna", "Player 2", "Player 3")


def test_computers_are_named_by_the_language_and_people_cannot_pose_as_one() -> None:
    computer = Player("", None, computer=True)
    players = [Player("Компьютер 1", 1), computer, computer]
    assert labels(players, Translator("ru")) == ("Компьютер 1", "Компьютер 1 2", "Компьютер 2")
    assert labels([computer], Translator("pl")) == ("Komputer 1",)
    assert labels([computer], Translator("pl"), cells=8) == ("Komp. 1",)


def test_a_computer_in_a_persons_place_keeps_his_name() -> None:
    assert labels([Player("Anna", 1, computer=True)], T) == ("🤖 Anna",)


def test_the_reader_is_you_and_nobody_else_is() -> None:
    assert labels(people("You", "Anna"), T, you=1) == ("You 2", "You")


@pytest.mark.parametrize("name", ["@durov", "/leave", "t.me", "#tag", "a.b.c", "$USD"])
def test_a_name_does_not_become_a_link(name: str) -> None:
    (label,) = labels(people(name), T)
    assert name not in label
    assert label.replace("\u2060", "") == name


def test_a_name_written_from_the_right_does_not_turn_its_line_around() -> None:
    (label,) = labels(people("שלום"), T)
    assert label == "\u2068שלום\u2069"


@pytest.mark.parametrize("name", ["<b>", "<i>&", 'x" y="', "&amp;lt;"])
def test_names_are_escaped_once(name: str) -> None:
    (label,), (html,) = labels(people(name), T), html_labels(people(name), T)
    assert label == name
    assert html == name.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


@pytest.mark.parametrize(
    ("title", "html"),
    [
        ("R&B <3", "R&amp;B &lt;3"),
        ("\u200b", ""),
        ("t.me", "t.\u2060me"),
        ("x" * 50, "x" * 39 + "…"),
    ],
)
def test_a_group_is_named_like_a_person(title: str, html: str) -> None:
    assert html_title(title) == html


def test_a_person_is_mentioned_by_id_and_a_computer_only_named() -> None:
    assert mention(Player("A&B", 7), "A&B") == '<a href="tg://user?id=7">A&amp;B</a>'
    assert mention(Player("", None, computer=True), "Computer 1") == "Computer 1"
    assert mention(Player("Anna", 7, computer=True), "Anna") == "Anna"


def test_no_character_of_a_name_can_break_a_line() -> None:
    everything = "".join(chr(point) for point in range(0x110000))
    for at in range(0, len(everything), 60):
        (label,) = labels(people(f"x{everything[at : at + 60]}"), T)
        inner = label.strip("\u2068\u2069").replace("\u2060", "")
        assert width(label) <= CELLS
        assert all(unicodedata.category(letter)[0] not in "C" for letter in inner)
        assert all(letter == " " or not letter.isspace() for letter in inner)
