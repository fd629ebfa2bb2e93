"""The figures of a person: in a chat, or wherever he plays."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import ColumnElement, Executable, and_, bindparam, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.counting import SIZES, size
from bot.rating import Rating
from bot.storage.counts import players, ratings, shares, sittings
from bot.storage.schema import persons, tables
from bot.tallies import SEATS, Account, Figures

ANYWHERE: Final = 0
"""Stands for all chats; no chat has this number."""

HERE: Final[ColumnElement[bool]] = or_(
    bindparam("of_chat") == ANYWHERE, tables.c.chat_id == bindparam("of_chat")
)
OVER: Final = and_(sittings.c.place.is_not(None), HERE)
NAME: Final = func.coalesce(persons.c.name, "")

_ACCOUNT: Final = (
    select(players.c.player, players.c.user_id, NAME)
    .select_from(players.outerjoin(persons, persons.c.user_id == players.c.user_id))
    .where(players.c.player == bindparam("of_player"))
)
_PLACES: Final = (
    select(sittings.c.place, sittings.c.departed, func.count())
    .select_from(sittings.join(tables))
    .where(sittings.c.player == bindparam("of_player"), OVER)
    .group_by(sittings.c.place, sittings.c.departed)
)
_SUMS: Final = (
    select(
        *(
            func.coalesce(func.sum(shares.c[name]), 0)
            for name in ("counted", "points", "marriages", "bolts", "barrels", "falls")
        ),
        func.max(shares.c.points).filter(shares.c.counted == 1),
    )
    .select_from(shares.join(tables))
    .where(shares.c.player == bindparam("of_player"), HERE)
)
_CONTRACTS: Final = (
    select(shares.c.contract, shares.c.outcome, func.count())
    .select_from(shares.join(tables))
    .where(shares.c.player == bindparam("of_player"), shares.c.contract.is_not(None), HERE)
    .group_by(shares.c.contract, shares.c.outcome)
)
_RATING: Final = select(ratings.c.mu, ratings.c.sigma).where(
    ratings.c.player == bindparam("of_player"), ratings.c.chat_id == bindparam("of_chat")
)


class FiguresOf:
    """The figures of persons, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def account(self, player: int) -> Account | None:
        """Read whose a key is; None once he is forgotten."""
        found = (await self._connection.execute(_ACCOUNT, {"of_player": player})).first()
        return None if found is None else Account(*found)

    async def person(self, player: int, chat_id: int = ANYWHERE) -> Figures:
        """Count what a player has done in a chat, or anywhere."""
        values = {"of_player": player, "of_chat": chat_id}
        places, left = [0] * SEATS, 0
        for place, departed, times in await self._rows(_PLACES, values):
            if departed:
                left += times
            else:
                places[place - 1] += times
        contracts = [[0, 0] for _ in range(len(SIZES) + 1)]
        for contract, outcome, times in await self._rows(_CONTRACTS, values):
            contracts[size(contract)][0] += times if outcome == "made" else 0
            contracts[size(contract)][1] += times
        sums = (await self._connection.execute(_SUMS, values)).one()
        rating = (await self._connection.execute(_RATING, values)).first()
        return Figures(
            places=tuple(places),
            left=left,
            deals=sums[0],
            points=sums[1],
            marriages=sums[2],
            bolts=sums[3],
            barrels=sums[4],
            falls=sums[5],
            best=sums[6],
            contracts=tuple((made, tried) for made, tried in contracts),
            rating=None if rating is None else Rating(*rating),
        )

    async def _rows(self, statement: Executable, values: dict[str, int]) -> Sequence[Any]:
        return (await self._connection.execute(statement, values)).all()
