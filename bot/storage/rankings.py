"""How people did against each other: two of them, or all of a chat."""

from typing import Any, Final

from sqlalchemy import and_, bindparam, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.rating import Rating
from bot.storage.counts import players, ratings, shares, sittings
from bot.storage.figures import HERE, NAME, OVER
from bot.storage.schema import persons, tables
from bot.tallies import Account, Meeting, Ranked, Side

_other: Final = sittings.alias()
_theirs: Final = shares.alias()
_SAT: Final = sittings.join(tables).join(_other, _other.c.table_id == sittings.c.table_id)
_MET: Final = and_(
    sittings.c.player == bindparam("of_player"),
    _other.c.player != sittings.c.player,
    _other.c.place.is_not(None),
    OVER,
)
_RIVALS: Final = (
    select(_other.c.player, players.c.user_id, NAME)
    .select_from(
        _SAT.join(players, players.c.player == _other.c.player).outerjoin(
            persons, persons.c.user_id == players.c.user_id
        )
    )
    .where(_MET)
    .group_by(_other.c.player)
    .order_by(func.count().desc(), _other.c.player)
    .limit(bindparam("most"))
)
# Who has left is behind all who stayed.
_RANKS: Final = (sittings.c.departed, sittings.c.place, _other.c.departed, _other.c.place)
_MATCHES: Final = (
    select(*_RANKS, func.count())
    .select_from(_SAT)
    .where(_MET, _other.c.player == bindparam("of_rival"))
    .group_by(*_RANKS)
)
_SAME_DEAL: Final = and_(
    *(_theirs.c[name] == shares.c[name] for name in ("table_id", "number", "attempt"))
)
_DEALS: Final = (
    select(
        func.count(),
        *(
            column
            for mine in (shares, _theirs)
            for column in (
                func.coalesce(func.sum(mine.c.points), 0),
                func.count().filter(mine.c.outcome == "made"),
                func.count(mine.c.contract),
            )
        ),
    )
    .select_from(shares.join(tables).join(_theirs, _SAME_DEAL))
    .where(
        shares.c.player == bindparam("of_player"),
        _theirs.c.player == bindparam("of_rival"),
        shares.c.counted == 1,
        _theirs.c.counted == 1,
        HERE,
    )
)
_TOP: Final = (
    select(
        sittings.c.player,
        players.c.user_id,
        NAME,
        func.count(),
        func.count().filter(sittings.c.place == 1),
        ratings.c.mu,
        ratings.c.sigma,
    )
    .select_from(
        sittings.join(tables)
        .join(players, players.c.player == sittings.c.player)
        .outerjoin(persons, persons.c.user_id == players.c.user_id)
        .outerjoin(
            ratings,
            and_(ratings.c.player == sittings.c.player, ratings.c.chat_id == tables.c.chat_id),
        )
    )
    .where(
        tables.c.chat_id == bindparam("of_chat"),
        sittings.c.place.is_not(None),
        sittings.c.over_at >= bindparam("since"),
    )
    .group_by(sittings.c.player)
)


class Rankings:
    """People compared, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def rivals(self, player: int, chat_id: int, most: int) -> list[Account]:
        """Read with whom a player has ended most matches."""
        values = {"of_player": player, "of_chat": chat_id, "most": most}
        return [Account(*row) for row in await self._connection.execute(_RIVALS, values)]

    async def meeting(self, player: int, rival: int, chat_id: int) -> Meeting:
        """Compare two players in what they have played together."""
        values = {"of_player": player, "of_rival": rival, "of_chat": chat_id}
        ahead = behind = matches = 0
        for left, place, rival_left, rival_place, times in await self._connection.execute(
            _MATCHES, values
        ):
            matches += times
            ahead += times * ((left, place) < (rival_left, rival_place))
            behind += times * ((left, place) > (rival_left, rival_place))
        deals, *rest = (await self._connection.execute(_DEALS, values)).one()
        mine, theirs = Side(ahead, *rest[:3]), Side(behind, *rest[3:])
        return Meeting(matches, deals, mine, theirs)

    async def top(self, chat_id: int, since: int) -> list[Ranked]:
        """Read who has ended a match in a chat since a moment, the best first.

        Who was never rated comes after those who were.
        """
        values = {"of_chat": chat_id, "since": since}
        rows = (await self._connection.execute(_TOP, values)).all()
        return sorted(map(_ranked, rows), key=_order)


def _ranked(row: Any) -> Ranked:
    player, user_id, name, matches, wins, mu, sigma = row
    rating = None if mu is None else Rating(mu, sigma)
    return Ranked(Account(player, user_id, name), matches, wins, rating)


def _order(ranked: Ranked) -> tuple[bool, int, int, int, int]:
    rating = ranked.rating
    tenths = 0 if rating is None else rating.tenths
    return rating is None, -tenths, -ranked.wins, ranked.matches, ranked.account.player
