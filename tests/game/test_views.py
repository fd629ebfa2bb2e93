"""What each seat, and the public, is shown: everything it may know and nothing else."""

from dataclasses import replace

import pytest

from game.cards import Card, Suit, cards
from game.engine import legal_actions
from game.phases import Call, Finished
from game.state import State
from game.views import SeenMarriage, SeenTrick, View, view
from tests.game.script import after, before_deal, in_tricks, standing, table

PLAIN = ("AS TS KS 9S QC JC 9C", "AC TC KC QD JD 9D QS", "AD TD KD QH JH 9H JS")
"""In the talon lie the king, ten and ace of hearts."""
TALON = cards("KH TH AH")
FORCED = "1:p 2:p"
RAISED = "1:p 2:b105 0:p"
ALL = (0, 1, 2, None)


def views(state: State) -> dict[int | None, View]:
    """Return what each seat sees, and the public."""
    return {seat: view(state, seat) for seat in ALL}


def test_before_the_deal_there_is_only_the_sheet() -> None:
    sheet = standing((100, 200, -5))
    seen = view(before_deal(sheet, dealer=1), 0)
    assert (seen.stage, seen.deal, seen.dealer, seen.playing) == ("dealing", 1, 1, (2, 0, 1))
    assert seen.standing == sheet
    assert (seen.turn, seen.hand, seen.held, seen.legal) == (None, (), (), ())


def test_everybody_sees_his_own_cards_only() -> None:
    seen = views(table(PLAIN))
    for seat, hand in enumerate(PLAIN):
        assert set(seen[seat].hand) == set(cards(hand))
    assert seen[None].hand == ()
    assert {each.held for each in seen.values()} == {(7, 7, 7)}


def test_everybody_sees_the_calls() -> None:
    for seen in views(after(table(PLAIN), "1:p 2:b105")).values():
        assert seen.calls == (Call(0, 100, forced=True), Call(1, 0), Call(2, 105))
        assert (seen.stage, seen.turn, seen.bid, seen.leader) == ("auction", 0, 105, 2)
        assert (seen.declarer, seen.talon, seen.talon_shown) == (None, (), False)


def test_bounds_are_for_the_seat_on_turn_alone() -> None:
    seen = views(after(table(PLAIN), "1:p"))
    assert {seat: each.bounds for seat, each in seen.items()} == {
        0: None, 1: None, 2: (105, 120), None: None,
    }  # fmt: skip


def test_legal_actions_are_ones_own() -> None:
    for state in (table(PLAIN), after(table(PLAIN), RAISED), in_tricks(["AS", "TS", "KS"])):
        for seat in range(3):
            assert view(state, seat).legal == legal_actions(state, seat)
        assert view(state).legal == ()


def test_a_right_to_a_new_deal_shows_in_nobody_elses_view() -> None:
    poor = table(("AS AC AD AH TS TC TD", "9S 9C 9D JS QS KC KD", "TH KS KH QC QD QH JC"))
    seen = views(after(poor, "1:p"))
    assert str(view(poor, 1).legal[-1]) == "rbelow"
    assert all("rbelow" not in map(str, each.legal) for each in seen.values())


def test_a_talon_won_by_a_raise_is_seen_by_all() -> None:
    for seen in views(after(table(PLAIN), RAISED)).values():
        assert (seen.stage, seen.declarer, seen.turn) == ("exchange", 2, 2)
        assert (seen.talon, seen.talon_shown) == (TALON, True)
        assert seen.held == (7, 7, 10)


@pytest.mark.parametrize("script", [FORCED, f"{FORCED} 0:g1AS 0:g2TS 0:k120"])
def test_a_talon_at_the_forced_bid_is_seen_by_the_declarer_alone(script: str) -> None:
    """Rules 10.21: raising the contract later does not open it."""
    seen = views(after(table(PLAIN), script))
    assert {seat: each.talon for seat, each in seen.items()} == {
        0: TALON, 1: (), 2: (), None: (),
    }  # fmt: skip
    assert not any(each.talon_shown for each in seen.values())


@pytest.mark.parametrize("more", ["", "2:k105", "2:k105 2:cAH"])
def test_a_gift_is_seen_by_giver_and_receiver(more: str) -> None:
    """Rules 10.22: each defender sees his own only, the public none."""
    seen = views(after(table(PLAIN), f"{RAISED} 2:g1JS 2:g0KD {more}"))
    assert seen[2].given == ((1, Card.JACK_OF_SPADES), (0, Card.KING_OF_DIAMONDS))
    assert {seat: each.received for seat, each in seen.items()} == {
        0: Card.KING_OF_DIAMONDS, 1: Card.JACK_OF_SPADES, 2: None, None: None,
    }  # fmt: skip
    assert [seen[seat].given for seat in (0, 1, None)] == [(), (), ()]


def test_everybody_sees_who_still_gets_a_card() -> None:
    state = after(table(PLAIN), RAISED)
    assert {each.to_give for each in views(state).values()} == {(0, 1)}
    assert {each.to_give for each in views(after(state, "2:g1JS")).values()} == {(0,)}


def test_only_the_declarer_is_told_that_he_may_write_off() -> None:
    state = after(table(PLAIN), RAISED)
    told = {seat: each.may_write_off for seat, each in views(state).items()}
    assert told == {0: False, 1: False, 2: True, None: False}
    assert not view(after(state, "2:g1JS"), 2).may_write_off


def test_the_bounds_of_the_contract_come_after_the_gifts() -> None:
    state = after(table(PLAIN), f"{RAISED} 2:g1JS")
    assert view(state, 2).bounds is None
    seen = views(after(state, "2:g0KD"))
    assert {seat: each.bounds for seat, each in seen.items()} == {
        0: None, 1: None, 2: (105, 220), None: None,
    }  # fmt: skip


def test_everybody_sees_the_table() -> None:
    state = in_tricks(["KS QS 9D", "9S AH JH", "TH AS JD"], won=(0,), contract=120)
    for seen in views(after(state, "0:mKS 1:c9S 2:cAS 2:cJD")).values():
        assert (seen.stage, seen.contract, seen.turn) == ("tricks", 120, 0)
        assert seen.trump is Suit.SPADES
        assert seen.trick == ((2, Card.JACK_OF_DIAMONDS),)
        assert seen.tricks[-1] == SeenTrick(
            ((0, Card.KING_OF_SPADES), (1, Card.NINE_OF_SPADES), (2, Card.ACE_OF_SPADES)), 2
        )
        assert seen.marriages == (SeenMarriage(1, 0, Suit.SPADES, 40),)
        assert seen.points == (12 + 40, 0, 15)
        assert seen.held == (2, 2, 1)


def test_points_count_as_they_are_won() -> None:
    state = in_tricks(["KS QS 9D", "9S AH JH", "TH AS JD"])
    assert view(state).points == (0, 0, 0)
    assert view(after(state, "0:cKS 1:c9S 2:cAS")).points == (0, 0, 15)


def test_without_a_marriage_there_is_no_trump() -> None:
    assert view(in_tricks(["AS", "TS", "KS"])).trump is None


def test_a_finished_match_has_a_winner_and_no_hands() -> None:
    state = replace(before_deal(standing((1000, 0, 0))), phase=Finished(winner=0))
    for seen in views(state).values():
        assert (seen.stage, seen.winner, seen.turn) == ("finished", 0, None)
        assert (seen.hand, seen.legal) == ((), ())
