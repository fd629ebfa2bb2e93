"""The hand message: one seat's cards in his private chat, and the buttons of his choice."""

import re
from collections.abc import Sequence

from bot.l10n import Translator
from bot.render import board
from bot.render.amounts import bidding, contracts
from bot.render.asides import aside, redeal_rows
from bot.render.cards import card_label, hand_line
from bot.render.choice import Choice, Row
from bot.render.figures import counted, number
from bot.render.giving import giving, laid_line
from bot.render.names import Player, html_labels, html_seats, html_title
from bot.render.opening import cutting, taking
from bot.render.playing import playing
from bot.render.screen import Screen
from game.actions import Look
from game.views import View


def hand_screen(  # noqa: PLR0913 - what a seat sees has many sides
    view: View,
    players: Sequence[Player],
    t: Translator,
    *,
    title: str,
    table: int,
    choice: int | None,
    page: str = "",
    note: str = "",
    single: bool = False,
) -> Screen:
    """Return a seat's message of a deal, in the language of who sits there.

    :param title: the group's name as it is
    :param choice: the revision at which the seat's choice opened; None: it has none, no buttons
    :param page: what :class:`bot.presses.Look` says; a page that makes no sense is the first one
    :param note: HTML of one more line
    :param single: it is no deal of a match, so that its number says nothing
    """
    if view.seat is None:
        raise ValueError("a hand message belongs to a seat")
    lines = [_heading(title, 0 if single else view.deal, t), *board.golden_lines(view, t)]
    if view.stage in {"dealing", "finished"}:
        return Screen(joined([*lines, t("hand-none"), note]))
    names = html_labels(players, t, you=view.seat)
    asked = Choice(view, names, table, choice or 0)
    prompt, rows = _asked(asked, page, t, chooses=choice is not None)
    lines += [*_public(view, names, players, t), "", *_private(view, names, t), "", prompt, note]
    return Screen(joined(lines), tuple(rows))


def joined(lines: Sequence[str]) -> str:
    """Put lines together with never more than one empty one between them."""
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _asked(choice: Choice, page: str, t: Translator, *, chooses: bool) -> tuple[str, list[Row]]:
    """Return who is to act, and what this seat may do; without a choice there are no buttons."""
    view = choice.view
    if view.turn is None:
        return "", []
    if view.turn == view.seat:
        words, rows = _asking(choice, page, t)
        if not chooses:
            return words, []
        return f"{board.TURN} {words}", [*redeal_rows(choice, t), *rows]
    waiting = board.turn_line(view, choice.names[view.turn], t)
    if not chooses:
        return waiting, []
    words, rows = aside(choice, page, t)
    return "\n".join(filter(None, (waiting, words))), [*redeal_rows(choice, t), *rows]


def _heading(title: str, deal: int, t: Translator) -> str:
    """Return the first line: where, and which deal, if it has a number."""
    where = html_title(title)
    if not deal:
        return f"<b>{where}</b>" if where else ""
    return t("hand-title", title=where, n=deal) if where else t("table-deal", n=deal)


def _public(view: View, names: board.Names, players: Sequence[Player], t: Translator) -> list[str]:
    """Return what lies open; beside the totals computers are called by their level as well."""
    if view.stage in {"tricks", "draw"}:
        declarer = [board.declarer_line(view, names, t)] if view.declarer is not None else []
        return [*declarer, *board.play_lines(view, names, t), *board.trick_lines(view, names, t)]
    seats = html_seats(players, t, you=view.seat)
    totals = (
        counted(name, number(n)) for name, n in zip(seats, view.standing.totals, strict=True)
    )
    lines = [t("board-totals", list=" · ".join(totals)), ""]
    if view.stage == "auction":
        return lines + board.auction_lines(view, names, t)
    if view.declarer is None:
        return lines
    return [*lines, board.declarer_line(view, names, t)]


def _private(view: View, names: board.Names, t: Translator) -> list[str]:
    """Return what this seat alone knows: what the exchange brought, and its cards."""
    lines = [board.talon_line(view, t)] if view.talon else []
    lines += board.exchange_lines(view, names, t)
    if view.received is not None:
        lines.append(t("hand-received", card=card_label(view.received, t)))
    if view.drew is not None:
        lines.append(t("hand-drew", card=card_label(view.drew, t)))
    if view.seat == view.declarer:
        if view.given:
            lines.append(t("hand-given", list=board.gifts(view, names, t)))
        lines.append(laid_line(view, t))
    return [*filter(None, lines), *_cards(view, t)]


def own_cards(view: View, t: Translator) -> str:
    """Return the line of a seat's cards."""
    return t("hand-cards", cards=hand_line(view.hand, view.trump, t))


def _cards(view: View, t: Translator) -> list[str]:
    if view.hand:
        return [own_cards(view, t)]
    if view.seat not in view.playing:
        return [t("hand-sits-out")]
    if view.unseen:
        return [t("hand-unseen") if Look() in view.legal else t("hand-blind")]
    return []


def _asking(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    match choice.view.stage:
        case "cutting":
            return cutting(choice, page, t)
        case "auction":
            return bidding(choice, page, t)
        case "taking":
            return taking(choice, t)
        case "exchange":
            gives = choice.view.to_give or choice.view.to_lay
            return giving(choice, page, t) if gives else contracts(choice, page, t)
        case _:
            return playing(choice, page, t)
