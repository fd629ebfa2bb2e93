"""The way to a table from outside: the link that is passed on, and where it leads."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import quote

from bot.l10n import Translator
from bot.presses import AtTable, Lobby
from bot.render.free_seats import with_free_seats
from bot.render.names import Player, html_labels, html_title
from bot.render.replay import SHARE
from bot.render.screen import Button, Screen

_SUPERGROUPS: Final = -1_000_000_000_000
"""The id of a supergroup is this less the number that its links have."""


def invite_button(t: Translator, *, link: str) -> Button:
    """Return the button that lets somebody choose whom to send the link of a table."""
    words = quote(t("invite-words"), safe="")
    return Button(t("button-invite"), url=f"{SHARE}{quote(link, safe='')}&text={words}")


def landing_screen(
    players: Sequence[Player],
    t: Translator,
    *,
    table: int,
    title: str,
    playing: bool,
    there: str = "",
) -> Screen:
    """Return what somebody of the group sees who has come by the link.

    :param title: the group's name as it is
    :param playing: the match is under way
    :param there: the link to the table's message, if it has one
    """
    names = ", ".join(html_labels(players, t)) or "—"
    where = html_title(title) or "…"
    if playing:
        screen = Screen(t("invite-match", title=where, list=names))
        screen = with_free_seats(screen, players, t, table=table)
    else:
        join = Button(t("button-join"), str(Lobby(table, "join")), style="primary")
        screen = Screen(t("invite-lobby", title=where, list=names), ((join,),))
    watch = Button(t("button-watch"), str(AtTable(table, "watch")))
    go = (Button(t("button-there"), url=there),) if there else ()
    return Screen(screen.text, (*screen.rows, (watch, *go)))


def message_link(chat_id: int, thread_id: int | None, message_id: int) -> str:
    """Return the link to a message, which opens for members alone; empty in a small group."""
    if chat_id > _SUPERGROUPS:
        return ""
    topic = f"{thread_id}/" if thread_id else ""
    return f"https://t.me/c/{_SUPERGROUPS - chat_id}/{topic}{message_id}"
