"""The phases of a deal: a frozen value for each, and the small values they are made of."""

from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from game.actions import RedealReason
from game.cards import Card, Mask

Declares: TypeAlias = Literal["marriage", "small_marriage", "aces", "nines"]
"""What a lead may declare, in the words of the hand history."""

NO_TRUMP = -1
PASS = 0


class Call(NamedTuple):
    """A call of the auction: ``amount`` 0 is a pass; ``forced`` was not the seat's own will.

    ``blind`` is a bid of 120 made before its seat had seen its cards.
    """

    seat: int
    amount: int
    forced: bool = False
    blind: bool = False


class Right(NamedTuple):
    """A new deal that a seat may ask for, and why (rules 2)."""

    seat: int
    reason: RedealReason


class Gift(NamedTuple):
    """A card (its index) given in the exchange to a seat, or to the ``DEAD`` hand."""

    to: int
    card: int


class Trick(NamedTuple):
    """A finished trick: card indices in the order played, beginning with the leader's."""

    leader: int
    cards: tuple[int, ...]
    winner: int


class Declared(NamedTuple):
    """What a seat declared in a trick (counted from 0), and the suit of the card that did it."""

    trick: int
    seat: int
    suit: int
    kind: Declares = "marriage"


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealing:
    """The cards are about to be dealt; chance acts."""

    kind: Literal["dealing"] = "dealing"


@dataclass(frozen=True, slots=True, kw_only=True)
class Cutting:
    """The dealer's right-hand neighbour cuts the deck that chance has committed to (``cut``).

    ``deck`` is as the last cut left it; ``nines`` came to the bottom so far and were shown.
    """

    deck: tuple[Card, ...]
    nines: tuple[Card, ...] = ()
    kind: Literal["cutting"] = "cutting"


@dataclass(frozen=True, slots=True, kw_only=True)
class Auction:
    """The seats bid; the holders of ``rights`` may still ask for a re-deal.

    ``talon`` and ``other`` are the packets (but for two players there is only the talon), ``dead``
    is the hand that nobody plays. ``forced`` is the seat on the hundred. The seats of ``unseen``
    have not looked at their cards: they may still bid blind. ``blind``: the highest bid is a
    blind one. ``bid`` is 0, and ``leader`` the forced seat, until somebody has bid.
    """

    hands: tuple[Mask, ...]
    talon: Mask
    calls: tuple[Call, ...]
    turn: int
    leader: int
    bid: int
    forced: int
    other: Mask = 0
    dead: Mask = 0
    unseen: tuple[int, ...] = ()
    blind: bool = False
    rights: tuple[Right, ...] = ()
    kind: Literal["auction"] = "auction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought:
    """How the auction ended, fixed for the rest of the deal (a re-buy makes another).

    ``talon`` is the packet that was taken, the ``packet``-th, ``other`` the one that was not, as
    dealt, and ``dead`` the hand that nobody plays (rules 7). ``forced``: taken at the forced bid
    without a raise of one's own. ``blind``: at a blind 120 that nobody outbid.
    """

    declarer: int
    bid: int
    talon: Mask
    talon_shown: bool
    calls: tuple[Call, ...]
    packet: int = 0
    other: Mask = 0
    dead: Mask = 0
    forced: bool = False
    blind: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Taking:
    """The declarer picks a packet unseen: ``bought.talon`` or ``bought.other`` (rules 7)."""

    hands: tuple[Mask, ...]
    bought: Bought
    rights: tuple[Right, ...] = ()
    kind: Literal["taking"] = "taking"


@dataclass(frozen=True, slots=True, kw_only=True)
class Exchange:
    """The declarer holds the talon: he gives and lays down cards, then names the contract.

    ``laid`` are the cards he put face down or to the other packet (rules 7). The seats of
    ``buyers`` may buy the talon (``talon_rebuy``).
    """

    hands: tuple[Mask, ...]
    bought: Bought
    gifts: tuple[Gift, ...] = ()
    laid: Mask = 0
    buyers: tuple[int, ...] = ()
    rights: tuple[Right, ...] = ()
    kind: Literal["exchange"] = "exchange"


@dataclass(frozen=True, slots=True, kw_only=True)
class Tricks:
    """The cards are played; ``table`` is the running trick: indices, in the order played.

    ``laid`` are the cards the declarer put away in the exchange. ``rights`` end with the first
    lead (``redeal_after_pass``).
    """

    hands: tuple[Mask, ...]
    turn: int
    leader: int
    table: tuple[int, ...]
    trump: int
    tricks: tuple[Trick, ...]
    declared: tuple[Declared, ...]
    contract: int
    bought: Bought
    gifts: tuple[Gift, ...]
    laid: Mask = 0
    rights: tuple[Right, ...] = ()
    kind: Literal["tricks"] = "tricks"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw:
    """The draw game of two: as :class:`Tricks`, with no contract (rules 7, ``two_player=draw``).

    ``stock`` are the cards still to be drawn: indices, in the order drawn. ``drawn`` are those
    drawn so far, two after each trick, its taker's first.
    """

    hands: tuple[Mask, ...]
    turn: int
    leader: int
    table: tuple[int, ...]
    trump: int
    tricks: tuple[Trick, ...]
    declared: tuple[Declared, ...]
    stock: tuple[int, ...]
    drawn: tuple[int, ...]
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finished:
    """The match is over."""

    winner: int
    kind: Literal["finished"] = "finished"


Phase: TypeAlias = Dealing | Cutting | Auction | Taking | Exchange | Tricks | Draw | Finished
