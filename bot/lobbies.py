"""The lobby of a table: who sits down before the match; knows no Telegram type."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from bot.computers import computer_seat, level_of
from bot.errors import TableError, Why
from bot.storage import Storage
from bot.storage.errors import TableExistsError
from bot.storage.rows import SeatRow, TableRow
from bot.storage.transaction import Transaction
from bot.table import with_seats
from game.players.levels import Level

SEATS = range(2, 5)
"""How many may play; the number chooses the form of the game."""
PRACTICE = 3

Changed = Callable[[int], Awaitable[None]]


@dataclass(frozen=True, slots=True, kw_only=True)
class Person:
    """Who acts: a Telegram account with the name he has now."""

    user_id: int
    name: str
    language_hint: str | None = None


class Lobbies:
    """Opens tables and seats people; every change is committed before ``changed`` hears of it."""

    def __init__(
        self, storage: Storage, changed: Changed, new_match_id: Callable[[], str]
    ) -> None:
        self._storage = storage
        self._changed = changed
        self._new_match_id = new_match_id

    async def open(
        self,
        chat_id: int,
        thread_id: int | None,
        opener: Person,
        *,
        language: str,
        seated: bool,
        update_id: int | None = None,
    ) -> int:
        """Open a lobby and return its table; the opener sits if he can be written to.

        :param language: of the chat, unless it has one
        :raises TableError: if a table is open or in play here
        """
        seats = (_seat(opener),) if seated else ()
        async with self._storage.write(update_id) as tx:
            chat = await tx.chats.get(chat_id)
            if chat is None or chat.language is None:
                await tx.chats.set_language(chat_id, language)
            row = await self._create(tx, chat_id, thread_id, opener.user_id, seats)
        await self._changed(row.id)
        return row.id

    async def _create(
        self,
        tx: Transaction,
        chat_id: int,
        thread_id: int | None,
        opener: int,
        seats: tuple[SeatRow, ...],
    ) -> TableRow:
        if await tx.tournaments.reserves(chat_id, thread_id):
            raise TableError(Why.TOURNAMENT_RUNNING)
        try:
            return await tx.tables.create(
                chat_id=chat_id,
                thread_id=thread_id,
                opener=opener,
                match_id=self._new_match_id(),
                seats=seats,
            )
        except TableExistsError:
            raise TableError(Why.TABLE_RUNNING) from None

    async def join(
        self, table_id: int, person: Person, *, here: bool = False, update_id: int | None = None
    ) -> None:
        """Seat a person to whom a way is proven.

        :param here: whether that is in the group itself
        :raises TableError: if he sits already, or the table is full or no lobby any more
        """
        async with self._storage.write(update_id) as tx:
            row = await _lobby(tx, table_id)
            if any(seat.user_id == person.user_id for seat in row.seats):
                raise TableError(Why.ALREADY_SEATED)
            if len(row.seats) == SEATS[-1]:
                raise TableError(Why.LOBBY_FULL)
            await _save(tx, row, (*row.seats, replace(_seat(person), here=here)))
        await self._changed(table_id)

    async def leave(self, table_id: int, user_id: int, *, update_id: int | None = None) -> None:
        """Free a person's seat; who may take another off the list the caller checks.

        :raises TableError: if he has none, or this is no lobby any more
        """
        async with self._storage.write(update_id) as tx:
            row = await _lobby(tx, table_id)
            left = tuple(seat for seat in row.seats if seat.user_id != user_id)
            if left == row.seats:
                raise TableError(Why.NOT_SEATED)
            await _save(tx, row, left)
        await self._changed(table_id)

    async def add_computer(
        self, table_id: int, user_id: int, *, update_id: int | None = None
    ) -> None:
        """Seat a computer player; whoever sits, or opened the table, may ask for one.

        It plays as well as the one before it.

        :raises TableError: if the table is full, or he has no say here
        """
        async with self._storage.write(update_id) as tx:
            row = await _lobby(tx, table_id)
            _check_say(row, user_id)
            if len(row.seats) == SEATS[-1]:
                raise TableError(Why.LOBBY_FULL)
            levels = [level_of(seat) for seat in row.seats if seat.kind == "computer"]
            await _save(tx, row, (*row.seats, computer_seat(*levels[-1:])))
        await self._changed(table_id)

    async def set_level(
        self,
        table_id: int,
        user_id: int,
        seat: int,
        level: Level,
        *,
        update_id: int | None = None,
    ) -> None:
        """Let a computer player play at a level.

        :raises TableError: if none sits there, or the person has no say here
        """
        async with self._storage.write(update_id) as tx:
            row = await _lobby(tx, table_id)
            _check_say(row, user_id)
            if seat >= len(row.seats) or row.seats[seat].kind != "computer":
                raise TableError(Why.STALE)
            seats = list(row.seats)
            seats[seat] = replace(seats[seat], level=level)
            await _save(tx, row, tuple(seats))
        await self._changed(table_id)

    async def remove_computer(
        self, table_id: int, user_id: int, *, update_id: int | None = None
    ) -> None:
        """Send the last computer player away.

        :raises TableError: if there is none, or he has no say here
        """
        async with self._storage.write(update_id) as tx:
            row = await _lobby(tx, table_id)
            _check_say(row, user_id)
            computers = [seat.seat for seat in row.seats if seat.kind == "computer"]
            if not computers:
                raise TableError(Why.STALE)
            await _save(tx, row, tuple(s for s in row.seats if s.seat != computers[-1]))
        await self._changed(table_id)

    async def rematch(self, table_id: int, person: Person, *, update_id: int | None = None) -> int:
        """Open a lobby with the people of a finished match and return its table.

        :raises TableError: if he did not sit there, or a table is open here already
        """
        async with self._storage.write(update_id) as tx:
            old = await tx.tables.get(table_id)
            if old is None or old.status in {"lobby", "playing"}:
                raise TableError(Why.STALE)
            if all(seat.user_id != person.user_id for seat in old.seats):
                raise TableError(Why.NOT_SEATED)
            seats = _again(old)
            row = await self._create(tx, old.chat_id, old.thread_id, person.user_id, seats)
        await self._changed(row.id)
        return row.id


def is_full(row: TableRow) -> bool:
    """Return whether nobody else can join a lobby."""
    return row.status == "lobby" and len(row.seats) >= SEATS[-1]


def _again(old: TableRow) -> tuple[SeatRow, ...]:
    """Return who plays once more: not who was forgotten, and computers for themselves."""
    seats = (
        replace(seat, name="", left_user_id=None) if seat.kind == "computer" else seat
        for seat in old.seats
        if seat.kind == "computer" or seat.user_id is not None
    )
    return tuple(
        replace(seat, seat=at, missed=0, votes=0, break_deal=0) for at, seat in enumerate(seats)
    )


def _seat(person: Person) -> SeatRow:
    return SeatRow(seat=0, kind="human", name=person.name, user_id=person.user_id)


async def _lobby(tx: Transaction, table_id: int) -> TableRow:
    row = await tx.tables.get(table_id)
    if row is None or row.status != "lobby":
        raise TableError(Why.STALE)
    return row


def _check_say(row: TableRow, user_id: int) -> None:
    if user_id != row.opener and all(seat.user_id != user_id for seat in row.seats):
        raise TableError(Why.NOT_SEATED)


async def _save(tx: Transaction, row: TableRow, seats: tuple[SeatRow, ...]) -> None:
    changed = replace(with_seats(row, seats), acted_at=tx.now, turn_from=tx.now)
    await tx.tables.save(changed, row.rev)
