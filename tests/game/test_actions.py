"""The text form of actions: one spelling each, read back exactly, and nothing else read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.actions import (
    Action,
    Bid,
    Contract,
    Deal,
    Give,
    Marriage,
    Pass,
    Play,
    Redeal,
    WriteOff,
)
from game.cards import DECK, Card
from game.notation import parse

SALT = "0123456789abcdef" * 2
FORMS: list[tuple[Action, str]] = [
    (Deal(DECK), "d" + "".join(DECK)),
    (Deal(DECK[::-1], SALT), "d" + "".join(DECK[::-1]) + SALT),
    (Redeal("four_nines"), "rfour_nines"),
    (Redeal("below"), "rbelow"),
    (Bid(120), "b120"),
    (Pass(), "p"),
    (Give(2, Card.TEN_OF_HEARTS), "g2TH"),
    (WriteOff(), "w"),
    (Contract(300), "k300"),
    (Play(Card.ACE_OF_CLUBS), "cAC"),
    (Marriage(Card.QUEEN_OF_DIAMONDS), "mQD"),
]


@pytest.mark.parametrize(("action", "text"), FORMS)
def test_an_action_has_one_text(action: Action, text: str) -> None:
    assert str(action) == text
    assert parse(text) == action


@pytest.mark.parametrize("card", Card)
def test_every_card_can_be_played_led_and_given(card: Card) -> None:
    for action in (Play(card), Marriage(card), Give(0, card), Give(3, card)):
        assert parse(str(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "", "x", "b", "b0", "b05", "b-5", "b+5", "b1_0", "b12345", "b٣", "k", "kAH", "pp", "p ",
        "w1", "r", "rbelow_14", "g", "g2", "g4AH", "gAH", "gxAH", "c", "cXX", "cah", "cAHKH",
        "m10H", "mA", "d9", "dXX", "d" + " ".join(DECK), "d" + "".join(DECK) + "ab",
        "d" + "".join(DECK) + SALT.upper(), "d" + "".join(DECK) + SALT + "0",
        "d" + "".join(DECK) + "g" * 32,
    ],
)  # fmt: skip
def test_another_text_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        parse(text)


@given(st.text(alphabet=st.sampled_from("drbpgwkcm0123456789AKQJTSCDH abelow_"), max_size=12))
def test_what_can_be_read_is_written_the_same_way(text: str) -> None:
    try:
        action = parse(text)
    except ValueError:
        return
    assert str(action) == text
