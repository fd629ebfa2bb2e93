"""A deal that is over, step by step: the deal and the calls, the exchange, each trick, the result.

All cards lie open: a record is all that goes in, and a deal in play has none.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Final
from urllib.parse import quote

from bot.l10n import Translator
from bot.render.board import Names, declared_label, suit_label
from bot.render.booked import forced_call
from bot.render.cards import card_label, cards_line, hand_line, in_order
from bot.render.figures import counted, deal_number, handed, owned, signed
from bot.render.names import Player, html_labels, html_title
from bot.render.result import account
from bot.render.screen import Button, Screen
from bot.replay_presses import Replay, ReplayPage
from game.cards import Card, Suit
from game.retelling import Hands, Told, ToldTrick, retell
from game.rules import Rules
from game.shapes import ActionRecord, DealRecord

# With the variation selector they are of one size on every phone.
FIRST, BACK, NEXT, LAST = "⏮\ufe0f", "◀\ufe0f", "▶\ufe0f", "⏭\ufe0f"
SHARE: Final = "https://t.me/share/url?url="


@dataclass(frozen=True, slots=True, kw_only=True)
class Reel:
    """A deal that is over, and what it is told with.

    ``before`` is the record before it, ``title`` the group's name as it is, ``you`` the reader's
    seat, ``rules`` are the match's; ``single``: it is no deal of a match.
    """

    record: DealRecord
    before: DealRecord | None
    players: tuple[Player, ...]
    rules: Rules
    title: str = ""
    you: int | None = None
    single: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Doors:
    """Where the buttons of a replay lead: its pages, the deals beside it, and to others."""

    which: Replay
    token: str
    earlier: Replay | None
    later: Replay | None
    link: str


def replay_button(which: Replay, t: Translator) -> Button:
    """Return the button that opens the replay of a deal."""
    return Button(t("button-replay"), str(which))


def replay_screen(reel: Reel, page: int, doors: Doors, t: Translator) -> Screen:
    """Return a page of a replay, from 0 on; beyond its last page the last one."""
    told, names = retell(reel.record, reel.rules), html_labels(reel.players, t, you=reel.you)
    steps = list(_steps(reel, told, names, t))
    page = min(page, len(steps) - 1)
    where = html_title(reel.title)
    lines = [f"<b>{where}</b>"] if where else []
    number = deal_number(reel.record["deal"], single=reel.single)
    lines.append(t("replay-title", n=number, page=page + 1, of=len(steps)))
    return Screen("\n".join([*lines, *steps[page]()]), tuple(_rows(page, len(steps), doors, t)))


def _rows(page: int, pages: int, doors: Doors, t: Translator) -> Iterator[tuple[Button, ...]]:
    """The buttons stay where they are on every page, for a thumb that does not look."""
    which = doors.which
    last = pages - 1
    targets = {FIRST: 0, BACK: max(0, page - 1), NEXT: min(last, page + 1), LAST: last}
    yield tuple(
        Button(label, str(ReplayPage(which.table, which.deal, which.attempt, target, doors.token)))
        for label, target in targets.items()
    )
    beside = []
    if doors.earlier is not None:
        label = t("button-replay-earlier", n=doors.earlier.deal)
        beside.append(Button(label, _first_page(doors.earlier)))
    if doors.later is not None:
        label = t("button-replay-later", n=doors.later.deal)
        beside.append(Button(label, _first_page(doors.later)))
    if beside:
        yield tuple(beside)
    yield (Button(t("button-share"), url=SHARE + quote(doors.link, safe="")),)


def _first_page(deal: Replay) -> str:
    return str(ReplayPage(deal.table, deal.deal, deal.attempt, 0))


Lines = Iterator[str]


def _steps(reel: Reel, told: Told, names: Names, t: Translator) -> Iterator[Callable[[], Lines]]:
    """Return what writes each page."""
    forced = forced_call(told.auction, reel.record, reel.rules, reel.before)
    yield partial(_opening, told, forced, names, t)
    if told.exchange:
        yield partial(_exchange, reel.record, told, names, t)
    for number, trick in enumerate(told.tricks, 1):
        yield partial(_trick, reel.record, number, trick, names, t)
    yield partial(_result, reel, names, t)


def _opening(told: Told, forced: ActionRecord | None, names: Names, t: Translator) -> Lines:
    """The cards as dealt, and what was called with them."""
    yield ""
    if not told.dealt:
        yield t("replay-no-cards")
        return
    yield from _hands(told.dealt, names, t)
    yield ""
    if len(told.packets) == 1:
        yield t("board-talon", cards=cards_line(in_order(told.packets[0]), t))
    else:
        for number, packet in enumerate(told.packets, 1):
            yield t("board-packet", n=number, cards=cards_line(in_order(packet), t))
    if told.dead:
        yield t("replay-dead", cards=cards_line(in_order(told.dead), t))
    if told.stock:
        yield t("replay-stock", cards=cards_line(told.stock, t))
    calls = dict[int, list[str]]()
    for entry in told.auction:
        if entry[0] in {"bid", "blind", "pass"}:
            call = _call(entry, t, forced=entry is forced)
            calls.setdefault(int(entry[1]), []).append(call)
    if calls:
        yield from ("", t("board-auction"))
        yield from (f"{names[seat]}: {', '.join(said)}" for seat, said in calls.items())


def _call(entry: ActionRecord, t: Translator, *, forced: bool) -> str:
    match entry:
        case ["bid", _, int(amount)]:
            return t("call-forced", n=amount) if forced else str(amount)
        case ["blind", _]:
            return t("call-blind", n=120)
        case _:
            return t("call-pass")


def _exchange(record: DealRecord, told: Told, names: Names, t: Translator) -> Lines:
    """Who took what, what he passed on, and what all held then."""
    yield ""
    yield from _hands(told.held, names, t)
    yield ""
    yield from _contract(record, names, t)
    given = list[str]()
    for entry in told.exchange:
        match entry:
            case ["take", _, *which]:
                packet = int(which[0]) if which else 0
                cards = cards_line(in_order(told.packets[packet]), t)
                yield (
                    t("board-packet", n=packet + 1, cards=cards)
                    if which
                    else t("board-talon", cards=cards)
                )
            case ["rebuy", int(seat), int(price)]:
                yield t("board-declarer-bought", name=names[seat], n=price)
            case ["give", _, int(to), str(card)]:
                given.append(handed(card_label(Card(card), t), names[to]))
            case ["give", _, _, str(card)]:
                given.append(handed(card_label(Card(card), t), t("name-dead-hand")))
            case ["lay", _, *laid]:
                cards = cards_line([Card(str(each)) for each in laid], t)
                yield t("replay-laid", cards=cards)
    if given:
        yield t("board-given", list=" · ".join(given))


def _contract(record: DealRecord, names: Names, t: Translator) -> Lines:
    """Say who played, and for how much; a deal that was stopped may not have got so far."""
    declarer, amount = record["declarer"], record["contract"]
    if declarer is None or amount is None:
        return
    if record["outcome"] == "written_off":
        yield t("board-declarer", name=names[declarer], n=amount)
    else:
        yield t("board-contract", name=names[declarer], n=amount)


def _trick(
    record: DealRecord, number: int, trick: ToldTrick, names: Names, t: Translator
) -> Lines:
    """What was held before a trick, with the cards marked that went to it, and what it brought."""
    yield from _contract(record, names, t)
    yield (
        t("board-no-trump")
        if trick.trump is None
        else t("board-trump", suit=suit_label(trick.trump, t))
    )
    yield ""
    yield from _hands(trick.hands, names, t, trick.trump, dict(trick.cards))
    yield from ("", t("board-trick", n=number))
    for at, (seat, card) in enumerate(trick.cards):
        declared = trick.declared
        line = f"<b>{card_label(card, t)}</b> {names[seat]}"
        if declared is not None and not at:
            line += f" · {declared_label(declared.kind, declared.suit, declared.value, t)}"
        yield line
    if trick.winner is not None:
        worth = sum(card.points for _, card in trick.cards)
        yield t("replay-taken", name=names[trick.winner], n=signed(worth))
    if trick.drawn:
        drawn = (owned(names[seat], card_label(card, t)) for seat, card in trick.drawn)
        yield t("replay-drawn", list=" · ".join(drawn))
    points = (counted(names[seat], str(trick.points[seat])) for seat in sorted(trick.hands))
    yield t("board-points", list=" · ".join(points))


def _result(reel: Reel, names: Names, t: Translator) -> Lines:
    yield ""
    yield from account(reel.record, names, reel.rules, t, reel.before, single=reel.single)


def _hands(
    hands: Hands,
    names: Names,
    t: Translator,
    trump: Suit | None = None,
    played: Mapping[int, Card] | None = None,
) -> Lines:
    """Return each hand below its name: on a phone both do not fit into one line."""
    for seat in sorted(hands):
        line = hand_line(hands[seat], trump, t)
        card = (played or {}).get(seat)
        if card is not None:
            label = card_label(card, t)
            line = line.replace(label, f"<b><u>{label}</u></b>")
        yield f"<b>{names[seat]}</b>"
        yield line
