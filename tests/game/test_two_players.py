"""Section 7: what becomes of cards that nobody played, and the draw game."""

import pytest

from game.actions import Deal, Marriage, Play
from game.cards import DECK, Card, cards, cards_in, mask
from game.engine import apply, legal_actions, new_match
from game.errors import Reason
from game.events import CardDrawn, DealSettled, Event
from game.phases import NO_TRUMP, Declared, Draw
from game.rules import Rules
from game.state import Standing, State, with_phase
from game.views import view
from tests.game.script import after, before_deal, booked, in_tricks, reason, standing, told

DRAW = Rules(two_player="draw")


def end_of(events: tuple[Event, ...]) -> DealSettled:
    """Return how a deal is booked."""
    assert isinstance(events[-1], DealSettled)
    return events[-1]


@pytest.mark.parametrize(
    ("form", "leftovers", "points"),
    [
        ("triples", "dead", 11 + 4 + 11 + 10 + 3),
        ("one_card", "last_trick", 11 + 4),
    ],
)
def test_what_the_last_trick_brings_in_other_forms(form: str, leftovers: str, points: int) -> None:
    """The untaken packet is worth 21, the cards laid down 3; the defender takes the last trick."""
    rules = Rules(two_player=form, leftovers=leftovers)  # type: ignore[arg-type]
    state = in_tricks(["KS", "AS"], rules=rules, other="AC TC", laid="QD 9D")
    assert end_of(told(after(state, "0:cKS"), "1:cAS")).points == (0, points)


def test_the_declarer_has_the_leftovers_too() -> None:
    state = in_tricks(["AS", "KS"], other="AC TC", laid="QD 9D")
    assert end_of(told(after(state, "0:cAS"), "1:cKS")).points == (39, 0)


def test_a_dead_hand_is_dead() -> None:
    rules = Rules(two_player="dead_hand")
    state = in_tricks(["AS", "KS"], rules=rules, laid="QD AC TC")
    assert end_of(told(after(state, "0:cAS"), "1:cKS")).points == (15, 0)


DEAD = Rules(leftovers="dead")
ALL_TRICKS = (0,) * 9


@pytest.mark.parametrize(
    ("contract", "won", "declared", "result"),
    [
        (120, ALL_TRICKS, (), "made"),
        (125, ALL_TRICKS, (), "failed"),
        (120, (1, *ALL_TRICKS[1:]), (), "failed"),
        (115, ALL_TRICKS, (), "failed"),
    ],
)
def test_dead_packets_are_credited_for_120_with_every_trick_and_no_declaration(
    contract: int, won: tuple[int, ...], declared: tuple[Declared, ...], result: str
) -> None:
    state = in_tricks(
        ["AS", "KS"], rules=DEAD, contract=contract, won=won, declared=declared,
        other="AC TC", laid="QD 9D",
    )  # fmt: skip
    end = end_of(told(after(state, "0:cAS"), "1:cKS"))
    assert end.result == result
    assert sum(end.points) == (120 if result == "made" else 96)


def test_dead_packets_are_not_credited_after_a_declaration() -> None:
    state = in_tricks(
        ["AS", "KS"], rules=DEAD, contract=120, won=ALL_TRICKS, declared=(Declared(1, 0, 0),),
        other="AC TC", laid="QD 9D",
    )  # fmt: skip
    assert end_of(told(after(state, "0:cAS"), "1:cKS")).points == (136, 0)


def test_10_18_the_last_trick_is_the_tenth_of_two() -> None:
    rules = Rules(last_trick_bonus=10)
    state = in_tricks(["AS QC", "KS 9C"], rules=rules, won=(0,) * 8, other="AC TC", laid="QD 9D")
    state = after(state, "0:cAS 1:cKS 0:cQC")
    assert end_of(told(state, "1:c9C")).points == (130, 0)
    four = in_tricks(["9S", "JS", "9C", ""], rules=rules, won=(0,) * 7)
    assert end_of(told(after(four, "0:c9S 1:cJS"), "2:c9C")).points == (118, 12, 0, 0)


