"""Names in pictures: whatever a person calls himself, it can be drawn."""

import pytest

from bot.pictures.lettering import fitting, font, legible, printable
from bot.pictures.scenes import Name


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("Аня", "Аня"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("e\u0301a", "\xe9a"),
        ("Z\u0338\u0322a", "Za"),
        ("\u2068x\u2069 \u202ey\u200b", "x y"),
        ("@\u2060name", "@name"),
        ("🤖 Bob", "Bob"),
        ("💤 Bob 👨‍👩‍👧🇵🇱👍🏽", "Bob"),
        ("日本語", ""),
        ("  a \n b ", "a b"),
        ("", ""),
    ],
)
def test_what_the_font_has_is_kept(text: str, seen: str) -> None:
    assert printable(text) == seen


@pytest.mark.parametrize(
    ("text", "seen"),
    [
        ("שלום עולם", "םלוע םולש"),
        ("abc שלום 12", "abc םולש 12"),
        ("שלום abc", "abc םולש"),
        ("שלום 12", "12 םולש"),
    ],
)
def test_letters_that_are_read_from_the_right_stand_in_the_order_they_are_seen(
    text: str, seen: str
) -> None:
    assert printable(text) == seen


def test_a_name_without_a_letter_is_that_of_its_seat() -> None:
    names = [Name("日本語", "Player 1"), Name("", "Player 2")]
    assert legible(names, font(28), 300) == ("Player 1", "Player 2")


def test_a_cut_name_without_a_letter_is_that_of_its_seat_too() -> None:
    assert legible([Name("👨‍👩‍👧‍👦👨‍👩‍👧‍👦…", "Player 1")], font(28), 300) == ("Player 1",)


def test_of_a_name_read_from_the_right_the_end_is_cut() -> None:
    face = font(28)
    name = "שלום עליכם ישראל"
    (seen,) = legible([Name(name, "x")], face, face.getlength(name) * 0.6)
    assert seen.startswith("…")
    assert seen.endswith("םולש")
    assert legible([Name(name, "x")], face, 900) == (name[::-1],)


@pytest.mark.parametrize("width", [90, 300])
def test_no_two_names_are_alike(width: int) -> None:
    labels = ("Bob 🇵🇱", "Bob 🇺🇦", "Bob", "Bob 2", "W" * 40 + " 1", "W" * 40 + " 2", "W" * 50)
    drawn = legible([Name(label, "x") for label in labels], font(28), width)
    assert len(set(drawn)) == len(labels)
    assert drawn[0] == "Bob"
    assert all(font(28).getlength(each) <= width for each in drawn)


@pytest.mark.parametrize("width", [0, 40, 200])
def test_a_long_name_is_cut_to_the_width(width: int) -> None:
    face = font(28)
    cut = fitting("W" * 128, face, width)
    assert cut.endswith("…")
    assert face.getlength(cut) <= max(width, face.getlength("…"))


def test_a_short_name_stays() -> None:
    assert fitting("Anna", font(28), 200) == "Anna"
