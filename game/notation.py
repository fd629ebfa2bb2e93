"""Reading the short text form of an action: ``parse(str(action)) == action``."""

from collections.abc import Callable
from typing import get_args

from game.actions import (
    ACES,
    DEAD,
    MARRIAGES,
    NINES,
    PLAYS,
    SMALL_MARRIAGES,
    Action,
    Bid,
    Blind,
    Contract,
    Cut,
    Deal,
    Give,
    Lay,
    Look,
    Pass,
    Rebuy,
    Redeal,
    RedealReason,
    Take,
    WriteOff,
)
from game.cards import Card, cards

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
    if not (text.isascii() and text.isdigit() and len(text) <= 6) or text[0] == "0":
        raise ValueError(text)
    return int(text)


def _deal(text: str) -> Deal:
    codes, salt = text[:48], text[48:]
    if " " in codes or len(salt) not in (0, 32) or not set(salt) <= _HEX:
        raise ValueError(text)
    return Deal(cards(codes), salt)


def _give(text: str) -> Give:
    if text[0] not in "0123d":
        raise ValueError(text)
    return Give(DEAD if text[0] == "d" else int(text[0]), Card(text[1:]))


def _lay(text: str) -> Lay:
    lay = Lay(cards(text))
    if len(set(lay.cards)) != len(lay.cards) or len(lay.cards) not in (1, 2):
        raise ValueError(text)
    if str(lay) != f"l{text}":
        raise ValueError(text)
    return lay


def _packet(text: str) -> Take:
    if text not in ("0", "1"):
        raise ValueError(text)
    return Take(int(text))


_READERS: dict[str, Callable[[str], Action]] = {
    "d": _deal,
    "u": lambda text: Cut(_amount(text)),
    "r": _redeal,
    "b": lambda text: Bid(_amount(text)),
    "x": _nothing(Blind()),
    "o": _nothing(Look()),
    "p": _nothing(Pass()),
    "t": _packet,
    "y": lambda text: Rebuy(_amount(text)),
    "g": _give,
    "l": _lay,
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
