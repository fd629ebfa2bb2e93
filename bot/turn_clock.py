"""The turn clock of a chat: how long a person may think, and what comes when he does not move."""

import json
from dataclasses import replace
from typing import Final

from bot.computers import Move
from bot.quiet import after_the_night
from bot.storage.rows import SeatRow, TableRow
from bot.storage.transaction import Transaction
from bot.table import (
    AWAY_AFTER,
    WHISPER,
    Table,
    hand_slot,
    plays_itself,
    read,
    seated,
    table_slot,
    whisper_slot,
)
from bot.tempo import LIMITS, SECONDS, SLOW, Limit
from game.phases import Dealing
from game.players.safe import safe_move
from game.state import State
from game.views import view

_NAME: Final = "clock"
_SHOWING: Final = ("hand:", "table:", WHISPER)
"""Begin the slots that may show a person his choice."""
USUAL: Final[Limit] = "2m"
UNSEEN: Final = 3600 * 1000
"""Milliseconds after which the clock starts though the hand could not be shown."""


def parse_limit(text: str | None) -> Limit | None:
    """Read a limit; None for what is none."""
    return next((limit for limit in LIMITS if limit == text), None)


async def limit_of(tx: Transaction, chat_id: int, thread_id: int | None) -> Limit:
    """Return the turn limit of a chat or a topic; the usual one if none was chosen."""
    return parse_limit(await tx.preferences.get(chat_id, thread_id, _NAME)) or USUAL


async def limit_at(tx: Transaction, row: TableRow) -> Limit:
    """Return the turn limit at a table; who practises alone keeps nobody waiting."""
    return "off" if row.private else await limit_of(tx, row.chat_id, row.thread_id)


async def choose_limit(tx: Transaction, chat_id: int, thread_id: int | None, limit: Limit) -> None:
    """Note the turn limit of a chat or a topic; by the new one everybody has his whole time."""
    await tx.preferences.put(chat_id, thread_id, _NAME, limit)
    await tx.clocks.start_in(chat_id, thread_id)


def deadline(table: Table) -> float | None:
    """Return when the clock moves for the person on turn, in Unix seconds; None for never."""
    if table.row.paused_at is not None:
        return None
    seconds, state = SECONDS.get(table.limit), table.state
    if seconds is None or state is None or not state.to_act or isinstance(state.phase, Dealing):
        return None
    seat = state.to_act[0]
    person = table.row.seats[seat].kind == "human"
    if not person or seat in table.absent or table.is_away(seat) or plays_itself(table):
        return None
    return by_day(table, table.row.turn_from / 1000 + seconds)


def left_alone_at(row: TableRow) -> float:
    """Return since when nobody has touched a lobby, in Unix seconds, less what does not count."""
    return max(row.acted_at, row.turn_from) / 1000


def by_day(table: Table, at: float) -> float:
    """Return the moment, or the next morning where a slow match is left alone at night."""
    return after_the_night(at, table.zone) if table.limit in SLOW else at


def clock_move(table: Table, now: int) -> Move | None:
    """Return the move that the clock makes now, if the time has run out."""
    until, state = deadline(table), table.state
    if state is None or until is None or until * 1000 > now:
        return None
    seat = state.to_act[0]
    return Move(seat, safe_move(view(state, seat)), "clock")


def missed(table: Table, seat: int) -> Table:
    """Return the table after the clock has moved for a person once more."""
    return _counted(table, seat, table.row.seats[seat].missed + 1)


def present(table: Table, seat: int) -> Table:
    """Return the table with a person who has just shown that he is there."""
    return _counted(table, seat, 0)


def wound_up(before: Table, row: TableRow, state: State, now: int) -> TableRow:
    """Return the row after a move: for a new choice the clock waits until that is shown."""
    after = Table(row, state, tuple(json.loads(row.choice_revs or "[]")))
    if _choice(before) == _choice(after):
        return row
    return replace(row, turn_from=now + UNSEEN)


async def starts_by(tx: Transaction, table_id: int, slot: str) -> bool:
    """Start the clock if this message has just shown a person his choice; return whether so."""
    if not slot.startswith(_SHOWING):
        return False
    row = await tx.tables.get(table_id)
    if row is None or row.status != "playing" or row.turn_from <= tx.now:
        return False
    state = read(row).state
    if state is None or not state.to_act:
        return False
    seat = row.seats[state.to_act[0]]
    if slot not in {hand_slot(state, seat.seat), whisper_slot(seat.user_id or 0)} and not (
        slot == table_slot(state) and await _plays_there(tx, seat)
    ):
        return False
    await tx.clocks.start(table_id)
    return True


async def _plays_there(tx: Transaction, seat: SeatRow) -> bool:
    """Whether the table is all that tells a person of his turn: his hand may have vanished."""
    person = await tx.persons.get(seat.user_id) if seat.here and seat.user_id else None
    return person is not None and not person.private_ok


def delays(table: Table, *, of_turn: bool = True) -> set[int]:
    """Return the seats of people who may be voted off: who is away, and who is on turn.

    :param of_turn: whether who is on turn has had some time already
    """
    counts = of_turn and table.row.paused_at is None
    on_turn = set(table.state.to_act[:1]) if counts and table.state is not None else set()
    people = {seat.seat for seat in table.row.seats if seat.kind == "human"}
    return {seat for seat in people if seat in on_turn or table.is_away(seat)}


def voters(table: Table, seat: int) -> list[int]:
    """Return who has to agree that a computer gets a seat: all other people who are there."""
    people = [each.seat for each in table.row.seats if each.kind == "human"]
    return [
        each
        for each in people
        if each != seat and each not in table.absent and not table.is_away(each)
    ]


def nobody_there(table: Table) -> bool:
    """Return whether all people at the table are away, so that it waits between deals."""
    people = [seat.seat for seat in table.row.seats if seat.kind == "human"]
    return bool(people) and all(map(table.is_away, people))


def _choice(table: Table) -> tuple[int, int | None] | None:
    if table.state is None or not table.state.to_act:
        return None
    seat = table.state.to_act[0]
    return seat, table.choice_of(seat)


def _counted(table: Table, seat: int, times: int) -> Table:
    row = table.row
    votes = row.seats[seat].votes if times else 0
    counted = replace(row.seats[seat], missed=min(times, AWAY_AFTER), votes=votes)
    if counted == row.seats[seat]:
        return table
    return replace(table, row=seated(row, counted))
