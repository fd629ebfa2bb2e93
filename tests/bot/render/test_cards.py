"""Cards: letters of the language, and the order in which one holds a hand."""

import pytest

from bot.l10n import Translator
from bot.render.cards import card_label, hand_line, in_order
from game.cards import RANKS, Card, Suit, cards


@pytest.mark.parametrize(
    ("language", "letters"),
    [("en", "A 10 K Q J 9"), ("pl", "A 10 K D W 9"), ("ru", "Т 10 К Д В 9")],
)
def test_ranks_have_the_letters_of_the_language(language: str, letters: str) -> None:
    t = Translator(language)
    read = [card_label(Card(f"{rank}H"), t) for rank in reversed(RANKS)]
    assert read == [f"{letter}♥" for letter in letters.split()]


@pytest.mark.parametrize(
    ("held", "trump", "line"),
    [
        ("9S AS TH KC QD", None, "A♠ 9♠  10♥  K♣  Q♦"),
        ("9S AS TH KC QD", Suit.DIAMONDS, "Q♦  A♠ 9♠  10♥  K♣"),
        ("9S TH KC QD", Suit.CLUBS, "K♣  10♥  9♠  Q♦"),
        ("9S KC QD", None, "9♠  Q♦  K♣"),
        ("TH QD KC", Suit.HEARTS, "10♥  K♣  Q♦"),
        ("9S KC", Suit.HEARTS, "9♠  K♣"),
        ("", None, ""),
    ],
)
def test_a_hand_has_trumps_first_and_then_black_and_red_in_turn(
    held: str, trump: Suit | None, line: str
) -> None:
    assert hand_line(cards(held), trump, Translator("en")).replace("\u00a0", " ") == line


def test_a_line_of_cards_breaks_only_between_suits() -> None:
    held = hand_line(cards("9S AS TH KH"), None, Translator("en"))
    assert held == "A♠\u00a09♠  10♥\u00a0K♥"


def test_a_hand_is_sorted_from_high_to_low() -> None:
    assert in_order(cards("9H QH AH KH TH JH")) == cards("AH TH KH QH JH 9H")
