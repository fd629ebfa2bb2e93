"""Hand histories of stored matches, and what one person may know of the running deal."""

import io
import json
from datetime import UTC, datetime

from bot import codec
from bot.keys import Keys
from bot.l10n import Translator
from bot.recording import last_attempt
from bot.render.names import labels
from bot.render.screen import Document
from bot.room import Room
from bot.storage.rows import TableRow
from bot.storage.transaction import Transaction
from game import history
from game.phases import Finished
from game.record import deal_record, footer, header
from game.reports import report
from game.shapes import Footer, SeatRecord


def history_file(room: Room, t: Translator, keys: Keys | None = None) -> Document:
    """Return the hand history of a match; of a running one the deals that are over.

    :param keys: of those who played
    """
    row, text = room.table.row, io.StringIO()
    names = labels(room.players, t)
    seats = [
        SeatRecord(name=name, kind=seat.kind, level=seat.level)
        if seat.level is not None
        else SeatRecord(name=name, kind=seat.kind)
        for seat, name in zip(row.seats, names, strict=True)
    ]
    head = header(room.rules, match=row.match_id, seats=seats, started=_iso(row.created_at))
    records, foot = list(room.records), _footer(room)
    if keys is not None:
        head["players"] = keys.began
        for record, attempt in zip(records, room.attempts, strict=True):
            record["players"] = keys.deals.get((record["deal"], attempt), keys.ended)
        if foot is not None:
            foot["players"] = keys.ended
    history.write(text, head, records, foot)
    return Document(f"thousand-{row.match_id}.jsonl", text.getvalue().encode())


def _footer(room: Room) -> Footer | None:
    """Say how a match ended; a deal of a day is over without a winner."""
    row, state = room.table.row, room.table.state
    if state is None or row.status == "playing":
        return None
    if isinstance(state.phase, Finished):
        return footer(state, finished=_iso(row.acted_at))
    left = all(seat.kind == "computer" for seat in row.seats)
    return footer(state, reason="abandoned" if left else "stopped", finished=_iso(row.acted_at))


async def report_file(tx: Transaction, row: TableRow, seat: int) -> Document | None:
    """Return what a seat may know of the running deal, for disputes; None between deals."""
    if row.state is None or row.deal_start is None:
        return None
    state = codec.load(row.state, row.schema)
    if state.phase.kind in {"dealing", "finished"}:
        return None
    log = last_attempt(await tx.actions.of_deal(row.id, state.deal))
    record = deal_record(codec.load(row.deal_start, row.schema), log)
    known = report(record, state, seat)
    name = f"thousand-{row.match_id}-deal-{state.deal}.json"
    return Document(name, json.dumps(known, ensure_ascii=False, indent=1).encode())


def _iso(moment: int) -> str:
    return datetime.fromtimestamp(moment / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
