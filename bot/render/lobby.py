"""The lobby: who sits so far, and the buttons that fill the table."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.presses import Lobby
from bot.render.names import Player, clean, cut, html_labels, labels
from bot.render.screen import Button, Screen

SEATS = 3
FREE = "—"


def lobby_screen(
    players: Sequence[Player],
    t: Translator,
    *,
    table: int,
    opener: str,
    opener_id: int | None = None,
) -> Screen:
    """Return the group's message while the table fills.

    :param opener: the name of who opened the table; he need not sit
    """
    names = html_labels(players, t)
    seats = [f"{at}. {name}" for at, name in enumerate((*names, *[FREE] * SEATS)[:SEATS], 1)]
    host = Player(opener, opener_id)
    lines = [t("lobby-title"), t("preset-classic")]
    if clean(opener):
        lines.append(t("lobby-opener", name=html_labels([host], t)[0]))
    missing = SEATS - len(players)
    lines += ["", *seats, "", t("lobby-missing", n=missing) if missing else t("lobby-full")]
    return Screen("\n".join(lines), _rows(players, t, table, opener_id))


def _rows(
    players: Sequence[Player], t: Translator, table: int, opener_id: int | None
) -> tuple[tuple[Button, ...], ...]:
    full = len(players) == SEATS
    join = Button(t("button-join"), str(Lobby(table, "join")), style="" if full else "primary")
    leave = Button(t("button-leave"), str(Lobby(table, "leave")))
    more = Button(t("button-computer"), str(Lobby(table, "computer")))
    fewer = Button(t("button-fewer"), str(Lobby(table, "fewer")))
    rules = Button(t("button-rules"), str(Lobby(table, "rules")))
    start = Button(t("button-start"), str(Lobby(table, "start")), style="success" if full else "")
    computers = any(player.computer for player in players)
    rows = (
        (leave,) if full else (join, leave),
        (() if full else (more,)) + ((fewer,) if computers else ()),
        _removals(players, t, table, opener_id),
        (rules, start),
    )
    return tuple(row for row in rows if row)


def _removals(
    players: Sequence[Player], t: Translator, table: int, opener_id: int | None
) -> tuple[Button, ...]:
    """Return a button for each person who may be taken off the list: all but the opener."""
    return tuple(
        Button(t("button-remove", name=cut(name, 10)), str(Lobby(table, "remove", player.user_id)))
        for player, name in zip(players, labels(players, t), strict=True)
        if player.user_id is not None and player.user_id != opener_id
    )
