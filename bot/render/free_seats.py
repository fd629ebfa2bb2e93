"""The seats that people may take between deals, and those that they have taken."""

from collections.abc import Sequence
from dataclasses import replace

from bot.l10n import Translator
from bot.presses import AtTable
from bot.render.names import Player, html_labels, labels
from bot.render.screen import Button, Screen


def with_free_seats(
    screen: Screen, players: Sequence[Player], t: Translator, *, table: int
) -> Screen:
    """Return a result with a button for each seat that was a computer's from the beginning.

    Under a seat that somebody has left stands a notice of its own.
    """
    buttons = (
        Button(t("button-take", name=name), str(AtTable(table, "sit", seat)))
        for seat, (player, name) in enumerate(zip(players, labels(players, t), strict=True))
        if player.level is not None
    )
    return replace(screen, rows=(*screen.rows, *((button,) for button in buttons)))


def with_newcomers(
    screen: Screen, played: Sequence[Player], players: Sequence[Player], t: Translator
) -> Screen:
    """Return a result with a line for each person who has taken a seat since.

    :param played: who played the deal
    :param players: who sits now
    """
    names = zip(html_labels(played, t), html_labels(players, t), strict=True)
    lines = [
        t("result-newcomer", was=was, name=name)
        for (was, name), before, now in zip(names, played, players, strict=True)
        if not now.computer and (before.computer or before.user_id != now.user_id)
    ]
    return replace(screen, text="\n".join([screen.text, *lines]))
