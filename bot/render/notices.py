"""What the group is told beside the game."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.presses import AtTable, Menu
from bot.render.figures import counted, number
from bot.render.names import Player, html_labels, html_title, labels, mention
from bot.render.screen import Button, Screen
from bot.render.verify import proof_line
from game.shapes import DealRecord


def stopped_screen(
    t: Translator,
    players: Sequence[Player] = (),
    totals: Sequence[int] = (),
    *,
    practice: bool = False,
    begun: bool = True,
) -> Screen:
    """Return what is left of a table that was closed before a winner was found.

    :param totals: how it stood, by seat; nothing if no deal was over
    :param begun: whether there was a match, and not a lobby alone
    """
    names = html_labels(players, t) if totals else ()
    stood = " · ".join(
        counted(name, number(total)) for name, total in zip(names, totals, strict=True)
    )
    again = Button(t("button-newgame"), str(Menu("newgame")))
    if practice:
        again = Button(t("button-practice"), str(Menu("practice")))
    stopped = t("notice-stopped") if begun else t("notice-not-begun")
    lines = [stopped, *([t("board-totals", list=stood)] if stood else [])]
    return Screen("\n".join(lines), ((again,),))


def unreachable_screen(player: Player, t: Translator, *, link: str) -> Screen:
    """Return the call to a person whose private chat the bot cannot write to.

    :param link: opens that chat
    """
    name = mention(player, labels([player], t)[0])
    return Screen(
        t("notice-unreachable", name=name), ((Button(t("button-open-private"), url=link),),)
    )


def paused_screen(t: Translator, *, title: str) -> Screen:
    """Return what a player is told in private while the bot cannot write to the group.

    :param title: the group's name as it is
    """
    return Screen(t("notice-paused", title=html_title(title) or "…"))


def left_screen(label: str, t: Translator, *, table: int, seat: int) -> Screen:
    """Return the news that a computer has a person's seat, with the ways to take it.

    :param label: his name, ready for HTML
    """
    back = Button(t("button-return"), str(AtTable(table, "back")))
    sit = Button(t("button-sit"), str(AtTable(table, "sit", seat)))
    return Screen(t("notice-left", name=label), ((back,), (sit,)))


def closed_table_screen(record: DealRecord, t: Translator) -> Screen:
    """Return what stays of the table message of a deal that is over: the proof it gave before.

    Of a deal that was stopped there is no result, so that the deck it promised stands here.
    """
    lines = [
        t("table-over", deal=record["deal"]),
        t("table-commitment", digest=record["commitment"]),
    ]
    if record["outcome"] == "stopped":
        lines[0] = t("result-stopped", deal=record["deal"])
        lines.append(t("result-deck", deck=proof_line(record)))
    return Screen("\n".join(lines))


def undealt_screen(deal: int, t: Translator) -> Screen:
    """Return what stays of the table message of a deal whose deck was never dealt."""
    return Screen(t("result-stopped", deal=deal))
