"""A stored table with its engine state read, and how a new state is written back."""

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, tzinfo

from bot import codec
from bot.errors import TableError, Why
from bot.storage.rows import SeatRow, TableRow
from bot.storage.transaction import Transaction
from bot.tempo import Limit, Pace
from game.engine import legal_actions
from game.phases import Dealing, Draw, Exchange, Finished, Tricks
from game.state import State

AWAY_AFTER = 2
"""So many choices in a row that the clock has made, and a computer plays for the person."""
WATCH = "watch:"
"""Begins the slots of those who watch."""
WHISPER = "whisper:"
"""Begins the slots of what one member sees in the group."""
_WITHOUT_CARDS = {"dealing", "cutting", "finished"}


@dataclass(frozen=True, slots=True)
class Table:
    """A table; ``state`` is None in the lobby.

    ``choices`` says for each seat at which revision its present choice opened; ``absent`` are the
    seats of people who can be shown their cards nowhere, ``quick`` those of who wants an only
    possible card to be played for him; it ``waits`` while its group cannot be written to. ``pace``
    is that of the computers in this group, ``limit`` its turn clock, and ``zone`` says when it is
    night there.
    """

    row: TableRow
    state: State | None
    choices: tuple[int, ...]
    absent: frozenset[int] = frozenset()
    quick: frozenset[int] = frozenset()
    waits: bool = False
    pace: Pace = "normal"
    limit: Limit = "off"
    zone: tzinfo = UTC

    def is_away(self, seat: int) -> bool:
        """Return whether a person is away, so that a computer plays for him meanwhile."""
        return is_away(self.row.seats[seat])

    def seat_of(self, user_id: int) -> int | None:
        """Return the seat of a person, None if he does not sit here."""
        for seat in self.row.seats:
            if seat.user_id == user_id:
                return seat.seat
        return None

    def left_seat_of(self, user_id: int) -> int | None:
        """Return the seat that a person has left to a computer player."""
        for seat in self.row.seats:
            if seat.left_user_id == user_id:
                return seat.seat
        return None

    def choice_of(self, seat: int) -> int | None:
        """Return the revision at which the seat's present choice opened, None if it has none."""
        if self.state is None or seat not in self.state.to_act:
            return None
        return self.choices[seat]


def is_away(seat: SeatRow) -> bool:
    """Return whether the clock has moved for a person so often that a computer plays now."""
    return seat.kind == "human" and seat.missed >= AWAY_AFTER


def hand_slot(state: State, seat: int) -> str:
    """Return the slot of a seat's hand message."""
    return f"hand:{state.deal}.{state.attempt}:{seat}"


def watch_slot(user_id: int) -> str:
    """Return the slot of the message in which a person watches; none begins like another."""
    return f"{WATCH}{user_id}:"


def whisper_slot(user_id: int) -> str:
    """Return the slot of what a person alone sees in the group; none begins like another."""
    return f"{WHISPER}{user_id}:"


def table_slot(state: State) -> str:
    """Return the slot of the public table message."""
    return f"table:{state.deal}.{state.attempt}"


def promise_slot(row: TableRow, state: State) -> str:
    """Return the slot that shows a deck's commitment; in practice that is the person's hand."""
    if not row.private:
        return table_slot(state)
    seat = next(seat.seat for seat in row.seats if seat.user_id == row.opener)
    return hand_slot(state, seat)


def last_card(state: State) -> bool:
    """Return whether the seat on turn holds one card and draws no other: it plays itself."""
    phase = state.phase
    match phase:
        case Tricks() | Draw(stock=()):
            return phase.hands[phase.turn].bit_count() == 1
        case _:
            return False


def plays_itself(table: Table) -> bool:
    """Return whether the card of the seat on turn is played by itself.

    It is his last one, or the only thing that the rules let a person do who wants it so.
    """
    state = table.state
    if state is None or not state.to_act:
        return False
    seat = state.to_act[0]
    if last_card(state):
        return True
    led = isinstance(state.phase, Tricks | Draw)
    return led and seat in table.quick and len(legal_actions(state, seat)) == 1


