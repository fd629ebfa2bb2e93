"""What a deal or a match that is over counts, written down in the transaction that ends it.

Practice counts for nothing: whoever is alone there may ask for hints.
"""

import json
from collections.abc import Sequence
from itertools import groupby
from typing import cast

from bot.counting import is_rated, places, share, verdicts
from bot.rating import rated
from bot.storage.bookings import Had
from bot.storage.rows import DealRow, TableRow
from bot.storage.transaction import Transaction
from bot.table import read
from game.shapes import DealRecord

Holders = list[int | None]
"""Who has each seat, by his key; None for a computer."""


async def book_start(tx: Transaction, row: TableRow) -> None:
    """Note who begins a match."""
    if not row.private:
        holders = await _holders(tx, row)
        seated = {who: seat for seat, who in enumerate(holders) if who is not None}
        await tx.bookings.begin(row.id, seated)


async def book_deal(tx: Transaction, row: TableRow, deal: DealRow) -> None:
    """Note what a deal that is over counts for those who have the seats now.

    It is booked before its record is stored, when the latest one is that of the deal before.
    """
    if row.private:
        return
    record = _read(deal)
    earlier = await tx.deals.since(row.id, deal.number - 1)
    before = _read(earlier[-1]) if earlier else None
    holders = await _holders(tx, row)
    done = {
        seat: (who, share(record, seat, before))
        for seat, who in enumerate(holders)
        if who is not None
    }
    await tx.bookings.book(row.id, deal.number, deal.attempt, done)


async def book_match(tx: Transaction, row: TableRow) -> None:
    """Note how a match that is over ended for everybody who was in it, and rate them."""
    state = read(row).state
    sat = await tx.bookings.sittings(row.id)
    if row.private or state is None or any(sitting.over for sitting in sat):
        return
    had = await tx.bookings.had(row.id)
    ended = await _holders(tx, row)
    everybody = {sitting.player for sitting in sat} | {each.player for each in had}
    totals, winner = state.standing.totals, row.winner
    began: Holders = [None] * len(row.seats)
    for sitting in sat:
        if sitting.seat is not None:
            began[sitting.seat] = sitting.player
    counts = winner is not None and is_rated(began, ended, await _deals(tx, row, had))
    players = [who for who in ended if who is not None] if counts else []
    await tx.bookings.judge(row.id, verdicts(everybody, ended, totals, winner), players)
    if winner is not None and players:
        before = await tx.bookings.ratings(row.chat_id, players)
        after = rated([before[who] for who in players], places(totals, winner))
        await tx.bookings.rate(row.chat_id, dict(zip(players, after, strict=True)))


async def _holders(tx: Transaction, row: TableRow) -> Holders:
    """Return who has the seats now; a person who left his to a computer has none."""
    return [
        None if seat.user_id is None else await tx.bookings.player(seat.user_id)
        for seat in row.seats
    ]


async def _deals(tx: Transaction, row: TableRow, had: Sequence[Had]) -> list[tuple[Holders, bool]]:
    """Return who had the seats in each deal, and whether a computer stood in for anybody."""
    deals = {
        (deal.number, deal.attempt): (_nobody(row), False) for deal in await tx.deals.all(row.id)
    }
    for key, group in groupby(had, lambda each: (each.number, each.attempt)):
        holders, stood_in = _nobody(row), False
        for each in group:
            holders[each.seat] = each.player
            stood_in |= each.stood_in
        deals[key] = holders, stood_in
    return list(deals.values())


def _read(deal: DealRow) -> DealRecord:
    return cast("DealRecord", json.loads(deal.record))


def _nobody(row: TableRow) -> Holders:
    """Return seats that nobody has."""
    return [None] * len(row.seats)
