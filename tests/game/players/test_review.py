"""A look back at deals with planted blunders, and at deals without any."""

from functools import partial
from itertools import count
from random import Random

import pytest

from game.actions import PLAYS, Bid, Contract, Deal, Give, Pass
from game.cards import cards
from game.match import play_match
from game.notation import parse
from game.players.advice import SMALL
from game.players.budget import Budget
from game.players.highest import Highest
from game.players.review import MOST, Review, review
from game.players.strong.effort import Effort
from game.players.strong.player import strong_player
from game.record import LogEntry
from game.rules import CLASSIC, Rules
from tests.game.script import before_deal, deck

BRIEF = Effort(worlds=12, tries=24, bids=20, partings=12, contracts=20)
MONSTER = ("AS TS KS QS AH TH KH", "AC 9C JC 9D JD 9H JH", "TC KC QC TD KD 9S JS")
"""Seat 0 has next to everything; in the talon lie ``AD QD QH``."""
WAITING = (MONSTER[1], MONSTER[0], MONSTER[2])
"""The same for seat 1, who is the first to speak."""
QUEEN, ACE = cards("QD AD")


def written(hands: tuple[str, ...], script: str, auto: str = "") -> list[LogEntry]:
    """Return the log of a deal; the words in ``auto`` were not the seat's own will."""
    log: list[LogEntry] = [(None, Deal(deck(hands)), None)]
    for word in script.split():
        seat, _, action = word.partition(":")
        log.append((int(seat), parse(action), "clock" if word in auto.split() else None))
    return log


def looked_at(
    hands: tuple[str, ...], script: str, seat: int, *, auto: str = "", rules: Rules = CLASSIC
) -> Review:
    """Return the review of a deal written as text."""
    start = before_deal(rules=rules)
    return review(start, written(hands, script, auto), seat, Random(1), BRIEF)


def test_a_monster_passed_is_named_with_its_loss() -> None:
    (mistake,) = looked_at(WAITING, "1:p 2:p", 1).mistakes
    assert mistake.done == (Pass(),)
    assert isinstance(mistake.better[0], Bid)
    assert SMALL < mistake.loss <= 1.0
    assert mistake.view.stage == "auction"


def test_a_bid_far_above_the_hand_is_named() -> None:
    weak = ("9S JS 9C JC 9D JD QS", *MONSTER[1:])
    hands = ("AS TS KS AH TH KH QH", weak[0], "TC KC QC TD KD AC AD")
    (mistake,) = looked_at(hands, "1:b120 2:p 0:p", 1).mistakes
    assert (mistake.done, mistake.better) == ((Bid(120),), (Pass(),))


def test_an_ace_given_away_is_named_with_what_was_to_be_given() -> None:
    script = "1:p 2:p 0:g1AS 0:g2AH 0:k100"
    first = looked_at(MONSTER, script, 0).mistakes[0]
    assert first.done == (Give(1, cards("AS")[0]), Give(2, cards("AH")[0]))
    assert {type(action) for action in first.better} == {Give}
    assert not {"AS", "AH"} & {action.card for action in first.better if isinstance(action, Give)}
    assert first.loss > SMALL


def test_a_deal_written_off_for_nothing_is_named() -> None:
    (mistake,) = looked_at(MONSTER, "1:p 2:p 0:w", 0).mistakes
    assert str(mistake.done[0]) == "w"
    assert isinstance(mistake.better[0], Give)


def test_a_contract_far_above_the_cards_is_named() -> None:
    hands = ("QS KS 9C JC QD QH JH", "AS AC TC 9D JD TD 9S", "TS JS KC AD KD AH TH")
    found = looked_at(hands, "1:p 2:p 0:g19C 0:g2JC 0:k160", 0).mistakes
    (named,) = [each for each in found if each.done == (Contract(160),)]
    assert named.better == (Contract(100),)


def test_a_sure_trick_given_up_is_named() -> None:
    found = looked_at(MONSTER, "1:p 2:p 0:g1AS 0:g2AH 0:k120 0:cQD", 0).mistakes
    (named,) = [each for each in found if each.view.stage == "tricks"]
    assert (named.done, named.better) == ((PLAYS[QUEEN],), (PLAYS[ACE],))
    assert named.loss > SMALL


def test_perfect_play_names_nothing() -> None:
    script = "1:p 2:p 0:g1AD 0:g2QD 0:k260 0:cAS 1:c9C 2:c9S 0:cTS 1:cJC 2:cJS 0:mKS 1:cAC 2:cKC"
    found = looked_at(MONSTER, script, 0)
    assert found.mistakes == ()
    assert found.complete


@pytest.mark.parametrize("seed", range(3))
def test_the_strong_player_itself_is_hardly_ever_blamed(seed: int) -> None:
    rng = Random(seed)
    played = play_match([partial(strong_player, rng=rng)] * 3, rng, deals=1)
    found = [review(played.start, played.log, seat, Random(seed)) for seat in range(3)]
    assert sum(len(each.mistakes) for each in found) <= 1


def test_moves_that_were_not_ones_own_are_not_judged() -> None:
    assert looked_at(WAITING, "1:p 2:p", 1, auto="1:p").mistakes == ()


def test_what_another_did_is_not_judged() -> None:
    assert looked_at(WAITING, "1:p 2:p", 2).mistakes == ()


