"""The hand message: one seat's cards in his private chat, and the buttons of his choice."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.render import board
from bot.render.amounts import bid_prompt, bidding, contract_prompt, contracts, redeal_row
from bot.render.cards import card_label, hand_line
from bot.render.choice import Choice, Row
from bot.render.figures import number
from bot.render.giving import giving
from bot.render.names import Player, html_labels, html_title
from bot.render.playing import play_prompt, playing
from bot.render.screen import Screen
from game.views import View


def hand_screen(
    view: View,
    players: Sequence[Player],
    t: Translator,
    *,
    title: str,
    table: int,
    choice: int | None,
    page: str = "",
    note: str = "",
) -> Screen:
    """Return a seat's message of a deal, in the language of who sits there.

    :param title: the group's name as it is
    :param choice: the revision at which the seat's choice opened; None: it has none, no buttons
    :param page: what :class:`bot.presses.Look` says; a page that makes no sense is the first one
    :param note: HTML of one more line
    """
    if view.seat is None:
        raise ValueError("a hand message belongs to a seat")
    lines = [heading(title, view.deal, t)]
    if view.stage in {"dealing", "finished"}:
        return Screen("\n".join([*lines, t("hand-none")]))
    names = html_labels(players, t, you=view.seat)
    rows: list[Row] = []
    prompt = _waiting(view, names, t)
    if choice is not None:
        asked = Choice(view, names, table, choice)
        rows = redeal_row(asked, t)
        if view.turn == view.seat:
            words, buttons = _asking(asked, page, t)
            prompt = f"{board.TURN} {words}"
            rows += buttons
    lines += [*_public(view, names, t), "", *_private(view, names, t), "", prompt, note]
    return Screen("\n".join(lines).strip(), tuple(rows))


def heading(title: str, deal: int, t: Translator) -> str:
    """Return the first line: where, and which deal."""
    where = html_title(title)
    return t("hand-title", title=where, n=deal) if where else t("table-deal", n=deal)


def _public(view: View, names: board.Names, t: Translator) -> list[str]:
    if view.stage == "tricks":
        declarer = board.declarer_line(view, names, t)
        return [declarer, *board.play_lines(view, names, t), *board.trick_lines(view, names, t)]
    totals = (
        f"{name} <b>{number(total)}</b>"
        for name, total in zip(names, view.standing.totals, strict=True)
    )
    lines = [t("board-totals", list=" · ".join(totals)), ""]
    if view.stage == "auction":
        return lines + board.auction_lines(view, names, t)
    return [*lines, board.declarer_line(view, names, t)]


def _private(view: View, names: board.Names, t: Translator) -> list[str]:
    """Return what this seat alone knows: what the exchange brought, and its cards."""
    lines = []
    if view.talon:
        lines.append(board.talon_line(view, t))
    if view.received is not None:
        lines.append(t("hand-received", card=card_label(view.received, t)))
    if view.given:
        given = (f"{names[to]} <b>{card_label(card, t)}</b>" for to, card in view.given)
        lines.append(t("hand-given", list=" · ".join(given)))
    return [*lines, t("hand-cards", cards=hand_line(view.hand, view.trump, t))]


def _asking(choice: Choice, page: str, t: Translator) -> tuple[str, list[Row]]:
    match choice.view.stage:
        case "auction":
            return bidding(choice, page, t)
        case "exchange":
            ask = giving if choice.view.to_give else contracts
            return ask(choice, page, t)
        case _:
            return playing(choice, page, t)


def _waiting(view: View, names: board.Names, t: Translator) -> str:
    """Return who is to act; also for the seat on turn, should it have no buttons."""
    if view.turn is None:
        return ""
    if view.turn != view.seat:
        return board.turn_line(view, names[view.turn], t)
    match view.stage:
        case "auction":
            return bid_prompt(view, t)
        case "exchange":
            return t("your-give") if view.to_give else contract_prompt(view, t)
        case _:
            return play_prompt(view, t)