def has_hand(table: Table, user_id: int) -> bool:
    """Return whether a person has a hand message now: cards, or the deck to cut."""
    state, seat = table.state, table.seat_of(user_id)
    if state is None or seat is None:
        return False
    return has_cards(table) or (state.phase.kind == "cutting" and seat == state.cutter)


def has_cards(table: Table) -> bool:
    """Return whether a deal is being played, so that those who sit hold cards."""
    return table.state is not None and table.state.phase.kind not in _WITHOUT_CARDS


def read(row: TableRow, absent: frozenset[int] = frozenset()) -> Table:
    """Read the snapshot of a table.

    :raises bot.codec.CodecError: if a newer program wrote it
    """
    state = None if row.state is None else codec.load(row.state, row.schema)
    choices = tuple(json.loads(row.choice_revs)) if row.choice_revs else ()
    return Table(row, state, choices, absent)


async def with_people(tx: Transaction, row: TableRow) -> Table:
    """Read a table, and what its clocks need to know of its people."""
    people = {seat.user_id: seat for seat in row.seats if seat.user_id is not None}
    known = [(people[each.user_id], each) for each in (await tx.persons.many(people)).values()]
    waits = row.day is not None  # it is his own attempt, and waits for him
    absent = (seat for seat, each in known if not (each.private_ok or seat.here or waits))
    quick = (seat for seat, each in known if each.only_card)
    return replace(
        read(row, frozenset(seat.seat for seat in absent)),
        quick=frozenset(seat.seat for seat in quick),
    )


def moved(table: Table, state: State, acted: Iterable[int]) -> TableRow:
    """Return the row of the table in its next state; ``acted`` seats have closed their choice."""
    before = set(table.state.to_act) if table.state else set()
    closed = set(range(state.players)) if _is_resold(table.state, state) else set(acted)
    old = table.choices or (0,) * state.players
    choices = [
        table.row.rev + 1 if seat in closed or seat not in before else old[seat]
        for seat in range(state.players)
    ]
    text = codec.dump(state)
    start = table.row.deal_start
    if start is not None and table.row.schema != codec.SCHEMA:
        start = codec.dump(codec.load(start, table.row.schema))
    over = isinstance(state.phase, Finished) or (table.row.day is not None and state.deal > 1)
    return replace(
        table.row,
        state=text,
        schema=codec.SCHEMA,
        deal_start=text if isinstance(state.phase, Dealing) else start,
        choice_revs=json.dumps(choices),
        status="finished" if over else "playing",
        winner=state.phase.winner if isinstance(state.phase, Finished) else None,
    )


def _is_resold(before: State | None, state: State) -> bool:
    """Whether the talon was bought: every seat is asked something else now, or has a new price."""
    phases = (None if before is None else before.phase), state.phase
    prices = {phase.bought.bid for phase in phases if isinstance(phase, Exchange)}
    return len(prices) > 1


def seated(row: TableRow, seat: SeatRow) -> TableRow:
    """Return the row with this one seat as given."""
    return replace(
        row, seats=tuple(seat if at == seat.seat else each for at, each in enumerate(row.seats))
    )


def with_seats(row: TableRow, seats: Iterable[SeatRow]) -> TableRow:
    """Return the row with these seats, numbered anew in their order."""
    return replace(row, seats=tuple(replace(seat, seat=at) for at, seat in enumerate(seats)))


async def playing(tx: Transaction, table_id: int) -> Table:
    """Read a table in play.

    :raises TableError: if the match is over, or there was none
    """
    row = await tx.tables.get(table_id)
    if row is None or row.status != "playing":
        raise TableError(Why.STALE)
    return read(row)


def state_of(table: Table) -> State:
    """Return the state of a match that has begun.

    :raises TableError: if it has not
    """
    if table.state is None:
        raise TableError(Why.STALE)
    return table.state
