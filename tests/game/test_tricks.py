"""Rules 1.7 to 1.11: leading, following, marriages and trumps, and who takes a trick."""

import pytest

from game.actions import Marriage, Play
from game.cards import SUITS, Card, Suit, cards
from game.engine import legal_actions
from game.errors import Reason
from game.events import CardPlayed, DealSettled, MarriageDeclared, TrickTaken
from game.phases import Dealing, Trick, Tricks
from game.state import State
from tests.game.script import after, in_tricks, reason, refusal, standing, table, told


def tricks(state: State) -> Tricks:
    """Return the tricks that are being played."""
    assert isinstance(state.phase, Tricks)
    return state.phase


def playable(state: State) -> str:
    """Return the cards that the seat on turn may play without a declaration."""
    legal = legal_actions(state, state.to_act[0])
    return " ".join(each.card for each in legal if isinstance(each, Play))


def declarable(state: State) -> str:
    """Return the cards with which the seat on turn may declare a marriage."""
    legal = legal_actions(state, state.to_act[0])
    return " ".join(each.card for each in legal if isinstance(each, Marriage))


def trump(state: State) -> str:
    """Return the trump suit."""
    at = tricks(state).trump
    return "" if at < 0 else SUITS[at]


def settled(state: State, word: str) -> DealSettled:
    """Return how the deal is booked that this action ends."""
    last = told(state, word)[-1]
    assert isinstance(last, DealSettled)
    return last


def test_any_card_may_be_led() -> None:
    assert playable(in_tricks(["9S KH AC", "9D JD QD", "TS AS JS"])) == "9S AC KH"


@pytest.mark.parametrize(
    ("trump_suit", "hand", "may"),
    [
        ("", "9S AS KH TC", "9S AS"),
        ("H", "9S AS KH TC", "9S AS"),
        ("S", "9S AS KH TC", "9S AS"),
        ("", "KH TC 9D", "TC 9D KH"),
        ("H", "KH 9H TC 9D", "9H KH"),
        ("H", "TC 9D", "TC 9D"),
        ("S", "KH TC 9D", "TC 9D KH"),
    ],
    ids=[
        "follow suit, low if you like",
        "follow suit though a trump is held",
        "follow trumps",
        "void without trumps: any card",
        "void: a trump, any of them",
        "void in both: any card",
        "void in the trumps led: any card",
    ],
)
def test_what_may_follow_the_ten_of_spades(trump_suit: str, hand: str, may: str) -> None:
    led = after(in_tricks(["TS JC", hand, "JS JD"], trump=trump_suit), "0:cTS")
    assert playable(led) == may


@pytest.mark.parametrize(
    ("trump_suit", "hand", "word", "expected", "must"),
    [
        ("", "9S AS KH", "1:cKH", Reason.MUST_FOLLOW, "9S AS"),
        ("H", "9S KH AC", "1:cKH", Reason.MUST_FOLLOW, "9S"),
        ("H", "KH 9H TC", "1:cTC", Reason.MUST_TRUMP, "9H KH"),
    ],
)
def test_a_refused_card_names_those_that_must_be_played(
    trump_suit: str, hand: str, word: str, expected: Reason, must: str
) -> None:
    led = after(in_tricks(["TS JC", hand, "JS JD"], trump=trump_suit), "0:cTS")
    refused = refusal(led, word)
    assert refused.reason is expected
    assert refused.cards == cards(must)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("1:c9D", Reason.NOT_YOUR_TURN),
        ("7:c9D", Reason.NOT_YOUR_TURN),
        ("1:mKD", Reason.NOT_YOUR_TURN),
        ("0:c9D", Reason.CARD_NOT_HELD),
        ("0:mKD", Reason.CARD_NOT_HELD),
        ("0:p", Reason.WRONG_PHASE),
        ("0:w", Reason.WRONG_PHASE),
        ("0:k120", Reason.WRONG_PHASE),
        ("1:g0KD", Reason.WRONG_PHASE),
    ],
)
def test_who_is_on_turn_plays_a_card_of_his_own(word: str, expected: Reason) -> None:
    assert reason(in_tricks(["9S KH", "9D KD", "TS AS"]), word) is expected


