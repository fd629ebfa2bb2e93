"""Every option of the exchange and the write-off (rules 4), and the forms of two (rules 7)."""

from math import comb

import pytest

from game.actions import DEAD, Contract, Give, Lay, WriteOff
from game.cards import cards, mask
from game.engine import legal_actions
from game.errors import Reason
from game.events import CardGiven, CardsLaid, ContractSet, DealSettled
from game.phases import Exchange, Gift, Tricks
from game.rules import Rules, Value, from_dict
from game.state import State
from game.views import view
from tests.game.script import after, reason, told
from tests.game.tables import dealing, four, ready, three, two

FORCED, SHOWN = "1:p 2:p", "1:b105 2:p 0:p"
GIVEN = "1:g09S 1:g2JD"


def exchange(state: State) -> Exchange:
    assert isinstance(state.phase, Exchange)
    return state.phase


def settled(state: State, word: str) -> DealSettled:
    event = told(state, word)[-1]
    assert isinstance(event, DealSettled)
    return event


def test_10_22_closed_gifts_are_seen_by_their_receivers_alone() -> None:
    """Situation 22: each defender sees only the card given to him, the group neither."""
    state = after(three(Rules(pass_face="closed")), f"{SHOWN} {GIVEN}")
    assert view(state, 0).received == "9S"
    assert view(state, 2).received == "JD"
    assert view(state, 1).given == ((0, "9S"), (2, "JD"))
    assert [view(state, viewer).given for viewer in (0, 2, None)] == [(), (), ()]
    gift = told(after(three(Rules()), SHOWN), "1:g09S")[0]
    assert gift == CardGiven(1, 0, cards("9S")[0])
    assert gift.audience == 0


def test_open_gifts_are_seen_by_all() -> None:
    state = after(three(Rules(pass_face="open")), f"{SHOWN} {GIVEN}")
    for viewer in (0, 1, 2, None):
        assert view(state, viewer).given == ((0, "9S"), (2, "JD"))
    gift = told(after(three(Rules(pass_face="open")), SHOWN), "1:g09S")[0]
    assert gift == CardGiven(1, 0, cards("9S")[0], shown=True)
    assert gift.audience is None


def test_the_contract_may_be_raised_after_the_exchange() -> None:
    state = after(three(Rules(raise_after_talon="on")), f"{SHOWN} {GIVEN}")
    assert legal_actions(state, 1)[0] == Contract(105)
    assert len(legal_actions(state, 1)) > 1


def test_without_a_raise_the_bid_is_the_contract() -> None:
    state = after(three(Rules(raise_after_talon="off")), f"{SHOWN} 1:g09S")
    assert told(state, "1:g2JD")[-1] == ContractSet(1, 105)
    then = after(state, "1:g2JD").phase
    assert isinstance(then, Tricks)
    assert then.contract == 105


def test_the_contract_may_jump_where_bids_may_not() -> None:
    state = after(three(Rules(jump_bids="off")), f"{SHOWN} {GIVEN}")
    assert Contract(150) in legal_actions(state, 1)


def test_the_contract_is_a_multiple_of_the_step() -> None:
    state = after(three(Rules(bid_step=10)), "1:b110 2:p 0:p 1:g09S 1:g2JD")
    assert reason(state, "1:k115") is Reason.BID_NOT_A_STEP
    assert [str(each) for each in legal_actions(state, 1)][:2] == ["k110", "k120"]


def test_10_9_the_final_cap_counts_the_hand_after_the_exchange_and_never_forces_down() -> None:
    """Situation 9."""
    state = after(three(Rules()), "1:b180 2:p 0:p 1:g0QC 1:g2KC")
    assert view(state, 1).bounds == (180, 180)


def refusal(values: dict[str, Value], script: str = SHOWN, **columns: object) -> Reason | None:
    """Return why the declarer may not write off, if he may not."""
    state = after(three(from_dict(values), **columns), script)  # type: ignore[arg-type]
    seat = exchange(state).bought.declarer
    allowed = WriteOff() in legal_actions(state, seat)
    assert view(state, seat).may_write_off is allowed
    if allowed:
        after(state, f"{seat}:w")
        return None
    return reason(state, f"{seat}:w")


def test_the_write_off_may_be_off() -> None:
    assert refusal({"writeoff": "off"}) is Reason.WRITEOFF_OFF
    assert refusal({"writeoff": "on"}) is None


