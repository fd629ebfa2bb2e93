"""A deal that is over, told again from its record: who held what, and what each trick changed.

A record is all it takes, and only a deal that is over has one.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias, get_args

from game.cards import INDEX, SUIT_OF, SUITS, Card, Suit
from game.declaring import trump_after, worth_to
from game.phases import NO_TRUMP, Declared, Declares
from game.rules import Rules
from game.shapes import ActionRecord, DealRecord

Hands: TypeAlias = Mapping[int, tuple[Card, ...]]
"""The cards of each seat that was dealt in."""
PLAYED_OUT: Final = frozenset({"made", "failed", "draw_game"})
"""The outcomes of deals that were played to the last trick."""


class UntoldError(ValueError):
    """A record that tells of no deal; the text says where and why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Worth:
    """What a lead declared, and what it brought its owner."""

    kind: Declares
    suit: Suit
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ToldTrick:
    """A trick. The hands are those before it; trump and points are those after it.

    ``winner`` is None if the match was stopped before it was full.
    """

    hands: Hands
    cards: tuple[tuple[int, Card], ...]
    declared: Worth | None
    trump: Suit | None
    winner: int | None
    points: tuple[int, ...]
    drawn: tuple[tuple[int, Card], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A deal: the cards as dealt, what was called, the exchange, what was held then, the tricks.

    A deal that was stopped while the deck was cut has no cards.
    """

    dealt: Hands
    packets: tuple[tuple[Card, ...], ...]
    dead: tuple[Card, ...]
    stock: tuple[Card, ...]
    auction: tuple[ActionRecord, ...]
    exchange: tuple[ActionRecord, ...]
    held: Hands
    tricks: tuple[ToldTrick, ...]


def retell(record: DealRecord, rules: Rules) -> Told:
    """Tell a deal again.

    :raises UntoldError: if cards move in it that are not there, or somebody acts who does not play
    """
    teller = _Teller(record, rules)
    for at, entry in enumerate(record["actions"]):
        try:
            teller.follow(entry)
        except ValueError as error:
            raise UntoldError(f"actions[{at}]: {error}") from None
    return teller.told()


class _Teller:
    """Follows a deal from entry to entry."""

    def __init__(self, record: DealRecord, rules: Rules) -> None:
        self._record, self._rules = record, rules
        self._playing, self._seats = record["playing"], range(len(record["totals"]))
        if not set(self._playing) <= set(self._seats):
            raise UntoldError("playing: there is no such seat")
        hands = record["hands"]
        self._dealt = {seat: _cards("hands", hands.get(str(seat), ())) for seat in self._playing}
        talon = [record["talon"]] if "talon" in record else record.get("talons", [])
        self._packets = tuple(_cards("talon", packet) for packet in talon)
        self._stock = list(_cards("stock", record.get("stock", ())))
        self._hands = {seat: list(cards) for seat, cards in self._dealt.items()}
        self._taken: tuple[Card, ...] = ()
        self._declarer: int | None = None
        self._auction, self._exchange = list[ActionRecord](), list[ActionRecord]()
        self._tricks = list[ToldTrick]()
        self._table = list[tuple[int, Card]]()
        self._before: Hands = {}
        self._pending: Declares | None = None
        self._worth: Worth | None = None
        self._trump, self._points = NO_TRUMP, [0] * len(self._seats)

    def follow(self, entry: ActionRecord) -> None:
        """Take in what was done next.

        :raises ValueError: if it cannot be
        """
        match entry:
            case ["auto", int(), str()]:
                return
            case [str(kind), int(seat), *_] if kind in get_args(Declares):
                self._hand(seat)
                self._pending = next(each for each in get_args(Declares) if each == kind)
            case ["play", int(seat), str(code)]:
                self._play(seat, Card(code))
            case [str(), int(seat), *_]:
                self._hand(seat)
                self._part(entry).append(entry)
            case _:
                raise ValueError("not an action of a deal")

    def _part(self, entry: ActionRecord) -> list[ActionRecord]:
        """Return where an entry belongs that comes before the tricks; let it move its cards."""
        match entry:
            case ["take", int(seat), *which]:
                self._take(seat, which)
            case ["rebuy", int(seat), int()]:
                self._take(seat, self._release())
            case ["give", int(seat), int() | "dead" as to, str(code)]:
                self._drop(seat, Card(code))
                if isinstance(to, int):
                    self._hand(to).append(Card(code))
            case ["lay", int(seat), *laid]:
                for each in laid:
                    self._drop(seat, Card(str(each)))
        return self._auction if self._declarer is None else self._exchange

    def _take(self, seat: int, which: list[str | int]) -> None:
        packet = which[0] if which else 0
        if not isinstance(packet, int) or packet not in range(len(self._packets)):
            raise ValueError("there is no such packet")
        self._taken, self._declarer = self._packets[packet], seat
        self._hand(seat).extend(self._taken)

    def _release(self) -> list[str | int]:
        """Let the declarer give the talon back; return which that is."""
        for card in self._taken:
            self._drop(-1 if self._declarer is None else self._declarer, card)
        return []

    def _hand(self, seat: int) -> list[Card]:
        if seat not in self._hands:
            raise ValueError(f"seat {seat} does not play")
        return self._hands[seat]

    def _drop(self, seat: int, card: Card) -> None:
        hand = self._hand(seat)
        if card not in hand:
            raise ValueError(f"seat {seat} does not hold {card}")
        hand.remove(card)

    def _held(self) -> Hands:
        return {seat: tuple(hand) for seat, hand in self._hands.items()}

    def _play(self, seat: int, card: Card) -> None:
        if not self._table:
            self._before = self._held()
        self._drop(seat, card)
        if self._pending is not None:
            self._declare(seat, card, self._pending)
        self._table.append((seat, card))
        if len(self._table) == len(self._playing):
            self._close()

    def _declare(self, seat: int, card: Card, kind: Declares) -> None:
        suit = SUIT_OF[INDEX[card]]
        each = Declared(len(self._tricks), seat, suit, kind)
        value = worth_to(self._rules, each, self._declarer)
        self._trump = trump_after(self._rules, each, self._trump)
        self._points[seat] += value
        self._worth, self._pending = Worth(kind=kind, suit=SUITS[suit], value=value), None

    def _close(self) -> None:
        match self._record["tricks"][len(self._tricks) : len(self._tricks) + 1]:
            case [[int(winner), *_]] if winner in self._playing:
                pass
            case _:
                raise ValueError("nobody takes this trick")
        self._points[winner] += sum(card.points for _, card in self._table)
        order = [winner, *(seat for seat in self._playing if seat != winner)]
        drawn = tuple(zip(order, self._stock, strict=False))
        self._stock = self._stock[len(drawn) :]
        for seat, card in drawn:
            self._hands[seat].append(card)
        self._tricks.append(self._trick(winner, drawn))
        self._table, self._worth = [], None

    def _trick(self, winner: int | None, drawn: tuple[tuple[int, Card], ...] = ()) -> ToldTrick:
        return ToldTrick(
            hands=self._before,
            cards=tuple(self._table),
            declared=self._worth,
            trump=None if self._trump == NO_TRUMP else SUITS[self._trump],
            winner=winner,
            points=tuple(self._points),
            drawn=drawn,
        )

    def told(self) -> Told:
        """Return what was followed so far."""
        tricks = [*self._tricks, *([self._trick(None)] if self._table else [])]
        if tricks and self._record["outcome"] in PLAYED_OUT:  # with what counts at the end alone
            tricks[-1] = replace(tricks[-1], points=tuple(self._record["points"]))
        return Told(
            dealt=self._dealt if any(self._dealt.values()) else {},
            packets=self._packets,
            dead=_cards("dead", self._record.get("dead", ())),
            stock=_cards("stock", self._record.get("stock", ())),
            auction=tuple(self._auction),
            exchange=tuple(self._exchange),
            held=tricks[0].hands if tricks else self._held(),
            tricks=tuple(tricks),
        )


def _cards(where: str, codes: Iterable[str]) -> tuple[Card, ...]:
    try:
        return tuple(Card(code) for code in codes)
    except ValueError as error:
        raise UntoldError(f"{where}: {error}") from None
