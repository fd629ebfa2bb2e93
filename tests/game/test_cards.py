"""Rules 1.1 and 1.2: the deck, points, and sets of cards."""

import pytest

from game.cards import (
    ALL_CARDS,
    ALL_NINES,
    DECK,
    MARRIAGE,
    Card,
    Mask,
    Rank,
    Suit,
    cards,
    cards_in,
    indices,
    mask,
    points_in,
)


def test_there_are_24_cards_in_four_suits() -> None:
    assert len(DECK) == 24
    assert len({(card.suit, card.rank) for card in DECK}) == 24


@pytest.mark.parametrize(
    ("rank", "points"), [("A", 11), ("T", 10), ("K", 4), ("Q", 3), ("J", 2), ("9", 0)]
)
def test_points_of_a_rank(rank: str, points: int) -> None:
    assert {Card(rank + suit).points for suit in "SCDH"} == {points}


def test_points_are_30_a_suit_and_120_in_all() -> None:
    for suit in Suit:
        assert sum(card.points for card in DECK if card.suit is suit) == 30
    assert points_in(ALL_CARDS) == 120


def test_ranks_go_up_from_nine_to_ace() -> None:
    assert "".join(Rank) == "9JQKTA"


def test_a_higher_bit_of_a_suit_is_a_higher_card() -> None:
    assert cards_in(mask(cards("AS 9S TS KS JS QS"))) == cards("9S JS QS KS TS AS")


def test_a_marriage_is_king_and_queen_of_one_suit() -> None:
    assert [cards_in(pair) for pair in MARRIAGE] == [
        cards("QS KS"),
        cards("QC KC"),
        cards("QD KD"),
        cards("QH KH"),
    ]


def test_four_nines() -> None:
    assert cards_in(ALL_NINES) == cards("9S 9C 9D 9H")


@pytest.mark.parametrize("held", [0, ALL_CARDS, 0b1010_0101, 1 << 23 | 1 << 6])
def test_a_set_is_its_cards(held: Mask) -> None:
    assert mask(cards_in(held)) == held
    assert sum(1 << place for place in indices(held)) == held
    assert points_in(held) == sum(card.points for card in cards_in(held))


def test_a_card_named_twice_is_one_card() -> None:
    assert cards_in(mask(cards("AH AH KH"))) == cards("KH AH")


def test_a_card_is_found_by_its_code() -> None:
    assert {Card.ACE_OF_HEARTS: "found"}["AH"] == "found"  # type: ignore[index]


@pytest.mark.parametrize("text", ["1H", "AX", "A", "AHK", "ah", "10H"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is not a valid Card"):
        cards(text)
