"""The engine: a new match, what a seat may do, and what an action leads to."""

from game import auction, dealing, draw, exchange, redeals, talon, tricks
from game.actions import Action, Redeal
from game.errors import IllegalActionError, Reason, RulesError
from game.events import Step
from game.phases import (
    Auction,
    Cutting,
    Dealing,
    Draw,
    Exchange,
    Finished,
    Taking,
    Tricks,
)
from game.rules import CLASSIC, Rules
from game.state import GoldenRound, Standing, State

PLAYERS = (2, 3, 4)


def new_match(rules: Rules = CLASSIC, *, players: int = 3, dealer: int = 0) -> State:
    """Begin a match; chance deals first.

    :raises RulesError: if that many cannot play, or there is no such dealer
    """
    if players not in PLAYERS:
        raise RulesError(f"{players} players cannot play")
    if dealer not in range(players):
        raise RulesError(f"there is no seat {dealer} to deal")
    zeros = (0,) * players
    standing = Standing(
        totals=zeros,
        bolts=zeros,
        barrel=(None,) * players,
        falls=zeros,
        writeoffs=zeros,
        golden=_golden_round(rules, players),
    )
    return State(rules=rules, standing=standing, dealer=dealer, phase=Dealing())


def _golden_round(rules: Rules, players: int) -> GoldenRound | None:
    """Return the round that opens the match; the draw game has none (rules 11.51)."""
    draws = players == 2 and rules.two_player == "draw"
    return GoldenRound(players) if rules.golden == "on" and not draws else None


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return everything the seat may do now; nothing if it has no choice."""
    match state.phase:
        case Tricks() as phase:
            own = tricks.legal(state, phase) if seat == phase.turn else ()
            return (*own, *redeals.requests(phase, seat)) if phase.rights else own
        case Draw() as phase:
            return tricks.legal(state, phase) if seat == phase.turn else ()
        case Auction() as phase:
            return auction.legal(state, phase, seat)
        case Exchange() as phase:
            return exchange.legal(state, phase, seat)
        case Taking() as phase:
            picks = talon.PICKS if seat == phase.bought.declarer else ()
            return (*picks, *redeals.requests(phase, seat))
        case Cutting():
            return dealing.CUTS if seat == state.cutter else ()
        case _:
            return ()


def apply(state: State, seat: int | None, action: Action) -> Step:
    """Apply one action and return the new state with what happened.

    :param seat: who acts; None is chance, which deals
    :raises IllegalActionError: if the rules refuse it
    """
    if seat is None:
        return dealing.deal(state, action)
    if isinstance(action, Redeal):
        return redeals.ask(state, state.phase, seat, action)
    match state.phase:
        case Tricks() as phase:
            return tricks.act(state, phase, seat, action)
        case Draw() as phase:
            return draw.act(state, phase, seat, action)
        case Auction() as phase:
            return auction.act(state, phase, seat, action)
        case Exchange() as phase:
            return exchange.act(state, phase, seat, action)
        case Taking() as phase:
            return talon.pick(state, phase, seat, action)
        case Cutting() as phase:
            return dealing.cut(state, phase, seat, action)
        case Finished():
            raise IllegalActionError(Reason.MATCH_OVER)
        case _:
            raise IllegalActionError(Reason.WRONG_PHASE)
