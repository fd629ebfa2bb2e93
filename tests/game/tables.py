"""Tables of two, three and four by any rules, with hands that are given by seat."""

from collections.abc import Sequence
from dataclasses import replace

from game.actions import Deal
from game.cards import ALL_CARDS, Card, cards, cards_in, mask
from game.engine import apply, new_match
from game.events import Step
from game.rules import Rules
from game.state import Standing, State

THREE = ("AS TS KS QS 9C JC 9D", "AC TC KC QC JS 9S JD", "AD TD KD QD JH 9H KH")
"""Each of three with a marriage: spades, clubs, diamonds; the talon is ``AH TH QH``."""
FOUR = (*THREE, "")
"""The same at four, the dealer, seat 3, sitting out."""
TWO = ("AS TS KS QS 9C JC 9D JD TD QD", "AC TC KC QC JS 9S AD JH 9H KD")
"""Ten cards for each of two; the packets are ``KH QH`` and ``TH AH``."""
PACKETS = "KH QH TH AH"


def sheet(rules: Rules, players: int = 3, /, **columns: tuple[int | None, ...]) -> Standing:
    """Return the scoresheet of a new match with some columns filled in."""
    blank = new_match(rules, players=players).standing
    return replace(blank, **columns)  # type: ignore[arg-type]


def ready(rules: Rules, players: int = 3, /, **columns: tuple[int | None, ...]) -> State:
    """Return a match in which the cards are about to be dealt; the last seat deals."""
    start = new_match(rules, players=players, dealer=players - 1)
    return replace(start, standing=sheet(rules, players, **columns))


def stacked(state: State, hands: Sequence[str], talon: str = "") -> Deal:
    """Return the deck that gives each seat its cards, then the talon, then all others."""
    held = [cards(hands[seat]) for seat in state.playing]
    top = tuple(hand[at] for at in range(len(held[0])) for hand in held) + cards(talon)
    return Deal((*top, *rest(top)))


def rest(known: Sequence[Card]) -> tuple[Card, ...]:
    """Return the other cards, in their order."""
    return cards_in(ALL_CARDS & ~mask(known))


def dealing(state: State, hands: Sequence[str], talon: str = "") -> Step:
    """Deal these hands, and return what came of it."""
    return apply(state, None, stacked(state, hands, talon))


def three(rules: Rules, hands: Sequence[str] = THREE, **columns: tuple[int | None, ...]) -> State:
    """Return a table of three in which these hands have been dealt; seat 0 is forehand."""
    return dealing(ready(rules, **columns), hands)[0]


def four(rules: Rules, hands: Sequence[str] = FOUR, **columns: tuple[int | None, ...]) -> State:
    """Return a table of four; seat 3 deals and sits out."""
    return dealing(ready(rules, 4, **columns), hands)[0]


def two(
    rules: Rules,
    hands: Sequence[str] = TWO,
    packets: str = PACKETS,
    **columns: tuple[int | None, ...],
) -> State:
    """Return a table of two; seat 1 deals."""
    return dealing(ready(rules, 2, **columns), hands, packets)[0]
