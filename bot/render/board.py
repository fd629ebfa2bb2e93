"""What lies open in a deal, line by line: the same in the group and above a hand."""

from collections.abc import Sequence
from typing import Final

from bot.l10n import Translator
from bot.render.cards import SYMBOLS, card_label, cards_line
from bot.render.figures import counted, handed, number, owned
from game.actions import DEAD
from game.cards import Suit
from game.forms import TWO_PLAYERS
from game.phases import PASS, Call, Declares
from game.scoring import is_free
from game.talon import REBUY_RAISE
from game.views import SeenTrick, View

CALLS: Final = 6
"""How many calls of a seat are shown; the earlier ones no longer matter."""
TURN: Final = "►"
Names = Sequence[str]
"""A label a seat, ready for HTML."""


def suit_label(suit: Suit, t: Translator) -> str:
    """Return a suit by symbol and name."""
    return f"{SYMBOLS[suit]} {_suit_name(suit, t)}"


def _suit_name(suit: Suit, t: Translator) -> str:
    match suit:
        case Suit.SPADES:
            return t("suit-spades")
        case Suit.CLUBS:
            return t("suit-clubs")
        case Suit.DIAMONDS:
            return t("suit-diamonds")
        case Suit.HEARTS:
            return t("suit-hearts")


def seat_lines(view: View, names: Names, t: Translator) -> list[str]:
    """Return every seat with its total and marks, the one on turn pointed at."""
    lines = []
    for seat, name in enumerate(names):
        dot = TURN if view.turn == seat else "•"
        total = number(view.standing.totals[seat])
        lines.append(" · ".join((f"{dot} {name}: {total}", *_marks(view, seat, t))))
    return lines


def _marks(view: View, seat: int, t: Translator) -> list[str]:
    standing, rules = view.standing, view.rules
    marks = []
    used = standing.barrel[seat]
    if used is not None:
        marks.append(t("mark-barrel", n=used + 1, of=rules.barrel_attempts))
    if is_free(rules, standing.falls[seat]):
        marks.append(t("mark-free"))
    if rules.barrier != "off" and view.stage != "draw" and standing.totals[seat] >= rules.barrier:
        marks.append(t("mark-barrier"))
    if standing.bolts[seat]:
        marks.append(t("mark-bolts", n=standing.bolts[seat]))
    if view.dealer == seat:
        marks.append(t("mark-dealer") if seat in view.playing else t("mark-sitter"))
    return marks


def golden_lines(view: View, t: Translator) -> list[str]:
    """Return which deal of the golden round this is, while the round lasts."""
    golden = view.standing.golden
    if golden is None or view.stage == "finished":
        return []
    return [t("board-golden", n=view.players - golden.left + 1, of=view.players)]


def auction_lines(view: View, names: Names, t: Translator) -> list[str]:
    """Return what each seat has called so far, forehand first."""
    lines = []
    for seat in view.playing:
        said = [_call(call, t) for call in view.calls if call.seat == seat]
        if len(said) > CALLS:
            said = ["…", *said[-CALLS:]]
        if said:
            lines.append(f"{names[seat]}: {', '.join(said)}")
    return [t("board-auction"), *lines] if lines else []


def _call(call: Call, t: Translator) -> str:
    if call.amount == PASS:
        return t("call-pass")
    if call.blind:
        return t("call-blind", n=call.amount)
    return t("call-forced", n=call.amount) if call.forced else str(call.amount)


def declarer_line(view: View, names: Names, t: Translator) -> str:
    """Return who plays, for how much; nothing before that is known."""
    if view.declarer is None:
        return ""
    name = names[view.declarer]
    if view.contract:
        if view.blind:
            return t("board-contract-blind", name=name, n=view.contract)
        return t("board-contract", name=name, n=view.contract)
    if view.blind:
        return t("board-declarer-blind", name=name, n=view.bid)
    if view.bid > max(call.amount for call in view.calls):
        return t("board-declarer-bought", name=name, n=view.bid)
    sits = view.standing.barrel[view.declarer] is not None
    if view.rules.barrel_auction == "skip" and sits and view.standing.golden is None:
        return t("board-declarer-skips", name=name, n=view.bid)
    return t("board-declarer", name=name, n=view.bid)


