"""The 24 cards, their points, and sets of cards as 24-bit masks (rules 1 and 2)."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum, unique
from typing import TypeAlias, TypeVar

Mask: TypeAlias = int
"""A set of cards: bit ``suit * 6 + rank``, so that in a suit the higher bit is the higher card."""
T = TypeVar("T")


@unique
class Suit(StrEnum):
    """A suit; its position is the order of bits, not a rank."""

    SPADES = "S"
    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"


@unique
class Rank(StrEnum):
    """A rank, from the lowest to the highest."""

    NINE = "9"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    TEN = "T"
    ACE = "A"


@unique
class Card(StrEnum):
    """A card; its value is the code that buttons, logs and files hold.

    >>> Card("AH").suit, Card("AH").points
    (<Suit.HEARTS: 'H'>, 11)
    """

    NINE_OF_SPADES = "9S"
    JACK_OF_SPADES = "JS"
    QUEEN_OF_SPADES = "QS"
    KING_OF_SPADES = "KS"
    TEN_OF_SPADES = "TS"
    ACE_OF_SPADES = "AS"
    NINE_OF_CLUBS = "9C"
    JACK_OF_CLUBS = "JC"
    QUEEN_OF_CLUBS = "QC"
    KING_OF_CLUBS = "KC"
    TEN_OF_CLUBS = "TC"
    ACE_OF_CLUBS = "AC"
    NINE_OF_DIAMONDS = "9D"
    JACK_OF_DIAMONDS = "JD"
    QUEEN_OF_DIAMONDS = "QD"
    KING_OF_DIAMONDS = "KD"
    TEN_OF_DIAMONDS = "TD"
    ACE_OF_DIAMONDS = "AD"
    NINE_OF_HEARTS = "9H"
    JACK_OF_HEARTS = "JH"
    QUEEN_OF_HEARTS = "QH"
    KING_OF_HEARTS = "KH"
    TEN_OF_HEARTS = "TH"
    ACE_OF_HEARTS = "AH"

    # An enumeration hashes by its name: as unlike the string it equals, and twice as slow.
    __hash__ = str.__hash__

    @property
    def rank(self) -> Rank:
        """The rank."""
        return Rank(self[0])

    @property
    def suit(self) -> Suit:
        """The suit."""
        return Suit(self[1])

    @property
    def points(self) -> int:
        """Card points (rule 1)."""
        return RANK_POINTS[RANKS.index(self.rank)]


SUITS = tuple(Suit)
RANKS = tuple(Rank)
DECK = tuple(Card)
"""All cards, in the order of their bits."""

NINE, JACK, QUEEN, KING, TEN, ACE = range(6)
RANK_POINTS = (0, 2, 3, 4, 10, 11)
INDEX: dict[Card, int] = {card: index for index, card in enumerate(DECK)}
BIT: dict[Card, Mask] = {card: 1 << index for index, card in enumerate(DECK)}
SUIT_OF = tuple(index // 6 for index in range(24))
SUIT_MASK = tuple(0b111111 << 6 * suit for suit in range(4))
MARRIAGE = tuple((1 << QUEEN | 1 << KING) << 6 * suit for suit in range(4))
SMALL_MARRIAGE = tuple((1 << JACK | 1 << QUEEN) << 6 * suit for suit in range(4))
ALL_HALVES: Mask = sum(MARRIAGE)
ALL_NINES: Mask = sum(1 << 6 * suit + NINE for suit in range(4))
ALL_JACKS: Mask = sum(1 << 6 * suit + JACK for suit in range(4))
ALL_ACES: Mask = sum(1 << 6 * suit + ACE for suit in range(4))
ALL_CARDS: Mask = (1 << 24) - 1
_SUIT_POINTS = tuple(
    sum(RANK_POINTS[rank] for rank in range(6) if ranks >> rank & 1) for ranks in range(64)
)


def mask(held: Iterable[Card]) -> Mask:
    """Return the set of these cards."""
    return sum({BIT[card] for card in held})


def picker(values: Sequence[T]) -> Callable[[Mask], tuple[T, ...]]:
    """Return a function from a set of cards to the values at their places, ascending.

    The values of each possible suit are laid out once: this is asked at every move.
    """
    spades, clubs, diamonds, hearts = (
        [
            tuple(values[6 * suit + rank] for rank in range(6) if ranks >> rank & 1)
            for ranks in range(64)
        ]
        for suit in range(4)
    )

    def pick(held: Mask) -> tuple[T, ...]:
        return (
            spades[held & 63]
            + clubs[held >> 6 & 63]
            + diamonds[held >> 12 & 63]
            + hearts[held >> 18]
        )

    return pick


cards_in: Callable[[Mask], tuple[Card, ...]] = picker(DECK)
"""Return the cards of a set, in the order of their bits."""
indices: Callable[[Mask], tuple[int, ...]] = picker(range(24))
"""Return the places of the cards of a set, ascending."""


def points_in(held: Mask) -> int:
    """Return the card points of a set (rule 1)."""
    return (
        _SUIT_POINTS[held & 63]
        + _SUIT_POINTS[held >> 6 & 63]
        + _SUIT_POINTS[held >> 12 & 63]
        + _SUIT_POINTS[held >> 18]
    )


def cards(text: str) -> tuple[Card, ...]:
    """Read card codes, with or without blanks between them.

    >>> cards("AH KS") == cards("AHKS") == (Card.ACE_OF_HEARTS, Card.KING_OF_SPADES)
    True
    """
    packed = text.replace(" ", "")
    return tuple(Card(packed[at : at + 2]) for at in range(0, len(packed), 2))
