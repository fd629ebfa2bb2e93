"""Proofs that the bot gave: for one person and one deal, and links that nobody else can make."""

import pytest

from bot.passes import LINK, Passes
from bot.replay_presses import Replay

MINE, OTHERS = Passes("42:token"), Passes("42:other")
DEAL = Replay(12, 3, 1)


def test_a_pass_holds_for_that_person_and_deal_alone() -> None:
    token = MINE.of(7, DEAL)
    assert MINE.holds(token, 7, DEAL)
    assert Passes("42:token").holds(token, 7, DEAL)  # in the next process as well
    assert not MINE.holds(token, 8, DEAL)
    assert not MINE.holds(token, 7, Replay(12, 4, 1))
    assert not MINE.holds(token, 7, Replay(12, 3, 0))
    assert not OTHERS.holds(token, 7, DEAL)
    assert not MINE.holds("", 7, DEAL)
    assert not MINE.holds("Ж" * 12, 7, DEAL)


@pytest.mark.parametrize("deal", [DEAL, Replay(1, 1), Replay(2**48 - 1, 2**24 - 1, 2**16 - 1)])
def test_a_link_is_read_back_and_may_stand_in_a_start(deal: Replay) -> None:
    payload = MINE.link(deal)
    assert MINE.deal_of(payload) == deal
    assert len(payload) <= 64
    assert payload.startswith(LINK)
    assert set(payload) <= set("-_0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")


def test_a_link_is_nothing_once_it_is_changed() -> None:
    payload = MINE.link(DEAL)
    for at in range(len(payload)):
        other = "A" if payload[at] != "A" else "B"
        assert MINE.deal_of(payload[:at] + other + payload[at + 1 :]) is None
    for forged in ("", LINK, payload[:-1], payload + "A", payload + "=", LINK + "я", "replay_*"):
        assert MINE.deal_of(forged) is None
    assert OTHERS.deal_of(payload) is None


def test_a_pass_is_no_link() -> None:
    assert MINE.of(7, DEAL) not in MINE.link(DEAL)