@pytest.mark.parametrize(
    ("limit", "used", "refused"),
    [(3, 2, False), (3, 3, True), (0, 99, False), (1, 0, False), (1, 1, True)],
)
def test_a_player_has_so_many_write_offs(limit: int, used: int, *, refused: bool) -> None:
    expected = Reason.WRITEOFF_LIMIT if refused else None
    assert refusal({"writeoff_limit": limit}, writeoffs=(0, used, 0)) is expected


SITS = {"totals": (0, 880, 0), "barrel": (None, 0, None)}
TO_SITTER = "1:b120 2:p 0:p"


def test_a_sitter_may_write_off_where_it_is_on() -> None:
    barred = refusal({"writeoff_on_barrel": "off"}, TO_SITTER, **SITS)
    assert barred is Reason.WRITEOFF_ON_BARREL
    assert refusal({"writeoff_on_barrel": "on"}, TO_SITTER, **SITS) is None


def test_a_write_off_on_the_barrel_only_burns_an_attempt() -> None:
    state = three(Rules(writeoff_on_barrel="on", writeoff_fine_from=3), **SITS)  # type: ignore[arg-type]
    booked = settled(after(state, TO_SITTER), "1:w")
    assert booked.standing.totals == (60, 880, 60)
    assert booked.standing.barrel == (None, 1, None)


def test_a_golden_deal_may_be_written_off_where_it_is_on() -> None:
    assert refusal({"golden": "on"}, "") is Reason.WRITEOFF_GOLDEN
    assert refusal({"golden": "on", "writeoff_golden": "on"}, "") is None
    state = three(Rules(golden="on", writeoff_golden="on"))
    assert settled(state, "0:w").scores == (-240, 120, 120)


BLIND = "0:x 1:p 2:p"


def test_a_blind_deal_may_be_written_off_where_it_is_on() -> None:
    assert refusal({"blind": "forehand"}, BLIND) is Reason.WRITEOFF_BLIND
    assert refusal({"blind": "forehand", "writeoff_blind": "on"}, BLIND) is None
    state = after(three(Rules(blind="forehand", writeoff_blind="on")), BLIND)
    assert settled(state, "0:w").scores == (-240, 120, 120)


def test_a_write_off_comes_before_the_first_card() -> None:
    state = after(three(Rules()), f"{SHOWN} 1:g09S")
    assert reason(state, "1:w") is Reason.WRITEOFF_TOO_LATE
    state = after(two(Rules()), "1:b105 0:p 1:t0 1:l9SJS")
    assert reason(state, "1:w") is Reason.WRITEOFF_TOO_LATE


def test_after_a_re_buy_the_price_is_written_off() -> None:
    state = after(three(Rules(talon_rebuy="on", writeoff_gain="half")), f"{SHOWN} 2:y225")
    booked = settled(state, "2:w")
    assert booked.contract == 225
    assert booked.scores == (115, 115, -225)


def in_exchange(form: str) -> State:
    """Return a table of two whose declarer, seat 1, has just taken a packet."""
    hands = {
        "packets": ("AS TS KS QS 9C JC 9D JD TD QD", "AC TC KC QC JS 9S AD JH 9H KD"),
        "triples": ("AS TS KS QS 9C JC 9D JD TD", "AC TC KC QC JS 9S AD JH 9H"),
        "dead_hand": ("AS TS KS QS 9C JC 9D", "AC TC KC QC JS 9S AD"),
    }
    rules = from_dict({"two_player": form})
    packets = "KH QH TH AH" if form == "one_card" else ""
    dealt = hands.get(form, hands["packets"])
    state = after(dealing(ready(rules, 2), dealt, packets)[0], "1:b105 0:p")
    return state if form == "dead_hand" else after(state, "1:t0")


