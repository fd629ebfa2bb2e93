"""Hints in practice: what was advised on a turn, shown for as long as that choice is open.

They are kept in memory alone. After a restart what is still shown of one is taken away, and who
misses it asks again.
"""

from dataclasses import dataclass
from typing import Final

from bot.render.explained import hint_screen
from bot.room import Room
from bot.seat_notices import Wanted
from bot.table import Table
from game.players.advice import Advice, may_advise
from game.views import View

HINT: Final = "hint:"
"""Begins the slots of hints."""
MANY: Final = 1000
"""At so many tables hints are remembered."""


@dataclass(frozen=True, slots=True)
class Hint:
    """What was advised for a choice; None: nothing came to mind.

    ``choice`` is the revision at which the choice opened, ``seen`` what the seat saw then.
    """

    choice: int
    seen: View
    advice: Advice | None


def may_hint(table: Table, seen: View) -> bool:
    """Return whether who sees this has a choice and may be advised: in practice alone."""
    practice = table.row.private and table.row.day is None
    return practice and seen.seat is not None and may_advise(seen)


class Hints:
    """The latest hint of each table."""

    def __init__(self) -> None:
        self._given: dict[int, Hint] = {}

    def give(self, table_id: int, hint: Hint) -> None:
        """Let a table show a hint until the choice is made."""
        self._given.pop(table_id, None)
        while len(self._given) >= MANY:
            del self._given[next(iter(self._given))]
        self._given[table_id] = hint

    def find(self, table: Table) -> Hint | None:
        """Return the hint for the choice that is open at a table."""
        hint = self._given.get(table.row.id)
        if hint is None or hint.seen.seat is None or table.row.status != "playing":
            return None
        return hint if table.choice_of(hint.seen.seat) == hint.choice else None

    def wanted(self, room: Room) -> list[Wanted]:
        """Return the message with the hint that a table should show, if there is one."""
        if (hint := self.find(room.table)) is None:
            return []
        t = room.translator(room.table.row.opener)
        screen = hint_screen(hint.advice, hint.seen, room.players, t)
        return [Wanted(f"{HINT}{hint.choice}", room.group, screen)]
