"""The talon: hidden or shown, golden, skipped auctions, re-buys, packets (rules 3, 4 and 7)."""

import pytest

from game.actions import Rebuy, Take
from game.engine import apply, legal_actions, new_match
from game.errors import IllegalActionError, Reason
from game.events import BidMade, CardsDealt, TalonBought, TalonSeen, TalonTaken
from game.phases import Auction, Exchange, Taking
from game.rules import Rules, Value, from_dict
from game.state import GoldenRound, State
from game.views import view
from tests.game.script import after, reason, refusal, told
from tests.game.tables import THREE, dealing, ready, three, two


def exchange(state: State) -> Exchange:
    assert isinstance(state.phase, Exchange)
    return state.phase


@pytest.mark.parametrize(("value", "shown"), [("on", False), ("off", True)])
def test_10_21_the_talon_of_the_forced_hundred(value: str, *, shown: bool) -> None:
    """Situation 21: hidden means a forced bid and no raise in the auction."""
    state = after(three(from_dict({"talon_hidden_at_forced": value})), "1:p 2:p")
    assert exchange(state).bought.talon_shown is shown
    raised = after(three(from_dict({"talon_hidden_at_forced": value})), "1:b105 2:p 0:p")
    assert exchange(raised).bought.talon_shown


def test_10_21_raising_the_contract_does_not_open_a_hidden_talon() -> None:
    """Situation 21 as well."""
    state = after(three(Rules()), "1:p 2:p 0:g19C 0:g2JC 0:k120")
    assert view(state, 1).talon == ()
    assert not view(state, 1).talon_shown


GOLDEN = Rules(golden="on")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_golden_round_has_a_deal_for_each_player(players: int) -> None:
    assert new_match(GOLDEN, players=players).standing.golden == GoldenRound(players)
    assert new_match(Rules(golden="off"), players=players).standing.golden is None


def test_the_draw_game_has_no_golden_round() -> None:
    rules = Rules(golden="on", two_player="draw")
    assert new_match(rules, players=2).standing.golden is None
    assert new_match(rules, players=3).standing.golden is not None


def test_the_forced_hand_takes_the_golden_talon_without_an_auction() -> None:
    state, events = dealing(ready(GOLDEN), THREE)
    bought = exchange(state).bought
    assert (bought.declarer, bought.bid) == (0, 120)
    assert (bought.talon_shown, bought.forced) == (True, False)
    assert events[:3] == (CardsDealt(1, 2), BidMade(0, 120, forced=True), TalonTaken(0))
    assert view(state, 1).talon


@pytest.mark.parametrize(("where", "seat"), [("left", 0), ("dealer", 2), ("last", 2)])
def test_the_forced_hand_is_the_seat_on_the_hundred(where: str, seat: int) -> None:
    state = three(from_dict({"golden": "on", "forced_seat": where}))
    assert exchange(state).bought.declarer == seat


@pytest.mark.parametrize(
    ("values", "kind"),
    [
        ({"golden_raise": "off"}, "tricks"),
        ({"golden_raise": "on"}, "exchange"),
        ({"golden_raise": "on", "raise_after_talon": "off"}, "exchange"),
        ({"golden_raise": "off", "raise_after_talon": "on"}, "tricks"),
    ],
)
def test_golden_raise_alone_decides_about_a_golden_contract(
    values: dict[str, Value], kind: str
) -> None:
    state = after(three(from_dict({"golden": "on", **values})), "0:g19C 0:g2JC")
    assert state.phase.kind == kind


def test_golden_goes_before_the_barrel() -> None:
    rules = Rules(golden="on", barrel_auction="skip")
    state = three(rules, totals=(0, 880, 0), barrel=(None, 0, None))
    assert exchange(state).bought.declarer == 0


def test_11_77_golden_goes_before_the_sitter_who_opens() -> None:
    rules = Rules(golden="on", barrel_auction="opens")
    state = three(rules, totals=(0, 880, 0), barrel=(None, 0, None))
    assert exchange(state).bought.declarer == 0


