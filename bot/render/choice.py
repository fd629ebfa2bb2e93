"""A seat's open choice and the buttons that belong to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final, TypeAlias

from bot.presses import Look, Move
from bot.render.screen import Button, Style
from game.actions import Action
from game.views import View

Row: TypeAlias = tuple[Button, ...]
WIDE: Final = 5
"""Buttons that a phone shows side by side without cutting their texts."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat is asked: ``names`` are for HTML, ``opened`` is the revision of the choice."""

    view: View
    names: tuple[str, ...]
    table: int
    opened: int

    def move(self, text: str, *actions: Action, style: Style = "") -> Button:
        """Return a button that acts."""
        said = ",".join(map(str, actions))
        return Button(text, str(Move(self.table, self.opened, said)), style=style)

    def look(self, text: str, page: str, style: Style = "") -> Button:
        """Return a button that turns to another page."""
        return Button(text, str(Look(self.table, self.opened, page)), style=style)


def in_rows(buttons: Sequence[Button], wide: int = WIDE) -> list[Row]:
    """Lay buttons out in as few rows as fit, of equal length."""
    rows = -(-len(buttons) // wide)
    if not rows:
        return []
    each, left = -(-len(buttons) // rows), iter(buttons)
    return [tuple(islice(left, each)) for _ in range(rows)]
