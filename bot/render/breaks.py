"""A break as the group reads it: asked for, and while it lasts."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.presses import AtTable
from bot.render.names import Player, html_labels, labels, mention
from bot.render.screen import Button, Screen


def asked_screen(
    players: Sequence[Player],
    wanting: Sequence[int],
    waiting: Sequence[int],
    t: Translator,
    *,
    table: int,
    deal: int,
) -> Screen:
    """Return the question whether the table shall have a break, which calls who has not agreed.

    :param wanting: the seats of who is for it
    :param waiting: the seats of who has not agreed yet
    :param deal: in which it was asked
    """
    names, plain = html_labels(players, t), labels(players, t)
    lines = [t("notice-break-asked", list=", ".join(names[seat] for seat in wanting))]
    if waiting:
        called = (mention(players[seat], plain[seat]) for seat in waiting)
        lines.append(t("notice-break-waits", list=", ".join(called)))
    label = t("button-agree-break", n=len(wanting), of=len(wanting) + len(waiting))
    return Screen("\n".join(lines), ((Button(label, str(AtTable(table, "break", deal))),),))


def break_screen(t: Translator, *, table: int, since: int) -> Screen:
    """Return what the group sees during a break, with the way on.

    :param since: when it began, which tells it from any other
    """
    go_on = Button(t("button-resume"), str(AtTable(table, "resume", since)), style="primary")
    return Screen(t("notice-break"), ((go_on,),))
