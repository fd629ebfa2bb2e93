"""Days with their decks, the attempts at them, and what the computers did there."""

from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.sqlite import insert as put
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.counts import players, sittings
from bot.storage.day_tables import attempts, day_moves, days
from bot.storage.schema import LIVE, persons, tables

_IN_DAY: Final = attempts.c.day == bindparam("of_day")
_OF_PLAYER: Final = attempts.c.player == bindparam("of_player")
_MAKE: Final = put(days).on_conflict_do_nothing(index_elements=["day"])
_GET: Final = select(days).where(days.c.day == bindparam("of_day"))
_OPEN: Final = select(days).where(days.c.closed_at.is_(None)).order_by(days.c.day)
_CLOSE: Final = (
    update(days).where(days.c.day == bindparam("of_day")).values(closed_at=bindparam("now"))
)
_DROP_MOVES: Final = delete(day_moves).where(day_moves.c.day == bindparam("of_day"))
_DROP_FORGOTTEN: Final = delete(attempts).where(_IN_DAY, attempts.c.player.is_(None))
_MOVE: Final = select(day_moves.c.action).where(
    day_moves.c.day == bindparam("of_day"), day_moves.c.situation == bindparam("of_situation")
)
_NOTE_MOVE: Final = insert(day_moves)
_ENTER: Final = insert(attempts)
_ENTERED: Final = select(func.count()).where(_IN_DAY, attempts.c.entrant == bindparam("whose"))
_FINISH: Final = (
    update(attempts)
    .where(attempts.c.table_id == bindparam("at_table"))
    .values(points=bindparam("made"), others=bindparam("theirs"))
)
_ATTEMPT: Final = select(attempts.c.table_id, attempts.c.points).where(_IN_DAY, _OF_PLAYER)
_LAST: Final = (
    select(attempts.c.day)
    .join(days)
    .where(_OF_PLAYER, attempts.c.points.is_not(None), days.c.closed_at.is_not(None))
    .order_by(attempts.c.day.desc())
    .limit(1)
)
_RESULTS: Final = (
    select(
        attempts.c.player,
        players.c.user_id,
        func.coalesce(persons.c.name, ""),
        attempts.c.points,
        attempts.c.others,
    )
    .select_from(
        attempts.join(players, players.c.player == attempts.c.player).outerjoin(
            persons, persons.c.user_id == players.c.user_id
        )
    )
    .where(_IN_DAY, attempts.c.points.is_not(None))
    .order_by(attempts.c.points.desc(), attempts.c.others, attempts.c.player)
)
_IN_PLAY: Final = select(tables.c.id).where(LIVE, tables.c.day == bindparam("of_day"))
_TABLE_OF: Final = (
    select(tables.c.id)
    .where(LIVE, tables.c.chat_id == bindparam("person"), tables.c.day.is_not(None))
    .order_by(tables.c.day)
    .limit(1)
)
_OF_CHAT: Final = (
    select(sittings.c.player)
    .join(tables, tables.c.id == sittings.c.table_id)
    .where(tables.c.chat_id == bindparam("of_chat"))
    .distinct()
)
_MINE: Final = (
    select(tables.c.chat_id)
    .join(sittings, sittings.c.table_id == tables.c.id)
    .where(sittings.c.player == bindparam("of_player"))
)
_KNOWN: Final = (
    select(sittings.c.player)
    .join(tables, tables.c.id == sittings.c.table_id)
    .where(tables.c.chat_id.in_(_MINE))
    .distinct()
)


@dataclass(frozen=True, slots=True, kw_only=True)
class DayRow:
    """A day by its date; its deck is chance in text form, and secret until ``closed_at``."""

    day: str
    ends_at: int
    deck: str
    commitment: str
    dealer: int
    closed_at: int | None = None

    @property
    def deck_line(self) -> str:
        """The very text whose SHA-256 is the commitment: the salt, then the cards."""
        codes, salt = self.deck[1:49], self.deck[49:]
        return f"{salt}{' '.join(codes[at : at + 2] for at in range(0, len(codes), 2))}"


