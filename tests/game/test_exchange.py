"""Rules 1.6 and 4: the talon, the two gifts, the write-off and the final contract."""

import pytest

from game.actions import Contract, Give, WriteOff
from game.cards import cards, cards_in
from game.engine import legal_actions
from game.errors import Reason
from game.events import CardGiven, ContractSet, DealSettled, TalonSeen, WrittenOff
from game.phases import (
    Dealing,
    Exchange,
    Gift,
    Tricks,
)
from game.rules import Rules
from game.state import Standing, State
from tests.game.script import after, reason, refusal, standing, table, told

PLAIN = ("AS TS KS 9S QC JC 9C", "AC TC KC QD JD 9D QS", "AD TD KD QH JH 9H JS")
"""In the talon lie the king, ten and ace of hearts."""
FORCED = "1:p 2:p"
RAISED = "1:p 2:b105 0:p"


def exchange(state: State) -> Exchange:
    """Return the exchange that is going on."""
    assert isinstance(state.phase, Exchange)
    return state.phase


def test_the_declarer_takes_the_talon() -> None:
    phase = exchange(after(table(PLAIN), RAISED))
    assert cards_in(phase.hands[2]) == cards("JS KD TD AD 9H JH QH KH TH AH")
    assert after(table(PLAIN), RAISED).to_act == (2,)


def test_the_talon_is_shown_after_a_raise() -> None:
    seen = told(after(table(PLAIN), "1:p 2:b105"), "0:p")[-1]
    assert seen == TalonSeen(2, cards("KH TH AH"), shown=True)
    assert seen.audience is None


def test_the_talon_is_hidden_when_it_went_at_the_forced_bid() -> None:
    seen = told(after(table(PLAIN), "1:p"), "2:p")[-1]
    assert seen == TalonSeen(0, cards("KH TH AH"), shown=False)
    assert seen.audience == 0


def test_the_talon_of_a_forced_120_on_the_barrel_is_hidden_too() -> None:
    opened = table(PLAIN, standing((880, 0, 0), barrel=(0, None, None)))
    assert not exchange(after(opened, FORCED)).bought.talon_shown


def test_each_opponent_gets_one_card_and_all_hold_eight() -> None:
    state = after(table(PLAIN), f"{RAISED} 2:g1JS 2:g0KD")
    phase = exchange(state)
    assert phase.gifts == (Gift(1, 1), Gift(0, 15))
    assert [hand.bit_count() for hand in phase.hands] == [8, 8, 8]
    assert cards("JS")[0] in cards_in(phase.hands[1])
    assert cards("KD")[0] in cards_in(phase.hands[0])


def test_a_gift_is_told_to_its_receiver_alone() -> None:
    given = told(after(table(PLAIN), RAISED), "2:g1JS")
    assert given == (CardGiven(2, 1, cards("JS")[0]),)
    assert given[0].audience == 1


@pytest.mark.parametrize(
    ("script", "word", "expected"),
    [
        (RAISED, "2:g2JS", Reason.BAD_GIFT),
        (RAISED, "2:g3JS", Reason.BAD_GIFT),
        (f"{RAISED} 2:g1JS", "2:g1KD", Reason.BAD_GIFT),
        (f"{RAISED} 2:g1JS 2:g0KD", "2:g0TD", Reason.BAD_GIFT),
        (RAISED, "2:g1AS", Reason.CARD_NOT_HELD),
        (f"{RAISED} 2:g1JS", "2:g0JS", Reason.CARD_NOT_HELD),
        (RAISED, "1:g2AC", Reason.NOT_YOUR_TURN),
        (RAISED, "0:w", Reason.NOT_YOUR_TURN),
        (RAISED, "2:k105", Reason.WRONG_PHASE),
        (f"{RAISED} 2:g1JS", "2:k105", Reason.WRONG_PHASE),
        (RAISED, "2:b110", Reason.WRONG_PHASE),
        (f"{RAISED} 2:g1JS 2:g0KD", "2:cAH", Reason.WRONG_PHASE),
    ],
)
def test_one_gift_each_of_a_card_that_is_held(script: str, word: str, expected: Reason) -> None:
    assert reason(after(table(PLAIN), script), word) is expected


