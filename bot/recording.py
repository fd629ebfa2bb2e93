"""The log of a deal, and the record of one that is over: the log replayed through the engine."""

import json
from collections.abc import Iterable
from typing import cast

from bot import codec
from bot.booking import book_deal
from bot.computers import Move
from bot.daily.ranking import book_attempt
from bot.storage.rows import ActionRow, DealRow, TableRow
from bot.storage.transaction import Transaction
from game import record as records
from game.actions import Deal
from game.notation import parse


def logged(row: TableRow, deal: int, move: Move, now: int) -> ActionRow:
    """Return the log's row of a move at a table that was at this revision before it."""
    return ActionRow(
        table_id=row.id,
        rev=row.rev + 1,
        deal=deal,
        seat=move.seat,
        action=str(move.action),
        at=now,
        auto=move.auto,
    )


async def record_deal(tx: Transaction, row: TableRow, deal: int, attempt: int) -> None:
    """Write down the deal that is over, made by replaying its log, and what it counts."""
    if row.deal_start is None:
        raise RuntimeError(f"table {row.id}: the start of deal {deal} was not kept")
    start = codec.load(row.deal_start, row.schema)
    log = last_attempt(await tx.actions.of_deal(row.id, deal))
    record = json.dumps(records.deal_record(start, log), separators=(",", ":"))
    over = DealRow(table_id=row.id, number=deal, attempt=attempt, record=record, at=tx.now)
    await book_deal(tx, row, over)
    await book_attempt(tx, row, over)
    await tx.deals.append(over)


def last_attempt(rows: Iterable[ActionRow]) -> list[records.LogEntry]:
    """Return the log of the latest deal in these rows, without what was dealt again."""
    log: list[records.LogEntry] = []
    for row in rows:
        action = parse(row.action)
        if isinstance(action, Deal):
            log.clear()
        log.append(cast("records.LogEntry", (row.seat, action, row.auto)))
    return log
