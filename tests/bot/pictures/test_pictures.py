"""What is drawn: hands, tricks, scoresheets."""

import io
from dataclasses import replace

import pytest
from PIL import Image, ImageChops

from bot.pictures.chart import chart
from bot.pictures.drawing import draw
from bot.pictures.faces import HEIGHT, WIDTH, face
from bot.pictures.hand import ACROSS, draw_hand
from bot.pictures.scenes import (
    Cell,
    Course,
    HandPicture,
    Line,
    Name,
    Picture,
    Place,
    SheetPicture,
    key_of,
)
from bot.pictures.sheet import ROWS, draw_sheet
from game.cards import DECK, Card, Suit, cards

HOSTILE = ("שלום עולם", "😀" * 40, "W" * 128, "", "\u202e\u200b", "日本語", "e" + "\u0301" * 60)
HAND = HandPicture(hand=cards("AH KH QH TS"), letters="A 10 K Q J 9")
TRICK = (Place(Name("Anna", "1"), Card("9H")), Place(Name("Boris", "2")), Place(Name("You", "3")))
SHEET = SheetPicture(
    title="Scoresheet",
    names=(Name("Anna", "1"), Name("Boris", "2"), Name("Vera", "3")),
    lines=(
        Line("1", "100", (Cell("*100", "", "100"), Cell("20", "·", "20"), Cell("0", "-", "0"))),
        Line("2", "120", (Cell("30", "·", "130"), Cell("!−120", "", "−100"), Cell("5", "", "5"))),
    ),
    legend=(("*", "made"), ("!", "not made"), ("·", "dealer"), ("-", "bolt")),
    courses=(Course((0, 100, 130)), Course((0, 20, -100)), Course((0, 0, 5))),
    deals=(1, 2),
    target=1000,
    barrel=880,
    barrel_label="barrel",
)


