"""The faces that are shipped, and the letters that are written on them."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from bot import pictures
from bot.pictures.faces import HEIGHT, WIDTH, face, outline
from game.cards import DECK, Card, Suit

PACKAGE = Path(pictures.__file__).parent


def same(one: Image.Image, other: Image.Image) -> bool:
    return ImageChops.difference(one, other).getbbox() is None


def test_every_card_has_a_face_of_the_same_size() -> None:
    faces = {card: face(card, "A", four=False) for card in DECK}
    assert {drawn.size for drawn in faces.values()} == {(WIDTH, HEIGHT)} == {outline().size}
    assert len({drawn.tobytes() for drawn in faces.values()}) == 24


def test_the_deck_is_small_and_says_where_it_is_from() -> None:
    files = list((PACKAGE / "deck").glob("*.webp"))
    assert sum(file.stat().st_size for file in files) < 300 * 1024
    assert len(files) == 24 + 12
    assert "CC0 1.0 Universal" in (PACKAGE / "deck" / "LICENSE").read_text(encoding="utf-8")
    assert "CC0" in (PACKAGE / "deck" / "README.md").read_text(encoding="utf-8")
    assert "Bitstream Vera" in (PACKAGE / "fonts" / "LICENSE").read_text(encoding="utf-8")


@pytest.mark.parametrize("card", DECK)
def test_clubs_and_diamonds_have_other_colours_where_each_suit_has_its_own(card: Card) -> None:
    differs = not same(face(card, "A", four=True), face(card, "A", four=False))
    assert differs is (card.suit in {Suit.CLUBS, Suit.DIAMONDS})


def test_the_letter_stands_in_both_corners() -> None:
    card = Card("QH")
    difference = ImageChops.difference(face(card, "Q", four=False), face(card, "Д", four=False))
    upper = difference.crop((0, 0, 70, 80)).getbbox()
    lower = difference.crop((WIDTH - 70, HEIGHT - 80, WIDTH, HEIGHT)).getbbox()
    rest = difference.crop((0, 90, WIDTH, HEIGHT - 90)).getbbox()
    assert (upper is not None, lower is not None, rest) == (True, True, None)


def test_a_rank_of_two_digits_is_no_wider_than_the_corner() -> None:
    ten, none = face(Card("TS"), "10", four=False), face(Card("TS"), " ", four=False)
    left, _, right, _ = (
        ImageChops.difference(ten, none).crop((0, 0, 110, 70)).getbbox() or (0,) * 4
    )
    assert 20 < right - left <= 52


def test_a_barred_card_is_darker() -> None:
    lit, dark = (
        ImageStat.Stat(face(Card("AH"), "A", four=False, barred=barred)).mean
        for barred in (False, True)
    )
    assert sum(dark) < 0.8 * sum(lit)
