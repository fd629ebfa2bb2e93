"""The lobby: who sits so far, and the buttons that fill the table."""

from collections.abc import Sequence
from typing import Final

from bot.l10n import Translator
from bot.presses import Lobby, Menu
from bot.render.levels import level_name
from bot.render.names import Player, clean, cut, html_labels, html_seats, labels
from bot.render.options import value_name
from bot.render.screen import Button, Screen
from bot.render.settings import summary_line
from game.players.levels import LEVELS, Level
from game.rules import CLASSIC, Rules

LEAST: Final = 2
SEATS: Final = 4
FREE: Final = "—"


def lobby_screen(
    players: Sequence[Player],
    t: Translator,
    *,
    table: int,
    opener: str,
    opener_id: int | None = None,
    rules: Rules = CLASSIC,
    beside: Sequence[Button] = (),
) -> Screen:
    """Return the group's message while the table fills.

    :param opener: the name of who opened the table; he need not sit
    :param rules: those by which the match will be played
    :param beside: buttons that do not change the table
    """
    names = html_seats(players, t)
    seats = [f"{at}. {name}" for at, name in enumerate((*names, *[FREE] * SEATS)[:SEATS], 1)]
    host = Player(opener, opener_id)
    lines = [t("lobby-title"), summary_line(rules, t)]
    if clean(opener):
        lines.append(t("lobby-opener", name=html_labels([host], t)[0]))
    lines += ["", *seats, "", _outlook(len(players), rules, t)]
    *rows, start = _rows(players, t, table, opener_id)
    return Screen("\n".join(lines), (*rows, *([tuple(beside)] if beside else []), start))


def _outlook(seated: int, rules: Rules, t: Translator) -> str:
    """Say how many are missing, or which form of the game it will be."""
    match seated:
        case 2:
            return t("lobby-two", form=value_name("two_player", rules.two_player, t))
        case 3:
            return t("lobby-three")
        case 4:
            return t("lobby-four")
        case _:
            return t("lobby-missing", n=LEAST - seated)


def _rows(
    players: Sequence[Player], t: Translator, table: int, opener_id: int | None
) -> tuple[tuple[Button, ...], ...]:
    full, ready = len(players) == SEATS, len(players) >= LEAST
    join = Button(t("button-join"), str(Lobby(table, "join")), style="" if ready else "primary")
    leave = Button(t("button-leave"), str(Lobby(table, "leave")))
    more = Button(t("button-computer"), str(Lobby(table, "computer")))
    fewer = Button(t("button-fewer"), str(Lobby(table, "fewer")))
    rules = Button(t("button-rules"), str(Lobby(table, "rules")))
    settings = Button(t("button-settings"), str(Menu("settings")))
    start = Button(t("button-start"), str(Lobby(table, "start")), style="success" if ready else "")
    computers = any(player.computer for player in players)
    rows = (
        (leave,) if full else (join, leave),
        (() if full else (more,)) + ((fewer,) if computers else ()),
        _levels(players, t, table),
        _removals(players, t, table, opener_id),
        (rules, settings),
        (start,),
    )
    return tuple(row for row in rows if row)


def _levels(players: Sequence[Player], t: Translator, table: int) -> tuple[Button, ...]:
    """Return a button for each computer player, which gives it the next level.

    The button says which one that is, so that a second press of it changes nothing more.
    """
    computers = [(seat, one.level) for seat, one in enumerate(players) if one.level is not None]
    return tuple(
        Button(
            t("button-level", n=number, level=level_name(level, t)),
            str(Lobby(table, _next(level), seat)),
        )
        for number, (seat, level) in enumerate(computers, 1)
    )


def _next(level: Level) -> Level:
    return LEVELS[(LEVELS.index(level) + 1) % len(LEVELS)]


def _removals(
    players: Sequence[Player], t: Translator, table: int, opener_id: int | None
) -> tuple[Button, ...]:
    """Return a button for each person who may be taken off the list: all but the opener."""
    return tuple(
        Button(t("button-remove", name=cut(name, 10)), str(Lobby(table, "remove", player.user_id)))
        for player, name in zip(players, labels(players, t), strict=True)
        if player.user_id is not None and player.user_id != opener_id
    )