def drawn(
    hands: tuple[str, str], stock: str = "", *, rules: Rules = DRAW, sheet: Standing | None = None
) -> State:
    """Return a draw game in which seat 0 leads; the cards not named were tricks of seat 0."""
    held = tuple(mask(cards(hand)) for hand in hands)
    left = tuple(DECK.index(card) for card in cards(stock))
    phase = Draw(
        hands=held,
        turn=0,
        leader=0,
        table=(),
        trump=NO_TRUMP,
        tricks=(),
        declared=(),
        stock=left,
        drawn=(),
    )
    return with_phase(before_deal(sheet or standing((0, 0)), rules=rules, dealer=1), phase)


def draw_phase(state: State) -> Draw:
    """Return the draw game that is played."""
    assert isinstance(state.phase, Draw)
    return state.phase


def held(state: State, seat: int) -> str:
    """Return the hand of a seat."""
    return " ".join(cards_in(draw_phase(state).hands[seat]))


def test_the_draw_game_has_no_auction() -> None:
    state, _ = apply(new_match(DRAW, players=2, dealer=1), None, Deal(DECK))
    phase = draw_phase(state)
    assert [hand.bit_count() for hand in phase.hands] == [6, 6]
    assert len(phase.stock) == 12
    assert state.to_act == (0,)
    assert legal_actions(state, 1) == ()


def test_the_taker_draws_first() -> None:
    state = drawn(("9S KH", "AS TH"), "QD QC 9D 9C")
    events = told(after(state, "0:c9S"), "1:cAS")
    assert events[2:] == (CardDrawn(1, Card("QD")), CardDrawn(0, Card("QC")))
    assert [event.audience for event in events[2:]] == [1, 0]
    state = after(state, "0:c9S 1:cAS")
    assert (held(state, 0), held(state, 1)) == ("QC KH", "QD TH")
    assert state.to_act == (1,)
    assert draw_phase(state).stock == tuple(DECK.index(card) for card in cards("9D 9C"))


def test_each_sees_the_card_drawn_last_until_it_is_played() -> None:
    state = after(drawn(("9S KH", "AS TH"), "QD QC"), "0:c9S 1:cAS")
    drew = {seat: view(state, seat).drew for seat in (0, 1, None)}
    assert drew == {0: Card("QC"), 1: Card("QD"), None: None}
    state = after(state, "1:cQD")
    assert [view(state, seat).drew for seat in (0, 1)] == [Card("QC"), None]
    state = after(state, "0:cQC")  # the stock is empty: nobody has drawn after this trick
    assert [view(state, seat).drew for seat in (0, 1)] == [None, None]
    assert view(drawn(("9S KH", "AS TH"), "QD QC"), 0).drew is None


def test_10_25_the_last_stock_card_goes_to_who_lost_the_sixth_trick() -> None:
    state = after(drawn(("9S KH", "AS TH"), "QD QC"), "0:c9S 1:cAS")
    assert draw_phase(state).stock == ()
    assert (held(state, 0), held(state, 1)) == ("QC KH", "QD TH")


def test_10_25_the_last_tricks_are_played_by_the_same_rules_to_the_end() -> None:
    state = drawn(("TS KH", "AS 9H"))
    assert reason(after(state, "0:cKH"), "1:cAS") is Reason.MUST_FOLLOW
    state = after(state, "0:cTS 1:cAS")
    assert (held(state, 0), held(state, 1)) == ("KH", "9H")
    end = end_of(told(after(state, "1:c9H"), "0:cKH"))
    assert end.result == "draw_game"
    assert (end.declarer, end.contract) == (None, 0)
    assert end.points == (4, 21)


def test_10_25_a_marriage_is_declared_once_the_stock_is_empty() -> None:
    state = after(drawn(("TS KH QH", "9S 9H AC")), "0:cTS 1:c9S")
    assert Marriage(Card("KH")) in legal_actions(state, 0)
    state = after(state, "0:mKH")
    end = end_of(told(after(state, "1:c9H 0:cQH"), "1:cAC"))
    assert end.points == (10 + 4 + 3 + 11 + 100, 0)


