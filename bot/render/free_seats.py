"""The seats of computers, which a person may take between deals."""

from collections.abc import Sequence
from dataclasses import replace

from bot.l10n import Translator
from bot.presses import AtTable
from bot.render.names import Player, labels
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
