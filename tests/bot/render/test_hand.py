"""The buttons of the hand message: what may be pressed, and what each press says."""

import pytest

from bot.l10n import Translator
from bot.presses import Look, Move, read
from bot.render.hand import hand_screen
from bot.render.screen import Screen
from game.actions import Redeal
from game.engine import apply, legal_actions
from game.notation import parse
from game.state import State
from game.views import view
from tests.bot.render.scenes import PLAYERS, SCENES, dealt, moment, pressed, texts

T = Translator("en")


def hand(
    state: State, seat: int | None = None, page: str = "", *, choice: int | None = 5
) -> Screen:
    """Return a seat's screen: by default that of the seat on turn."""
    seat = state.to_act[0] if seat is None else seat
    return hand_screen(
        view(state, seat), PLAYERS, T, title="Friday", table=7, choice=choice, page=page
    )


def test_the_public_view_has_no_hand_message() -> None:
    with pytest.raises(ValueError, match="belongs to a seat"):
        hand_screen(view(moment(1)), PLAYERS, T, title="", table=7, choice=1)


def test_the_title_is_cut_and_escaped() -> None:
    screen = hand_screen(
        view(moment(1), 0), PLAYERS, T, title="<b>&" * 30, table=7, choice=None, note="<i>n</i>"
    )
    assert screen.text.startswith("<b>&lt;b&gt;&amp;&lt;b&gt;")
    assert screen.text.endswith("\n<i>n</i>")


def test_who_waits_has_no_buttons() -> None:
    assert hand(moment(SCENES["follow"]), 0, choice=None).rows == ()


def test_without_a_choice_there_are_no_buttons_even_on_turn() -> None:
    for scene in SCENES.values():
        state = moment(scene)
        assert hand(state, choice=None).rows == ()
        assert "<b>Your" in hand(state, choice=None).text


def test_between_deals_there_is_only_a_line() -> None:
    state, _ = apply(moment(SCENES["exchange"]), 1, parse("w"))
    assert hand(state, 0, choice=None).text == "<b>Friday</b> · deal 2\nDealing the cards…"


# The auction


def test_the_next_four_bids_are_offered_and_a_page_of_higher_ones() -> None:
    screen = hand(moment(2), page="")
    assert texts(screen) == ["110", "115", "120", "125", "Higher »", "Pass"]
    assert pressed(screen, "110") == "m1:7:5:b110"
    assert pressed(screen, "Pass") == "m1:7:5:p"
    assert pressed(screen, "Higher »") == "k1:7:5:b130"


def test_a_page_of_bids_reaches_the_cap() -> None:
    screen = hand(moment(2), page="b130")
    assert texts(screen)[0] == "130"
    assert texts(screen)[15] == "205"
    assert pressed(screen, "Higher »") == "k1:7:5:b210"
    last = hand(moment(2), page="b210")
    assert texts(last) == ["210", "215", "220", "« Back", "Pass"]
    assert pressed(last, "« Back") == "k1:7:5:"


@pytest.mark.parametrize("page", ["b", "bx", "b99999", "b-1", "k130", "aKH", "zzz", "b²"])
def test_a_page_without_sense_is_the_first_one(page: str) -> None:
    assert hand(moment(2), page=page) == hand(moment(2))


def test_who_may_not_raise_can_only_pass() -> None:
    state, _ = apply(moment(0), 2, parse("b120"))
    screen = hand(state)
    assert texts(screen) == ["Pass"]
    assert "your cap is 120: you can only pass" in screen.text


def test_the_right_to_a_new_deal_is_a_button_of_its_own_row_also_out_of_turn() -> None:
    weak = ("AH KH QH TS KS AS JD", "JS QS TC QC TD TH AD", "9C 9S 9D 9H JH JC KC")
    state = moment(0, deck=dealt(weak, "AC KD QD"))
    waiting = hand(state, 0)
    assert texts(waiting) == ["New deal: four nines", "New deal: under 14 points"]
    assert [len(row) for row in waiting.rows] == [1, 1]
    assert pressed(waiting, "New deal: four nines") == "m1:7:5:rfour_nines"
    assert all("New deal" not in text for text in texts(hand(state, 2)))
    on_turn, _ = apply(state, 2, parse("p"))
    assert texts(hand(on_turn, 0))[0] == "New deal: four nines"
    assert texts(hand(on_turn, 0))[-1] == "Pass"


def test_a_weak_hand_says_why_it_may_ask() -> None:
    weak = ("AH KH QH TS KS AS JD", "JS QS TC QC TD TH AD", "9C 9S 9D JH JC KC QD")
    state = moment(0, deck=dealt(weak, "AC KD 9H"))
    assert Redeal("below") in legal_actions(state, 0)
    assert texts(hand(state, 0)) == ["New deal: under 14 points"]


# The exchange


def test_gifts_are_chosen_put_back_replaced_swapped_and_confirmed() -> None:
    state = moment(SCENES["exchange"])
    assert pressed(hand(state), "9♠") == "k1:7:5:x9S"
    one = hand(state, page="x9S")
    assert "① Computer 1: <b>9♠</b>\n② Anna: —" in one.text
    assert "Confirm" not in texts(one)
    assert pressed(one, "① 9♠") == "k1:7:5:x"
    two = hand(state, page="x9SJD")
    assert "① Computer 1: <b>9♠</b>\n② Anna: <b>J♦</b>" in two.text
    assert pressed(two, "① 9♠") == "k1:7:5:xJD"
    assert pressed(two, "K♠") == "k1:7:5:x9SKS"
    assert pressed(two, "Swap ① and ②") == "k1:7:5:xJD9S"
    assert pressed(two, "Confirm") == "m1:7:5:g29S,g0JD"


