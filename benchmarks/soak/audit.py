"""What an evening has left behind, held against the rules and against what people have seen."""

import asyncio
import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final, cast

from benchmarks.soak.town import Town
from bot import codec
from bot.storage import Storage
from bot.storage.rows import MessageRow, TableRow
from game import audit, record
from game.history import History
from game.shapes import DealRecord

EVERY: Final = 10**6
"""No match has so many deals."""
DIGEST: Final = re.compile(r"\b[0-9a-f]{64}\b")


@dataclass(slots=True)
class Findings:
    """What was counted, and what is wrong."""

    deals: int = 0
    redealt: int = 0
    matches: int = 0
    actions: int = 0
    run_out: int = 0
    """Moves that the clock made for people who do press."""
    shown_twice: int = 0
    """Tables of a deal that stand in their group more than once."""
    wrong: list[str] = field(default_factory=list)


def look_through(town: Town) -> Findings:
    """Check the database of a bot that has stopped, and the screens."""
    return asyncio.run(_look_through(town))


async def _look_through(town: Town) -> Findings:
    found = Findings()
    decks = Counter[str]()
    storage = await Storage.open(town.database, clock=lambda: town.now)
    try:
        async with storage.read() as tx:
            number = 0
            while (row := await tx.tables.get(number := number + 1)) is not None:
                deals = [json.loads(deal.record) for deal in await tx.deals.all(row.id)]
                log = await tx.actions.up_to(row.id, EVERY)
                messages = await tx.messages.all(row.id)
                found.actions += len(log)
                found.run_out += sum(action.auto == "clock" for action in log)
                _table(town, found, row, cast("list[DealRecord]", deals))
                found.wrong += _lost(town, row, messages)
                decks.update(deal["commitment"] for deal in deals)
                decks.update([row.commitment] if row.commitment and row.sealed else [])
    finally:
        await storage.close()
    found.wrong += [f"a deck was dealt {n} times" for n in decks.values() if n > 1]
    return found


def _table(town: Town, found: Findings, row: TableRow, deals: list[DealRecord]) -> None:
    if row.state is None:
        return
    state = codec.load(row.state, row.schema)
    header = record.header(
        state.rules,
        match=row.match_id,
        seats=[{"name": seat.name, "kind": seat.kind} for seat in row.seats],
    )
    footer = record.footer(state) if row.winner is not None else None
    settled = [deal["deal"] for deal in deals if deal["outcome"] != "redealt"]
    found.deals += len(settled)
    found.redealt += len(deals) - len(settled)
    found.matches += row.winner is not None
    where = f"table {row.id}"
    found.wrong += [
        f"{where}: {each}" for each in audit.check(History(header, tuple(deals), footer))
    ]
    if settled != list(range(1, len(settled) + 1)):
        found.wrong.append(f"{where}: the deals are {settled}")
    found.wrong += _promises(town, found, row, deals)


def _promises(
    town: Town, found: Findings, row: TableRow, deals: list[DealRecord]
) -> Iterator[str]:
    """Compare the decks that were promised to the group with those that were dealt."""
    dealt = {deal["commitment"] for deal in deals} | {row.commitment}
    chat = town.world.chats[row.chat_id]
    on_screen = Counter(
        digest
        for message in chat.history.values()
        if message.sender is town.world.bot
        for digest in set(DIGEST.findall(message.text)) & dealt
    )
    found.shown_twice += sum(n - 1 for n in on_screen.values())
    for deal in deals:
        if not on_screen[deal["commitment"]]:
            yield f"table {row.id}: nobody sees the promise of deal {deal['deal']}"


def promised_in_vain(town: Town) -> list[str]:
    """Return the decks that a group was promised and that no table of it has dealt."""
    with closing(sqlite3.connect(f"file:{town.database}?mode=ro", uri=True)) as database:
        dealt = {json.loads(text)["commitment"] for (text,) in database.execute(
            "select record from deals")}  # fmt: skip
        dealt |= {digest for (digest,) in database.execute("select commitment from tables")}
    promised = {
        (chat_id, digest)
        for chat_id, texts in town.promised.items()
        for text in texts
        for digest in DIGEST.findall(text)
    }
    return [f"chat {chat_id}: {digest} was never dealt" for chat_id, digest in sorted(promised)
            if digest not in dealt]  # fmt: skip


def _lost(town: Town, row: TableRow, messages: list[MessageRow]) -> Iterator[str]:
    for message in messages:
        chat = town.world.chats[message.chat_id]
        shown = chat.history if message.receiver is None else chat.whispers
        if message.message_id not in shown:
            yield f"table {row.id}: {message.slot} is on nobody's screen"


def unanswered(town: Town) -> list[str]:
    """Return the presses that were never answered, but for those in flight at a kill.

    An answer may fail until Telegram takes none any more: that is excused as well.
    """
    excused = town.in_flight | {
        query.id
        for query in town.world.queries.values()
        if query.expired and query.id in town.mishaps.unlucky
    }
    return [
        f"a press of {query.account.name} was not answered: {query.data}"
        for query in town.world.queries.values()
        if not query.answered and query.id not in excused
    ]


def faults(town: Town) -> list[str]:
    """Return what the bot did that Telegram would have let pass, and should not have done."""
    excused = town.in_flight | town.unconfirmed | town.mishaps.unlucky
    return [
        fault
        for fault in town.world.faults
        if not any(fault.startswith(f"query {query} ") for query in excused)
    ]


def revisions(town: Town) -> dict[int, int]:
    """Return how far each live table has come, while the bot runs."""
    with closing(sqlite3.connect(f"file:{town.database}?mode=ro", uri=True)) as database:
        live = "select id, rev from tables where status in ('lobby', 'playing')"
        return dict(database.execute(live))


def settled(town: Town) -> int:
    """Return how many deals are over, while the bot runs."""
    with closing(sqlite3.connect(f"file:{town.database}?mode=ro", uri=True)) as database:
        (deals,) = database.execute("select count(*) from deals").fetchone()
        return int(deals)
