"""The cut and the layout of every form (rules 1.3, 2, 7 and 8)."""

from dataclasses import replace

import pytest

from game.actions import Cut, Deal
from game.cards import ALL_CARDS, DECK, Card, cards, cards_in, mask, points_in
from game.dealing import CUTS
from game.engine import apply, legal_actions
from game.errors import IllegalActionError, Reason
from game.events import CardsDealt, CutterFined, DeckCut, RedealAsked
from game.forms import dealt
from game.phases import Auction, Cutting, Dealing, Draw
from game.rules import Rules, from_dict
from game.state import State
from game.views import view
from tests.game.script import after, reason, told
from tests.game.tables import dealing, ready

CUT = Rules(cut="on")


def committed(deck: tuple[Card, ...], state: State | None = None) -> State:
    """Return a match in which the neighbour is to cut this deck."""
    return apply(state or ready(CUT), None, Deal(deck))[0]


def test_the_right_hand_neighbour_of_the_dealer_cuts() -> None:
    for players, cutter in ((2, 0), (3, 1), (4, 2)):
        state = committed(DECK, ready(CUT, players))
        assert isinstance(state.phase, Cutting)
        assert state.to_act == (cutter,)
        assert legal_actions(state, cutter) == CUTS
        assert legal_actions(state, (cutter + 1) % players) == ()
        assert reason(state, f"{(cutter + 1) % players}:u12") is Reason.NOT_YOUR_TURN


def test_without_a_cut_the_deck_is_dealt_at_once() -> None:
    assert isinstance(apply(ready(Rules(cut="off")), None, Deal(DECK))[0].phase, Auction)


@pytest.mark.parametrize("place", [1, 2, 22, 23, 24, 99])
def test_three_cards_stay_on_both_sides(place: int) -> None:
    assert reason(committed(DECK), f"1:u{place}") is Reason.BAD_CUT
    assert tuple(map(Cut, range(3, 22))) == CUTS


def test_only_a_cut_is_awaited() -> None:
    assert reason(committed(DECK), "1:p") is Reason.WRONG_PHASE
    with pytest.raises(IllegalActionError):
        apply(committed(DECK), None, Deal(DECK))


def test_the_cards_lifted_go_under_the_rest() -> None:
    deck = bottom("AS", 5)
    state, events = apply(committed(deck), 1, Cut(5))
    assert events[0] == DeckCut(1, 5)
    assert isinstance(state.phase, Auction)
    assert state.phase.hands == dealt(state, (*deck[5:], *deck[:5])).hands


def bottom(card: str, place: int = 12) -> tuple[Card, ...]:
    """Return a deck that shows this card at the bottom when it is cut there."""
    found = cards(card)[0]
    others = [each for each in DECK if each != found]
    return (*others[: place - 1], found, *others[place - 1 :])


def test_any_other_bottom_card_stays_where_it_is() -> None:
    deck = bottom("AS")
    state = after(committed(deck), "1:u12")
    assert isinstance(state.phase, Auction)
    assert state.phase.talon == mask((*deck[9:12],))


def test_a_nine_at_the_bottom_is_shown_and_cut_again() -> None:
    deck = bottom("9S")
    state = committed(deck)
    assert told(state, "1:u12") == (DeckCut(1, 12, Card.NINE_OF_SPADES),)
    state = after(state, "1:u12")
    assert state.phase == Cutting(deck=(*deck[12:], *deck[:12]), nines=(Card.NINE_OF_SPADES,))
    assert view(state).nines == (Card.NINE_OF_SPADES,)
    assert not view(state, 0).hand


def test_the_third_nine_costs_the_cutter_and_the_cards_are_dealt_as_they_lie() -> None:
    state = after(committed(three_nines()), "1:u12 1:u12")
    assert isinstance(state.phase, Cutting)
    assert len(state.phase.nines) == 2
    deck = state.phase.deck
    assert not state.cut_fined
    cut, events = apply(state, 1, Cut(6))
    assert events[:2] == (DeckCut(1, 6, deck[5]), CardsDealt(1, 2))
    assert deck[5].rank == "9"
    assert cut.cut_fined
    assert isinstance(cut.phase, Auction)
    assert cut.phase.talon == mask(deck[3:6])
    assert cut.standing == state.standing


def three_nines() -> tuple[Card, ...]:
    """Return a deck in which cuts at 12, 12 and 6 bring a nine to the bottom each."""
    others = [card for card in DECK if card.rank != "9"]
    spades, clubs, diamonds, hearts = (card for card in DECK if card.rank == "9")
    top = (*others[:5], spades, *others[5:10], clubs)
    return (*top, *others[10:20], hearts, diamonds)


