"""A table whose next deck is sealed."""

import pytest

from bot.storage.rows import TableRow
from sandbox.places import Group
from tests.e2e.evening import Evening
from tests.e2e.party import Party


async def table_row(evening: Evening) -> TableRow:
    """Return the only table as SQLite has it."""
    (row,) = await evening.tables()
    return row


async def first_deal(party: Party) -> None:
    """Let the first deck be sealed."""
    await party.evening.press(party.first.person, party.lobby, party.t("button-start"))


def ends_before_dealing(
    evening: Evening,
    patch: pytest.MonkeyPatch,
    group: Group,
    decks: int,
    *,
    said: bool,
) -> None:
    """Let the present process never deal its last deck; nor promise it, unless it is ``said``."""
    tables = evening.app.tables
    deal, seal = tables._deal, tables._seal
    sealed = 0

    async def seals(*values: object) -> None:
        nonlocal sealed
        sealed += 1
        if sealed == decks and not said:
            evening.world.trouble.delay("sendMessage", 600, chat_id=group.id)
        await seal(*values)  # type: ignore[arg-type]

    async def deals(*values: object) -> bool:
        return sealed < decks and await deal(*values)  # type: ignore[arg-type]

    patch.setattr(tables, "_seal", seals)
    patch.setattr(tables, "_deal", deals)


def promised(party: Party, row: TableRow) -> bool:
    """Tell whether the commitment of a deck can be read in the group."""
    return any(str(row.commitment) in text for text in party.first.texts(party.place))
