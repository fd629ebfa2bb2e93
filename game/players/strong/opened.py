"""The open position of a state: what a player would face who sees all cards."""

from game.cards import ACE, Mask
from game.declaring import trump_owner
from game.phases import Draw, Tricks
from game.players.strong.leftovers import leftovers
from game.players.strong.position import Position
from game.rules import Rules
from game.state import State
from game.tricks import LONE_CONTRACT, points


def position_of(state: State) -> Position:
    """Return the open position of a state whose tricks are being played.

    :raises TypeError: in another phase
    """
    phase, rules, playing = state.phase, state.rules, state.playing
    if not isinstance(phase, Tricks | Draw):
        raise TypeError(f"no card is played in {phase.kind}")
    taken = {trick.winner for trick in phase.tricks}
    sums = points(state, phase)
    maker = trump_owner(rules, phase)
    declarer = phase.bought.declarer if isinstance(phase, Tricks) else None
    left, lone = _leftovers(rules, phase) if isinstance(phase, Tricks) else (0, 0)
    return Position(
        hands=tuple(phase.hands[seat] for seat in playing),
        leader=playing.index(phase.leader),
        declarer=None if declarer is None else playing.index(declarer),
        table=phase.table,
        trump=phase.trump,
        freed=sum(1 << place for place, seat in enumerate(playing) if seat in taken),
        points=tuple(sums[seat] for seat in playing),
        left=left,
        lone=lone,
        owner=None if maker is None else playing.index(maker),
        run=_run(phase),
    )


def _leftovers(rules: Rules, phase: Tricks) -> tuple[Mask, Mask]:
    """Return what the last trick brings, and what all tricks bring a silent declarer."""
    bought = phase.bought
    if not bought.other:
        return 0, 0
    silent = all(each.seat != bought.declarer for each in phase.declared)
    every = all(trick.winner == bought.declarer for trick in phase.tricks)
    lone = phase.contract == LONE_CONTRACT and silent and every
    return leftovers(rules, bought.other, phase.laid, lone=lone)


def _run(phase: Tricks | Draw) -> int:
    """Return how many aces the leader has led in a row, having taken a trick before."""
    run = 0
    for at, trick in enumerate(phase.tricks):
        freed = phase.leader in [before.winner for before in phase.tricks[:at]]
        leads_on = trick.leader == phase.leader and trick.cards[0] % 6 == ACE
        run = run + 1 if leads_on and freed else 0
    return run
