"""The forms of the game: how many cards go where, and what the exchange asks (rules 1.3, 7)."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import NamedTuple

from game.cards import INDEX, Card, Mask, mask
from game.rules import Rules
from game.state import State


class Form(NamedTuple):
    """How a deal is laid out, and what the declarer does with the cards he has too many."""

    hand: int
    packet: int = 3
    """How many cards each packet has, the talon being one."""
    packets: int = 1
    dead: int = 0
    """The cards of a hand that nobody plays."""
    gives: bool = True
    """Whether each opponent gets a card."""
    gives_dead: bool = False
    """Whether the hand that nobody plays gets one as well."""
    lays: int = 0
    """How many cards he puts face down, or to the packet he did not take."""


TALON = Form(7)
TWO_PLAYERS: dict[str, Form] = {
    "packets": Form(10, packet=2, packets=2, gives=False, lays=2),
    "one_card": Form(10, packet=2, packets=2),
    "triples": Form(9, packets=2, lays=1),
    "dead_hand": Form(7, dead=7, gives_dead=True),
    "draw": Form(6, packets=0, gives=False),
}
"""By ``two_player``."""


def form_of(state: State) -> Form:
    """Return the form in which this match is played."""
    return form_for(state.rules, state.players)


def form_for(rules: Rules, players: int) -> Form:
    """Return the form in which so many play by these rules."""
    return TWO_PLAYERS[rules.two_player] if players == 2 else TALON


class Dealt(NamedTuple):
    """Where the cards of a deck go; what a form does not have is empty."""

    hands: tuple[Mask, ...]
    packets: tuple[tuple[Card, ...], ...]
    dead: tuple[Card, ...]
    stock: tuple[Card, ...]

    @property
    def talon(self) -> Mask:
        """The talon, or the first packet."""
        return mask(self.packets[0])

    @property
    def other(self) -> Mask:
        """The second packet."""
        return mask(self.packets[1]) if len(self.packets) > 1 else 0

    @property
    def unplayed(self) -> Mask:
        """The hand that nobody plays."""
        return mask(self.dead)


def dealt(state: State, deck: Sequence[Card]) -> Dealt:
    """Deal from the top, one card at a time, forehand first (rules 11.53)."""
    form, playing = form_of(state), state.playing
    ends = _ends(form, len(playing))
    hands = [0] * state.players
    for at, seat in enumerate(playing):
        hands[seat] = mask(deck[at : ends[0] : len(playing)])
    rows = [tuple(deck[begin:end]) for begin, end in pairwise(ends)]
    return Dealt(tuple(hands), tuple(rows[:-1]), rows[-1], tuple(deck[ends[-1] :]))


@cache
def _ends(form: Form, players: int) -> tuple[int, ...]:
    """Return where in the deck the hands end, then each packet, then the unplayed hand."""
    ends = [form.hand * players]
    for size in (*(form.packet,) * form.packets, form.dead):
        ends.append(ends[-1] + size)
    return tuple(ends)


def places(cards: Sequence[Card]) -> tuple[int, ...]:
    """Return the indices of cards, in their order."""
    return tuple([INDEX[card] for card in cards])
