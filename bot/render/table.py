"""The table message: all that is public in a deal, and nothing else."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.presses import AtTable
from bot.render import board
from bot.render.cards import cards_line
from bot.render.clock import limit_name, timed_out
from bot.render.names import Player, html_labels, html_seats, labels, mention
from bot.render.screen import Button, Screen
from bot.tempo import Limit
from game.views import View


def table_screen(  # noqa: PLR0913 - what is public has many sides
    view: View,
    players: Sequence[Player],
    t: Translator,
    *,
    table: int,
    commitment: str,
    limit: Limit = "off",
    cut: tuple[int, Sequence[int]] = (0, ()),
    beside: Sequence[Button] = (),
    paused: bool = False,
) -> Screen:
    """Return the group's message of a deal.

    :param view: the public one, of no seat
    :param commitment: the digest published before the cards are shown
    :param limit: how long each may think
    :param cut: who has cut the deck, and how many cards were lifted, each time
    :param beside: buttons for who does not sit
    :param paused: whether the table has a break, so that nobody is called
    """
    if view.seat is not None:
        raise ValueError(f"the view of seat {view.seat} is not for the group")
    names = html_labels(players, t)
    lines = _standing(view, players, t)
    if view.stage == "finished":
        return Screen("\n".join([*lines, _end(view, names, t)]))
    call = t("table-break") if paused else _call(view, players, t, limit)
    lines += [*_open(view, cut, names, t), call, t("table-commitment", digest=commitment)]
    return Screen("\n".join(lines), _rows(view, table, beside, t))


def _standing(view: View, players: Sequence[Player], t: Translator) -> list[str]:
    """Return which deal it is, and how each seat stands in the match."""
    lines = [t("table-deal", n=view.deal), *board.golden_lines(view, t)]
    return [*lines, *board.seat_lines(view, html_seats(players, t), t), *timed_out(players, t), ""]


def _open(
    view: View, cut: tuple[int, Sequence[int]], names: board.Names, t: Translator
) -> list[str]:
    """Return what lies open, below how the deck was cut."""
    lines = list[str]()
    for block in (_cut(cut, names, t), _middle(view, names, t)):
        lines += [*block, ""] if block else []
    return lines


def _end(view: View, names: board.Names, t: Translator) -> str:
    winner = "" if view.winner is None else names[view.winner]
    return t("table-finished", name=winner)


def _rows(
    view: View, table: int, beside: Sequence[Button], t: Translator
) -> tuple[tuple[Button, ...], ...]:
    """Return the button for a person's cards, except before the deck is cut, and others."""
    cards = Button(t("button-cards"), str(AtTable(table, "cards", view.deal)))
    uncut = view.stage == "cutting" or (view.stage == "dealing" and view.rules.cut == "on")
    rows = (() if uncut else (cards,)), tuple(beside)
    return tuple(row for row in rows if row)


def _cut(cut: tuple[int, Sequence[int]], names: board.Names, t: Translator) -> list[str]:
    """Return who has cut the deck, if anybody has, and how."""
    cutter, places = cut
    listed = ", ".join(map(str, places))
    return [t("table-cut", name=names[cutter], list=listed)] if places else []


def _middle(view: View, names: board.Names, t: Translator) -> list[str]:
    """Return what lies open of the deal at its stage."""
    match view.stage:
        case "dealing":
            return []
        case "cutting":
            return [t("cut-again", cards=cards_line(view.nines, t))] if view.nines else []
        case "auction":
            return board.auction_lines(view, names, t)
        case "taking":
            return [board.declarer_line(view, names, t)]
        case "exchange":
            return [*_bought(view, names, t), *board.exchange_lines(view, names, t)]
        case _:
            lines = board.play_lines(view, names, t) + board.trick_lines(view, names, t)
            if not view.tricks:
                exchanged = board.exchange_lines(view, names, t)
                return [*_bought(view, names, t), *exchanged, *lines]
            return [*_declarer(view, names, t), *lines]


def _bought(view: View, names: board.Names, t: Translator) -> list[str]:
    """Return who plays, and what he took; in the draw game nobody plays a contract."""
    return (
        [*_declarer(view, names, t), board.talon_line(view, t)]
        if view.declarer is not None
        else []
    )


def _declarer(view: View, names: board.Names, t: Translator) -> list[str]:
    return [] if view.declarer is None else [board.declarer_line(view, names, t)]


def _call(view: View, players: Sequence[Player], t: Translator, limit: Limit) -> str:
    if view.stage == "dealing":
        return t("table-dealing")
    if view.turn is None:
        return ""
    called = mention(players[view.turn], labels(players, t)[view.turn])
    line = board.turn_line(view, called, t)
    player = players[view.turn]
    if limit == "off" or player.computer or player.away:
        return line
    return t("table-limit", call=line, limit=limit_name(limit, t))