def test_no_more_than_the_dearest_are_named_in_the_order_of_play() -> None:
    script = "1:p 2:p 0:g1AS 0:g2AH 0:k120 0:cQD 1:cJD 2:cTD"
    found = looked_at(MONSTER, script, 0).mistakes
    assert 1 < len(found) <= MOST
    assert [len(each.view.hand) for each in found] == sorted(
        (len(each.view.hand) for each in found), reverse=True
    )


def test_a_review_never_depends_on_cards_the_seat_could_not_see() -> None:
    other = (WAITING[0], WAITING[1], "TC KC QC AD QD QH JS")  # and the talon is another
    assert set(MONSTER[2].split()) != set(other[2].split())
    reviews = [looked_at(hands, "1:p 2:p", 1) for hands in (WAITING, other)]
    assert reviews[0].mistakes
    assert reviews[0] == reviews[1]


def test_a_review_of_a_trick_never_depends_on_hidden_cards() -> None:
    swapped = ("TC KC QC TD KD 9S JS", "AC 9C JC 9D JD 9H JH")
    found = []
    for others in (swapped, (swapped[0].replace("TD", "9D"), swapped[1].replace("9D", "TD"))):
        script = "1:p 2:p 0:g1AS 0:g2AH 0:k100 0:cQD"
        found.append(looked_at((MONSTER[0], *others), script, 0).mistakes)
    assert found[0]
    assert found[0] == found[1]


@pytest.mark.parametrize(
    ("script", "seat", "highest"),
    [
        ("1:p 2:p 0:g1AD 0:g2QD 0:k100", 0, Highest(260)),
        ("1:p 2:p 0:g1AD 0:g2QD 0:k100", 1, None),
        ("1:p 2:p 0:w", 0, None),
        ("1:p", 0, None),
    ],
)
def test_the_declarer_is_told_the_highest_contract(
    script: str, seat: int, highest: Highest | None
) -> None:
    assert looked_at(MONSTER, script, seat).highest == highest


def test_an_ace_given_away_is_named_where_the_bid_is_the_contract() -> None:
    rules = Rules(raise_after_talon="off")
    found = looked_at(MONSTER, "1:b105 2:p 0:b120 1:p 0:g1AS 0:g2AH", 0, rules=rules)
    assert found.mistakes[0].done == (Give(1, cards("AS")[0]), Give(2, cards("AH")[0]))


def test_an_ace_given_away_is_named_where_the_bid_is_the_cap() -> None:
    hands = ("AS TS AC TC AD TD 9H", "KS 9S KC 9C KD 9D KH", "QS JS QC JC QD JD QH")
    found = looked_at(hands, "1:b105 2:p 0:b120 1:p 0:g1AS 0:g2AC", 0)
    assert [str(action) for action in found.mistakes[0].done] == ["g1AS", "g2AC"]


def test_a_choice_that_the_strong_player_does_not_weigh_is_let_be() -> None:
    found = looked_at(MONSTER, "0:o", 0, rules=Rules(blind="anyone"))
    assert found.mistakes == ()


def test_little_time_says_less_and_no_time_nothing_wrong() -> None:
    start, log = before_deal(), written(MONSTER, "1:p 2:p 0:g1AS 0:g2AH 0:k100 0:cQD")
    whole = review(start, log, 0, Random(1), BRIEF)
    named = []
    for ticks in (0, 40, 400, 4000, 40000):
        ticking = count()
        budget = Budget(lambda ticking=ticking: float(next(ticking)), float(ticks))  # type: ignore[misc]
        found = review(start, log, 0, Random(1), BRIEF, budget)
        named.append(len(found.mistakes))
        assert {each.done for each in found.mistakes} <= {each.done for each in whole.mistakes}
    assert named[0] == 0
    assert named == sorted(named)
    assert named[-1] == len(whole.mistakes)


@pytest.mark.parametrize("ticks", [0, 1, 5, 10, 30])
def test_a_call_is_not_blamed_in_a_hurry(ticks: int) -> None:
    ticking = count()
    budget = Budget(lambda: float(next(ticking)), float(ticks))
    log = written(WAITING, "1:p 2:p")
    found = review(before_deal(), log, 1, Random(1), BRIEF, budget)
    assert (found.mistakes, found.complete, found.until) == ((), False, None)


def test_a_review_that_is_cut_says_how_far_it_came_and_leaves_out_what_is_sought_last() -> None:
    log = written(MONSTER, "1:p 2:p 0:g1AD 0:g2QD 0:k260 0:cAS 1:c9C 2:c9S 0:cTS 1:cJC 2:cJS")
    reached = set[str]()
    for ticks in (0, 300, 1000, 3000, 6000):
        ticking = count()
        budget = Budget(lambda ticking=ticking: float(next(ticking)), float(ticks))  # type: ignore[misc]
        found = review(before_deal(), log, 0, Random(1), BRIEF, budget)
        reached.add("" if found.until is None else found.until.stage)
        assert found.complete or found.highest is None
    assert len(reached) > 1
    whole = review(before_deal(), log, 0, Random(1), BRIEF)
    assert whole.until is not None
    assert (whole.complete, len(whole.until.tricks)) == (True, 1)