REBUY = Rules(talon_rebuy="on")
SHOWN = "1:b105 2:p 0:p"


def test_no_talon_can_be_bought_when_it_is_off() -> None:
    state = after(three(Rules(talon_rebuy="off")), SHOWN)
    assert exchange(state).buyers == ()
    assert reason(state, "0:y225") is Reason.NO_REBUY


def test_an_opponent_buys_the_open_talon_for_120_more() -> None:
    state = after(three(REBUY), SHOWN)
    assert exchange(state).buyers == (0, 2)
    assert state.to_act == (1, 0, 2)
    assert legal_actions(state, 2) == (Rebuy(225),)
    assert reason(state, "1:y225") is Reason.NO_REBUY
    assert told(state, "2:y225") == (TalonBought(2, 225),)
    bought = after(state, "2:y225")
    assert exchange(bought).bought.declarer == 2
    assert exchange(bought).bought.bid == 225
    assert [hand.bit_count() for hand in exchange(bought).hands] == [7, 7, 10]
    assert set(view(bought, 2).hand) >= set(view(bought).talon)


def test_it_may_be_bought_back_any_number_of_times() -> None:
    state = after(three(REBUY), f"{SHOWN} 2:y225 1:y345 0:y465 1:y585")
    assert exchange(state).bought.bid == 105 + 4 * 120
    assert exchange(state).bought.declarer == 1
    assert [hand.bit_count() for hand in exchange(state).hands] == [7, 10, 7]


def test_nobody_buys_once_a_card_is_given() -> None:
    state = after(three(REBUY), f"{SHOWN} 1:g09S")
    assert state.to_act == (1,)
    assert reason(state, "2:y225") is Reason.NO_REBUY


def test_a_talon_that_was_bought_is_not_sold_for_the_old_price() -> None:
    state = after(three(REBUY), f"{SHOWN} 0:y225")
    refused = refusal(state, "2:y225")
    assert (refused.reason, refused.amount) == (Reason.REBUY_PRICE, 345)
    assert legal_actions(state, 2) == (Rebuy(345),)


def test_the_buyers_contract_is_never_below_the_price() -> None:
    state = after(three(REBUY), f"{SHOWN} 2:y225 2:g0JH 2:g19H")
    assert view(state, 2).bounds == (225, 300)
    state = after(three(REBUY), f"{SHOWN} 2:y225 0:y345 2:y465 0:y585 0:g19C 0:g2JC")
    assert view(state, 0).bounds == (585, 585)
    assert [str(action) for action in legal_actions(state, 0)] == ["k585"]


def test_a_price_may_be_higher_than_any_bid() -> None:
    buys = " ".join(f"{0 if at % 2 else 2}:y{225 + 120 * at}" for at in range(8))
    state = after(three(REBUY), f"{SHOWN} {buys} 0:g19C 0:g2JC")
    assert [str(action) for action in legal_actions(state, 0)] == ["k1065"]
    assert after(state, "0:k1065").phase.kind == "tricks"


def test_a_hidden_talon_is_not_for_sale() -> None:
    assert exchange(after(three(REBUY), "1:p 2:p")).buyers == ()


def test_a_golden_talon_is_not_for_sale() -> None:
    assert exchange(three(Rules(talon_rebuy="on", golden="on"))).buyers == ()


def test_a_buyer_has_no_new_deal_for_a_talon_he_has_seen() -> None:
    rules = Rules(talon_rebuy="on", redeal_talon_nines=2, redeal_talon_when="always")
    hands = ("AS TS KS QS AC TC KC", "QC AD TD KD QD JD KH", "AH TH QH 9S JS 9C JC")
    state = after(three(rules, hands), "1:b105 2:p 0:p")
    assert exchange(state).rights
    assert exchange(after(state, "2:y225")).rights == ()


