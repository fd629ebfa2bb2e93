"""Which card the easy player plays: it looks at its hand and at the table, and counts nothing."""

from collections.abc import Sequence
from random import Random

from game.actions import Action, Declaration, Play
from game.cards import INDEX, MARRIAGE, SUIT_OF, SUITS, Card, Rank, mask
from game.declaring import KINDS
from game.following import taker
from game.phases import NO_TRUMP
from game.players.card_play import Card as Played
from game.scoring import declared_value
from game.tricks import CARD_ACTIONS
from game.views import View

FORGETS = 0.15
"""How often it forgets what it might declare."""
SPARES = 0.6
"""How often it leaves a trick to its fellow defender who has it."""
TRIES = 0.5
"""How often it leads a high card when it has no ace."""


def choose_card(view: View, seat: int, rng: Random) -> Action:
    """Choose among the legal cards and declarations."""
    plays = [action for action in view.legal if isinstance(action, CARD_ACTIONS)]
    return _follow(view, seat, plays, rng) if view.trick else _lead(view, plays, rng)


def is_paired(view: View, card: Card) -> bool:
    """Return whether a card of the hand is half of a marriage there."""
    hand = mask(view.hand)
    return any(pair >> INDEX[card] & 1 and not pair & ~hand for pair in MARRIAGE)


def _lead(view: View, plays: list[Played], rng: Random) -> Action:
    """Declare, if it thinks of that; else cash an ace, whether it will be trumped or not."""
    plain = [each for each in plays if isinstance(each, Play)]
    declared = [each for each in plays if not isinstance(each, Play)]
    if declared and (not plain or rng.random() > FORGETS):
        return max(declared, key=lambda each: _declares(view, each))
    aces = [each for each in plain if each.card.rank == Rank.ACE]
    if aces:
        return rng.choice(aces)
    loose = [each for each in plain if not is_paired(view, each.card)] or plain
    if rng.random() < TRIES:
        return max(loose, key=lambda each: (each.card.points, rng.random()))
    return _lowest(loose, rng)


def _declares(view: View, each: Declaration) -> int:
    return declared_value(view.rules, KINDS[type(each)], SUIT_OF[INDEX[each.card]])


def _follow(view: View, seat: int, plays: list[Played], rng: Random) -> Action:
    """Take the trick with the highest card, though a higher one be out; else play the lowest."""
    trump = SUITS.index(view.trump) if view.trump else NO_TRUMP
    table = [INDEX[card] for _, card in view.trick]
    defends = view.declarer not in (None, seat)
    holder = view.trick[taker(table, trump)][0]
    if defends and holder != view.declarer and rng.random() < SPARES:
        return _lowest(plays, rng)
    taking = [each for each in plays if taker([*table, INDEX[each.card]], trump) == len(table)]
    if not taking:
        return _lowest(plays, rng)
    return max(taking, key=lambda each: (each.card.points, rng.random()))


def _lowest(plays: Sequence[Played], rng: Random) -> Played:
    return min(plays, key=lambda each: (each.card.points, rng.random()))
