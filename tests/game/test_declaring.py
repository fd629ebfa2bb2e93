"""Section 5: what may be led, and what a lead may declare."""

import pytest

from game.actions import Aces, Marriage, Nines, Play, SmallMarriage
from game.cards import SUITS, Suit
from game.engine import legal_actions
from game.errors import Reason
from game.events import DealSettled, MarriageDeclared
from game.phases import Declared, Tricks
from game.rules import Rules
from game.state import State
from tests.game.script import after, in_tricks, reason, told

HEARTS = SUITS.index(Suit.HEARTS)


def trump(state: State) -> str:
    """Return the trump suit."""
    assert isinstance(state.phase, Tricks)
    return "" if state.phase.trump < 0 else SUITS[state.phase.trump]


def leads(state: State) -> str:
    """Return the cards that may be led without a declaration."""
    legal = legal_actions(state, state.to_act[0])
    return " ".join(each.card for each in legal if isinstance(each, Play))


def declarations(state: State) -> str:
    """Return the declarations open to the leader, in their text form."""
    kinds = Marriage | SmallMarriage | Aces | Nines
    legal = legal_actions(state, state.to_act[0])
    return " ".join(str(each) for each in legal if isinstance(each, kinds))


def raw(state: State, script: str) -> tuple[int, ...]:
    """Return the raw points of a deal that these actions end."""
    *words, last = script.split()
    end = told(after(state, " ".join(words)), last)[-1]
    assert isinstance(end, DealSettled)
    return end.points


PAIR = ("KH QH 9D", "9H JH JD", "TH 9S TD")


def test_marriage_first_lead_on_needs_no_trick() -> None:
    state = in_tricks(PAIR, rules=Rules(marriage_first_lead="on"))
    assert declarations(state) == "mKH mQH"
    assert trump(after(state, "0:mKH")) == "H"


def test_marriage_first_lead_off_needs_one() -> None:
    assert reason(in_tricks(PAIR), "0:mKH") is Reason.MARRIAGE_NO_TRICK


def test_marriage_first_lead_frees_small_marriages_but_not_the_aces() -> None:
    rules = Rules(marriage_first_lead="on", small_marriage="on", ace_marriage="bonus")
    state = in_tricks(("QH JH 9D", "9H KH JD", "TH 9S TD"), rules=rules)
    assert declarations(state) == "sQH sJH"
    aces = in_tricks(("AS AC AD AH", "9H KH JD JC", "TH 9S TD TC"), rules=rules)
    assert declarations(aces) == ""
    assert reason(aces, "0:aAS") is Reason.MARRIAGE_NO_TRICK


def test_marriage_announce_ask_leaves_a_choice() -> None:
    state = in_tricks(PAIR, won=(0,))
    assert leads(state) == "9D QH KH"
    assert trump(after(state, "0:cKH")) == ""


def test_marriage_announce_auto_leaves_none() -> None:
    state = in_tricks(PAIR, won=(0,), rules=Rules(marriage_announce="auto"))
    assert leads(state) == "9D"
    assert declarations(state) == "mKH mQH"
    assert reason(state, "0:cKH") is Reason.MUST_DECLARE
    assert leads(in_tricks(PAIR, rules=Rules(marriage_announce="auto"))) == "9D QH KH"


def test_marriage_announce_auto_is_about_king_and_queen_only() -> None:
    rules = Rules(marriage_announce="auto", small_marriage="on", ace_marriage="bonus")
    state = in_tricks(("QH JH AS AC AD AH", "9H", "TH"), won=(0,), rules=rules)
    assert leads(state) == "AS AC AD JH QH AH"


def test_marriage_scores_declarer_leaves_a_defender_the_trump_alone() -> None:
    rules = Rules(marriage_scores="declarer", small_marriage="on")
    hands = ("9H JH", "KH QH", "TH AH")
    state = in_tricks(hands, won=(1,), leader=1, rules=rules)
    assert told(state, "1:mKH")[0] == MarriageDeclared(1, Suit.HEARTS, 0)
    assert trump(after(state, "1:mKH")) == "H"
    assert raw(state, "1:mKH 2:cTH 0:c9H 2:cAH 0:cJH 1:cQH")[1] < 100
    small = in_tricks(("9H KH", "QH JH", "TH AH"), won=(1,), leader=1, rules=rules)
    assert told(small, "1:sJH")[0] == MarriageDeclared(1, Suit.HEARTS, 0, "small_marriage")


def test_marriage_scores_all_pays_a_defender_and_declarer_the_declarer() -> None:
    hands = ("9H JH", "KH QH", "TH AH")
    state = in_tricks(hands, won=(1,), leader=1)
    assert raw(state, "1:mKH 2:cTH 0:c9H 2:cAH 0:cJH 1:cQH")[1] >= 100
    own = in_tricks(PAIR, won=(0,), rules=Rules(marriage_scores="declarer"))
    assert told(own, "0:mKH")[0] == MarriageDeclared(0, Suit.HEARTS, 100)


