"""Forgetting a person: his data go, his seats in past matches stay without him."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import BindParameter, bindparam, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.counts import players
from bot.storage.cup_tables import entrants, tournaments
from bot.storage.day_tables import attempts, days
from bot.storage.schema import chats, conventions, messages, persons, preferences, seats, tables
from bot.storage.sitters import former_sitters
from bot.storage.watchers import watchers

NOBODY: Final = 0
"""Stands for an opener who was forgotten; no account has this number."""

_PERSON: Final[BindParameter[int]] = bindparam("person")
_PRACTICE: Final = delete(tables).where(tables.c.chat_id == _PERSON, tables.c.day.is_(None))
_SEATS: Final = update(seats).where(seats.c.user_id == _PERSON).values(user_id=None, name="")
_LEFT: Final = (
    update(seats)
    .where(seats.c.left_user_id == _PERSON)
    .values(left_user_id=None, name="")
    .returning(seats.c.table_id)
)
_HIS: Final = attempts.c.player.in_(select(players.c.player).where(players.c.user_id == _PERSON))
_OVER: Final = select(days.c.day).where(days.c.closed_at.is_not(None))
_REST: Final = (
    delete(tables).where(tables.c.chat_id == _PERSON),
    delete(attempts).where(_HIS, attempts.c.day.in_(_OVER)),
    # That there was one stays until the day ends, under no name: nobody tries twice.
    update(attempts).where(_HIS).values(points=None, others=None),
    update(former_sitters)
    .where(former_sitters.c.user_id == _PERSON)
    .values(user_id=None, name=""),
    update(former_sitters)
    .where(former_sitters.c.left_user_id == _PERSON)
    .values(left_user_id=None, name=""),
    update(tables).where(tables.c.opener == _PERSON).values(opener=NOBODY),
    update(entrants).where(entrants.c.user_id == _PERSON).values(user_id=None, name=""),
    update(tournaments).where(tournaments.c.organiser == _PERSON).values(organiser=NOBODY),
    # A private chat has the number of its person.
    *(
        delete(table).where(table.c.chat_id == _PERSON)
        for table in (messages, conventions, preferences, chats)
    ),
    delete(messages).where(messages.c.receiver == _PERSON),
    delete(watchers).where(watchers.c.user_id == _PERSON),
    delete(persons).where(persons.c.user_id == _PERSON),
    # With his key go his deals, his matches and his ratings; the others keep theirs.
    delete(players).where(players.c.user_id == _PERSON),
)


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What there was of a person: seats at tables, practice matches, seats left to a computer."""

    seats: int
    practices: int
    left: tuple[int, ...] = ()
    """The tables where a computer plays on for him, some of them live."""


async def forget(connection: AsyncConnection, user_id: int) -> Forgotten:
    """Delete what is kept of a person, and take his name off the seats he had."""
    values = {"person": user_id}
    # Else the file keeps what was deleted until something else needs the room.
    await connection.exec_driver_sql("PRAGMA secure_delete = ON")
    practices = (await connection.execute(_PRACTICE, values)).rowcount
    sat = (await connection.execute(_SEATS, values)).rowcount
    left = tuple((await connection.execute(_LEFT, values)).scalars())
    for statement in _REST:
        await connection.execute(statement, values)
    await connection.exec_driver_sql("PRAGMA secure_delete = OFF")
    return Forgotten(sat, practices, left)
