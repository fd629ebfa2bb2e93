"""The service: what people and clocks do at a table in play; knows no Telegram type.

Every accepted action is committed with its log row and the update that brought it, in one
transaction, before ``changed`` hears of it. Storage lets one transaction write at a time, so that
a table is never read by two who then both write it.
"""

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, tzinfo

from bot.booking import book_match, book_start
from bot.breaks import all_agree, begun, over
from bot.chance import Chance
from bot.clocked import paced, timed
from bot.computers import USUAL, Move, computer_seat, due_move
from bot.daily.dice import same_for_all
from bot.errors import TableError, Why
from bot.house_rules import rules_of
from bot.lobbies import PRACTICE, SEATS, Changed, Person
from bot.recording import logged, record_deal
from bot.sealing import opened, sealed
from bot.storage import Storage
from bot.storage.rows import SeatRow, TableRow
from bot.storage.transaction import Transaction
from bot.table import Table, has_cards, moved, playing, state_of, with_people, with_seats
from bot.turn_clock import clock_move, missed, present, wound_up
from game.actions import Action
from game.engine import apply, new_match
from game.errors import IllegalActionError, Reason
from game.events import DealSettled, Event, RedealAsked
from game.phases import Dealing
from game.players.levels import Level


class Tables:
    """Plays the matches."""

    def __init__(
        self,
        storage: Storage,
        changed: Changed,
        chance: Chance,
        zone: tzinfo = UTC,
    ) -> None:
        """Take the dependencies.

        :param zone: of the operator, whose nights are quiet
        """
        self._zone = zone
        self._storage = storage
        self._changed = changed
        self._chance = chance

    async def load(self, table_id: int) -> Table | None:
        """Read a table."""
        async with self._storage.read() as tx:
            return await paced(tx, table_id, self._zone)

    async def load_many(self, table_ids: Sequence[int]) -> list[Table]:
        """Read those of the tables that there are."""
        async with self._storage.read(ahead=table_ids) as tx:
            found = [await paced(tx, table_id, self._zone) for table_id in table_ids]
        return [table for table in found if table is not None]

    async def start(self, table_id: int, user_id: int, *, update_id: int | None = None) -> None:
        """Draw seats and dealer, and seal the first deck; anyone who sits may start.

        :raises TableError: if seats are empty, he does not sit, or this is no lobby any more
        """
        async with self._storage.write(update_id) as tx:
            row = await tx.tables.get(table_id)
            if row is None or row.status != "lobby":
                raise TableError(Why.STALE)
            if all(seat.user_id != user_id for seat in row.seats):
                raise TableError(Why.NOT_SEATED)
            if len(row.seats) not in SEATS:
                raise TableError(Why.NOT_ENOUGH_PLAYERS)
            await self.begin(tx, row)
        await self._changed(table_id)

    async def practice(
        self,
        person: Person,
        match_id: str,
        level: Level = USUAL,
        *,
        update_id: int | None = None,
    ) -> int:
        """Deal a match of one person and computer players in his private chat.

        A match that is already running there is shown again instead.
        """
        seats = (
            SeatRow(seat=0, kind="human", name=person.name, user_id=person.user_id),
            *(replace(computer_seat(level), seat=at) for at in range(1, PRACTICE)),
        )
        async with self._storage.write(update_id) as tx:
            row = await tx.tables.live_in(person.user_id)
            if row is None:
                row = await tx.tables.create(
                    chat_id=person.user_id,
                    opener=person.user_id,
                    match_id=match_id,
                    private=True,
                    seats=seats,
                )
                await self.begin(tx, row)
        await self._changed(row.id)
        return row.id

    async def act(
        self,
        table_id: int,
        user_id: int,
        choice: int,
        actions: Sequence[Action],
        *,
        update_id: int | None = None,
    ) -> None:
        """Let a person act; several actions are accepted together or not at all.

        :param choice: the revision at which the choice opened that his button belongs to
        :raises TableError: if he does not sit here, or that choice is closed
        :raises IllegalActionError: if the rules refuse it
        """
        async with self._storage.write(update_id) as tx:
            table = await playing(tx, table_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise TableError(Why.NOT_SEATED)
            open_choice = table.choice_of(seat)
            if open_choice is None and has_cards(table):
                raise IllegalActionError(Reason.NOT_YOUR_TURN)
            if open_choice != choice:
                raise TableError(Why.STALE)
            moves = [Move(seat, action) for action in actions]
            await self._advance(tx, present(over(table, tx.now), seat), moves)
        await self._changed(table_id)

    async def next_deal(
        self, table_id: int, user_id: int, after: int, *, update_id: int | None = None
    ) -> None:
        """Begin the next deal at once because a player who sits wants to go on.

        :param after: the deal that is over
        :raises TableError: if he does not sit here, or the next deal has begun
        """
        async with self._storage.write(update_id) as tx:
            table = await playing(tx, table_id)
            seat = table.seat_of(user_id)
            if seat is None:
                raise TableError(Why.NOT_SEATED)
            state = state_of(table)
            if not isinstance(state.phase, Dealing) or state.deal != after + 1:
                raise TableError(Why.STALE)
            if table.row.sealed is not None:
                raise TableError(Why.STALE)
            await self._seal(tx, present(over(table, tx.now), seat).row)
        await self._changed(table_id)

    async def run_out(self, table_id: int, rev: int) -> None:
        """Make a safe move for the person on turn, whose time is up; close a forgotten lobby.

        Nothing happens if the table has moved on from revision ``rev``, or he has time left.
        """
        async with self._storage.write() as tx:
            row = await tx.tables.get(table_id)
            if row is None or row.rev != rev:
                return
            if row.status == "lobby":
                await tx.tables.save(replace(row, status="stopped", acted_at=tx.now), rev)
            table = await timed(tx, row, self._zone)
            move = clock_move(table, tx.now)
            if move is not None and move.seat is not None:
                await self._advance(tx, missed(table, move.seat), [move])
        await self._changed(table_id)

    async def go_on(self, table_id: int, rev: int, thought: Action | None = None) -> None:
        """Do what the clock is due for: deal, move for a computer or an absent person.

        The last card of a hand plays itself, and the only one of who wants it so. A break begins
        that only people did not agree to who are away or gone by now.

        Nothing happens if the table has moved on from revision ``rev``.

        :param thought: what a player that thinks has decided at that revision
        """
        async with self._storage.write() as tx:
            row = await tx.tables.get(table_id)
            if row is None or row.rev != rev or row.status != "playing":
                return
            table = await with_people(tx, row)
            state = state_of(table)
            if all_agree(table):
                await tx.tables.save(begun(row, tx.now), rev)
            elif isinstance(state.phase, Dealing):
                if row.sealed is None:
                    await self._seal(tx, row)
                elif not await self._deal(tx, table):
                    return
            elif move := await same_for_all(tx, row, due_move(table, state, thought)):
                await self._advance(tx, table, [move])
        await self._changed(table_id)

    async def begin(self, tx: Transaction, row: TableRow) -> None:
        """Draw seats and dealer of a lobby, and seal the first deck."""
        row = with_seats(row, self._chance.shuffled(row.seats))
        dealer = self._chance.shuffled(tuple(range(len(row.seats))))[0]
        rules = await rules_of(tx, row.chat_id, row.thread_id)
        state = new_match(rules, players=len(row.seats), dealer=dealer)
        await self._seal(tx, moved(Table(row, None, ()), state, ()))
        await book_start(tx, row)

    async def _seal(self, tx: Transaction, row: TableRow) -> None:
        row = replace(sealed(row, self._chance.deal()), acted_at=tx.now)
        await tx.tables.save(row, row.rev)

    async def _deal(self, tx: Transaction, table: Table) -> bool:
        """Deal the sealed deck, unless its commitment is not shown yet."""
        deck = await opened(tx, table.row, state_of(table))
        if deck is not None:
            row = replace(table.row, sealed=None)
            await self._advance(tx, replace(table, row=row), [Move(None, deck)])
        return deck is not None

    async def _advance(self, tx: Transaction, table: Table, moves: Sequence[Move]) -> None:
        """Apply the moves, all or none, and write what came of them."""
        state, events = state_of(table), list[Event]()
        deal, attempt = state.deal, state.attempt
        for move in moves:
            state, happened = apply(state, move.seat, move.action)
            events += happened
        row = moved(table, state, [move.seat for move in moves if move.seat is not None])
        row = wound_up(table, row, state, tx.now)
        await tx.tables.save(replace(row, acted_at=tx.now), table.row.rev)
        await tx.actions.append(*(logged(table.row, deal, move, tx.now) for move in moves))
        if any(isinstance(event, DealSettled | RedealAsked) for event in events):
            await record_deal(tx, table.row, deal, attempt)
        if row.status == "finished":
            await book_match(tx, row)
