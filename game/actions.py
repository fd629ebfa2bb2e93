"""What a seat or chance does, and the short text form of each action.

The same text stands in a button, in the action log and in a test script;
``parse(str(action)) == action``.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from game.cards import Card, cards

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
class Redeal:
    """Ask for a new deal before one's first own call (rules 2)."""

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
class Give:
    """Give one card face down to an opponent (rule 6)."""

    to: int
    card: Card

    def __str__(self) -> str:
        return f"g{self.to}{self.card}"


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
Action: TypeAlias = Deal | Redeal | Bid | Pass | Give | WriteOff | Contract | Play | Declaration

PLAYS: dict[Card, Play] = {card: Play(card) for card in Card}
MARRIAGES: dict[Card, Marriage] = {card: Marriage(card) for card in Card}
SMALL_MARRIAGES: dict[Card, SmallMarriage] = {card: SmallMarriage(card) for card in Card}
ACES: dict[Card, Aces] = {card: Aces(card) for card in Card}
NINES: dict[Card, Nines] = {card: Nines(card) for card in Card}
_HEX = frozenset("0123456789abcdef")


def _redeal(text: str) -> Redeal:
    for reason in get_args(RedealReason):
        if text == reason:
            return Redeal(reason)
    raise ValueError(text)


def _nothing(action: Action) -> Callable[[str], Action]:
    def read(text: str) -> Action:
        if text:
            raise ValueError(text)
        return action

    return read


def _amount(text: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 4) or text[0] == "0":
        raise ValueError(text)
    return int(text)


def _deal(text: str) -> Deal:
    codes, salt = text[:48], text[48:]
    if " " in codes or len(salt) not in (0, 32) or not set(salt) <= _HEX:
        raise ValueError(text)
    return Deal(cards(codes), salt)


def _give(text: str) -> Give:
    if text[0] not in "0123":
        raise ValueError(text)
    return Give(int(text[0]), Card(text[1:]))


_READERS: dict[str, Callable[[str], Action]] = {
    "d": _deal,
    "r": _redeal,
    "b": lambda text: Bid(_amount(text)),
    "p": _nothing(Pass()),
    "g": _give,
    "w": _nothing(WriteOff()),
    "k": lambda text: Contract(_amount(text)),
    "c": lambda text: PLAYS[Card(text)],
    "m": lambda text: MARRIAGES[Card(text)],
    "s": lambda text: SMALL_MARRIAGES[Card(text)],
    "a": lambda text: ACES[Card(text)],
    "n": lambda text: NINES[Card(text)],
}


def parse(text: str) -> Action:
    """Read the text form of an action.

    >>> parse("b120"), parse("cAH")
    (Bid(amount=120), Play(card=<Card.ACE_OF_HEARTS: 'AH'>))

    :raises ValueError: if the text is not one
    """
    try:
        return _READERS[text[:1]](text[1:])
    except (KeyError, ValueError, IndexError):
        raise ValueError(f"not an action: {text[:60]!r}") from None