def test_a_jack_at_the_bottom_goes_back_under_twelve_cards() -> None:
    deck = bottom("JS")
    lifted = (*deck[12:], *deck[:12])
    state, events = apply(committed(deck), 1, Cut(12))
    assert events[0] == DeckCut(1, 12)
    assert isinstance(state.phase, Auction)
    moved = (*lifted[:12], lifted[-1], *lifted[12:-1])
    assert lifted[-1] is Card.JACK_OF_SPADES
    assert state.phase.hands == dealt(state, moved).hands
    assert state.phase.talon == mask(moved[21:])


FOUR_NINES = ("9S 9C 9D 9H AS AC AD", "TS TC TD TH KS KC KD", "QS QC QD QH JS JC JD")
AUTOMATIC = Rules(redeal_four_nines="automatic")


def test_the_fine_of_a_deal_that_is_dealt_again_is_booked_at_once() -> None:
    start = ready(AUTOMATIC, totals=(0, 700, 0))
    then, events = dealing(replace(start, cut_fined=True), FOUR_NINES)
    assert events[1:] == (
        RedealAsked(0, "four_nines", automatic=True),
        CutterFined(1, 120, dumped=False, standing=then.standing),
    )
    assert then.standing.totals == (0, 580, 0)
    assert not then.cut_fined


def test_the_fine_may_end_in_the_dump() -> None:
    start = ready(AUTOMATIC, totals=(0, 675, 0))
    then, events = dealing(replace(start, cut_fined=True), FOUR_NINES)
    assert events[2] == CutterFined(1, 120, dumped=True, standing=then.standing)
    assert then.standing.totals == (0, 0, 0)


def test_four_nines_are_dealt_again_by_themselves() -> None:
    then, events = dealing(ready(AUTOMATIC), FOUR_NINES)
    assert events == (CardsDealt(1, 2), RedealAsked(0, "four_nines", automatic=True))
    assert isinstance(then.phase, Dealing)
    assert (then.deal, then.dealer, then.attempt, then.automatic) == (1, 2, 1, 1)


def test_10_26_a_loop_of_automatic_deals_ends() -> None:
    """Situation 26: after ten of them the next shuffle is played as it lies (rules 11.5)."""
    state = ready(AUTOMATIC)
    for attempt in range(10):
        assert state.attempt == attempt
        state, _ = dealing(state, FOUR_NINES)
    state, _ = dealing(state, FOUR_NINES)
    assert isinstance(state.phase, Auction)
    assert not state.phase.rights


FORMS = [
    (3, "packets", [7, 7, 7], [3], 0, 0),
    (4, "packets", [7, 7, 7, 0], [3], 0, 0),
    (2, "packets", [10, 10], [2, 2], 0, 0),
    (2, "one_card", [10, 10], [2, 2], 0, 0),
    (2, "triples", [9, 9], [3, 3], 0, 0),
    (2, "dead_hand", [7, 7], [3], 7, 0),
    (2, "draw", [6, 6], [], 0, 12),
]


@pytest.mark.parametrize(("players", "form", "hands", "packets", "dead", "stock"), FORMS)
def test_every_form_has_its_layout(
    players: int, form: str, hands: list[int], packets: list[int], dead: int, stock: int
) -> None:
    state = ready(from_dict({"two_player": form}), players)
    laid = dealt(state, DECK)
    assert [hand.bit_count() for hand in laid.hands] == hands
    assert list(map(len, laid.packets)) == packets
    assert (len(laid.dead), len(laid.stock)) == (dead, stock)
    packed = (*[card for packet in laid.packets for card in packet], *laid.dead, *laid.stock)
    assert packed == DECK[sum(hands) :]
    assert sum(laid.hands) + mask(packed) == ALL_CARDS


@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_go_one_at_a_time_to_forehand_first(players: int) -> None:
    state = ready(Rules(), players)
    number = min(players, 3)
    laid = dealt(state, DECK)
    for at, seat in enumerate(state.playing):
        assert seat == at
        assert cards_in(laid.hands[seat])[:2] == (DECK[at], DECK[at + number])


def test_the_draw_game_begins_without_an_auction_and_after_the_cut() -> None:
    start = ready(Rules(two_player="draw", cut="on", redeal_four_nines="automatic"), 2)
    state = committed(DECK, start)
    state = after(state, "0:u12")
    assert isinstance(state.phase, Draw)
    assert len(state.phase.stock) == 12
    assert sum(map(points_in, state.phase.hands)) > 0
