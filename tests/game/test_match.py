"""Whole matches of computer players, and what is counted of them."""

from itertools import pairwise
from random import Random

import pytest

from game.actions import Deal, Redeal
from game.cards import DECK
from game.errors import RulesError
from game.events import DealSettled
from game.match import play_match, shuffled
from game.phases import Dealing, Finished
from game.players import make_player
from game.tally import Tally
from tests.game.histories import played


def test_a_match_is_played_to_its_winner() -> None:
    match = played(5)
    assert isinstance(match.end.phase, Finished)
    assert match.winner is not None
    assert match.end.standing.totals[match.winner] >= 1000


def test_the_same_chance_is_the_same_match() -> None:
    assert played(3) == played(3)
    assert played(3) != played(4)


def test_a_match_without_end_is_stopped() -> None:
    match = played(1, "random random random", deals=12)
    assert match.winner is None
    assert isinstance(match.end.phase, Dealing)
    assert sum(isinstance(event, DealSettled) for event in match.events) == 12


def test_each_shuffle_is_a_deck_and_a_salt() -> None:
    deal = shuffled(Random(1))
    assert set(deal.deck) == set(DECK)
    assert len(deal.salt) == 32
    assert int(deal.salt, 16)
    assert shuffled(Random(2)) != deal


def test_the_first_dealer_is_drawn_by_lot() -> None:
    assert {played(seed, deals=1).start.dealer for seed in range(12)} == {0, 1, 2}


def test_requests_for_a_new_deal_are_heard_out_of_turn() -> None:
    log = [entry for seed in range(8) for entry in played(seed, deals=60).log]
    after_deal = [
        second for (_, first, _), (_, second, _) in pairwise(log) if isinstance(first, Deal)
    ]
    assert any(isinstance(action, Redeal) for action in after_deal)


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_play(players: int) -> None:
    with pytest.raises(RulesError, match=f"{players} players"):
        play_match([make_player("normal", Random(1))] * players, Random(1))


def test_a_tally_adds_up() -> None:
    tally, names = Tally(("normal", "normal", "random")), "normal normal random"
    matches = [played(seed, names, deals=30) for seed in range(5)]
    for match in matches:
        tally.add(match)
    settled = [
        event for match in matches for event in match.events if isinstance(event, DealSettled)
    ]
    assert sum(tally.wins) + tally.stopped == tally.matches == 5
    assert sum(tally.results.values()) == len(settled)
    assert tally.results["made"] == sum(event.result == "made" for event in settled)
    assert tally.contracts == sum(event.contract for event in settled)
    assert tally.dealt >= len(settled)
    assert tally.bolts > 0
    lines = tally.lines(2.0)
    assert lines[0] == f"matches    5, {tally.stopped} of them stopped unfinished"
    assert lines[-1] == f"speed      {len(settled) / 2:.0f} deals/s"


def test_nothing_played_is_no_division_by_zero() -> None:
    assert Tally(("normal",) * 3).lines(0.0)
