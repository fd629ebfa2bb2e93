"""The deal: the deck of chance, the cut, and where the cards go (rules 1.3 and 2)."""

from dataclasses import replace

from game.actions import Action, Cut, Deal
from game.auction import open_auction
from game.cards import ALL_CARDS, DECK, Card, Rank, mask
from game.draw import open_draw
from game.errors import IllegalActionError, Reason
from game.events import CardsDealt, DeckCut, RedealAsked, Step
from game.forms import Dealt, dealt, places
from game.limits import BARREL_BID, GOLDEN_BID
from game.phases import Cutting, Dealing, Finished
from game.redeals import again, four_nines_holder
from game.seats import first_sitter, forced_seat
from game.state import State, with_phase
from game.talon import take_unbid

LEAST_CUT = 3
"""So many cards stay on both sides of a cut."""
CUTS = tuple(map(Cut, range(LEAST_CUT, len(DECK) - LEAST_CUT + 1)))
ABOVE_JACK = 12
"""So many cards lie above a jack that was put into the middle (rules 11.9)."""
NINES = 3
"""The nine that ends the cutting and costs the penalty."""


def deal(state: State, action: Action) -> Step:
    """Accept the deck of chance, which is then cut or dealt.

    :raises IllegalActionError: if it is not its turn or the deck is none
    """
    if not isinstance(action, Deal) or not isinstance(state.phase, Dealing):
        over = isinstance(state.phase, Finished)
        raise IllegalActionError(Reason.MATCH_OVER if over else Reason.WRONG_PHASE)
    if len(action.deck) != len(DECK) or mask(action.deck) != ALL_CARDS:
        raise IllegalActionError(Reason.BAD_DECK)
    if state.rules.cut == "on":
        return with_phase(state, Cutting(deck=action.deck)), ()
    return _lay_out(state, action.deck)


def cut(state: State, phase: Cutting, seat: int, action: Action) -> Step:
    """Cut the deck: a nine at the bottom is cut again, a jack goes into the middle (``cut``).

    :raises IllegalActionError: if the rules refuse it
    """
    if not isinstance(action, Cut):
        raise IllegalActionError(Reason.WRONG_PHASE)
    if seat != state.cutter:
        raise IllegalActionError(Reason.NOT_YOUR_TURN)
    if action not in CUTS:
        raise IllegalActionError(Reason.BAD_CUT, amount=LEAST_CUT)
    deck = lifted(phase.deck, action.place)
    bottom = deck[-1]
    if bottom.rank is not Rank.NINE:
        opened, events = _lay_out(state, with_jack_moved(deck))
        return opened, (DeckCut(seat, action.place), *events)
    shown = DeckCut(seat, action.place, bottom)
    nines = (*phase.nines, bottom)
    if len(nines) < NINES:
        return with_phase(state, Cutting(deck=deck, nines=nines)), (shown,)
    opened, events = _lay_out(replace(state, cut_fined=True), deck)
    return opened, (shown, *events)


def lifted(deck: tuple[Card, ...], place: int) -> tuple[Card, ...]:
    """Return the deck with so many cards from the top put under the rest (rules 11.7)."""
    return deck[place:] + deck[:place]


def with_jack_moved(deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the deck with a jack at the bottom put into the middle (rules 11.9)."""
    *rest, bottom = deck
    if bottom.rank is not Rank.JACK:
        return deck
    return (*rest[:ABOVE_JACK], bottom, *rest[ABOVE_JACK:])


def _lay_out(state: State, deck: tuple[Card, ...]) -> Step:
    cards = dealt(state, deck)
    opened, events = _open(state, cards)
    return opened, (CardsDealt(state.deal, state.dealer), *events)


def _open(state: State, cards: Dealt) -> Step:
    """Begin with what comes first: a new deal, the draw game, a contract or the auction."""
    if state.is_draw_game:
        return open_draw(state, cards.hands, places(cards.stock))
    holder = four_nines_holder(state, cards.hands)
    if holder is not None:
        return again(state, RedealAsked(holder, "four_nines", automatic=True))
    if state.standing.golden is not None:
        return take_unbid(state, cards, forced_seat(state), GOLDEN_BID)
    skips = first_sitter(state) if state.rules.barrel_auction == "skip" else None
    if skips is not None:
        return take_unbid(state, cards, skips, BARREL_BID)
    return open_auction(state, cards)
