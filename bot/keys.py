"""Opaque keys for who played: one for each person, none of which tells who he is.

A hand history carries them, so that statistics can be counted again from the files.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bot.computers import USUAL
from bot.storage.rows import TableRow
from bot.storage.transaction import Transaction

Key = str | None
"""Of a person, or the level of a computer; None is a person who was forgotten."""


@dataclass(frozen=True, slots=True)
class Keys:
    """Who had each seat: when the match began, when each deal (and attempt) ended, and last."""

    began: list[Key]
    deals: Mapping[tuple[int, int], list[Key]]
    ended: list[Key]


async def keys_of(tx: Transaction, row: TableRow) -> Keys | None:
    """Read who had the seats of a match; None of practice, or if nobody has noted it."""
    sat, had = await tx.bookings.sittings(row.id), await tx.bookings.had(row.id)
    if not sat and not had:
        return None
    began = {sitting.seat: sitting.player for sitting in sat if sitting.seat is not None}
    deals: dict[tuple[int, int], dict[int, int]] = {
        (deal.number, deal.attempt): {} for deal in await tx.deals.all(row.id)
    }
    for each in had:
        deals.setdefault((each.number, each.attempt), {})[each.seat] = each.player
    people = {seat.user_id: seat.seat for seat in row.seats if seat.user_id is not None}
    known = await tx.bookings.known(people)
    last = {people[user_id]: player for user_id, player in known.items()}
    return Keys(
        _keys(row, began.get),
        {deal: _keys(row, who.get) for deal, who in deals.items()},
        _keys(row, last.get),
    )


def _keys(row: TableRow, player: Callable[[int], int | None]) -> list[Key]:
    return [_key(row, seat, player(seat)) for seat in range(len(row.seats))]


def _key(row: TableRow, seat: int, player: int | None) -> Key:
    if player is not None:
        return f"p{player}"
    sits = row.seats[seat]
    if sits.kind == "human" and sits.user_id is None:
        return None
    return sits.level or USUAL
