"""The one attempt of a person at the deal of a day, in his private chat."""

import hmac
from dataclasses import dataclass, replace
from datetime import tzinfo
from typing import Final

from bot.computers import computer_seat
from bot.daily.calendar import SEATS, today
from bot.daily.ranking import Placed, ranked
from bot.errors import TableError, Why
from bot.lobbies import Changed, Person
from bot.sealing import sealed
from bot.storage import Storage
from bot.storage.days import Attempt, DayRow
from bot.storage.rows import SeatRow, TableRow
from bot.storage.transaction import Transaction
from bot.surroundings import Surroundings
from bot.table import Table, moved
from game.actions import Deal
from game.engine import new_match
from game.notation import parse
from game.players.levels import Level
from game.rules import CLASSIC

RULES: Final = replace(CLASSIC, redeal_four_nines="off", redeal_below="off")
"""The classic game in one deal, which nobody may ask to be dealt anew."""
YOU: Final = 0
LEVEL: Final[Level] = "strong"


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A day as one person may see it; the ranking is there for who has had his attempt."""

    day: DayRow
    now: int
    attempt: Attempt | None
    playing: bool
    """Whether he is still at it."""
    player: int | None
    placed: tuple[Placed, ...]
    known: frozenset[int]
    """Whom he may be told by name."""


class Dailies:
    """Begins attempts, and tells how they stand."""

    def __init__(
        self,
        storage: Storage,
        changed: Changed,
        around: Surroundings,
        zone: tzinfo,
    ) -> None:
        """Take the dependencies.

        :param zone: of the operator, by whose midnight a day ends
        """
        self._storage, self._changed = storage, changed
        self._around, self._zone = around, zone

    async def today(self) -> str:
        """Return the present day, with its deck fixed from now on."""
        async with self._storage.write() as tx:
            return (await today(tx, self._zone, self._around.chance)).day

    async def begin(self, day: str, person: Person, *, update_id: int | None = None) -> int:
        """Begin the attempt of a person and return its table.

        :raises TableError: if he has begun it already, or the day is over
        """
        async with self._storage.write(update_id) as tx:
            row = await tx.days.get(day)
            if row is None or row.closed_at is not None or tx.now >= row.ends_at:
                raise TableError(Why.DAY_OVER)
            entrant = _entrant(row, person.user_id)
            if await tx.days.has_entered(day, entrant):
                raise TableError(Why.DAY_PLAYED)
            table = await self._seat(tx, row, person)
            player = await tx.bookings.player(person.user_id)
            await tx.days.enter(day, entrant, player, table.id)
        await self._changed(table.id)
        return table.id

    async def _seat(self, tx: Transaction, day: DayRow, person: Person) -> TableRow:
        """Seat him between two computers, and seal the deck of the day, not one of his own."""
        human = SeatRow(seat=YOU, kind="human", name=person.name, user_id=person.user_id)
        others = [replace(computer_seat(LEVEL), seat=at) for at in SEATS if at != YOU]
        table = await tx.tables.create(
            chat_id=person.user_id,
            opener=person.user_id,
            match_id=self._around.new_match_id(),
            private=True,
            day=day.day,
            seats=(human, *others),
        )
        state = new_match(RULES, players=len(SEATS), dealer=day.dealer)
        deck = parse(day.deck)
        if not isinstance(deck, Deal):
            raise RuntimeError(f"day {day.day} has no deck")
        row = sealed(moved(Table(table, None, ()), state, ()), deck)
        return await tx.tables.save(replace(row, acted_at=tx.now), row.rev)

    async def standing(self, day: str, user_id: int) -> Standing:
        """Return how a day stands for a person.

        :raises TableError: if there is no such day
        """
        async with self._storage.read() as tx:
            row = await tx.days.get(day)
            if row is None:
                raise TableError(Why.DAY_OVER)
            player = (await tx.bookings.known([user_id])).get(user_id)
            attempt = None if player is None else await tx.days.attempt(day, player)
            return Standing(
                day=row,
                now=tx.now,
                attempt=attempt,
                playing=attempt is not None and attempt.table_id in await tx.days.in_play(day),
                player=player,
                placed=ranked(await tx.days.results(day)),
                known=frozenset() if player is None else await tx.days.known_to(player),
            )

    async def last(self, user_id: int) -> str | None:
        """Return the last day that is over and counts for a person."""
        async with self._storage.read() as tx:
            player = (await tx.bookings.known([user_id])).get(user_id)
            return None if player is None else await tx.days.last(player)

    async def in_play(self, user_id: int) -> int | None:
        """Return the table at which a person is at his attempt."""
        async with self._storage.read() as tx:
            return await tx.days.table_of(user_id)


def _entrant(day: DayRow, user_id: int) -> str:
    """Return by what a person is known to have had his attempt, even after he is forgotten.

    Nobody can tell from it who that is without the deck's salt, and it goes when the day ends.
    """
    return hmac.new(day.deck.encode(), str(user_id).encode(), "sha256").hexdigest()
