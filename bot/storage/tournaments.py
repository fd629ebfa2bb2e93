"""Tournaments, with their people."""

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import (
    BindParameter,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.conventions import NO_TOPIC
from bot.storage.cup_rows import EntrantRow, TournamentRow
from bot.storage.cup_tables import LIVE, entrants, notices, tournaments
from bot.storage.errors import TableExistsError

_THIS: Final[BindParameter[int]] = bindparam("this")
_BY_ID: Final = select(tournaments).where(tournaments.c.id == _THIS)
_LIVE_IN: Final = select(tournaments).where(LIVE, tournaments.c.chat_id == bindparam("chat"))
_AWAKE: Final = (
    select(tournaments.c.id)
    .where(or_(LIVE, tournaments.c.changed_at >= bindparam("since")))
    .order_by(tournaments.c.id)
)
_ENTRANTS: Final = (
    select(entrants.c.entrant, entrants.c.user_id, entrants.c.name, entrants.c.gone)
    .where(entrants.c.tournament_id == _THIS)
    .order_by(entrants.c.entrant)
)
_NEXT: Final = (
    select(func.coalesce(func.max(entrants.c.entrant), 0) + 1)
    .where(entrants.c.tournament_id == _THIS)
    .scalar_subquery()
)
_ENTER: Final = insert(entrants).values(
    tournament_id=_THIS, entrant=_NEXT, user_id=bindparam("person"), name=bindparam("called")
)
_HIM: Final = (entrants.c.tournament_id == _THIS, entrants.c.user_id == bindparam("person"))
_REMOVE: Final = delete(entrants).where(*_HIM)
_MARK: Final = update(entrants).where(*_HIM).values(gone=bindparam("is_gone"))
_RUNS: Final = (
    select(tournaments.c.chat_id)
    .join(entrants, entrants.c.tournament_id == tournaments.c.id)
    .where(LIVE, entrants.c.user_id == bindparam("person"), entrants.c.gone == 0)
)
_SAVE: Final = (
    update(tournaments)
    .where(tournaments.c.id == _THIS)
    .values(
        status=bindparam("stage"),
        rounds=bindparam("so_many"),
        round=bindparam("at"),
        in_topics=bindparam("topics"),
        changed_at=bindparam("moment"),
    )
)
_INSERT: Final = insert(tournaments).returning(tournaments.c.id)
_RESERVED: Final = select(tournaments.c.id).where(
    LIVE,
    tournaments.c.status == "playing",
    tournaments.c.chat_id == bindparam("chat"),
    or_(
        and_(
            tournaments.c.in_topics == 0,
            func.coalesce(tournaments.c.thread_id, 0) == bindparam("thread"),
        ),
        exists().where(
            notices.c.tournament_id == tournaments.c.id,
            notices.c.slot.like("topic:%"),
            notices.c.message_id == bindparam("thread"),
        ),
    ),
)
_MOVE: Final = (
    update(tournaments)
    .where(tournaments.c.chat_id == bindparam("old"))
    .values(chat_id=bindparam("new"))
)


class Tournaments:
    """The tournaments, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self._now = now

    async def create(
        self, *, chat_id: int, thread_id: int | None, organiser: int, rounds: int
    ) -> TournamentRow:
        """Open a tournament.

        :raises TableExistsError: if there is a live one in the chat
        """
        values = {
            "chat_id": chat_id,
            "thread_id": thread_id,
            "status": "joining",
            "organiser": organiser,
            "rounds": rounds,
            "round": 0,
            "in_topics": 0,
            "created_at": self._now,
            "changed_at": self._now,
        }
        try:
            result = await self._connection.execute(_INSERT, values)
        except IntegrityError as error:
            raise TableExistsError(chat_id) from error
        return _row({"id": result.scalar_one(), **values})

    async def get(self, tournament_id: int) -> TournamentRow | None:
        """Read a tournament."""
        found = (await self._connection.execute(_BY_ID, {"this": tournament_id})).mappings()
        return next((_row(dict(each)) for each in found), None)

    async def live_in(self, chat_id: int) -> TournamentRow | None:
        """Read the tournament of a chat that is not over."""
        found = (await self._connection.execute(_LIVE_IN, {"chat": chat_id})).mappings()
        return next((_row(dict(each)) for each in found), None)

    async def awake(self, since: int) -> list[int]:
        """List those that are not over, and those that were since a moment."""
        return list((await self._connection.execute(_AWAKE, {"since": since})).scalars())

    async def save(self, row: TournamentRow) -> TournamentRow:
        """Write what may change of a tournament, which has changed now."""
        values = {
            "this": row.id,
            "stage": row.status,
            "so_many": row.rounds,
            "at": row.round,
            "topics": row.in_topics,
            "moment": self._now,
        }
        await self._connection.execute(_SAVE, values)
        return replace(row, changed_at=self._now)

    async def entrants(self, tournament_id: int) -> tuple[EntrantRow, ...]:
        """Read who takes part, in the order they came."""
        rows = await self._connection.execute(_ENTRANTS, {"this": tournament_id})
        return tuple(EntrantRow(*row[:3], bool(row[3])) for row in rows)

    async def enter(self, tournament_id: int, user_id: int, name: str) -> None:
        """Let somebody take part who does not yet."""
        values = {"this": tournament_id, "person": user_id, "called": name}
        await self._connection.execute(_ENTER, values)

    async def remove(self, tournament_id: int, user_id: int) -> None:
        """Strike somebody off the list."""
        await self._connection.execute(_REMOVE, {"this": tournament_id, "person": user_id})

    async def mark(self, tournament_id: int, user_id: int, *, gone: bool) -> None:
        """Note that somebody has gone, or is back."""
        values = {"this": tournament_id, "person": user_id, "is_gone": gone}
        await self._connection.execute(_MARK, values)

    async def takes_part(self, user_id: int) -> bool:
        """Return whether somebody is in a tournament that is not over."""
        found = await self._connection.execute(_RUNS, {"person": user_id})
        return found.first() is not None

    async def reserves(self, chat_id: int, thread_id: int | None) -> bool:
        """Return whether the tables of a running tournament are played here."""
        values = {"chat": chat_id, "thread": thread_id or NO_TOPIC}
        return (await self._connection.execute(_RESERVED, values)).first() is not None

    async def move(self, old: int, new: int) -> None:
        """Let the new chat have the tournaments of the old one.

        :raises TableExistsError: if both have a live one; nothing is moved then
        """
        try:
            await self._connection.execute(_MOVE, {"old": old, "new": new})
        except IntegrityError as error:
            raise TableExistsError(new) from error


def _row(values: dict[str, Any]) -> TournamentRow:
    return TournamentRow(**{**values, "in_topics": bool(values["in_topics"])})
