"""A deal drawn for a terminal: hands, auction, exchange, tricks, points and result."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from game.cards import DECK, Card, Suit
from game.errors import RulesError
from game.history import History, HistoryError
from game.retelling import Hands, Told, ToldTrick, UntoldError, retell
from game.rules import Rules, from_dict
from game.shapes import ActionRecord, DealRecord

SYMBOLS: Final = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}
PLAIN: Final = str.maketrans({symbol: suit.value for suit, symbol in SYMBOLS.items()})
"""For a terminal that has no suits."""
WIDTH: Final = 20
"""The most letters of a name, which may hold anything."""
TITLES: Final = 10
"""The width of what stands at the left."""
Drawn = Iterator[str]


def draw_deals(history: History, deal: int | None = None) -> list[str]:
    """Return the lines of a deal, all its attempts, or of the whole match.

    :raises HistoryError: if there is no such deal, or a record tells of none
    """
    chosen = [each for each in enumerate(history.deals, 2) if deal in (None, each[1]["deal"])]
    if deal is not None and not chosen:
        raise HistoryError(f"there is no deal {deal}")
    try:
        rules = from_dict(history.header["rules"])
    except RulesError as error:
        raise HistoryError(f"line 1: this match cannot be told here: {error}") from None
    names = [_name(seat["name"]) for seat in history.header["seats"]]
    lines: list[str] = []
    for at, record in chosen:
        if not _fits(record, names):
            raise HistoryError(f"line {at}: not a deal of this match")
        try:
            lines += [*([""] if lines else []), *_draw(record, names, rules)]
        except UntoldError as error:
            raise HistoryError(f"line {at}: {error}") from None
    return lines


def _draw(record: DealRecord, names: Sequence[str], rules: Rules) -> list[str]:
    told = retell(record, rules)
    lines = [_heading(record, names), *_dealt(told, names)]
    lines += _row("Auction", "; ".join(_said(each, names) for each in told.auction))
    for at, entry in enumerate(told.exchange):
        lines += _row("" if at else "Exchange", _said(entry, names))
    if told.tricks and told.exchange:
        lines += _hands(told.held, names)
    for number, trick in enumerate(told.tricks, 1):
        lines += _row(f"Trick {number}", _trick(trick, names))
    return [*lines, *_came_to(record, names)]


def _fits(record: DealRecord, names: Sequence[str]) -> bool:
    """Return whether a deal tells of as many seats as the match has."""
    figures = record["totals"], record["points"], record["scores"]
    named = {record["dealer"], record["declarer"]} - {None}
    return {len(each) for each in figures} == {len(names)} and named <= {*range(len(names))}


def _name(text: str) -> str:
    """Return a name that does nothing to a terminal."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)[:WIDTH]


def _row(title: str, text: str) -> list[str]:
    return [f"{title:<{TITLES}}{text}"] if text else []


def _heading(record: DealRecord, names: Sequence[str]) -> str:
    golden = ", golden" if record["golden"] else ""
    return f"Deal {record['deal']}{golden}, dealt by {names[record['dealer']]}"


def _dealt(told: Told, names: Sequence[str]) -> Drawn:
    if not told.dealt:
        yield "No cards were dealt."
        return
    yield from _hands(told.dealt, names)
    for number, packet in enumerate(told.packets, 1):
        title = "Talon" if len(told.packets) == 1 else f"Packet {number}"
        yield from _row(title, _cards(packet))
    yield from _row("Dead hand", _cards(_sorted(told.dead)))
    yield from _row("Stock", _cards(told.stock))


def _hands(hands: Hands, names: Sequence[str]) -> Drawn:
    width = max(len(names[seat]) for seat in hands)
    for seat, cards in hands.items():
        yield f"  {names[seat]:<{width}}  {_cards(_sorted(cards))}"


def _sorted(cards: Sequence[Card]) -> list[Card]:
    return sorted(cards, key=DECK.index, reverse=True)


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(map(_card, cards))


def _card(card: Card) -> str:
    rank = card.rank.value
    return f"{'10' if rank == 'T' else rank}{SYMBOLS[card.suit]}"


def _said(entry: ActionRecord, names: Sequence[str]) -> str:
    """Return what a seat called, or did in the exchange."""
    kind, seat, *what = entry
    return f"{names[int(seat)]} {_done(str(kind), what, names)}"


def _done(kind: str, what: Sequence[str | int], names: Sequence[str]) -> str:
    match kind, what:
        case "cut", [place]:
            return f"cuts at {place}"
        case "redeal", [why]:
            return f"has a new deal ({str(why).replace('_', ' ')})"
        case "bid", [amount]:
            return str(amount)
        case "blind", []:
            return "120 blind"
        case "rebuy", [price]:
            return f"buys the talon for {price}"
        case "writeoff", []:
            return "writes the deal off"
        case "contract", [amount]:
            return f"plays {amount}"
        case _:
            return _moved(kind, what, names)


def _moved(kind: str, what: Sequence[str | int], names: Sequence[str]) -> str:
    """Return what a seat did with cards."""
    match kind, what:
        case "take", []:
            return "takes the talon"
        case "take", [packet]:
            return f"takes packet {int(packet) + 1}"
        case "give", ["dead", str(card)]:
            return f"gives the dead hand {_card(Card(card))}"
        case "give", [int(to), str(card)]:
            return f"gives {names[to]} {_card(Card(card))}"
        case "lay", cards:
            return f"lays aside {_cards([Card(str(each)) for each in cards])}"
        case _:
            return _name(" ".join([kind, *map(str, what)]))


def _trick(trick: ToldTrick, names: Sequence[str]) -> str:
    said = [f"{names[seat]} {_card(card)}" for seat, card in trick.cards]
    if trick.declared is not None:
        kind = trick.declared.kind.replace("_", " ")
        said[0] += f" ({kind} {SYMBOLS[trick.declared.suit]} {trick.declared.value})"
    text = ", ".join(said)
    if trick.winner is None:
        return f"{text}; not finished"
    points = sum(card.points for _, card in trick.cards)
    text += f"; {names[trick.winner]} takes {points}"
    drawn = ", ".join(f"{names[seat]} draws {_card(card)}" for seat, card in trick.drawn)
    return f"{text}; {drawn}" if drawn else text


def _came_to(record: DealRecord, names: Sequence[str]) -> Drawn:
    outcome = record["outcome"].replace("_", " ")
    declarer, contract = record["declarer"], record["contract"]
    whose = "" if declarer is None else f"{names[declarer]}, "
    yield from _row("Result", f"{whose}{'' if contract is None else f'{contract} '}{outcome}")
    each = _by_seat(names)
    yield from _row("Points", each(record["points"], ""))
    yield from _row("Scores", each(record["scores"], "+"))
    yield from _row("Fines", "; ".join(_marked(entry, names) for entry in record["penalties"]))
    yield from _row("Events", "; ".join(_marked(entry, names) for entry in record["events"]))
    yield from _row("Totals", each(record["totals"], ""))


def _by_seat(names: Sequence[str]) -> Callable[[Sequence[int], str], str]:
    return lambda figures, sign: ", ".join(
        f"{name} {figure:{sign}}" for name, figure in zip(names, figures, strict=True)
    )


def _marked(entry: ActionRecord, names: Sequence[str]) -> str:
    """Return a fine or an event; the file may hold anything there."""
    match entry:
        case [str(what), int(seat), *more] if seat in range(len(names)):
            said = " ".join([what, *map(str, more)])
            return f"{names[seat]} {_name(said)}"
        case _:
            return _name(" ".join(map(str, entry)))
