"""What SQLite holds of a table, held against the rules."""

import json
from typing import cast

from bot import codec
from game import audit, record
from game.history import History
from game.shapes import DealRecord
from tests.e2e.party import Party


async def checked_deals(
    party: Party, table_id: int = 1, *, late: bool = False
) -> list[DealRecord]:
    """Return the deals of a table, after playing every one of them again.

    :param late: the scoresheet was written before the first deal, whose totals differ by that
    """
    row = next(row for row in await party.evening.tables() if row.id == table_id)
    rows = await party.evening.deals(table_id)
    deals = cast("list[DealRecord]", [json.loads(deal.record) for deal in rows])
    assert row.state is not None
    state = codec.load(row.state, row.schema)
    header = record.header(
        state.rules,
        match=row.match_id,
        seats=[{"name": seat.name, "kind": seat.kind} for seat in row.seats],
    )
    footer = record.footer(state) if row.winner is not None else None
    found = audit.check(History(header, tuple(deals), footer))
    assert [each for each in found if not (late and each.startswith("line 2,"))] == []
    settled = [deal["deal"] for deal in deals if deal["outcome"] != "redealt"]
    assert settled == list(range(1, len(settled) + 1))
    for deal in deals:
        _check_promise(party, deal)
    return deals


def _check_promise(party: Party, deal: DealRecord) -> None:
    """Assert that the deck was shown after its commitment."""
    said = [text for chat, text, _ in party.evening.said if chat == party.group.id]
    promise = [at for at, text in enumerate(said) if deal["commitment"] in text]
    shown = [at for at, text in enumerate(said) if deal["salt"] in text]
    assert promise, deal
    assert not shown or promise[0] < shown[0]


async def lost_messages(party: Party, table_id: int = 1) -> list[str]:
    """Return the slots of a table whose message, as SQLite has it, is on nobody's screen."""
    chats = party.evening.world.chats
    async with party.evening.app._storage.read() as tx:
        rows = await tx.messages.all(table_id)
    return [row.slot for row in rows if row.message_id not in chats[row.chat_id].history]
