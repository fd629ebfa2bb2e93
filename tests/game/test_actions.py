"""The text form of actions: one spelling each, read back exactly, and nothing else read."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.actions import (
    DEAD,
    Action,
    Bid,
    Blind,
    Contract,
    Cut,
    Deal,
    Give,
    Lay,
    Look,
    Marriage,
    Pass,
    Play,
    Rebuy,
    Redeal,
    Take,
    WriteOff,
)
from game.cards import DECK, Card, cards
from game.notation import parse

SALT = "0123456789abcdef" * 2
FORMS: list[tuple[Action, str]] = [
    (Deal(DECK), "d" + "".join(DECK)),
    (Deal(DECK[::-1], SALT), "d" + "".join(DECK[::-1]) + SALT),
    (Cut(12), "u12"),
    (Redeal("four_nines"), "rfour_nines"),
    (Redeal("below"), "rbelow"),
    (Redeal("talon_jacks"), "rtalon_jacks"),
    (Look(), "o"),
    (Blind(), "x"),
    (Bid(120), "b120"),
    (Pass(), "p"),
    (Take(1), "t1"),
    (Rebuy(225), "y225"),
    (Give(2, Card.TEN_OF_HEARTS), "g2TH"),
    (Give(DEAD, Card.TEN_OF_HEARTS), "gdTH"),
    (Lay(cards("9H")), "l9H"),
    (Lay(cards("9H AS")), "lAS9H"),
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
        "", "z", "b", "b0", "b05", "b-5", "b+5", "b1_0", "b1234567", "b٣", "k", "kAH", "pp", "p ",
        "w1", "r", "rbelow_14", "g", "g2", "g4AH", "gAH", "gxAH", "c", "cXX", "cah", "cAHKH",
        "m10H", "mA", "u", "u03", "xx", "o1", "t", "t2", "t00", "y", "y0", "l", "l9HAS", "lAS 9H",
        "lASAS", "lASKSQS", "d9", "dXX", "d" + " ".join(DECK), "d" + "".join(DECK) + "ab",
        "d" + "".join(DECK) + SALT.upper(), "d" + "".join(DECK) + SALT + "0",
        "d" + "".join(DECK) + "g" * 32,
    ],
)  # fmt: skip
def test_another_text_is_no_action(text: str) -> None:
    with pytest.raises(ValueError, match="not an action"):
        parse(text)


@given(
    st.text(alphabet=st.sampled_from("drubpxotyglwkcmsan0123456789AKQJTSCDH abelow_"), max_size=12)
)
def test_what_can_be_read_is_written_the_same_way(text: str) -> None:
    try:
        action = parse(text)
    except ValueError:
        return
    assert str(action) == text