def test_marriage_scores_does_not_touch_aces_and_nines() -> None:
    rules = Rules(marriage_scores="declarer", ace_marriage="bonus", nines_bonus=200)
    state = in_tricks(("JS", "AS AC AD AH 9S 9C 9D 9H", "TS"), won=(1,), leader=1, rules=rules)
    assert told(state, "1:aAS")[0] == MarriageDeclared(1, Suit.SPADES, 200, "aces")
    assert told(state, "1:n9S")[0] == MarriageDeclared(1, Suit.SPADES, 200, "nines")


ANNOUNCED = (Declared(0, 0, HEARTS),)


def test_trump_lead_lets_lead_what_there_is() -> None:
    rules = Rules(trump_lead="announcer")
    hands = ("9S AH", "TH KH", "TS QH")
    state = in_tricks(hands, leader=1, trump="H", declared=ANNOUNCED, rules=rules)
    assert leads(state) == "KH TH"
    unset = in_tricks(hands, leader=1, rules=rules)
    assert leads(unset) == "KH TH"
    held = ("9S AH", "JS KH", "TS QH")
    state = in_tricks(held, leader=1, trump="H", declared=ANNOUNCED, rules=rules)
    assert reason(state, "1:cKH") is Reason.TRUMP_LEAD


def test_trump_lead_looks_at_the_trump_before_the_declaration() -> None:
    rules = Rules(trump_lead="announcer", small_marriage="on")
    hands = ("9S AH", "KS QS JS QH JH", "TS")
    state = in_tricks(hands, won=(1,), leader=1, trump="H", declared=ANNOUNCED, rules=rules)
    assert declarations(state) == "mKS mQS sJS"
    assert reason(state, "1:sQH") is Reason.TRUMP_LEAD
    taken_over = in_tricks(
        hands,
        won=(1,),
        leader=1,
        trump="H",
        declared=(
            *ANNOUNCED,
            Declared(1, 1, HEARTS, "small_marriage"),
            Declared(1, 0, 1, "nines"),
        ),
        rules=rules,
    )
    assert declarations(taken_over) == "mKS mQS sJS sQH sJH"


def test_trump_lead_keeps_marriages_in_trumps_back() -> None:
    rules = Rules(trump_lead="others", marriage_announce="auto")
    hands = ("KH QH 9S", "9H JH JS", "TH AH TS")
    declared = (Declared(0, 0, HEARTS, "small_marriage"),)
    state = in_tricks(hands, won=(0,), trump="H", declared=declared, rules=rules)
    assert (leads(state), declarations(state)) == ("9S", "")


FOUR_ACES = ("AS AC AD AH 9S", "JS JC JD JH QS", "TS TC TD TH 9H")


def test_10_19_ace_marriage_bonus() -> None:
    """All four in hand when led, a trick taken; the trump stays as it is."""
    state = in_tricks(FOUR_ACES, won=(0,), trump="H", rules=Rules(ace_marriage="bonus"))
    assert declarations(state) == "aAS aAC aAD aAH"
    assert told(state, "0:aAC")[0] == MarriageDeclared(0, Suit.CLUBS, 200, "aces")
    led = after(state, "0:aAC")
    assert trump(led) == "H"
    state = after(led, "1:cJC 2:cTC")
    assert declarations(state) == ""
    assert reason(state, "0:aAS") is Reason.FOUR_INCOMPLETE


def test_10_19_ace_marriage_needs_a_trick_and_all_four() -> None:
    rules = Rules(ace_marriage="bonus")
    assert reason(in_tricks(FOUR_ACES, rules=rules), "0:aAS") is Reason.MARRIAGE_NO_TRICK
    assert reason(in_tricks(FOUR_ACES, won=(0,), rules=rules), "0:a9S") is Reason.FOUR_INCOMPLETE
    broken = after(in_tricks(FOUR_ACES, won=(0,), rules=rules), "0:cAS 1:cJS 2:cTS")
    assert declarations(broken) == ""


def test_ace_marriage_off_is_none() -> None:
    state = in_tricks(FOUR_ACES, won=(0,))
    assert declarations(state) == ""
    assert reason(state, "0:aAS") is Reason.NOT_DECLARED_HERE


def test_ace_marriage_trump_makes_its_suit_trump() -> None:
    state = in_tricks(FOUR_ACES, won=(0,), trump="H", rules=Rules(ace_marriage="trump"))
    assert trump(after(state, "0:aAC")) == "C"


def test_ace_marriage_sequence_pays_with_the_fourth_ace() -> None:
    state = in_tricks(FOUR_ACES, won=(0,), rules=Rules(ace_marriage="sequence"))
    assert declarations(state) == ""
    state = after(state, "0:cAS 1:cJS 2:cTS 0:cAC 1:cJC 2:cTC 0:cAD 1:cJD 2:cTD")
    assert declarations(state) == "aAH"
    assert told(state, "0:aAH")[0] == MarriageDeclared(0, Suit.HEARTS, 200, "aces")
    assert trump(after(state, "0:aAH")) == ""
    assert trump(after(state, "0:cAH")) == ""


