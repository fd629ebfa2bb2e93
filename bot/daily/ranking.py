"""The ranking of a day: by points, of equals before whom the computers got less."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import cast

from bot.storage.days import Result
from bot.storage.rows import DealRow, TableRow
from bot.storage.transaction import Transaction
from game.shapes import DealRecord


@dataclass(frozen=True, slots=True)
class Placed:
    """A result with its place among all; equals share one."""

    place: int
    result: Result


def ranked(results: Sequence[Result]) -> tuple[Placed, ...]:
    """Return the results with their places, the best first."""
    keys = sorted((-each.points, each.others) for each in results)
    places = [Placed(1 + keys.index((-each.points, each.others)), each) for each in results]
    return tuple(sorted(places, key=lambda each: each.place))


def among(placed: Iterable[Placed], players: frozenset[int]) -> tuple[Placed, ...]:
    """Return those of some players, each with his place among all."""
    return tuple(each for each in placed if each.result.player in players)


async def book_attempt(tx: Transaction, row: TableRow, deal: DealRow) -> None:
    """Note what a person has come to in the deal of a day, if he has played it to its end."""
    if row.day is None:
        return
    record = _read(deal)
    seat = next((seat.seat for seat in row.seats if seat.user_id == row.opener), None)
    if seat is not None and record["outcome"] != "stopped":
        totals = record["totals"]
        await tx.days.finish(row.id, totals[seat], sum(totals) - totals[seat])


def _read(deal: DealRow) -> DealRecord:
    return cast("DealRecord", json.loads(deal.record))