def test_legal_gifts_are_every_card_to_every_opponent_without_one() -> None:
    state = after(table(PLAIN), RAISED)
    hand = cards_in(exchange(state).hands[2])
    gifts = {Give(to, card) for to in (0, 1) for card in hand}
    assert set(legal_actions(state, 2)) == gifts | {WriteOff()}
    state = after(state, "2:g1JS")
    left = cards_in(exchange(state).hands[2])
    assert set(legal_actions(state, 2)) == {Give(0, card) for card in left}
    assert legal_actions(state, 0) == ()


def contracts(state: State, seat: int) -> tuple[int, int]:
    """Return the least and the highest contract; every step between them is legal."""
    amounts = [each.amount for each in legal_actions(state, seat) if isinstance(each, Contract)]
    assert amounts == list(range(amounts[0], amounts[-1] + 1, 5))
    return amounts[0], amounts[-1]


@pytest.mark.parametrize(
    ("gifts", "bounds"),
    [("2:g1JS 2:g0KD", (105, 220)), ("2:g1KH 2:g0KD", (105, 120))],
    ids=["a marriage from the talon", "half of it given away"],
)
def test_the_final_cap_is_that_of_the_hand_after_the_exchange(
    gifts: str, bounds: tuple[int, int]
) -> None:
    state = after(table(PLAIN), f"{RAISED} {gifts}")
    assert contracts(state, 2) == bounds
    refused = refusal(state, f"2:k{bounds[1] + 5}")
    assert refused.reason is Reason.BID_ABOVE_CAP
    assert refused.amount == bounds[1]


def test_the_final_cap_is_never_below_the_bid() -> None:
    hands = ("KH QH 9S JS TS AS 9C", "TC KC QC JC AC AD TD", "KD QD JD 9D AH TH QS")
    state = after(table(hands), "1:p 2:p")
    assert contracts(after(state, "0:g1QH 0:g2JS"), 0) == (100, 120)
    state = after(table(hands), "1:b105 2:p 0:b200 1:p 0:g1QH 0:g2JS")
    assert contracts(state, 0) == (200, 200)
    assert reason(state, "0:k205") is Reason.BID_ABOVE_CAP


def test_eight_cards_may_hold_four_marriages() -> None:
    hands = ("KS QS KC QC KD QD KH", "AS TS JS AC TC JC AD", "TD JD 9D AH TH JH 9S")
    state = after(table(hands), "1:p 2:p 0:g19C 0:g29H")
    assert contracts(state, 0) == (100, 400)


def test_a_contract_may_be_the_bid() -> None:
    state = after(table(PLAIN), f"{RAISED} 2:g1JS 2:g0KD")
    assert told(state, "2:k105") == (ContractSet(2, 105),)


@pytest.mark.parametrize(
    ("word", "expected", "amount"),
    [
        ("2:k100", Reason.CONTRACT_TOO_LOW, 105),
        ("2:k5", Reason.CONTRACT_TOO_LOW, 105),
        ("2:k108", Reason.BID_NOT_A_STEP, 5),
    ],
)
def test_a_contract_is_a_multiple_of_the_step_from_the_bid_on(
    word: str, expected: Reason, amount: int
) -> None:
    refused = refusal(after(table(PLAIN), f"{RAISED} 2:g1JS 2:g0KD"), word)
    assert refused.reason is expected
    assert refused.amount == amount


def test_the_declarer_leads_to_the_first_trick_without_trumps() -> None:
    state = after(table(PLAIN), f"{RAISED} 2:g1JS 2:g0KD 2:k120")
    assert isinstance(state.phase, Tricks)
    assert (state.phase.turn, state.phase.trump, state.phase.contract) == (2, -1, 120)
    assert state.to_act == (2,)