def test_ace_marriage_sequence_needs_a_trick_before_the_first() -> None:
    state = in_tricks(FOUR_ACES, rules=Rules(ace_marriage="sequence"))
    state = after(state, "0:cAS 1:cJS 2:cTS 0:cAC 1:cJC 2:cTC 0:cAD 1:cJD 2:cTD")
    assert declarations(state) == ""
    assert reason(state, "0:aAH") is Reason.FOUR_INCOMPLETE


def test_ace_marriage_sequence_is_broken_by_another_lead() -> None:
    state = in_tricks(FOUR_ACES, won=(0,), rules=Rules(ace_marriage="sequence"))
    state = after(state, "0:cAS 1:cJS 2:cTS 0:cAC 1:cJC 2:cTC 0:c9S 1:cQS 2:cTD")
    state = after(state, "1:cJD 2:cTH 0:cAD")
    assert declarations(state) == ""


SMALL = Rules(small_marriage="on")


def test_small_marriage_is_half_and_makes_trump() -> None:
    state = in_tricks(("QD JD 9H", "9D TD JH", "KD AD TH"), won=(0,), rules=SMALL)
    assert declarations(state) == "sQD sJD"
    assert told(state, "0:sJD")[0] == MarriageDeclared(0, Suit.DIAMONDS, 40, "small_marriage")
    assert trump(after(state, "0:sQD")) == "D"
    assert trump(after(state, "0:cQD")) == ""
    assert reason(state, "0:s9H") is Reason.MARRIAGE_INCOMPLETE


def test_small_marriage_off_is_none() -> None:
    state = in_tricks(("QD JD 9H", "9D TD JH", "KD AD TH"), won=(0,))
    assert declarations(state) == ""
    assert reason(state, "0:sQD") is Reason.NOT_DECLARED_HERE


def test_small_marriage_needs_a_trick_and_both_cards() -> None:
    state = in_tricks(("QD JD 9H", "9D TD JH", "KD AD TH"), rules=SMALL)
    assert reason(state, "0:sQD") is Reason.MARRIAGE_NO_TRICK
    half = in_tricks(("QD 9C 9H", "9D TD JH", "KD AD TH"), won=(0,), rules=SMALL)
    assert reason(half, "0:sQD") is Reason.MARRIAGE_INCOMPLETE


def test_a_led_queen_declares_the_marriage_and_the_jack_the_small_one() -> None:
    """Rules 11.27."""
    state = in_tricks(("KD QD JD", "9D TH JH", "AH 9S TS"), won=(0,), rules=SMALL)
    assert declarations(state) == "mKD mQD sJD"
    assert reason(state, "0:sQD") is Reason.MUST_DECLARE
    state = after(state, "0:mKD 1:c9D 2:c9S")
    assert declarations(state) == "sQD sJD"
    queen_gone = after(
        in_tricks(("KD QD JD", "9D TH JH", "AH 9S TS"), won=(0,), rules=SMALL),
        "0:mQD 1:c9D 2:c9S",
    )
    assert declarations(queen_gone) == ""


NINES = ("9S 9C 9D 9H", "JS JC JD JH", "TS TC TD TH")


@pytest.mark.parametrize("bonus", [200, 360])
def test_nines_bonus_needs_no_trick(bonus: int) -> None:
    state = in_tricks(NINES, rules=Rules(nines_bonus=bonus))  # type: ignore[arg-type]
    assert declarations(state) == "n9S n9C n9D n9H"
    assert told(state, "0:n9C")[0] == MarriageDeclared(0, Suit.CLUBS, bonus, "nines")
    led = after(state, "0:n9C")
    assert trump(led) == ""
    assert declarations(after(led, "1:cJC 2:cTC")) == ""
    assert reason(state, "0:nJS") is Reason.CARD_NOT_HELD


def test_nines_bonus_0_is_none() -> None:
    state = in_tricks(NINES)
    assert declarations(state) == ""
    assert reason(state, "0:n9S") is Reason.NOT_DECLARED_HERE


def test_nines_bonus_needs_all_four() -> None:
    state = in_tricks(("9S 9C 9D KH", "JS JC JD JH", "TS TC TD TH"), rules=Rules(nines_bonus=200))
    assert reason(state, "0:n9S") is Reason.FOUR_INCOMPLETE


@pytest.mark.parametrize("word", ["1:mKH", "1:sQH", "1:aAH", "1:n9H"])
def test_nothing_is_declared_by_one_who_follows(word: str) -> None:
    rules = Rules(small_marriage="on", ace_marriage="bonus", nines_bonus=200)
    hands = ("TH TS", "9H QH KH JH AH", "9S JS")
    led = after(in_tricks(hands, won=(1,), rules=rules), "0:cTH")
    assert reason(led, word) is Reason.MARRIAGE_NOT_ON_LEAD


def test_one_lead_declares_one_thing() -> None:
    rules = Rules(small_marriage="on", ace_marriage="bonus", nines_bonus=200)
    hands = ("AS AC AD AH 9S 9C 9D 9H", "JS", "TS")
    state = in_tricks(hands, won=(0,), rules=rules)
    assert declarations(state) == "aAS aAC aAD aAH n9S n9C n9D n9H"
