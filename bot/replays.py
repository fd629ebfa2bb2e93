"""Replays of deals that are over: which there are, who may see them, and what is shown.

A replay is made from the record of a deal, which is written in the transaction that ends it: of
the deal in play there is nothing to make one from.
"""

from collections.abc import Sequence

from bot.daily.secrecy import check_told
from bot.errors import TableError, Why
from bot.l10n import Translator
from bot.passes import Passes
from bot.render.daily import hand_title
from bot.render.replay import Doors, Reel, replay_screen
from bot.render.screen import Screen
from bot.replay_presses import Replay
from bot.room import Room
from bot.storage.rows import TableRow
from bot.storage.transaction import Transaction


def replay_of(
    room: Room,
    which: Replay,
    page: int,
    reader: int,
    t: Translator,
    *,
    passes: Passes,
    link: str,
) -> Screen:
    """Return a page of the replay of a deal for who was let in.

    :param room: of the table, with all its deals
    :param reader: who reads it in his private chat
    :param link: opens this replay
    :raises TableError: if that deal is not over, its cards are not kept, or still withheld
    """
    deals = deals_of(room)
    if which not in deals:
        raise TableError(Why.STALE)
    check_told(room.withheld)
    if room.table.row.thinned_at is not None:
        raise TableError(Why.THINNED)
    at = deals.index(which)
    doors = _doors(deals, at, passes.of(reader, which), link)
    return replay_screen(_reel(room, at, reader, t), page, doors, t)


def _doors(deals: Sequence[Replay], at: int, token: str, link: str) -> Doors:
    """Return where one may go on from a deal: to those before and after it as well."""
    return Doors(
        which=deals[at],
        token=token,
        earlier=deals[at - 1] if at else None,
        later=deals[at + 1] if at + 1 < len(deals) else None,
        link=link,
    )


def _reel(room: Room, at: int, reader: int, t: Translator) -> Reel:
    """Return a deal of a room as it is told to a person."""
    players = room.players_of(at)
    return Reel(
        record=room.records[at],
        before=room.records[at - 1] if at else None,
        players=players,
        rules=room.rules,
        title=hand_title(room, t),
        you=next((seat for seat, one in enumerate(players) if one.user_id == reader), None),
        single=room.table.row.day is not None,
    )


def deals_of(room: Room) -> list[Replay]:
    """Return the deals of a room that are over, in the order played."""
    row = room.table.row
    return [
        Replay(row.id, record["deal"], attempt)
        for record, attempt in zip(room.records, room.attempts, strict=True)
    ]


async def has_sat(tx: Transaction, row: TableRow, user_id: int) -> bool:
    """Return whether a person sits at a table, or sat there while a deal of it was played."""
    if any(user_id in (seat.user_id, seat.left_user_id) for seat in row.seats):
        return True
    known = await tx.bookings.known([user_id])
    player = known.get(user_id)
    return player is not None and player in {had.player for had in await tx.bookings.had(row.id)}
