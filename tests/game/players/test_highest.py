"""The highest contract of a declarer's cards: against the best defence, as the cards lay."""

from functools import partial
from itertools import count
from random import Random

import pytest

from game.events import DealSettled
from game.match import play_match
from game.players.budget import UNLIMITED, Budget
from game.players.easy import easy_player
from game.players.highest import Highest, highest
from game.rules import CLASSIC, Rules
from game.scoring import rounded
from tests.game.players.test_review import MONSTER, written
from tests.game.script import before_deal

WEAK = ("QS KS 9C JC QD TH JH", "AS AC TC 9D JD TD 9S", "TS JS KC AD KD AH 9H")
FAIR = ("AS KS QS TH KH 9C JD", "TS 9S JS AC TC 9D 9H", "KC QC JC AD TD AH JH")
PLAYED = (
    "0:cAS 1:cJS 2:cJH 0:mQH 1:c9H 2:cAH 2:mQC 0:cKH 1:cTC 1:c9C 2:cKC 0:cTH 2:cTD 0:cQD 1:c9D "
    "2:cAD 0:cKD 1:cAC 1:cTS 2:cJC 0:cQS 2:cJD 0:cKS 1:c9S"
)
HARD = ("AS QS KC TD 9D JH 9H", "TS 9S AC QC JD KH QH", "KS JS TC 9C AD QD TH")
GIVEN = "1:p 2:p 0:g19C 0:g2JC 0:k100"


def found(
    hands: tuple[str, ...], script: str, *, rules: Rules = CLASSIC, budget: Budget = UNLIMITED
) -> Highest | None:
    """Return the highest contract that seat 0 could have made."""
    return highest(before_deal(rules=rules), written(hands, script), 0, budget)


def points(hands: tuple[str, ...], script: str, rules: Rules = CLASSIC) -> int:
    """Return how many points it is."""
    best = found(hands, script, rules=rules)
    assert best is not None
    return best.points


def test_gifts_that_cost_much_are_not_held_against_the_cards() -> None:
    assert points(MONSTER, "1:p 2:p 0:g1AS 0:g2KS 0:k100") == 260


@pytest.mark.parametrize("seed", range(6))
def test_it_is_never_less_than_what_was_taken(seed: int) -> None:
    rng = Random(seed)
    played = play_match([partial(easy_player, rng=rng)] * 3, rng, deals=1)
    (settled,) = [event for event in played.events if isinstance(event, DealSettled)]
    for seat in range(3):
        best = highest(played.start, played.log, seat, UNLIMITED)
        if seat == settled.declarer and settled.result != "written_off":
            assert best is not None
            taken = settled.points[seat]
            taken = rounded(taken, CLASSIC.rounding) if CLASSIC.round_declarer == "on" else taken
            assert best.points >= taken - taken % CLASSIC.bid_step
            assert best.points % CLASSIC.bid_step == 0
        else:
            assert best is None


def test_what_was_taken_of_careless_defenders_is_all_there_was() -> None:
    given = GIVEN.replace("JC", "JD")
    assert found(FAIR, given) == Highest(115)
    assert found(FAIR, f"{given} {PLAYED}") == Highest(115, reached=True)


def test_points_that_are_rounded_count() -> None:
    exact, rounding = (points(WEAK, GIVEN, Rules(round_declarer=value)) for value in ("off", "on"))
    assert 0 <= rounding - exact <= 5


def test_it_is_rounded_down_to_the_bid_step() -> None:
    assert points(MONSTER, "1:p 2:p 0:g1AD 0:g2QD 0:k100", Rules(bid_step=10)) % 10 == 0


def test_without_time_there_is_nothing_to_tell() -> None:
    none = Budget(lambda: 1.0, 0.0)
    assert found(HARD, "1:p 2:p 0:g19D 0:g29H 0:k100", budget=none) is None


def test_little_time_never_promises_more() -> None:
    whole = points(MONSTER, "1:p 2:p 0:g1AS 0:g2KS 0:k100")
    told = set[int | None]()
    for ticks in (0, 1, 3, 10, 100, 1000):
        ticking = count()
        budget = Budget(lambda ticking=ticking: float(next(ticking)), float(ticks))  # type: ignore[misc]
        best = found(MONSTER, "1:p 2:p 0:g1AS 0:g2KS 0:k100", budget=budget)
        told.add(None if best is None else best.points)
    assert None in told
    assert all(each is None or CLASSIC.min_bid <= each <= whole for each in told)
