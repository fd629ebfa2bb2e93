"""Tables with their seats, saved by revision."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields, replace
from itertools import groupby
from typing import Any, Final

from sqlalchemy import Row, bindparam, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.day_tables import days
from bot.storage.errors import LostUpdateError, TableExistsError
from bot.storage.rows import SeatRow, TableRow
from bot.storage.schema import LIVE, seats, tables

_FIELDS: Final = tuple(column.name for column in tables.columns)
_SEAT_FIELDS: Final = tuple(field.name for field in fields(SeatRow))
_FIXED: Final = {"id", "chat_id", "thread_id", "created_at", "rev"}
_SAVED: Final = tuple(name for name in _FIELDS if name not in _FIXED)

# Statements are built once: building one anew costs more than SQLite needs to run it.
_SELECT: Final = (
    select(*tables.c, *(seats.c[name] for name in _SEAT_FIELDS))
    .select_from(tables.outerjoin(seats))
    .order_by(tables.c.id, seats.c.seat)
)
_HERE: Final = (
    tables.c.chat_id == bindparam("chat_id"),
    func.coalesce(tables.c.thread_id, 0) == func.coalesce(bindparam("thread_id"), 0),
)
_OF_NO_DAY: Final = tables.c.day.is_(None)
_TOLD: Final = or_(
    _OF_NO_DAY, tables.c.day.in_(select(days.c.day).where(days.c.closed_at.is_not(None)))
)
_SITTING: Final = select(seats.c.table_id).where(seats.c.user_id == bindparam("user_id"))
_PLAYED: Final = tables.c.state.is_not(None)
_LATEST: Final = select(func.max(tables.c.id)).where(_PLAYED, _TOLD, *_HERE).scalar_subquery()

_BY_ID: Final = _SELECT.where(tables.c.id == bindparam("table_id"))
_BY_IDS: Final = _SELECT.where(tables.c.id.in_(bindparam("ids", expanding=True)))
_LIVE_HERE: Final = _SELECT.where(LIVE, _OF_NO_DAY, *_HERE)
_OF_MATCH: Final = _SELECT.where(LIVE, tables.c.match_id == bindparam("match_id"))
_LATEST_HERE: Final = _SELECT.where(tables.c.id == _LATEST)
_OF_PERSON: Final = _SELECT.where(LIVE, tables.c.id.in_(_SITTING))
_LIVE_IDS: Final = select(tables.c.id).where(LIVE).order_by(tables.c.id)
_OVER_IDS: Final = (
    select(tables.c.id).where(~LIVE, tables.c.acted_at >= bindparam("since")).order_by(tables.c.id)
)
_TO_THIN: Final = (
    select(tables.c.id)
    .where(~LIVE, tables.c.thinned_at.is_(None), tables.c.acted_at < bindparam("before"))
    .order_by(tables.c.id)
    .limit(bindparam("most"))
)
_DROP: Final = delete(tables).where(tables.c.id == bindparam("table_id"))
_LIVE_OF_CHAT: Final = _LIVE_IDS.where(tables.c.chat_id == bindparam("chat_id"))
_INSERT: Final = insert(tables).returning(tables.c.id)
_INSERT_SEATS: Final = insert(seats)
_DELETE_SEATS: Final = delete(seats).where(seats.c.table_id == bindparam("of_table"))
_HERE_OR_NOT: Final = (
    update(seats)
    .where(seats.c.table_id == bindparam("of_table"), seats.c.user_id == bindparam("of_person"))
    .where(seats.c.here != bindparam("now"))
    .values(here=bindparam("now"))
)
_SAVE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table_id"), tables.c.rev == bindparam("expected_rev"))
    .values(rev=tables.c.rev + 1, **{name: bindparam(name) for name in _SAVED})
)


class Tables:
    """The tables, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self._now = now
        self._seats_read: dict[int, tuple[SeatRow, ...]] = {}

    async def create(
        self,
        *,
        chat_id: int,
        opener: int,
        match_id: str,
        thread_id: int | None = None,
        private: bool = False,
        day: str | None = None,
        seats: Sequence[SeatRow] = (),
    ) -> TableRow:
        """Open a lobby.

        :raises TableExistsError: if there is a live table here already
        """
        row = TableRow(
            id=0,
            chat_id=chat_id,
            thread_id=thread_id,
            private=private,
            day=day,
            opener=opener,
            match_id=match_id,
            created_at=self._now,
            acted_at=self._now,
            turn_from=self._now,
        )
        row = replace(row, id=await self._insert(row), seats=_ordered(seats))
        await self._save_seats(row)
        return row

    async def _insert(self, row: TableRow) -> int:
        """Add a table without its seats, and return its id."""
        values = {name: getattr(row, name) for name in _FIELDS if name != "id"}
        try:
            return int((await self._connection.execute(_INSERT, values)).scalar_one())
        except IntegrityError as error:
            raise _meaning(error, row.chat_id) from error

    async def get(self, table_id: int) -> TableRow | None:
        """Read a table."""
        return _first(await self._read(_BY_ID, {"table_id": table_id}))

    async def many(self, table_ids: Sequence[int]) -> list[TableRow]:
        """Read those of the tables that there are."""
        return await self._read(_BY_IDS, {"ids": table_ids})

    async def live_in(self, chat_id: int, thread_id: int | None = None) -> TableRow | None:
        """Read the table that is in the lobby or in play here, but for that of a day."""
        return _first(await self._read(_LIVE_HERE, {"chat_id": chat_id, "thread_id": thread_id}))

    async def latest_played_in(
        self, chat_id: int, thread_id: int | None = None
    ) -> TableRow | None:
        """Read the table at which a match began last here, over or not; no secret one of a day."""
        return _first(await self._read(_LATEST_HERE, {"chat_id": chat_id, "thread_id": thread_id}))

    async def live_of_match(self, match_id: str) -> TableRow | None:
        """Read the table of a match that is in the lobby or in play."""
        return _first(await self._read(_OF_MATCH, {"match_id": match_id}))

    async def live(self) -> list[int]:
        """List the ids of all tables in the lobby or in play."""
        return list((await self._connection.execute(_LIVE_IDS)).scalars())

    async def over_since(self, moment: int) -> list[int]:
        """List the ids of the tables that were closed, or won, since a moment."""
        return list((await self._connection.execute(_OVER_IDS, {"since": moment})).scalars())

    async def to_thin(self, before: int, most: int) -> list[int]:
        """List some tables that were closed, or won, before a moment and are kept whole."""
        values = {"before": before, "most": most}
        return list((await self._connection.execute(_TO_THIN, values)).scalars())

    async def drop(self, table_id: int) -> None:
        """Delete a table with all that belongs to it."""
        await self._connection.execute(_DROP, {"table_id": table_id})

    async def live_of_chat(self, chat_id: int) -> list[int]:
        """List the ids of the live tables in a chat, in all its topics."""
        result = await self._connection.execute(_LIVE_OF_CHAT, {"chat_id": chat_id})
        return list(result.scalars())

    async def of_person(self, user_id: int) -> list[TableRow]:
        """Read the live tables at which this person sits."""
        return await self._read(_OF_PERSON, {"user_id": user_id})

    async def save(self, row: TableRow, expected_rev: int) -> TableRow:
        """Write the table and its seats as the next revision, if it is still at this one.

        Where a table is never changes by this; see ``Transaction.move_chat``.

        :raises LostUpdateError: if somebody saved it since
        :raises TableExistsError: if it would be the second live table here
        """
        values = {name: getattr(row, name) for name in _SAVED}
        values |= {"table_id": row.id, "expected_rev": expected_rev}
        try:
            result = await self._connection.execute(_SAVE, values)
        except IntegrityError as error:
            raise _meaning(error, row.chat_id) from error
        if result.rowcount != 1:
            raise LostUpdateError(row.id, expected_rev)
        saved = replace(row, rev=expected_rev + 1, seats=_ordered(row.seats))
        if self._seats_read.get(row.id) != saved.seats:
            await self._connection.execute(_DELETE_SEATS, {"of_table": row.id})
            await self._save_seats(saved)
        return saved

    async def set_here(self, table_id: int, user_id: int, *, here: bool) -> bool:
        """Note whether a person can be shown his hand in the group; return whether it is news.

        It is no new revision: nobody's choice changes by it.
        """
        values = {"of_table": table_id, "of_person": user_id, "now": here}
        return (await self._connection.execute(_HERE_OR_NOT, values)).rowcount > 0

    async def _save_seats(self, row: TableRow) -> None:
        if row.seats:
            rows = [{"table_id": row.id, **asdict(seat)} for seat in row.seats]
            await self._connection.execute(_INSERT_SEATS, rows)
        self._seats_read[row.id] = row.seats

    async def _read(self, statement: Any, values: dict[str, Any]) -> list[TableRow]:
        result = await self._connection.execute(statement, values)
        rows = _tables_from(result.all())
        self._seats_read |= {row.id: row.seats for row in rows}
        return rows


def _tables_from(rows: Iterable[Row[Any]]) -> list[TableRow]:
    return [_table_from(list(group)) for _, group in groupby(rows, key=lambda row: row[0])]


def _table_from(rows: list[Row[Any]]) -> TableRow:
    count = len(_FIELDS)
    values = dict(zip(_FIELDS, rows[0], strict=False))
    values["private"] = bool(values["private"])
    values["seats"] = tuple(_seat_from(row[count:]) for row in rows if row[count] is not None)
    return TableRow(**values)


def _seat_from(row: Sequence[Any]) -> SeatRow:
    values = dict(zip(_SEAT_FIELDS, row, strict=True))
    return SeatRow(**values | {"here": bool(values["here"])})


def _first(rows: list[TableRow]) -> TableRow | None:
    return rows[0] if rows else None


def _ordered(seats: Iterable[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(sorted(seats, key=lambda seat: seat.seat))


def _meaning(error: IntegrityError, chat_id: int) -> Exception:
    return TableExistsError(chat_id) if "one_live_table" in str(error.orig) else error