@dataclass(frozen=True, slots=True)
class Result:
    """What somebody came to in the deal of a day, and the two computers together."""

    player: int
    user_id: int
    name: str
    points: int
    others: int


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody's attempt: at which table, and its points once it is over."""

    table_id: int | None
    points: int | None


class Days:
    """The days, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self._now = now

    async def make(self, row: DayRow) -> DayRow:
        """Fix the deck of a day, unless there is one; return what it is."""
        values = {name: getattr(row, name) for name in days.columns.keys()}  # noqa: SIM118
        await self._connection.execute(_MAKE, values)
        made = await self.get(row.day)
        return row if made is None else made

    async def get(self, day: str) -> DayRow | None:
        """Read a day; None if nobody has asked for its deal."""
        found = (await self._connection.execute(_GET, {"of_day": day})).mappings().first()
        return None if found is None else DayRow(**found)

    async def open(self) -> list[DayRow]:
        """Read the days whose decks are still secret."""
        return [DayRow(**row) for row in (await self._connection.execute(_OPEN)).mappings()]

    async def close(self, day: str) -> None:
        """End the secret of a day, and what is kept for it alone."""
        await self._connection.execute(_CLOSE, {"of_day": day, "now": self._now})
        for statement in (_DROP_MOVES, _DROP_FORGOTTEN):
            await self._connection.execute(statement, {"of_day": day})

    async def move(self, day: str, situation: str) -> str | None:
        """Read what a computer did in a situation; None if nobody has come there."""
        values = {"of_day": day, "of_situation": situation}
        return (await self._connection.execute(_MOVE, values)).scalar_one_or_none()

    async def note_move(self, day: str, situation: str, action: str) -> None:
        """Note what a computer does in a situation, for all who come there."""
        values = {"day": day, "situation": situation, "action": action}
        await self._connection.execute(_NOTE_MOVE, values)

    async def has_entered(self, day: str, entrant: str) -> bool:
        """Return whether an entrant has had his attempt, or is at it."""
        values = {"of_day": day, "whose": entrant}
        return bool((await self._connection.execute(_ENTERED, values)).scalar_one())

    async def enter(self, day: str, entrant: str, player: int, table_id: int) -> None:
        """Note that an attempt begins."""
        values = {"day": day, "entrant": entrant, "player": player, "table_id": table_id}
        await self._connection.execute(_ENTER, {**values, "points": None, "others": None})

    async def finish(self, table_id: int, points: int, others: int) -> None:
        """Note what an attempt has come to."""
        values = {"at_table": table_id, "made": points, "theirs": others}
        await self._connection.execute(_FINISH, values)

    async def attempt(self, day: str, player: int) -> Attempt | None:
        """Read the attempt of a player; None if he has made none."""
        values = {"of_day": day, "of_player": player}
        found = (await self._connection.execute(_ATTEMPT, values)).first()
        return None if found is None else Attempt(found.table_id, found.points)

    async def last(self, player: int) -> str | None:
        """Read the last day that is closed and for which a player has a result."""
        return (await self._connection.execute(_LAST, {"of_player": player})).scalar_one_or_none()

    async def results(self, day: str) -> list[Result]:
        """Read what everybody came to, the best first."""
        found: Any = await self._connection.execute(_RESULTS, {"of_day": day})
        return [Result(*row) for row in found]

    async def in_play(self, day: str) -> list[int]:
        """List the tables at which a day is being played."""
        return await self._numbers(_IN_PLAY, of_day=day)

    async def table_of(self, user_id: int) -> int | None:
        """Return the table at which a person plays a day now, the oldest first."""
        found = await self._numbers(_TABLE_OF, person=user_id)
        return found[0] if found else None

    async def people_of(self, chat_id: int) -> frozenset[int]:
        """Return the players who have begun or ended a match in a chat."""
        return frozenset(await self._numbers(_OF_CHAT, of_chat=chat_id))

    async def known_to(self, player: int) -> frozenset[int]:
        """Return the players who have been in a match of a chat where this one has been too."""
        return frozenset(await self._numbers(_KNOWN, of_player=player))

    async def _numbers(self, statement: Any, **values: Any) -> list[int]:
        return list((await self._connection.execute(statement, values)).scalars())
