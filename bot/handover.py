"""A seat of a match that passes from one to another, who takes over its score."""

from dataclasses import replace

from bot.computers import computer_seat
from bot.lobbies import Person
from bot.storage.rows import SeatRow, TableRow
from bot.storage.sitters import SitterRow
from bot.storage.transaction import Transaction
from bot.table import Table, seated, state_of


def without(table: Table, seat: int) -> TableRow:
    """Return the row in which a computer plays for the person on this seat, who may come back."""
    left = table.row.seats[seat]
    computer = replace(computer_seat(), seat=seat, name=left.name, left_user_id=left.user_id)
    return seated(table.row, computer)


def with_person(table: Table, seat: int, person: Person, *, here: bool = False) -> TableRow:
    """Return the row in which a person has this seat.

    :param here: whether he can be shown his cards in the group itself
    """
    sits = SeatRow(seat=seat, kind="human", name=person.name, user_id=person.user_id, here=here)
    return seated(table.row, sits)


async def note_former(tx: Transaction, table: Table, row: TableRow) -> None:
    """Note whose seats pass to others in a row: results keep the names of those who played."""
    state = state_of(table)
    await tx.sitters.add(
        SitterRow.of(before, row.id, state.deal, state.attempt)
        for before, now in zip(table.row.seats, row.seats, strict=True)
        if (before.kind, before.user_id) != (now.kind, now.user_id)
    )