@pytest.mark.parametrize(
    ("trump_suit", "table_cards", "winner"),
    [
        ("", "JS TS AS", 2),
        ("", "TS KS 9S", 0),
        ("", "9S AC AD", 0),
        ("H", "AS TS 9H", 2),
        ("H", "AS 9H JH", 2),
        ("H", "9S TH AH", 2),
        ("H", "AS 9H TS", 1),
        ("S", "9S AC TD", 0),
        ("S", "9S JS AD", 1),
    ],
)
def test_the_highest_trump_takes_a_trick_else_the_highest_of_the_suit_led(
    trump_suit: str, table_cards: str, winner: int
) -> None:
    played = cards(table_cards)
    spare = ("QD", "KD", "JD")
    hands = [f"{card} {more}" for card, more in zip(played, spare, strict=True)]
    script = " ".join(f"{seat}:c{card}" for seat, card in enumerate(played))
    done = after(in_tricks(hands, trump=trump_suit), script)
    assert tricks(done).tricks[0].winner == winner
    assert (tricks(done).turn, tricks(done).leader, tricks(done).table) == (winner, winner, ())


def test_the_seats_play_clockwise_and_the_winner_leads() -> None:
    state = in_tricks(["9S JC", "AS QC", "TS KC"])
    assert told(state, "0:c9S") == (CardPlayed(0, Card.NINE_OF_SPADES),)
    state = after(state, "0:c9S 1:cAS")
    assert told(state, "2:cTS") == (
        CardPlayed(2, Card.TEN_OF_SPADES),
        TrickTaken(1, cards("9S AS TS"), 21),
    )
    state = after(state, "2:cTS 1:cQC")
    assert tricks(state).tricks == (Trick(0, (0, 5, 4), 1),)
    assert tricks(state).turn == 2


def test_nobody_declares_before_he_has_taken_a_trick() -> None:
    state = in_tricks(["KH QH 9S", "9D KD AD", "TS AS JS"], won=(1,))
    assert declarable(state) == ""
    assert playable(state) == "9S QH KH"
    assert reason(state, "0:mKH") is Reason.MARRIAGE_NO_TRICK


def test_10_6_a_king_led_before_a_trick_breaks_the_pair() -> None:
    state = in_tricks(["KH QH AS", "9H 9S 9D", "TH TS AD"])
    state = after(state, "0:cKH 1:c9H 2:cTH 2:cTS 0:cAS 1:c9S")
    assert tricks(state).turn == 0
    assert trump(state) == ""
    assert declarable(state) == ""
    assert reason(state, "0:mQH") is Reason.MARRIAGE_INCOMPLETE


def test_a_king_led_undeclared_is_a_plain_card() -> None:
    state = after(in_tricks(["KH QH", "9H 9S", "TH TS"], won=(0,)), "0:cKH")
    assert trump(state) == ""
    assert tricks(state).declared == ()


@pytest.mark.parametrize("led", ["KS", "QS"])
def test_king_or_queen_declares_on_lead_after_a_trick(led: str) -> None:
    state = in_tricks(["KS QS 9D", "9H AH JH", "TH 9S JD"], won=(0,))
    assert declarable(state) == "KS QS"
    assert told(state, f"0:m{led}") == (
        MarriageDeclared(0, Suit.SPADES, 40),
        CardPlayed(0, Card(led)),
    )
    assert trump(after(state, f"0:m{led}")) == "S"


@pytest.mark.parametrize(("suit", "value"), [("H", 100), ("D", 80), ("C", 60), ("S", 40)])
def test_a_marriage_is_worth_its_suit_at_once(suit: str, value: int) -> None:
    state = in_tricks([f"K{suit} Q{suit}", f"9{suit} J{suit}", f"T{suit} A{suit}"], won=(0,))
    assert told(state, f"0:mK{suit}")[0] == MarriageDeclared(0, Suit(suit), value)


@pytest.mark.parametrize("card", ["JH", "AH"])
def test_only_king_or_queen_declares(card: str) -> None:
    state = in_tricks(["KH QH JH AH", "9S JS QS KS", "9C JC QC KC"], won=(0,))
    assert reason(state, f"0:m{card}") is Reason.MARRIAGE_INCOMPLETE


def test_half_a_pair_is_no_marriage() -> None:
    state = in_tricks(["KH 9S", "QH JS", "9C JC"], won=(0,))
    assert declarable(state) == ""
    assert reason(state, "0:mKH") is Reason.MARRIAGE_INCOMPLETE


def test_king_and_queen_that_come_together_in_tricks_are_no_marriage() -> None:
    state = after(in_tricks(["AH 9S", "KH JS", "QH 9C"]), "0:cAH 1:cKH 2:cQH")
    assert declarable(state) == ""
    assert reason(state, "0:mKH") is Reason.CARD_NOT_HELD


def test_a_marriage_is_declared_on_lead_only() -> None:
    led = after(in_tricks(["9H 9S", "KH QH", "TH JC"], won=(1,)), "0:c9H")
    assert playable(led) == "QH KH"
    assert reason(led, "1:mKH") is Reason.MARRIAGE_NOT_ON_LEAD