def test_with_packets_two_cards_are_laid_face_down() -> None:
    state = in_exchange("packets")
    assert view(state, 1).held == (10, 12)
    lays = [each for each in legal_actions(state, 1) if isinstance(each, Lay)]
    assert len(lays) == comb(12, 2)
    assert not any(isinstance(each, Give) for each in legal_actions(state, 1))
    assert (view(state, 1).to_lay, view(state, 1).to_give) == (2, ())
    (event,) = told(state, "1:l9SJS")
    assert event == CardsLaid(1, cards("9S JS"))
    assert event.audience == 1
    laid = after(state, "1:l9SJS")
    assert view(laid).held == (10, 10)
    assert (view(laid, 1).laid, view(laid, 0).laid) == (cards("9S JS"), ())
    assert exchange(laid).laid == mask(cards("9S JS"))
    played = after(laid, "1:k105")
    assert isinstance(played.phase, Tricks)
    assert played.phase.laid == mask(cards("9S JS"))
    assert view(played, 1).laid == cards("9S JS")


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("1:l9S", Reason.BAD_LAY),
        ("1:lAS9S", Reason.CARD_NOT_HELD),
        ("1:g09S", Reason.BAD_GIFT),
        ("1:k105", Reason.WRONG_PHASE),
        ("0:l9CJC", Reason.NOT_YOUR_TURN),
    ],
)
def test_only_two_own_cards_can_be_laid(word: str, why: Reason) -> None:
    parts = word.replace("lAS9S", "l9SAS")
    assert reason(in_exchange("packets"), parts) is why


def test_cards_are_laid_once() -> None:
    assert reason(after(in_exchange("packets"), "1:l9SJS"), "1:l9HJH") is Reason.BAD_LAY


def test_one_card_is_given_to_the_only_opponent() -> None:
    state = in_exchange("one_card")
    assert view(state, 1).to_give == (0,)
    assert reason(state, "1:l9SJS") is Reason.BAD_LAY
    state = after(state, "1:g09S")
    assert view(state).held == (11, 11)
    assert isinstance(after(state, "1:k105").phase, Tricks)


@pytest.mark.parametrize("script", ["1:g09S 1:lJS", "1:lJS 1:g09S"])
def test_with_triples_a_card_goes_to_the_opponent_and_one_to_the_other_packet(script: str) -> None:
    state = in_exchange("triples")
    assert view(state, 1).held == (9, 12)
    assert (view(state, 1).to_give, view(state, 1).to_lay) == ((0,), 1)
    assert reason(state, "1:l9SJS") is Reason.BAD_LAY
    state = after(state, script)
    assert view(state).held == (10, 10)
    assert exchange(state).laid == mask(cards("JS"))
    assert exchange(state).bought.other.bit_count() == 3
    assert isinstance(after(state, "1:k105").phase, Tricks)


@pytest.mark.parametrize("script", ["1:g09S 1:gdJS", "1:gdJS 1:g09S"])
def test_with_a_dead_hand_a_card_goes_to_it(script: str) -> None:
    state = in_exchange("dead_hand")
    assert view(state, 1).to_give == (0, DEAD)
    (gift,) = told(state, "1:gdJS")
    assert gift.audience == 1
    assert reason(after(state, "1:gdJS"), "1:gd9S") is Reason.BAD_GIFT
    state = after(state, script)
    assert view(state).held == (8, 8)
    assert exchange(state).laid == mask(cards("JS"))
    assert Gift(DEAD, cards_index("JS")) in exchange(state).gifts
    assert view(state, 0).received == "9S"
    assert isinstance(after(state, "1:k105").phase, Tricks)


def cards_index(code: str) -> int:
    """Return the place of a card."""
    return mask(cards(code)).bit_length() - 1


def test_there_is_no_dead_hand_in_other_forms() -> None:
    assert reason(after(three(Rules()), SHOWN), "1:gd9S") is Reason.BAD_GIFT


def test_four_play_like_three_and_the_dealer_sits_out() -> None:
    """Rules 8: nothing is dealt, given or asked to him, and he sees what everybody sees."""
    state = four(Rules())
    assert state.playing == (0, 1, 2)
    for script in ("", "1:b105", SHOWN, f"{SHOWN} {GIVEN}", f"{SHOWN} {GIVEN} 1:k105"):
        now = after(state, script)
        assert 3 not in now.to_act
        assert legal_actions(now, 3) == ()
        assert view(now, 3).hand == ()
        assert view(now, 3).held[3] == 0
        assert view(now, 3).talon == view(now).talon
        assert (view(now, 3).given, view(now, 3).received) == ((), None)
    assert reason(after(state, SHOWN), "1:g39S") is Reason.BAD_GIFT
    assert reason(state, "3:p") is Reason.NOT_YOUR_TURN


def test_the_seat_after_the_dealer_of_four_leads_the_next_deal() -> None:
    booked = after(four(Rules()), f"{SHOWN} 1:w")
    assert (booked.dealer, booked.playing) == (0, (1, 2, 3))
