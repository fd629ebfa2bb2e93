"""What is left of a match once it is old: its scoresheet, without cards and moves."""

import json
from dataclasses import replace
from typing import Final

from bot.storage.rows import TableRow
from bot.storage.transaction import Transaction
from game.shapes import DealRecord

BIDS: Final = frozenset({"bid", "blind", "rebuy"})
"""The actions that the scoresheet reads: was it a blind game?"""


async def thin(tx: Transaction, row: TableRow) -> None:
    """Keep of a table that is over what its scoresheet shows; of one that never played nothing."""
    if row.state is None:
        await tx.tables.drop(row.id)
        return
    await tx.actions.drop(row.id)
    await tx.watchers.clear(row.id)
    for deal in await tx.deals.all(row.id):
        record = json.dumps(_scores(json.loads(deal.record)), separators=(",", ":"))
        await tx.deals.rewrite(replace(deal, record=record))
    await tx.tables.save(replace(row, deal_start=None, sealed=None, thinned_at=tx.now), row.rev)


def _scores(record: DealRecord) -> DealRecord:
    """Return a record without cards and moves, with all that a scoresheet reads."""
    for cards in ("talon", "talons", "dead", "stock"):
        record.pop(cards, None)  # type: ignore[misc] # they are not required
    record["hands"], record["deck"], record["salt"], record["commitment"] = {}, [], "", ""
    record["actions"] = [entry for entry in record["actions"] if entry[0] in BIDS]
    record["tricks"] = [[winner, []] for winner, _ in record["tricks"]]
    return record
