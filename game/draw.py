"""The draw game of two: no auction, tricks from the first card on, the stock (rules 7)."""

from game.actions import Action
from game.cards import DECK, Mask
from game.events import CardDrawn, Step
from game.phases import NO_TRUMP, Draw
from game.settlement import settle
from game.sheet import Played
from game.state import State, put, with_phase
from game.tricks import announced, check, lay, points, tricks_taken


def open_draw(state: State, hands: tuple[Mask, ...], stock: tuple[int, ...]) -> Step:
    """Begin with a lead of the seat that does not deal."""
    first = state.playing[0]
    opened = Draw(
        hands=hands,
        turn=first,
        leader=first,
        table=(),
        trump=NO_TRUMP,
        tricks=(),
        declared=(),
        stock=stock,
        drawn=(),
    )
    return with_phase(state, opened), ()


def act(state: State, phase: Draw, seat: int, action: Action) -> Step:
    """Apply a card; after each trick both draw, who took it first, while there is a stock.

    :raises IllegalActionError: if the rules refuse it
    """
    played = check(state.rules, phase, seat, action)
    laid, events = lay(state, phase, played)
    hands, turn, leader, table, trump, tricks, declared = laid
    drawn = () if table else phase.stock[:2]
    for drawer, card in zip(state.turns(turn), drawn, strict=False):
        hands = put(hands, drawer, hands[drawer] | 1 << card)
        events = (*events, CardDrawn(drawer, DECK[card]))
    moved = Draw(
        hands=hands,
        turn=turn,
        leader=leader,
        table=table,
        trump=trump,
        tricks=tricks,
        declared=declared,
        stock=phase.stock[len(drawn) :],
        drawn=(*phase.drawn, *drawn),
    )
    if any(hands):
        return with_phase(state, moved), events
    settled, more = settle(state, _outcome(state, moved))
    return settled, (*events, *more)


def last_drawn(phase: Draw, seat: int | None) -> int | None:
    """Return the card that a seat drew after the last trick, if it still holds it."""
    if seat is None or not phase.drawn or len(phase.drawn) < 2 * len(phase.tricks):
        return None
    card = phase.drawn[-2 if phase.tricks[-1].winner == seat else -1]
    return card if phase.hands[seat] & 1 << card else None


def _outcome(state: State, phase: Draw) -> Played:
    """Return what the deal came to: both score what they took (rules 11.51)."""
    sums = list(points(state, phase))
    sums[phase.tricks[-1].winner] += state.rules.last_trick_bonus
    return Played(
        declarer=None,
        contract=0,
        result="draw_game",
        points=tuple(sums),
        tricks=tricks_taken(state, phase),
        announced=announced(state, phase),
    )
