"""Who had a seat before it passed to another: a row for each time, until its match is deleted."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Final

from sqlalchemy import (
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    Named,
    Table,
    Text,
    TypedColumns,
    bindparam,
    select,
)
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.storage.rows import SeatKind, SeatRow
from bot.storage.schema import metadata


class SitterColumns(TypedColumns):
    """Who had a seat up to a deal."""

    table_id: Named[int] = Column(
        Integer, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True
    )
    seat: Named[int] = Column(Integer, primary_key=True)
    deal: Named[int] = Column(Integer, primary_key=True)
    attempt: Named[int] = Column(Integer, primary_key=True)
    kind: Named[str] = Column(Text)
    name: Named[str] = Column(Text)
    user_id: Named[int | None] = Column(Integer)
    level: Named[str | None] = Column(Text)
    left_user_id: Named[int | None] = Column(Integer)


former_sitters = Table(
    "former_sitters",
    metadata,
    SitterColumns,
    CheckConstraint("kind IN ('human', 'computer')", name="known_kind"),
    CheckConstraint("kind = 'human' OR user_id IS NULL", name="computer_has_no_account"),
    sqlite_strict=True,
)
Index("sat_once", former_sitters.c.user_id)
Index("left_once", former_sitters.c.left_user_id)

# Who comes and goes between two deals has played neither.
_ADD: Final = insert(former_sitters).on_conflict_do_nothing()
_OF_TABLES: Final = (
    select(former_sitters)
    .where(former_sitters.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(former_sitters.c.table_id, former_sitters.c.deal, former_sitters.c.attempt)
)


@dataclass(frozen=True, slots=True, kw_only=True)
class SitterRow:
    """Who had a seat until this attempt at a deal, which another has played or will play."""

    table_id: int
    seat: int
    deal: int
    attempt: int
    kind: SeatKind
    name: str
    user_id: int | None = None
    level: str | None = None
    left_user_id: int | None = None

    @classmethod
    def of(cls, seat: SeatRow, table_id: int, deal: int, attempt: int) -> "SitterRow":
        """Return who has a seat now as one who had it."""
        return cls(
            table_id=table_id,
            seat=seat.seat,
            deal=deal,
            attempt=attempt,
            kind=seat.kind,
            name=seat.name,
            user_id=seat.user_id,
            level=seat.level,
            left_user_id=seat.left_user_id,
        )

    def as_seat(self) -> SeatRow:
        """Return the seat as it was."""
        return SeatRow(
            seat=self.seat,
            kind=self.kind,
            name=self.name,
            user_id=self.user_id,
            level=self.level,
            left_user_id=self.left_user_id,
        )


class Sitters:
    """Those who no longer have their seats, as one transaction sees them."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def add(self, rows: Iterable[SitterRow]) -> None:
        """Note who had a seat; of several up to one deal the first has played the one before."""
        for row in rows:
            await self._connection.execute(_ADD, asdict(row))

    async def of_table(self, table_id: int) -> tuple[SitterRow, ...]:
        """Read who had seats of a table, in the order in which they passed on."""
        return tuple(await self.of_tables([table_id]))

    async def of_tables(self, table_ids: Sequence[int]) -> list[SitterRow]:
        """Read who had seats of several tables."""
        result = await self._connection.execute(_OF_TABLES, {"ids": table_ids})
        return [SitterRow(**row) for row in result.mappings()]