def talon_line(view: View, t: Translator) -> str:
    """Return the talon, or the packet taken, as this viewer has seen it."""
    if view.declarer is None or view.stage == "taking":
        return ""
    if view.talon:
        cards = cards_line(view.talon, t)
        if view.packet is None:
            return t("board-talon", cards=cards)
        return t("board-packet", n=view.packet + 1, cards=cards)
    if view.packet is not None:
        return t("board-packet-hidden", n=view.packet + 1)
    return t("board-talon-blind") if view.blind else t("board-talon-hidden")


def exchange_lines(view: View, names: Names, t: Translator) -> list[str]:
    """Return what is open of the exchange: gifts, how much was laid down, the price of the talon.

    The names are those of the reader, who is not told here of what he put away himself.
    """
    lines = []
    if view.given and view.seat != view.declarer:
        lines.append(t("board-given", list=gifts(view, names, t)))
    laid = _laid(view)
    if laid and view.seat != view.declarer:
        lines.append(t("board-laid", n=laid))
    if view.buyers:
        lines.append(t("board-rebuy", n=view.bid + REBUY_RAISE))
    return lines


def gifts(view: View, names: Names, t: Translator) -> str:
    """Return the gifts that this viewer has seen."""
    given = (handed(card_label(card, t), receiver(names, to, t)) for to, card in view.given)
    return " · ".join(given)


def receiver(names: Names, to: int, t: Translator) -> str:
    """Return who gets a card: a seat, or the hand that nobody plays."""
    return t("name-dead-hand") if to == DEAD else names[to]


def _laid(view: View) -> int:
    """Return how many cards the declarer has put away so far, which everybody could count."""
    if view.players > 2 or view.declarer is None or view.stage not in {"exchange", "tricks"}:
        return 0
    return 0 if view.to_lay else TWO_PLAYERS[view.rules.two_player].lays


def play_lines(view: View, names: Names, t: Translator) -> list[str]:
    """Return the stock, trump, what was declared and the points so far."""
    trump = view.trump
    lines = [t("board-stock", n=view.stock)] if view.stage == "draw" else []
    lines.append(
        t("board-no-trump") if trump is None else t("board-trump", suit=suit_label(trump, t))
    )
    if view.marriages:
        declared = (
            owned(names[m.seat], declared_label(m.kind, m.suit, m.value, t))
            for m in view.marriages
        )
        lines.append(t("board-marriages", list=" · ".join(declared)))
    if view.tricks:
        points = (counted(names[seat], str(view.points[seat])) for seat in sorted(view.playing))
        lines.append(t("board-points", list=" · ".join(points)))
    return lines


def declared_label(kind: Declares, suit: Suit, n: int, t: Translator) -> str:
    """Return what was declared, and what it is worth to its owner."""
    match kind:
        case "marriage":
            return f"{SYMBOLS[suit]} {n}"
        case "small_marriage":
            return t("declared-small", suit=SYMBOLS[suit], n=n)
        case "aces":
            return t("declared-aces", n=n)
        case "nines":
            return t("declared-nines", n=n)


def trick_lines(view: View, names: Names, t: Translator) -> list[str]:
    """Return the last trick and the cards of the running one, if it goes on."""
    lines = [last_trick(view.tricks[-1], names, t)] if view.tricks else []
    running = running_trick(view, names, t)
    return [*lines, "", *running] if running else lines


def running_trick(view: View, names: Names, t: Translator) -> list[str]:
    """Return the number and the cards of the running trick; nothing if none is to come."""
    if view.turn is None and not view.trick:
        return []
    cards = [f"<b>{card_label(card, t)}</b> {names[seat]}" for seat, card in view.trick]
    return [t("board-trick", n=len(view.tricks) + 1), *cards]


def last_trick(trick: SeenTrick, names: Names, t: Translator) -> str:
    """Return a finished trick in the order played, with who took it."""
    cards = cards_line((card for _, card in trick.cards), t)
    return t("board-last-trick", cards=cards, name=names[trick.winner])


def turn_line(view: View, name: str, t: Translator) -> str:
    """Say who is to act and what he is to do.

    :param name: of the seat on turn, ready for HTML
    """
    match view.stage:
        case "cutting":
            return t("turn-cut", name=name)
        case "auction":
            return t("turn-bid", name=name)
        case "taking":
            return t("turn-take", name=name)
        case "exchange":
            if view.to_give:
                return t("turn-give", name=name)
            return t("turn-lay", name=name) if view.to_lay else t("turn-contract", name=name)
        case "tricks" | "draw":
            return t("turn-play", name=name) if view.trick else t("turn-lead", name=name)
        case _:
            return ""
