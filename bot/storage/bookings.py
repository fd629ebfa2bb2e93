"""Statistics as they are written: who sits, what each deal counts, how a match ended."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.counting import Share, Verdict
from bot.rating import NEW, Rating
from bot.storage.counts import players, ratings, shares, sittings

_PLAYER: Final = select(players.c.player).where(players.c.user_id == bindparam("person"))
_KNOWN: Final = select(players).where(players.c.user_id.in_(bindparam("ids", expanding=True)))
_ENTER: Final = insert(players).on_conflict_do_nothing(index_elements=["user_id"])
_SHARE: Final = insert(shares)
_SHARES: Final = (
    select(shares.c.number, shares.c.attempt, shares.c.seat, shares.c.player, shares.c.stood_in)
    .where(shares.c.table_id == bindparam("of_table"))
    .order_by(shares.c.number, shares.c.attempt, shares.c.seat)
)
_SITTING: Final = insert(sittings)
_JUDGE: Final = _SITTING.on_conflict_do_update(
    index_elements=["table_id", "player"],
    set_={name: _SITTING.excluded[name] for name in ("place", "departed", "rated", "over_at")},
)
_SITTINGS: Final = select(sittings).where(sittings.c.table_id == bindparam("of_table"))
_RATINGS: Final = select(ratings.c.player, ratings.c.mu, ratings.c.sigma).where(
    ratings.c.chat_id == bindparam("of_chat"),
    ratings.c.player.in_(bindparam("ids", expanding=True)),
)
_NEW: Final = insert(ratings)
_RATE: Final = _NEW.on_conflict_do_update(
    index_elements=["chat_id", "player"],
    set_={name: _NEW.excluded[name] for name in ("mu", "sigma")},
)
_older: Final = ratings.alias()
_CLEAR: Final = delete(ratings).where(
    ratings.c.chat_id == bindparam("new"),
    select(_older.c.player)
    .where(_older.c.chat_id == bindparam("old"), _older.c.player == ratings.c.player)
    .exists(),
)
_MOVE: Final = (
    update(ratings).where(ratings.c.chat_id == bindparam("old")).values(chat_id=bindparam("new"))
)


@dataclass(frozen=True, slots=True)
class Had:
    """Who had a seat when a deal ended."""

    number: int
    attempt: int
    seat: int
    player: int
    stood_in: bool


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person in a match: where he began, None if he came later, and whether it is over."""

    player: int
    seat: int | None
    over: bool


class Bookings:
    """The statistics of matches in play, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection, now: int) -> None:
        self._connection = connection
        self._now = now

    async def player(self, user_id: int) -> int:
        """Return the key of a person, a new one if he was never counted."""
        await self._connection.execute(_ENTER, {"user_id": user_id})
        found = await self._connection.execute(_PLAYER, {"person": user_id})
        return found.scalar_one()

    async def known(self, user_ids: Iterable[int]) -> dict[int, int]:
        """Read the keys of those of the persons who were ever counted."""
        result = await self._connection.execute(_KNOWN, {"ids": list(user_ids)})
        return {row.user_id: row.player for row in result}

    async def begin(self, table_id: int, seated: Mapping[int, int]) -> None:
        """Note who begins a match, as a seat for each player."""
        blank = {"place": None, "departed": 0, "rated": 0, "over_at": None}
        rows = [
            {"table_id": table_id, "player": player, "seat": seat, **blank}
            for player, seat in seated.items()
        ]
        if rows:
            await self._connection.execute(_SITTING, rows)

    async def book(
        self, table_id: int, number: int, attempt: int, done: Mapping[int, tuple[int, Share]]
    ) -> None:
        """Note what a deal counts, as a player with his share for each seat."""
        deal = {"table_id": table_id, "number": number, "attempt": attempt}
        rows = [
            {**deal, "seat": seat, "player": player, **asdict(share)}
            for seat, (player, share) in done.items()
        ]
        if rows:
            await self._connection.execute(_SHARE, rows)

    async def judge(
        self, table_id: int, judged: Mapping[int, Verdict], rated: Iterable[int]
    ) -> None:
        """Note how a match has ended for its players."""
        among = set(rated)
        rows = [
            {
                "table_id": table_id,
                "player": player,
                "seat": None,
                "place": verdict.place,
                "departed": verdict.left,
                "rated": player in among,
                "over_at": self._now,
            }
            for player, verdict in judged.items()
        ]
        if rows:
            await self._connection.execute(_JUDGE, rows)

    async def had(self, table_id: int) -> list[Had]:
        """Read who had which seat in the deals of a match."""
        result = await self._connection.execute(_SHARES, {"of_table": table_id})
        return [Had(*row[:4], bool(row[4])) for row in result]

    async def sittings(self, table_id: int) -> list[Sitting]:
        """Read who has been in a match."""
        result = await self._connection.execute(_SITTINGS, {"of_table": table_id})
        return [Sitting(row.player, row.seat, row.over_at is not None) for row in result]

    async def ratings(self, chat_id: int, ids: Iterable[int]) -> dict[int, Rating]:
        """Read how well players play in a chat; who was never rated there is new."""
        wanted = list(ids)
        values = {"of_chat": chat_id, "ids": wanted}
        result = await self._connection.execute(_RATINGS, values)
        known = {row.player: Rating(row.mu, row.sigma) for row in result}
        return {player: known.get(player, NEW) for player in wanted}

    async def rate(self, chat_id: int, rated: Mapping[int, Rating]) -> None:
        """Note how well players play in a chat."""
        rows = [
            {"chat_id": chat_id, "player": player, "mu": mu, "sigma": sigma}
            for player, (mu, sigma) in rated.items()
        ]
        await self._connection.execute(_RATE, rows)

    async def move(self, old: int, new: int) -> None:
        """Let the new chat have the ratings of the old one."""
        await self._connection.execute(_CLEAR, {"old": old, "new": new})
        await self._connection.execute(_MOVE, {"old": old, "new": new})
