"""The table message: all that is public in a deal, and nothing else."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.presses import AtTable
from bot.render import board
from bot.render.names import Player, html_labels, labels, mention
from bot.render.screen import Button, Screen
from game.views import View


def table_screen(
    view: View, players: Sequence[Player], t: Translator, *, table: int, commitment: str
) -> Screen:
    """Return the group's message of a deal.

    :param view: the public one, of no seat
    :param commitment: the digest published before the cards are shown
    """
    if view.seat is not None:
        raise ValueError(f"the view of seat {view.seat} is not for the group")
    names = html_labels(players, t)
    lines = [t("table-deal", n=view.deal), *board.seat_lines(view, names, t), ""]
    match view.stage:
        case "dealing":
            return Screen("\n".join([*lines, t("table-dealing")]))
        case "finished":
            winner = "" if view.winner is None else names[view.winner]
            return Screen("\n".join([*lines, t("table-finished", name=winner)]))
        case "auction":
            lines += board.auction_lines(view, names, t)
        case "exchange":
            lines += [board.declarer_line(view, names, t), board.talon_line(view, t)]
        case "tricks":
            lines.append(board.declarer_line(view, names, t))
            if not view.tricks:
                lines.append(board.talon_line(view, t))
            lines += board.play_lines(view, names, t) + board.trick_lines(view, names, t)
    lines += ["", _call(view, players, t), t("table-commitment", digest=commitment)]
    button = Button(t("button-cards"), str(AtTable(table, "cards", view.deal)))
    return Screen("\n".join(lines), ((button,),))


def _call(view: View, players: Sequence[Player], t: Translator) -> str:
    if view.turn is None:
        return ""
    called = mention(players[view.turn], labels(players, t)[view.turn])
    return board.turn_line(view, called, t)
