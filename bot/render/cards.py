"""Cards as they are read aloud: rank letters of the language, symbols of the suits."""

from collections.abc import Iterable, Sequence
from itertools import pairwise, permutations
from typing import Final

from bot.l10n import Translator
from bot.render.figures import NO_BREAK
from game.cards import RANKS, Card, Rank, Suit

# Without a variation selector these are text, not emoji: dark clubs stay visible on a dark screen.
SYMBOLS: Final = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}
_RED: Final = frozenset({Suit.DIAMONDS, Suit.HEARTS})
# Black and red in turn.
_ORDER: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def rank_label(rank: Rank, t: Translator) -> str:
    """Return the letter or number of a rank."""
    match rank:
        case Rank.ACE:
            return t("rank-ace")
        case Rank.TEN:
            return t("rank-ten")
        case Rank.KING:
            return t("rank-king")
        case Rank.QUEEN:
            return t("rank-queen")
        case Rank.JACK:
            return t("rank-jack")
        case Rank.NINE:
            return t("rank-nine")


def card_label(card: Card, t: Translator) -> str:
    """Return a card as it stands on a button."""
    return f"{rank_label(card.rank, t)}{SYMBOLS[card.suit]}"


def cards_line(cards: Iterable[Card], t: Translator) -> str:
    """Return cards in the order given."""
    return " ".join(card_label(card, t) for card in cards)


def hand_line(cards: Iterable[Card], trump: Suit | None, t: Translator) -> str:
    """Return a hand in order, its suits a little apart; a line breaks only between them."""
    held = in_order(cards, trump)
    suits = dict.fromkeys(card.suit for card in held)
    groups = (cards_line([c for c in held if c.suit is suit], t) for suit in suits)
    return "  ".join(group.replace(" ", NO_BREAK) for group in groups)


def in_order(cards: Iterable[Card], trump: Suit | None = None) -> tuple[Card, ...]:
    """Sort a hand: trumps first, then the colours in turn as far as they go; high to low."""
    held = list(cards)
    suits = _suit_order([suit for suit in _ORDER if any(c.suit is suit for c in held)], trump)
    return tuple(sorted(held, key=lambda c: (suits.index(c.suit), -RANKS.index(c.rank))))


def _suit_order(suits: Sequence[Suit], trump: Suit | None) -> tuple[Suit, ...]:
    orders = [order for order in permutations(suits) if trump not in suits or order[0] is trump]
    return min(orders, key=_clashes)


def _clashes(order: Sequence[Suit]) -> int:
    """Count neighbours of one colour."""
    return sum((a in _RED) == (b in _RED) for a, b in pairwise(order))