def test_a_defender_may_declare() -> None:
    state = in_tricks(["9H 9S", "KH QH", "TH JC"], won=(1,), leader=1)
    assert trump(after(state, "1:mQH")) == "H"


def test_10_5_a_half_received_in_the_exchange_makes_a_marriage() -> None:
    hands = ("AS KH TD 9S 9C 9D 9H", "QH AC TC KC QC JC JS", "AD KD QD JD TS QS KS")
    state = after(table(hands), "1:p 2:p 0:g1KH 0:g2TD 0:k100 0:cAS 1:cJS 2:cQS")
    state = after(state, "0:c9C 1:cAC 2:cTD")
    assert tricks(state).turn == 1
    assert declarable(state) == "KC QC KH QH"
    assert told(state, "1:mKH")[0] == MarriageDeclared(1, Suit.HEARTS, 100)


def test_10_4_a_new_trump_holds_in_that_very_trick() -> None:
    """Rules 10.4: who is void in it neither wins with the old trump nor has to play it."""
    state = in_tricks(["KD QD 9C", "AH 9S JS", "JD TH AS"], trump="H", won=(0,))
    state = after(state, "0:mKD")
    assert trump(state) == "D"
    assert playable(state) == "9S JS AH"
    state = after(state, "1:cAH 2:cJD")
    assert tricks(state).tricks[-1].winner == 0


def test_the_trump_stays_until_another_marriage() -> None:
    state = in_tricks(["KS QS KD QD", "9S JS JD TD", "TS AS 9D AD"], won=(0,))
    state = after(state, "0:mKS 1:c9S 2:cAS 2:c9D")
    assert trump(state) == "S"
    state = after(state, "0:cQD 1:cTD 1:cJS 2:cTS 0:cQS 2:cAD 0:cKD 1:cJD")
    assert isinstance(state.phase, Dealing)


def test_several_marriages_add_up() -> None:
    state = in_tricks(["KS QS KD QD AC", "9S JS JD 9D TC", "9C JC QC KC 9H"], won=(0,))
    state = after(state, "0:mKS 1:c9S 2:c9C 0:mKD 1:c9D 2:cJC 0:cQS 1:cJS 2:cQC")
    assert trump(state) == "D"
    end = settled(after(state, "0:cQD 1:cJD 2:cKC 0:cAC 1:cTC"), "2:c9H")
    assert end.points == (48 + 31 + 40 + 80, 0, 0)


def test_points_are_cards_in_tricks_and_own_marriages() -> None:
    state = in_tricks(["KD QD", "AD 9S", "TD JC"], won=(), contract=100)
    end = settled(after(state, "0:cKD 1:cAD 2:cTD 1:c9S 2:cJC"), "0:cQD")
    assert end.points == (0, 30, 0)


def test_a_deal_has_eight_tricks() -> None:
    hands = ("AS TS KS 9S QC JC 9C", "AC TC KC QD JD 9D QS", "AD TD KD QH JH 9H JS")
    state = after(table(hands), "1:p 2:p 0:g1JC 0:g2QC 0:k100")
    count = 0
    while isinstance(state.phase, Tricks):
        seat = state.phase.turn
        state = after(state, f"{seat}:{legal_actions(state, seat)[0]}")
        count += 1
    assert count == 24
    assert (state.deal, state.dealer) == (2, 0)


@pytest.mark.parametrize(
    ("contract", "result", "score"), [(115, "made", 115), (120, "failed", -120)]
)
def test_118_points_make_115_and_fail_120(contract: int, result: str, score: int) -> None:
    """Rules 10.10: unrounded points against the contract, which is scored exactly."""
    state = in_tricks(["9S", "JS", "9C"], contract=contract, won=(0,) * 7)
    end = settled(after(state, "0:c9S 1:cJS"), "2:c9C")
    assert end.points == (118, 2, 0)
    assert (end.result, end.scores) == (result, (score, 0, 0))


def test_a_marriage_counts_for_its_owner_on_the_barrel_too_but_scores_him_nothing() -> None:
    """Rules 10.3 and 11.30: it makes trump all the same."""
    sits = standing((0, 880, 0), barrel=(None, 0, None))
    state = in_tricks(["9H 9S", "KH QH", "TH JH"], sits, won=(1,), leader=1)
    state = after(state, "1:mKH 2:cTH 0:c9H 2:cJH 0:c9S")
    end = settled(state, "1:cQH")
    assert end.points[1] >= 100
    assert end.scores[1] == 0
    assert end.standing.barrel == (None, 1, None)
