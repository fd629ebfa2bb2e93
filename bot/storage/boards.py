"""The rounds of tournaments: who sits where, and what it came to."""

from collections.abc import Iterable, Sequence
from typing import Final

from sqlalchemy import BindParameter, bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.cup_rows import BoardRow, PlaceRow
from bot.storage.cup_tables import board_places, boards

_THIS: Final[BindParameter[int]] = bindparam("this")
_BOARDS: Final = (
    select(boards.c.round, boards.c.board, boards.c.table_id, boards.c.done)
    .where(boards.c.tournament_id == _THIS)
    .order_by(boards.c.round, boards.c.board)
)
_PLACES: Final = (
    select(
        board_places.c.round,
        board_places.c.board,
        board_places.c.entrant,
        board_places.c.points,
        board_places.c.won,
        board_places.c.total,
    )
    .where(board_places.c.tournament_id == _THIS)
    .order_by(board_places.c.round, board_places.c.board, board_places.c.entrant)
)
_OPENED: Final = (
    update(boards)
    .where(
        boards.c.tournament_id == _THIS,
        boards.c.round == bindparam("at"),
        boards.c.board == bindparam("number"),
    )
    .values(table_id=bindparam("new"))
)
_DONE: Final = _OPENED.values(table_id=boards.c.table_id, done=1)
_RESULT: Final = (
    update(board_places)
    .where(
        board_places.c.tournament_id == _THIS,
        board_places.c.round == bindparam("at"),
        board_places.c.entrant == bindparam("who"),
    )
    .values(points=bindparam("got"), won=bindparam("first"), total=bindparam("sum"))
)
_BOARD: Final = insert(boards).values(done=0)
_PLACE: Final = insert(board_places)


class Boards:
    """The rounds, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def draw(self, tournament_id: int, number: int, groups: Iterable[Sequence[int]]) -> None:
        """Note who sits where in a round."""
        at = {"tournament_id": tournament_id, "round": number}
        for board, group in enumerate(groups, 1):
            await self._connection.execute(_BOARD, {**at, "board": board})
            seated = [{**at, "board": board, "entrant": who} for who in group]
            await self._connection.execute(_PLACE, seated)

    async def all(self, tournament_id: int) -> tuple[BoardRow, ...]:
        """Read the tables of all rounds so far."""
        rows = await self._connection.execute(_BOARDS, {"this": tournament_id})
        return tuple(BoardRow(*row[:3], bool(row[3])) for row in rows)

    async def places(self, tournament_id: int) -> tuple[PlaceRow, ...]:
        """Read who sat where, and what came of it."""
        rows = await self._connection.execute(_PLACES, {"this": tournament_id})
        return tuple(PlaceRow(*row[:4], bool(row[4]), row[5]) for row in rows)

    async def opened(self, tournament_id: int, number: int, board: int, table_id: int) -> None:
        """Note at which table a board of a round is played."""
        at = {"this": tournament_id, "at": number, "number": board}
        await self._connection.execute(_OPENED, {**at, "new": table_id})

    async def book(
        self, tournament_id: int, number: int, board: int, came: Iterable[PlaceRow]
    ) -> None:
        """Note that a board of a round is done, and what it came to."""
        at = {"this": tournament_id, "at": number}
        await self._connection.execute(_DONE, {**at, "number": board})
        for each in came:
            got = {"got": each.points, "first": each.won, "sum": each.total}
            await self._connection.execute(_RESULT, {**at, "who": each.entrant, **got})
