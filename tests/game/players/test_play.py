"""A world that is played by moves is, at every step, what the engine makes of them."""

from dataclasses import replace

from game.actions import Aces, Marriage, Nines, SmallMarriage
from game.players.strong.opened import position_of
from game.players.strong.playouts import play_out
from game.players.strong.position import Position
from game.state import State
from tests.game.players.played import endings_by_dice, move_of, opened, settled, tricks_by_dice

RUNS = [*tricks_by_dice(), *endings_by_dice(600)]


def test_the_deals_declare_everything_in_every_form() -> None:
    moments = [moment for run in RUNS for moment in run]
    assert {type(moment.action) for moment in moments} >= {Marriage, SmallMarriage, Aces, Nines}
    assert {moment.state.players for moment in moments} == {2, 3, 4}
    twos = {run[0].state.rules.two_player for run in RUNS if run[0].state.players == 2}
    assert twos == {"packets", "one_card", "triples", "dead_hand", "draw"}


def test_a_world_that_is_played_agrees_with_the_engine() -> None:
    for run in RUNS:
        play = opened(run[0].state)
        for moment in run:
            assert moment.state.playing[play.turn] == moment.seat
            expected = position_of(moment.state)
            found, told = play.position(), f"{moment.action} in {moment.state}"
            assert comparable(moment.state, found) == comparable(moment.state, expected), told
            play.play(move_of(moment))


def comparable(state: State, position: Position) -> Position:
    """Leave out what these rules never ask for."""
    runs = state.rules.ace_marriage == "sequence"
    return replace(position, run=position.run if runs else 0)


def test_the_last_trick_comes_to_what_is_booked() -> None:
    for run in RUNS:
        playing = run[0].state.playing
        count = len(playing)
        world = opened(run[0].state)
        if len(run) < count:
            continue
        for moment in run[:-count]:
            world.play(move_of(moment))
        points, taken = play_out(world, move_of(run[-count]))
        booked = settled(run)
        assert points == tuple([booked.points[seat] for seat in playing]), run[-1].state
        for moment in run[-count:]:
            world.play(move_of(moment))
        assert taken == world.freed
