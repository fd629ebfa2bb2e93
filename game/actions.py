"""What a seat or chance does, and the short text form of each action.

The same text stands in a button, in the action log and in a test script; ``game.notation`` reads
it.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from game.cards import DECK, Card

DEAD = -1
"""The hand that nobody plays, as the receiver of a card."""

RedealReason: TypeAlias = Literal[
    "four_nines",
    "below",
    "three_nines",
    "four_jacks",
    "after_pass",
    "talon_below",
    "talon_nines",
    "talon_jacks",
]
"""The option that gives the right, without ``redeal_`` (rules 2)."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance: the deck in deal order and the salt of its commitment (32 hex digits, or none)."""

    deck: tuple[Card, ...]
    salt: str = ""

    def __str__(self) -> str:
        return f"d{''.join(self.deck)}{self.salt}"


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the deck: so many cards go from the top under the rest (``cut``)."""

    place: int

    def __str__(self) -> str:
        return f"u{self.place}"


@dataclass(frozen=True, slots=True)
class Redeal:
    """Ask for a new deal (rules 2)."""

    reason: RedealReason

    def __str__(self) -> str:
        return f"r{self.reason}"


@dataclass(frozen=True, slots=True)
class Bid:
    """Bid an amount (rule 4)."""

    amount: int

    def __str__(self) -> str:
        return f"b{self.amount}"


@dataclass(frozen=True, slots=True)
class Pass:
    """Leave the auction (rule 4)."""

    def __str__(self) -> str:
        return "p"


@dataclass(frozen=True, slots=True)
class Blind:
    """Bid 120 without having seen one's cards (``blind``)."""

    def __str__(self) -> str:
        return "x"


@dataclass(frozen=True, slots=True)
class Look:
    """Look at one's cards, and so give up the right to bid blind."""

    def __str__(self) -> str:
        return "o"


@dataclass(frozen=True, slots=True)
class Take:
    """Pick a packet unseen, 0 or 1 (rules 7)."""

    packet: int

    def __str__(self) -> str:
        return f"t{self.packet}"


@dataclass(frozen=True, slots=True)
class Rebuy:
    """Buy the open talon of the declarer for this price, 120 above the last (``talon_rebuy``)."""

    price: int

    def __str__(self) -> str:
        return f"y{self.price}"


@dataclass(frozen=True, slots=True)
class Give:
    """Give one card to an opponent (rule 1.6), or to the ``DEAD`` hand (rules 7)."""

    to: int
    card: Card

    def __str__(self) -> str:
        return f"g{'d' if self.to == DEAD else self.to}{self.card}"


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay cards face down, or one to the other packet (rules 7); kept in the order of bits."""

    cards: tuple[Card, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards, key=DECK.index)))

    def __str__(self) -> str:
        return f"l{''.join(self.cards)}"


@dataclass(frozen=True, slots=True)
class WriteOff:
    """Write the deal off instead of playing it (rules 4)."""

    def __str__(self) -> str:
        return "w"


@dataclass(frozen=True, slots=True)
class Contract:
    """Name the final contract (rule 6)."""

    amount: int

    def __str__(self) -> str:
        return f"k{self.amount}"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick (rule 8)."""

    card: Card

    def __str__(self) -> str:
        return f"c{self.card}"


@dataclass(frozen=True, slots=True)
class Marriage:
    """Lead K or Q of a marriage and declare it (rule 9)."""

    card: Card

    def __str__(self) -> str:
        return f"m{self.card}"


@dataclass(frozen=True, slots=True)
class SmallMarriage:
    """Lead Q or J of a small marriage and declare it (``small_marriage``)."""

    card: Card

    def __str__(self) -> str:
        return f"s{self.card}"


@dataclass(frozen=True, slots=True)
class Aces:
    """Lead an ace and declare the ace marriage (``ace_marriage``)."""

    card: Card

    def __str__(self) -> str:
        return f"a{self.card}"


@dataclass(frozen=True, slots=True)
class Nines:
    """Lead a nine and declare all four (``nines_bonus``)."""

    card: Card

    def __str__(self) -> str:
        return f"n{self.card}"


Declaration: TypeAlias = Marriage | SmallMarriage | Aces | Nines
"""A lead that declares something."""
Action: TypeAlias = (
    Deal
    | Cut
    | Redeal
    | Bid
    | Blind
    | Look
    | Pass
    | Take
    | Rebuy
    | Give
    | Lay
    | WriteOff
    | Contract
    | Play
    | Declaration
)

PLAYS: dict[Card, Play] = {card: Play(card) for card in Card}
MARRIAGES: dict[Card, Marriage] = {card: Marriage(card) for card in Card}
SMALL_MARRIAGES: dict[Card, SmallMarriage] = {card: SmallMarriage(card) for card in Card}
ACES: dict[Card, Aces] = {card: Aces(card) for card in Card}
NINES: dict[Card, Nines] = {card: Nines(card) for card in Card}
