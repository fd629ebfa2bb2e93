"""What lies open in a deal, line by line: the same in the group and above a hand."""

from collections.abc import Sequence
from typing import Final

from bot.l10n import Translator
from bot.render.cards import SYMBOLS, card_label, cards_line
from bot.render.figures import number
from game.cards import Suit
from game.phases import PASS
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
    standing = view.standing
    marks = []
    used = standing.barrel[seat]
    if used is not None:
        marks.append(t("mark-barrel", n=used + 1, of=view.rules.barrel_attempts))
    if standing.bolts[seat]:
        marks.append(t("mark-bolts", n=standing.bolts[seat]))
    if view.dealer == seat:
        marks.append(t("mark-dealer"))
    return marks


def auction_lines(view: View, names: Names, t: Translator) -> list[str]:
    """Return what each seat has called so far, forehand first."""
    lines = []
    for seat in view.playing:
        calls = [call for call in view.calls if call.seat == seat]
        said = [
            t("call-pass")
            if call.amount == PASS
            else t("call-forced", n=call.amount)
            if call.forced
            else str(call.amount)
            for call in calls
        ]
        if len(said) > CALLS:
            said = ["…", *said[-CALLS:]]
        if said:
            lines.append(f"{names[seat]}: {', '.join(said)}")
    return [t("board-auction"), *lines]


def declarer_line(view: View, names: Names, t: Translator) -> str:
    """Return who plays, for how much; nothing before that is known."""
    if view.declarer is None:
        return ""
    name = names[view.declarer]
    if view.contract:
        return t("board-contract", name=name, n=view.contract)
    return t("board-declarer", name=name, n=view.bid)


def talon_line(view: View, t: Translator) -> str:
    """Return the talon as this viewer has seen it."""
    if view.talon:
        return t("board-talon", cards=cards_line(view.talon, t))
    return t("board-talon-hidden") if view.declarer is not None else ""


def play_lines(view: View, names: Names, t: Translator) -> list[str]:
    """Return trump, marriages and the points so far."""
    trump = view.trump
    lines = [t("board-no-trump") if trump is None else t("board-trump", suit=suit_label(trump, t))]
    if view.marriages:
        declared = (f"{names[m.seat]} <b>{SYMBOLS[m.suit]} {m.value}</b>" for m in view.marriages)
        lines.append(t("board-marriages", list=" · ".join(declared)))
    if view.tricks:
        points = (f"{name} <b>{n}</b>" for name, n in zip(names, view.points, strict=True))
        lines.append(t("board-points", list=" · ".join(points)))
    return lines


def trick_lines(view: View, names: Names, t: Translator) -> list[str]:
    """Return the last trick and the cards of the running one."""
    lines = [last_trick(view.tricks[-1], names, t)] if view.tricks else []
    lines += ["", t("board-trick", n=len(view.tricks) + 1)]
    lines += [f"<b>{card_label(card, t)}</b> {names[seat]}" for seat, card in view.trick]
    return lines


def last_trick(trick: SeenTrick, names: Names, t: Translator) -> str:
    """Return a finished trick in the order played, with who took it."""
    cards = cards_line((card for _, card in trick.cards), t)
    return t("board-last-trick", cards=cards, name=names[trick.winner])


def turn_line(view: View, name: str, t: Translator) -> str:
    """Say who is to act and what he is to do.

    :param name: of the seat on turn, ready for HTML
    """
    match view.stage:
        case "auction":
            return t("turn-bid", name=name)
        case "exchange":
            return t("turn-give", name=name) if view.to_give else t("turn-contract", name=name)
        case "tricks":
            return t("turn-play", name=name) if view.trick else t("turn-lead", name=name)
        case _:
            return ""