@pytest.mark.parametrize("page", ["xAC", "x9S9S9S", "xZZ", "x9", "x9SACJD", "x" + "9S" * 20])
def test_cards_that_are_not_held_or_chosen_twice_do_not_count(page: str) -> None:
    screen = hand(moment(SCENES["exchange"]), page=page)
    assert screen in {
        hand(moment(SCENES["exchange"]), page=good) for good in ("x", "x9S", "x9SJD")
    }


def test_one_gift_is_left_when_the_other_is_made() -> None:
    state = moment(SCENES["exchange"] + 1)
    screen = hand(state, page="xJD")
    assert "You gave: <b>9♣</b> → Computer 1" in screen.text
    assert "① Anna: <b>J♦</b>" in screen.text
    assert pressed(screen, "Confirm") == "m1:7:5:g0JD"
    assert "Write the deal off…" not in texts(screen)


def test_writing_off_asks_first() -> None:
    state = moment(SCENES["exchange"])
    assert pressed(hand(state), "Write the deal off…") == "k1:7:5:w"
    asked = hand(state, page="w")
    assert texts(asked) == ["Yes, write it off", "No, play on"]
    assert pressed(asked, "Yes, write it off") == "m1:7:5:w"
    assert "You lose 110.\nEach opponent gets 60.\nWrite-offs you have left: 3" in asked.text


def test_who_may_not_write_off_gets_no_page_for_it() -> None:
    state = moment(SCENES["exchange"] + 1)
    assert hand(state, page="w") == hand(state)


def test_the_contract_begins_with_the_bid() -> None:
    screen = hand(moment(SCENES["contract"]))
    assert texts(screen) == ["Play 110", "115", "120", "125", "130", "Higher »"]
    assert pressed(screen, "Play 110") == "m1:7:5:k110"
    assert pressed(screen, "Higher »") == "k1:7:5:k135"
    higher = hand(moment(SCENES["contract"]), page="k135")
    assert texts(higher)[0] == "135"
    assert texts(higher)[-2:] == ["« Back", "Higher »"]


def test_a_contract_that_cannot_be_raised_is_one_button() -> None:
    hands = ("AH KH 9H TS KS 9C JD", "AS QS JS TC QC TD QH", "AC KC JC AD QD 9D JH")
    state = moment(5, "2:p 0:b120 1:p 0:g1AC 0:g29D", dealt(hands, "TH KD 9S"))
    assert "<b>Your contract:</b> from 120 to 200." in hand(state).text
    state = moment(5, "2:p 0:b120 1:p 0:g1QD 0:g29D", dealt(hands, "TH KD 9S"))
    screen = hand(state)
    assert "<b>Your contract:</b> 120, no higher." in screen.text
    assert texts(screen) == ["Play 120"]


# The tricks


def test_only_cards_that_follow_are_unmarked_and_all_can_be_pressed() -> None:
    screen = hand(moment(SCENES["follow"]))
    assert "Follow suit: ♥ hearts." in screen.text
    assert [text for text in texts(screen) if not text.startswith("(")] == ["9♥"]
    assert pressed(screen, "9♥") == "m1:7:5:c9H"
    assert pressed(screen, "(A♠)") == "m1:7:5:cAS"


def test_who_cannot_follow_is_told_to_trump() -> None:
    state = moment(SCENES["second trick over"])
    for entry in ("1:cKD", "2:cTD", "0:cAD", "0:cAC"):
        state, _ = apply(state, int(entry[0]), parse(entry[2:]))
    screen = hand(state)
    assert "You can't follow: play a trump, ♥ hearts." in screen.text
    assert texts(screen) == ["10♥", "Q♥", "(10♠)", "(K♠)", "(9♠)"]


def test_leading_half_a_marriage_asks_whether_to_declare() -> None:
    state = moment(SCENES["marriage"])
    screen = hand(state)
    assert "You may declare ♥ hearts: 100." in screen.text
    assert pressed(screen, "K♥") == "k1:7:5:aKH"
    assert pressed(screen, "10♥") == "m1:7:5:cTH"
    asked = hand(state, page="aKH")
    assert [button.style for row in asked.rows for button in row] == ["primary", "", ""]
    assert pressed(asked, "Declare ♥ hearts: +100") == "m1:7:5:mKH"
    assert pressed(asked, "Just lead K♥") == "m1:7:5:cKH"
    assert pressed(asked, "« Back") == "k1:7:5:"


@pytest.mark.parametrize("page", ["aTH", "aKC", "aKS", "aQD", "a"])
def test_nobody_is_asked_about_a_marriage_he_has_not(page: str) -> None:
    assert hand(moment(SCENES["marriage"]), page=page) == hand(moment(SCENES["marriage"]))


def test_a_marriage_before_the_first_trick_is_a_plain_lead_with_a_warning() -> None:
    screen = hand(moment(SCENES["first lead"]))
    assert "has to wait until you win a trick" in screen.text
    assert pressed(screen, "K♥") == "m1:7:5:cKH"


def test_every_button_of_a_hand_can_be_read_back() -> None:
    for scene in SCENES.values():
        for row in hand(moment(scene)).rows:
            for button in row:
                assert isinstance(read(button.data), Move | Look)
