"""The engine: a new match, what a seat may do, and what an action leads to."""

from collections.abc import Sequence

from game import auction, draw, exchange, tricks
from game.actions import Action, Deal
from game.cards import ALL_CARDS, DECK, Card, Mask, mask
from game.errors import IllegalActionError, Reason, RulesError
from game.events import CardsDealt, Step
from game.rules import CLASSIC, Rules
from game.state import Auction, Dealing, Draw, Exchange, Finished, Phase, Standing, State, Tricks

HAND = 7
"""Cards dealt to each of three players; the rest is the talon (rule 3)."""


def new_match(rules: Rules = CLASSIC, *, players: int = 3, dealer: int = 0) -> State:
    """Begin a match; chance deals first.

    :raises RulesError: if that many cannot play by these rules
    """
    if players != 3:
        raise RulesError(f"{players} players cannot play yet")
    if dealer not in range(players):
        raise RulesError(f"there is no seat {dealer} to deal")
    zeros = (0,) * players
    standing = Standing(
        totals=zeros, bolts=zeros, barrel=(None,) * players, falls=zeros, writeoffs=zeros
    )
    return State(rules=rules, standing=standing, dealer=dealer, phase=Dealing())


def legal_actions(state: State, seat: int) -> tuple[Action, ...]:
    """Return everything the seat may do now; nothing if it has no choice."""
    phase = state.phase
    if isinstance(phase, Tricks):
        return tricks.legal(state, phase) if seat == phase.turn else ()
    if isinstance(phase, Draw):
        return draw.legal(state, phase) if seat == phase.turn else ()
    if isinstance(phase, Auction):
        return auction.legal(state, phase, seat)
    if isinstance(phase, Exchange) and seat == phase.bought.declarer:
        return exchange.legal(state, phase)
    return ()


def apply(state: State, seat: int | None, action: Action) -> Step:
    """Apply one action and return the new state with what happened.

    :param seat: who acts; None is chance, which deals
    :raises IllegalActionError: if the rules refuse it
    """
    phase = state.phase
    if seat is None:
        return _deal(state, action)
    if isinstance(phase, Tricks):
        return tricks.act(state, phase, seat, action)
    if isinstance(phase, Draw):
        return draw.act(state, phase, seat, action)
    if isinstance(phase, Auction):
        return auction.act(state, phase, seat, action)
    if isinstance(phase, Exchange):
        return exchange.act(state, phase, seat, action)
    raise IllegalActionError(_closed(phase))


def _closed(phase: Phase) -> Reason:
    return Reason.MATCH_OVER if isinstance(phase, Finished) else Reason.WRONG_PHASE


def _deal(state: State, action: Action) -> Step:
    if not isinstance(action, Deal) or not isinstance(state.phase, Dealing):
        raise IllegalActionError(_closed(state.phase))
    if len(action.deck) != len(DECK) or mask(action.deck) != ALL_CARDS:
        raise IllegalActionError(Reason.BAD_DECK)
    hands, talon = dealt(state, action.deck)
    opened, events = auction.open_auction(state, hands, talon)
    return opened, (CardsDealt(state.deal, state.dealer), *events)


def dealt(state: State, deck: Sequence[Card]) -> tuple[tuple[Mask, ...], Mask]:
    """Deal the deck one card at a time from the top, forehand first; what is left is the talon."""
    playing = state.playing
    hands = [0] * state.players
    stock = HAND * len(playing)
    for at, seat in enumerate(playing):
        hands[seat] = mask(deck[at : stock : len(playing)])
    return tuple(hands), mask(deck[stock:])