def test_a_skipped_auction_may_be_followed_by_a_re_buy() -> None:
    rules = Rules(talon_rebuy="on", barrel_auction="skip")
    state = three(rules, totals=(0, 880, 0), barrel=(None, 0, None))
    assert exchange(after(state, "0:y240")).bought.bid == 240


PACKETS = Rules(two_player="packets")


def test_the_non_dealer_of_two_is_on_the_hundred() -> None:
    state = two(PACKETS)
    assert isinstance(state.phase, Auction)
    assert (state.phase.forced, state.phase.turn) == (0, 1)


def test_the_declarer_picks_a_packet_unseen() -> None:
    state = after(two(PACKETS), "1:b105 0:p")
    assert isinstance(state.phase, Taking)
    assert state.to_act == (1,)
    assert legal_actions(state, 1) == (Take(0), Take(1))
    assert legal_actions(state, 0) == ()
    for viewer in (0, 1, None):
        assert view(state, viewer).talon == ()
    assert view(state, 1).declarer == 1
    assert reason(state, "0:t0") is Reason.NOT_YOUR_TURN
    assert reason(state, "1:p") is Reason.WRONG_PHASE
    assert reason(state, "1:w") is Reason.WRONG_PHASE


@pytest.mark.parametrize(("packet", "shown"), [(0, "QH KH"), (1, "TH AH")])
def test_he_shows_the_packet_he_took(packet: int, shown: str) -> None:
    state = after(two(PACKETS), "1:b105 0:p")
    events = told(state, f"1:t{packet}")
    assert events[0] == TalonTaken(1, packet)
    assert isinstance(events[1], TalonSeen)
    taken = after(state, f"1:t{packet}")
    assert " ".join(view(taken, 0).talon) == shown
    assert view(taken).packet == packet
    assert view(taken).held == (10, 12)
    other = {"KH", "QH", "TH", "AH"} - set(shown.split())
    assert not other & set(view(taken, 1).hand)


def test_a_packet_taken_at_the_forced_hundred_is_hidden() -> None:
    state = after(two(PACKETS), "1:p 0:t0")
    assert view(state, 1).talon == ()
    assert view(state, 0).talon
    state = after(two(Rules(talon_hidden_at_forced="off")), "1:p 0:t0")
    assert view(state, 1).talon


def test_there_is_no_third_packet() -> None:
    state = after(two(PACKETS), "1:b105 0:p")
    with pytest.raises(IllegalActionError) as refused:
        apply(state, 1, Take(2))
    assert refused.value.reason is Reason.BAD_PACKET


def test_the_only_packet_of_a_dead_hand_is_taken_at_once() -> None:
    hands = ("AS TS KS QS 9C JC 9D", "AC TC KC QC JS 9S JD")
    state, _ = dealing(ready(Rules(two_player="dead_hand"), 2), hands, "AH TH QH")
    state = after(state, "1:b105")
    assert told(state, "0:p")[1] == TalonTaken(1, 0)
    assert exchange(after(state, "0:p")).bought.dead.bit_count() == 7
    assert view(after(state, "0:p")).packet is None


def test_a_packet_can_be_bought_too() -> None:
    state = after(two(Rules(talon_rebuy="on")), "1:b105 0:p 1:t1 0:y225")
    assert exchange(state).bought.bid == 225
    assert view(state).held == (12, 10)


def test_a_golden_declarer_of_two_picks_first() -> None:
    state = two(GOLDEN)
    assert isinstance(state.phase, Taking)
    assert (state.phase.bought.declarer, state.phase.bought.bid) == (0, 120)


def test_a_blind_declarer_of_two_sees_his_hand_when_he_picks() -> None:
    state = after(two(Rules(blind="forehand")), "0:x 1:p")
    seen = view(state, 0)
    assert (seen.blind, len(seen.hand)) == (True, 10)
    state = after(state, "0:t1")
    assert view(state, 1).talon == ()
