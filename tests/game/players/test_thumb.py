"""The quick copy of the rule player's choice of a card chooses as the original does."""

from itertools import chain

from game.actions import Action
from game.engine import legal_actions
from game.players import baseline
from game.players.strong.moves import to_action
from game.players.strong.thumb import choose
from game.views import view
from tests.game.players.played import (
    endings_by_dice,
    move_of,
    opened,
    tricks_by_baseline,
    tricks_by_dice,
)
from tests.game.walks import Moment


def choices(run: tuple[Moment, ...]) -> list[tuple[Action, Action]]:
    """Return what the copy and the original choose in a deal, where there is a choice."""
    play, found = opened(run[0].state), list[tuple[Action, Action]]()
    for moment in run:
        seat = moment.state.to_act[0]
        if len(legal_actions(moment.state, seat)) > 1:
            found.append((to_action(choose(play)), baseline(view(moment.state, seat))))
        play.play(move_of(moment))
    return found


def test_it_chooses_as_the_original_in_real_matches() -> None:
    runs = chain.from_iterable(tricks_by_baseline(seed) for seed in range(4))
    pairs = list(chain.from_iterable(map(choices, runs)))
    same = sum(ours == theirs for ours, theirs in pairs)
    assert len(pairs) > 1000
    assert same >= 0.99 * len(pairs)


def test_what_it_chooses_is_legal_under_all_rules() -> None:
    for run in chain(tricks_by_dice()[::3], endings_by_dice(600)[::3]):
        play = opened(run[0].state)
        for moment in run:
            legal = legal_actions(moment.state, moment.state.to_act[0])
            chosen = to_action(choose(play))
            assert chosen in legal, f"{chosen} in {moment.state}"
            play.play(move_of(moment))
