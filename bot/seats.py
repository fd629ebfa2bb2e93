"""Leaving a table and coming back to it; closing it before its end."""

from collections.abc import Callable
from dataclasses import replace

from bot.booking import book_match
from bot.breaks import asked_in, begun, over, still_to_agree, wanted_by
from bot.errors import TableError, Why
from bot.handover import note_former, with_person, without
from bot.lobbies import Changed, Person
from bot.recording import record_deal
from bot.storage import Storage
from bot.storage.rows import TableRow
from bot.storage.transaction import Transaction
from bot.table import Table, playing, read, seated, state_of, with_people
from bot.tempo import SLOW, Tempo
from bot.turn_clock import delays, present, voters
from game.phases import Dealing


class Seats:
    """Changes who sits at a table in play; every change is committed before it is shown."""

    def __init__(
        self, storage: Storage, changed: Changed, tempo: Tempo, clock: Callable[[], float]
    ) -> None:
        self._storage, self._changed = storage, changed
        self._tempo, self._clock = tempo, clock

    def is_stale(self, table: Table) -> bool:
        """Return whether nothing has happened at a table for so long that anyone may close it."""
        tempo, slow = self._tempo, table.limit in SLOW
        patience = tempo.slow_table_stale if slow else tempo.table_stale
        if table.row.status == "lobby":
            patience = tempo.lobby_stale
        return self._clock() - table.row.acted_at / 1000 >= patience

    async def stop(self, table_id: int, *, update_id: int | None = None) -> None:
        """Close a lobby, or end a match without a winner; who may do so the caller checks.

        :raises TableError: if it is over already
        """
        async with self._storage.write(update_id) as tx:
            row = await tx.tables.get(table_id)
            if row is None or row.status not in {"lobby", "playing"}:
                raise TableError(Why.STALE)
            await end_match(tx, row)
        await self._changed(table_id)

    async def quit(self, table_id: int, user_id: int, *, update_id: int | None = None) -> None:
        """Leave a match for good: a computer player takes the seat.

        The last person to leave ends the match.

        :raises TableError: if he does not sit here
        """
        async with self._storage.write(update_id) as tx:
            table = await playing(tx, table_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise TableError(Why.NOT_SEATED)
            row = without(table, seat)
            await note_former(tx, table, row)
            if all(each.kind == "computer" for each in row.seats):
                await end_match(tx, row)
            else:
                await tx.tables.save(row, row.rev)
        await self._changed(table_id)

    async def take_back(
        self,
        table_id: int,
        person: Person,
        *,
        here: bool = False,
        update_id: int | None = None,
    ) -> None:
        """Give a person the seat back that he left to a computer player, between deals.

        :param here: whether he can be shown his cards in the group itself
        :raises TableError: if he left none, or a deal is being played
        """
        async with self._storage.write(update_id) as tx:
            table = await playing(tx, table_id)
            seat = table.left_seat_of(person.user_id)
            if seat is None:
                raise TableError(Why.MATCH_RUNNING)
            if not isinstance(state_of(table).phase, Dealing):
                raise TableError(Why.BETWEEN_DEALS)
            row = with_person(table, seat, person, here=here)
            await note_former(tx, table, row)
            await tx.tables.save(row, row.rev)
        await self._changed(table_id)

    async def sit_in(
        self,
        table_id: int,
        person: Person,
        seat: int | None,
        *,
        here: bool = False,
        update_id: int | None = None,
    ) -> None:
        """Give a person the seat of a computer with its score, between deals.

        That he can be shown his cards the caller checks.

        :param seat: None is the one he has left, or else any, rather one that nobody has left
        :param here: whether they can be shown in the group itself
        :raises TableError: if he sits here, the seat is not free, or a deal is being played
        """
        async with self._storage.write(update_id) as tx:
            table = await playing(tx, table_id)
            seat = _seat_for(table, person.user_id, seat)
            if not isinstance(state_of(table).phase, Dealing):
                raise TableError(Why.BETWEEN_DEALS)
            row = with_person(table, seat, person, here=here)
            await note_former(tx, table, row)
            await tx.tables.save(row, row.rev)
        await self._changed(table_id)

    async def vote(
        self, table_id: int, user_id: int, seat: int | None = None, *, update_id: int | None = None
    ) -> None:
        """Let a player want a computer on a seat; when all others who are there do, it gets it.

        :param seat: of somebody who is away or on turn; without it who is on turn is meant
        :raises TableError: if the player does not sit here, or nobody keeps him waiting there
        """
        async with self._storage.write(update_id) as tx:
            row = (await playing(tx, table_id)).row
            table = await with_people(tx, row)
            voter = table.seat_of(user_id)
            if voter is None:
                raise TableError(Why.NOT_SEATED)
            table = present(table, voter)
            if seat is None:
                seat = next(iter(state_of(table).to_act), voter)
            patience = tx.now - row.turn_from >= self._tempo.nudge * 1000
            if seat not in delays(table, of_turn=patience) - {voter}:
                raise TableError(Why.NOBODY_DELAYS)
            late = table.row.seats[seat]
            late = replace(late, votes=late.votes | 1 << voter)
            agreed = all(late.votes & 1 << each for each in voters(table, seat))
            row = without(table, seat) if agreed else seated(table.row, late)
            await note_former(tx, table, row)
            await tx.tables.save(row, row.rev)
        await self._changed(table_id)

    async def want_break(
        self, table_id: int, user_id: int, deal: int | None = None, *, update_id: int | None = None
    ) -> None:
        """Let a player want a break; when all people who are there do, it begins.

        :param deal: the one in which it was asked for, if he agrees to another's wish
        :raises TableError: if he does not sit here, the wish is too old, or the table has a break
        """
        async with self._storage.write(update_id) as tx:
            table = await with_people(tx, (await playing(tx, table_id)).row)
            seat = table.seat_of(user_id)
            if seat is None:
                raise TableError(Why.NOT_SEATED)
            if table.row.paused_at is not None:
                raise TableError(Why.ON_BREAK)
            if deal is not None and deal != asked_in(table):
                raise TableError(Why.STALE)
            table = wanted_by(present(table, seat), seat)
            row = table.row if still_to_agree(table) else begun(table.row, tx.now)
            await tx.tables.save(row, row.rev)
        await self._changed(table_id)

    async def end_break(
        self, table_id: int, user_id: int, since: int, *, update_id: int | None = None
    ) -> None:
        """Go on after a break, because a player wants to.

        :param since: when it began, in Unix seconds
        :raises TableError: if he does not sit here, or that break is over
        """
        async with self._storage.write(update_id) as tx:
            table = await playing(tx, table_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise TableError(Why.NOT_SEATED)
            if table.row.paused_at is None or table.row.paused_at // 1000 != since:
                raise TableError(Why.STALE)
            row = present(over(table, tx.now), seat).row
            await tx.tables.save(row, row.rev)
        await self._changed(table_id)

    async def be_there(self, table_id: int, user_id: int, *, update_id: int | None = None) -> None:
        """Let a person play again for whom the clock has played: he has pressed something.

        :raises TableError: if he does not sit here
        """
        async with self._storage.write(update_id) as tx:
            table = await playing(tx, table_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise TableError(Why.NOT_SEATED)
            back = present(table, seat)
            if back is table:
                return
            await tx.tables.save(back.row, back.row.rev)
            if table.is_away(seat) and seat in state_of(table).to_act[:1]:
                await tx.clocks.start(table_id)
        await self._changed(table_id)


async def end_match(tx: Transaction, row: TableRow) -> None:
    """Close a lobby, or end a match without a winner, and write down what it counts."""
    if row.status == "playing":
        state = state_of(read(row))
        if not isinstance(state.phase, Dealing):
            await record_deal(tx, row, state.deal, state.attempt)
        await book_match(tx, row)
    await tx.tables.save(replace(row, status="stopped", acted_at=tx.now), row.rev)


def _seat_for(table: Table, user_id: int, wish: int | None) -> int:
    """Return the seat that a person gets if he wants this one, or any.

    :raises TableError: if he gets none
    """
    own = table.left_seat_of(user_id)
    if table.seat_of(user_id) is not None or (own is not None and wish not in {None, own}):
        raise TableError(Why.ALREADY_SEATED)  # his own one waits for him
    computers = [seat for seat in table.row.seats if seat.kind == "computer"]
    free = [each.seat for each in sorted(computers, key=lambda one: one.left_user_id is not None)]
    if wish is None and not free:
        raise TableError(Why.MATCH_RUNNING)
    seat = (free[0] if own is None else own) if wish is None else wish
    if seat not in free:
        raise TableError(Why.STALE)
    return seat