def test_draw_game_marriages_may_be_of_cards_drawn() -> None:
    state = after(drawn(("TS KH", "9S 9H"), "QH AC"), "0:cTS 1:c9S")
    assert Marriage(Card("QH")) in legal_actions(state, 0)


def test_draw_game_void_means_trump_from_the_first_trick_whatever_the_options() -> None:
    rules = Rules(two_player="draw", must_trump="off", must_beat="suit_and_trump")
    state = after(drawn(("TS KH QH JC", "9S 9H AC AD"), rules=rules), "0:cTS 1:c9S 0:mKH")
    state = after(state, "1:c9H 0:cJC")
    assert [str(each) for each in legal_actions(state, 1)] == ["cAC"]
    state = drawn(("TS JC", "9S AS"), rules=rules)
    assert legal_actions(after(state, "0:cTS"), 1) == (Play(Card("9S")), Play(Card("AS")))


def test_draw_game_the_winner_of_the_last_trick_has_the_bonus() -> None:
    rules = Rules(two_player="draw", last_trick_bonus=10)
    state = drawn(("KH", "9H"), rules=rules)
    assert end_of(told(after(state, "0:cKH"), "1:c9H")).points == (14, 0)


def test_draw_game_both_score_rounded_and_bolts_and_dumps_hold() -> None:
    sheet = standing((518, 100), bolts=(0, 2))
    end = booked((37, 83), sheet, declarer=None, contract=0, result="draw_game", rules=DRAW)
    assert end.scores == (35, 85)
    bolted = booked(
        (120, 0), sheet, declarer=None, contract=0, result="draw_game", rules=DRAW, tricks=(12, 0)
    )
    assert bolted.penalties == (("bolt", 1, -120),)
    dumped = booked(
        (35, 85), standing((520, 0)), declarer=None, contract=0, result="draw_game", rules=DRAW
    )
    assert dumped.standing.totals == (0, 85)


@pytest.mark.parametrize(
    ("totals", "points", "winner"),
    [
        ((980, 0), (40, 80), 0),
        ((980, 990), (40, 80), 1),
        ((980, 940), (40, 80), None),
        ((900, 900), (40, 80), None),
        ((860, 0), (60, 60), None),
    ],
)
def test_draw_game_first_at_the_target_wins(
    totals: tuple[int, int], points: tuple[int, int], winner: int | None
) -> None:
    """There is no barrel: 920 stays 920; a tie plays on."""
    end = booked(
        points, standing(totals), declarer=None, contract=0, result="draw_game", rules=DRAW
    )
    assert end.winner == winner
    assert end.standing.barrel == (None, None)
    assert end.standing.totals == (totals[0] + points[0], totals[1] + points[1])


def test_draw_game_knows_no_barrier() -> None:
    rules = Rules(two_player="draw", barrel="off", barrier=800)
    end = booked(
        (40, 80), standing((850, 0)), declarer=None, contract=0, result="draw_game", rules=rules
    )
    assert end.scores == (40, 80)


def test_draw_game_ace_sequence_needs_all_four_when_the_first_is_led() -> None:
    rules = Rules(two_player="draw", ace_marriage="sequence")
    start = drawn(("TS AS AC AD AH", "9S JS JC JD JH"), "9C 9D QS QC QD QH KS KC", rules=rules)
    script = "0:cTS 1:c9S 0:cAS 1:cJS 0:cAC 1:cJC 0:cAD 1:cJD"
    assert "aAH" in map(str, legal_actions(after(start, script), 0))
    late = drawn(("TS AS AC AD 9H", "9S JS JC JD JH"), "9C 9D QS QC AH QH KS KC", rules=rules)
    assert "aAH" not in map(str, legal_actions(after(late, script), 0))


def test_draw_game_view_shows_the_own_hand_and_how_many_cards_are_left() -> None:
    state = after(drawn(("9S KH", "AS TH"), "QD QC 9D 9C"), "0:c9S")
    seen = view(state, 1)
    assert (seen.stage, seen.hand, seen.stock) == ("draw", cards("AS TH"), 4)
    assert seen.trick == ((0, Card("9S")),)
    assert view(state).hand == ()