def changed(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    assert one.size == other.size
    return ImageChops.difference(one, other).getbbox()


def has(drawn: Image.Image, card: Card, at: tuple[int, int]) -> bool:
    """Tell whether the left strip of a card is seen there."""
    box = (at[0] + 20, at[1] + 20, at[0] + 60, at[1] + HEIGHT - 20)
    expected = face(card, "A", four=False).crop((20, 80, 60, HEIGHT - 20))
    return changed(drawn.crop((box[0], box[1] + 60, box[2], box[3])), expected) is None


def test_the_cards_of_a_hand_lie_in_its_order() -> None:
    drawn = draw_hand(HAND)
    step = WIDTH + 14
    left = (ACROSS - WIDTH - 3 * step) // 2
    for place, card in enumerate(HAND.hand):
        assert has(drawn, card, (left + place * step, 24)), card


@pytest.mark.parametrize("held", range(1, 25))
def test_any_number_of_cards_fits_into_the_width(held: int) -> None:
    drawn = draw_hand(replace(HAND, hand=DECK[:held]))
    assert drawn.size == (ACROSS, HEIGHT + 48)
    edges = drawn.crop((0, 0, 20, HEIGHT)), drawn.crop((ACROSS - 20, 0, ACROSS, HEIGHT))
    assert all(len(edge.getcolors() or []) == 1 for edge in edges)


def test_the_trick_lies_above_the_hand_and_waits_for_who_has_not_played() -> None:
    empty, begun = (
        draw_hand(replace(HAND, trick=trick))
        for trick in ((replace(TRICK[0], card=None), *TRICK[1:]), TRICK)
    )
    box = changed(empty, begun)
    assert box is not None
    assert box[3] <= 24 + HEIGHT + 2
    assert box[2] - box[0] <= WIDTH + 2


def test_the_trump_is_shown_beside_the_trick() -> None:
    pictures = [replace(HAND, trick=TRICK, trump=trump) for trump in Suit]
    assert len({draw_hand(each).tobytes() for each in pictures}) == 4


def test_the_last_trick_has_no_hand_below() -> None:
    assert draw_hand(replace(HAND, hand=(), trick=TRICK)).size == (ACROSS, 24 + HEIGHT + 50 + 24)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_changes_nothing_but_its_own_place(name: str) -> None:
    trick = (TRICK[0], replace(TRICK[1], name=Name(name, "Player 2")), TRICK[2])
    usual, hostile = (draw_hand(replace(HAND, trick=each)) for each in (TRICK, trick))
    left, top, right, bottom = changed(usual, hostile) or (0, 0, 0, 0)
    assert top >= 24 + HEIGHT
    assert bottom <= 24 + HEIGHT + 60
    assert 0 < right - left <= WIDTH + 48


def test_of_a_long_match_the_table_shows_the_latest_deals() -> None:
    line = SHEET.lines[0]
    some, more, most = (
        draw_sheet(replace(SHEET, lines=(line,) * n)) for n in (ROWS, ROWS + 1, 200)
    )
    assert some.size == more.size == most.size
    assert draw_sheet(SHEET).height < some.height


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_name_stays_in_its_column(name: str) -> None:
    hostile = replace(SHEET, names=(SHEET.names[0], Name(name, "Player 2"), SHEET.names[2]))
    left, top, right, bottom = changed(draw_sheet(SHEET), draw_sheet(hostile)) or (0, 0, 0, 0)
    assert 0 < right - left < 285
    assert bottom - top < 64


def test_falls_are_marked_on_the_lines() -> None:
    fallen = replace(SHEET.courses[1], falls=(2,))
    marked = replace(SHEET, courses=(SHEET.courses[0], fallen, SHEET.courses[2]))
    assert changed(chart(SHEET, 1080, 560), chart(marked, 1080, 560)) is not None


def test_the_barrel_is_a_band_that_ends_at_the_target() -> None:
    with_barrel, without = chart(SHEET, 1080, 560), chart(replace(SHEET, barrel=None), 1080, 560)
    _, top, _, bottom = changed(with_barrel, without) or (0, 0, 0, 0)
    higher = chart(replace(SHEET, barrel=900), 1080, 560)
    assert bottom - top > 40
    assert (changed(higher, without) or (0, 0, 0, 0))[3] < bottom


@pytest.mark.parametrize("deals", [0, 1, 2, 41, 300])
@pytest.mark.parametrize("low", [0, -1, -3000])
def test_a_match_of_any_length_and_depth_is_drawn(deals: int, low: int) -> None:
    courses = (Course((0, *[low] * deals)), Course((0, *range(deals))))
    numbers = tuple(range(1, deals + 1))
    picture = replace(SHEET, courses=courses, deals=numbers, names=SHEET.names[:2], lines=())
    assert draw_sheet(picture).width == 1080


def test_a_sheet_without_anybody_on_it_is_drawn() -> None:
    assert draw_sheet(replace(SHEET, courses=(), names=(), lines=(), deals=())).width == 1080


@pytest.mark.parametrize(("picture", "kind"), [(HAND, "JPEG"), (SHEET, "PNG")])
def test_a_file_is_what_its_name_says(picture: Picture, kind: str) -> None:
    drawn = draw(picture)
    with Image.open(io.BytesIO(drawn.content)) as file:
        assert file.format == kind
        assert file.width + file.height < 10_000
    assert len(drawn.content) < 1024 * 1024


def test_a_key_is_that_of_the_picture() -> None:
    others = (
        HAND,
        replace(HAND, four_colours=True),
        replace(HAND, barred=HAND.hand[:1]),
        replace(HAND, trick=TRICK),
        SHEET,
        replace(SHEET, barrel=None),
    )
    assert len({key_of(each) for each in others}) == len(others)
    assert key_of(HAND) == key_of(replace(HAND))


@pytest.mark.parametrize("picture", [HAND, SHEET])
def test_a_key_is_the_same_in_another_process(picture: Picture) -> None:
    # The order of a set's members is not.
    assert "set(" not in repr(picture)
    assert " at 0x" not in repr(picture)
