"""Rule 1.3 and the frame around it: who begins, the deal, and what is over."""

from dataclasses import replace

import pytest

from game.actions import Action, Deal
from game.cards import DECK, cards_in
from game.engine import apply, legal_actions, new_match
from game.errors import IllegalActionError, Reason, RulesError
from game.events import BidMade, CardsDealt
from game.notation import parse
from game.phases import (
    Auction,
    Dealing,
    Finished,
    Phase,
)
from game.rules import CLASSIC, Rules
from tests.game.script import before_deal


def refused(seat: int | None, action: Action, state_is: str) -> Reason:
    """Return why an action is refused in a phase."""
    state = before_deal()
    if state_is == "auction":
        state, _ = apply(state, None, Deal(DECK))
    elif state_is == "finished":
        state = replace(state, phase=Finished(winner=0))
    with pytest.raises(IllegalActionError) as caught:
        apply(state, seat, action)
    return caught.value.reason


def test_a_match_begins_with_nothing_on_the_sheet() -> None:
    state = new_match(dealer=1)
    assert (state.rules, state.dealer, state.deal, state.attempt) == (CLASSIC, 1, 1, 0)
    assert state.standing.totals == (0, 0, 0)
    assert state.standing.barrel == (None, None, None)
    assert state.to_act == ()


def test_rules_are_those_of_the_table() -> None:
    assert new_match(Rules(writeoff_gain="half")).rules.writeoff_gain == "half"


@pytest.mark.parametrize("players", [0, 1, 5, 8])
def test_fewer_than_two_or_more_than_four_cannot_play(players: int) -> None:
    with pytest.raises(RulesError, match=f"{players} players cannot play"):
        new_match(players=players)


@pytest.mark.parametrize("dealer", [-1, 3])
def test_the_dealer_sits_at_the_table(dealer: int) -> None:
    with pytest.raises(RulesError, match=f"there is no seat {dealer} to deal"):
        new_match(dealer=dealer)


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_cards_are_dealt_one_at_a_time_from_the_forehand_on(dealer: int) -> None:
    state, events = apply(new_match(dealer=dealer), None, Deal(DECK))
    assert isinstance(state.phase, Auction)
    for at in range(3):
        seat = (dealer + 1 + at) % 3
        assert cards_in(state.phase.hands[seat]) == DECK[at:21:3]
    assert cards_in(state.phase.talon) == DECK[21:]
    forehand = (dealer + 1) % 3
    assert events == (CardsDealt(1, dealer), BidMade(forehand, 100, forced=True))
    assert [event.audience for event in events] == [None, None]


@pytest.mark.parametrize(
    "deck", [DECK[1:], (*DECK, DECK[0]), (*DECK[1:], DECK[1]), (), DECK[:12] * 2]
)
def test_a_deck_has_each_card_once(deck: tuple[()]) -> None:
    assert refused(None, Deal(deck), "dealing") is Reason.BAD_DECK


@pytest.mark.parametrize(
    ("seat", "text", "state_is", "reason"),
    [
        (0, "p", "dealing", Reason.WRONG_PHASE),
        (1, "cAH", "dealing", Reason.WRONG_PHASE),
        (0, f"{Deal(DECK)}", "dealing", Reason.WRONG_PHASE),
        (None, "p", "dealing", Reason.WRONG_PHASE),
        (None, "p", "auction", Reason.WRONG_PHASE),
        (None, f"{Deal(DECK)}", "auction", Reason.WRONG_PHASE),
        (1, f"{Deal(DECK)}", "auction", Reason.WRONG_PHASE),
        (0, "p", "finished", Reason.MATCH_OVER),
        (None, f"{Deal(DECK)}", "finished", Reason.MATCH_OVER),
    ],
)
def test_what_does_not_belong_here_is_refused(
    seat: int | None, text: str, state_is: str, reason: Reason
) -> None:
    assert refused(seat, parse(text), state_is) is reason


def test_a_refusal_says_its_code_and_nothing_else() -> None:
    error = IllegalActionError(Reason.BID_TOO_LOW, amount=105)
    assert str(error) == "bid-too-low"
    assert (error.cards, error.amount) == ((), 105)


@pytest.mark.parametrize("phase", [Dealing(), Finished(winner=0)])
def test_nobody_has_a_choice_between_deals(phase: Phase) -> None:
    state = replace(before_deal(), phase=phase)
    assert state.to_act == ()
    assert [legal_actions(state, seat) for seat in range(3)] == [(), (), ()]
