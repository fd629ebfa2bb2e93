"""The deck between shuffle and deal: fixed first, then its commitment shown, then dealt.

So every deck that is dealt was promised where people could read it, also one that is dealt anew
at once. A kill in between leaves deck and commitment in the row, and nothing is shuffled again.
"""

from dataclasses import replace

from bot.storage.rows import TableRow
from bot.storage.transaction import Transaction
from bot.table import promise_slot
from game.actions import Action, Deal
from game.notation import parse
from game.record import commitment
from game.state import State


def sealed(row: TableRow, deck: Deal) -> TableRow:
    """Return the row with a deck fixed, which nobody sees yet, and its commitment."""
    return replace(row, sealed=str(deck), commitment=commitment(deck.salt, deck.deck))


async def opened(tx: Transaction, row: TableRow, state: State) -> Action | None:
    """Return the sealed deck as an action of chance; None while its commitment is not shown."""
    if row.sealed is None or not await tx.messages.get(row.id, promise_slot(row, state)):
        return None
    return parse(row.sealed)
