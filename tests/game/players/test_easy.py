"""The easy player: always legal, with a beginner's mistakes, between dice and the normal one."""

from collections import Counter
from random import Random
from statistics import fmean

import pytest

from game.actions import Action, Bid, Contract, Give, Lay, Look, Marriage, Pass, Play, WriteOff
from game.cards import Card
from game.engine import apply
from game.phases import Dealing, Exchange, Finished
from game.players import make_player
from game.players.easy import easy_player
from game.players.levels import decide
from game.rules import Rules
from game.state import State
from game.views import view
from tests.game.arena.contests import contest, outcomes
from tests.game.script import after, in_tricks, standing, table
from tests.game.tables import ready, stacked, two
from tests.game.variants import variant

HANDS = ("AS TS KH QH 9H JD 9C", "AC TC KC QC JS 9S KD", "AD TD QD JC 9D JH TH")


def choices(state: State, times: int = 200) -> Counter[Action]:
    """Return how often it does what, being asked so many times."""
    rng, seen = Random(3), view(state, state.to_act[0])
    return Counter(easy_player(seen, rng) for _ in range(times))


def cards_of(state: State) -> dict[Card, int]:
    """Return how often it plays or gives which card."""
    found = Counter[Card]()
    for action, times in choices(state).items():
        assert isinstance(action, Play | Give)
        found[action.card] += times
    return found


@pytest.mark.parametrize("seed", range(60))
def test_it_is_legal_by_all_rules_and_the_same_by_the_same_chance(seed: int) -> None:
    for moment in variant(seed).moments:
        for seat in moment.state.to_act[:1]:
            seen = view(moment.state, seat)
            chosen = easy_player(seen, Random(seed))
            assert chosen in seen.legal
            assert decide("easy", seen, Random(seed)) == chosen


@pytest.mark.parametrize("seed", range(30))
def test_it_comes_to_the_end_of_a_deal_by_all_rules(seed: int) -> None:
    rng, state = Random(seed), variant(seed).start
    for moment in variant(seed).moments[:1]:
        state = moment.then
    for _ in range(200):
        if isinstance(state.phase, Dealing | Finished):
            return
        seat = state.to_act[0]
        state, _ = apply(state, seat, easy_player(view(state, seat), rng))
    raise AssertionError("the deal does not end")


def test_who_has_no_choice_is_not_asked() -> None:
    with pytest.raises(ValueError, match="no choice"):
        easy_player(view(table(HANDS)), Random(1))


def test_it_bids_too_high_at_times_and_gives_up_too_early_at_others() -> None:
    """About what a count of aces and marriages comes to, which is the least thing it knows."""
    opened = table((HANDS[2], HANDS[0], HANDS[1]))
    assert set(choices(opened)) == {Bid(105), Bid(110)}
    dear = choices(after(opened, "1:b105 2:b165 0:p"))
    assert 20 < dear[Pass()] < 180
    assert dear[Bid(170)] > dear[Bid(175)] > 0
    assert set(choices(after(opened, "1:b110 2:b180 0:p"))) == {Bid(185), Bid(190), Pass()}


def test_it_dares_more_on_the_barrel() -> None:
    hands = ("KC QC JC TC 9S JS KD", "AS TS JH 9C 9H JD AC", "KH QH AH TD AD 9D QD")
    barrel = standing((0, 880, 0), barrel=(None, 0, None))
    careful, daring = choices(table(hands)), choices(table(hands, barrel))
    assert daring[Bid(120)] > careful[Bid(105)] + careful[Bid(110)] + 40


def test_it_looks_at_its_cards_before_it_bids() -> None:
    start = ready(Rules(blind="anyone", blind_min_score=0))
    hidden, _ = apply(start, None, stacked(start, HANDS))
    assert set(choices(hidden)) == {Look()}


def test_it_gives_away_what_guards_a_ten() -> None:
    """It parts with the lowest cards only: the nine of spades goes, and the ten stands alone."""
    others = ("TC 9C AS KS TD QD JH", "QS JS KD 9D JC TH QH")
    state = after(table(("TS 9S AC KC QC AD JD", *others)), "1:p 2:p")
    assert set(cards_of(state)) == {Card.NINE_OF_SPADES, Card.NINE_OF_HEARTS}


def test_it_keeps_its_marriage_when_it_gives() -> None:
    state = after(
        table(("AS TS KS QS AC TC AD", "JS 9S JC 9C KC TD JD", "QC KD QD 9D JH TH QH")), "1:p 2:p"
    )
    assert not {Card.KING_OF_SPADES, Card.QUEEN_OF_SPADES} & set(cards_of(state))


def test_it_lays_down_low_cards_of_two() -> None:
    state = after(two(Rules()), "1:p 0:t0")
    assert isinstance(state.phase, Exchange)
    laid = {card for action in choices(state) if isinstance(action, Lay) for card in action.cards}
    assert laid == {Card.NINE_OF_CLUBS, Card.NINE_OF_DIAMONDS}


def test_it_writes_off_only_what_it_despairs_of() -> None:
    hopeless = ("9S JS QS 9D JC TC KD", "AS TS KS QC KC AD TD", "9C QD JD AH KH JH 9H")
    assert choices(after(table(hopeless), "1:p 2:p"))[WriteOff()] > 20
    assert not choices(after(table(HANDS), "1:p 2:p"))[WriteOff()]


def test_it_names_from_the_barrel_what_wins() -> None:
    barrel = standing((880, 0, 0), barrel=(0, None, None))
    state = after(table(HANDS, barrel), "1:p 2:p 0:g19C 0:g2JD")
    assert set(choices(state)) == {Contract(120)}


def test_it_cashes_its_aces_at_once() -> None:
    """Though both opponents are void in clubs and hold the trumps."""
    state = in_tricks(("AC 9D JD", "TS 9S JS", "AS QS KS"), trump="S", won=(0,) * 5)
    assert set(cards_of(state)) == {Card.ACE_OF_CLUBS}


def test_it_forgets_a_marriage_now_and_then() -> None:
    state = in_tricks(("KH QH 9D", "TS 9S JS", "AS QS KS"), won=(0,) * 5)
    found = choices(state)
    assert found[Marriage(Card.KING_OF_HEARTS)] + found[Marriage(Card.QUEEN_OF_HEARTS)] > 120
    assert found[Play(Card.NINE_OF_DIAMONDS)] > 5


def test_it_spends_a_ten_on_a_trick_that_an_ace_may_take() -> None:
    state = after(in_tricks(("QC JD 9D", "TC 9C KS", "AC QS KD"), won=(0,) * 5), "0:cQC")
    assert set(cards_of(state)) == {Card.TEN_OF_CLUBS}


def test_it_does_not_always_see_that_its_fellow_has_the_trick() -> None:
    state = after(in_tricks(("QC JD 9D", "KC 9S KS", "AC TC KD"), won=(0,) * 5), "0:cQC 1:cKC")
    found = cards_of(state)
    assert found[Card.TEN_OF_CLUBS] > 40
    assert found[Card.ACE_OF_CLUBS] > 40


def test_it_is_weaker_than_the_normal_player_and_stronger_than_dice() -> None:
    gains = {
        (a, b): fmean(
            each.figures["whole"]
            for each in outcomes(contest(a, b, parts=("whole",)), deals=40, matches=0).values()
        )
        for a, b in (("normal", "easy"), ("easy", "random"))
    }
    assert gains["normal", "easy"] > 15
    assert gains["easy", "random"] > 60


def test_it_is_made_by_name() -> None:
    seen = view(table(HANDS), 1)
    assert make_player("easy", Random(1))(seen) in seen.legal
