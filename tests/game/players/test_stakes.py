"""The end of a deal is worth what the real settlement makes of it, under all rules."""

import pytest

from game.events import DealSettled
from game.phases import Tricks
from game.players.strong.equity import chances_to_win
from game.players.strong.stakes import Stakes
from game.rules import CLASSIC
from game.state import Standing
from game.views import view
from tests.game.players.played import move_of, opened, settled, tricks_by_dice
from tests.game.script import before_deal, standing
from tests.game.variants import variant
from tests.game.walks import Moment


def known(run: tuple[Moment, ...]) -> bool:
    """Return whether a view shows all that a deal was booked by.

    It tells no fine of the cutter, and not which points were declared (``blind_marriages``).
    """
    state = run[-1].state
    blind = isinstance(state.phase, Tricks) and state.phase.bought.blind
    return not state.cut_fined and not blind


RUNS = [run for run in tricks_by_dice() if known(run)]


def test_a_deal_that_was_played_is_worth_what_it_led_to() -> None:
    assert len(RUNS) > 200
    for run in RUNS:
        last, booked = run[-1], settled(run)
        playing = last.state.playing
        seat = playing[0] if booked.declarer is None else booked.declarer
        stakes = Stakes(view(last.state, seat))
        at = None if booked.declarer is None else playing.index(booked.declarer)
        world = opened(last.state)
        world.play(move_of(last))
        points = [booked.points[each] for each in playing]
        found = stakes.played(at, booked.contract, points, world.freed)
        assert found == stakes.worth(last.then), last.state


def test_a_deal_that_was_written_off_is_worth_what_it_led_to() -> None:
    found = 0
    for seed in range(60):
        for moment in variant(seed).moments:
            state = moment.state
            booked = [each for each in moment.events if isinstance(each, DealSettled)]
            if not booked or booked[0].result != "written_off" or state.cut_fined:
                continue
            seat = booked[0].declarer
            assert seat is not None
            stakes, found = Stakes(view(state, seat)), found + 1
            worth = stakes.written_off(state.playing.index(seat), view(state, seat).bid)
            assert worth == stakes.worth(moment.then), state
    assert found > 20


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (standing((300, 0, 0)), standing((200, 0, 0))),
        (standing((880, 0, 0), barrel=(0, None, None)), standing((860, 0, 0))),
        (
            standing((880, 0, 0), barrel=(0, None, None)),
            standing((880, 0, 0), barrel=(2, None, None)),
        ),
        (standing((200, 0, 0)), standing((200, 0, 0), bolts=(2, 0, 0))),
        (standing((200, 0, 0)), standing((200, 0, 700))),
    ],
)
def test_a_better_sheet_is_a_better_chance(better: Standing, worse: Standing) -> None:
    assert chances_to_win(CLASSIC, better)[0] > chances_to_win(CLASSIC, worse)[0]
    assert sum(chances_to_win(CLASSIC, better)) == pytest.approx(1)


def test_who_wins_has_won() -> None:
    """A contract from the barrel ends the match: nobody else has any chance left."""
    barrel = standing((880, 870, 0), barrel=(0, None, None))
    stakes = Stakes(view(before_deal(barrel), 0))
    made, failed = stakes.played(0, 120, (120, 0, 0), 1), stakes.played(0, 120, (115, 5, 0), 1)
    assert made[0] > 0.99
    assert max(made[1:]) < 0.01
    assert failed[0] < made[0]