def test_raising_the_contract_does_not_open_a_hidden_talon() -> None:
    state = after(table(PLAIN), f"{FORCED} 0:g1AS 0:g2TS 0:k120")
    assert isinstance(state.phase, Tricks)
    assert not state.phase.bought.talon_shown


def written_off(
    sheet: Standing | None = None, *, script: str = RAISED, rules: Rules | None = None
) -> DealSettled:
    """Return how a deal is booked that its declarer writes off at once."""
    state = after(table(PLAIN, sheet, rules=rules or Rules()), script)
    first, settled = told(state, f"{state.to_act[0]}:w")
    assert first == WrittenOff(state.to_act[0])
    assert isinstance(settled, DealSettled)
    assert (settled.result, settled.points) == ("written_off", (0, 0, 0))
    return settled


def test_a_write_off_costs_the_bid_and_gives_each_opponent_60() -> None:
    assert written_off().scores == (60, 60, -105)
    assert written_off(script=FORCED).scores == (-100, 60, 60)


def test_a_write_off_may_give_half_the_bid() -> None:
    half = Rules(writeoff_gain="half")
    assert written_off(rules=half).scores == (55, 55, -105)
    assert written_off(rules=half, script=FORCED).scores == (-100, 50, 50)


def test_a_write_off_is_counted_and_the_deal_moves_on() -> None:
    assert written_off().standing.writeoffs == (0, 0, 1)
    state = after(table(PLAIN), f"{RAISED} 2:w")
    assert isinstance(state.phase, Dealing)
    assert (state.deal, state.dealer) == (2, 0)


def test_a_deal_may_be_written_off_three_times_in_a_match() -> None:
    twice, thrice = standing(writeoffs=(0, 3, 2)), standing(writeoffs=(2, 2, 3))
    assert written_off(twice).standing.writeoffs == (0, 3, 3)
    state = after(table(PLAIN, thrice), RAISED)
    assert reason(state, "2:w") is Reason.WRITEOFF_LIMIT
    assert WriteOff() not in legal_actions(state, 2)


@pytest.mark.parametrize("gifts", ["2:g1JS", "2:g1JS 2:g0KD"])
def test_a_deal_is_written_off_before_the_first_gift_or_never(gifts: str) -> None:
    state = after(table(PLAIN), f"{RAISED} {gifts}")
    assert reason(state, "2:w") is Reason.WRITEOFF_TOO_LATE
    assert WriteOff() not in legal_actions(state, 2)


def test_who_sits_on_the_barrel_cannot_write_off() -> None:
    sits = standing((0, 0, 880), barrel=(None, None, 0))
    state = after(table(PLAIN, sits), "1:p 2:b120 0:p")
    assert reason(state, "2:w") is Reason.WRITEOFF_ON_BARREL
    assert WriteOff() not in legal_actions(state, 2)


def test_a_write_off_is_an_attempt_of_a_sitter_who_gains_nothing() -> None:
    settled = written_off(standing((0, 880, 0), barrel=(None, 0, None)))
    assert settled.scores == (60, 0, -105)
    assert settled.standing.barrel == (None, 1, None)


def test_a_write_off_deals_no_bolts() -> None:
    assert written_off(standing(bolts=(2, 2, 2))).standing.bolts == (2, 2, 2)


def test_a_dump_is_tested_after_a_write_off() -> None:
    settled = written_off(standing((495, 495, -450)))
    assert settled.standing.totals == (0, 0, 0)
    assert settled.marks == (("dump", 0), ("dump", 1), ("dump", 2))


def test_the_gain_of_a_write_off_may_lead_onto_the_barrel() -> None:
    settled = written_off(standing((820, 0, 0)))
    assert settled.standing.totals == (880, 60, -105)
    assert settled.standing.barrel == (0, None, None)
