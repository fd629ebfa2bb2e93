"""A break that all who play agree to: nothing is due at the table, and no time counts.

Who wants one is kept with the seats, by the number of the deal it was asked for in; so a request
ends by itself. What the row says of the break itself is since when it lasts.
"""

from dataclasses import replace

from bot.storage.rows import TableRow
from bot.table import Table, seated, with_seats
from game.phases import Dealing


def asked_in(table: Table) -> int | None:
    """Return the deal in which the break was asked for that people may agree to; None if none was.

    Asked for between two deals, that is the deal to come. It is open until the one after it.
    """
    state = table.state
    if state is None or table.row.paused_at is not None:
        return None
    between = isinstance(state.phase, Dealing) and table.row.sealed is None
    numbers = {state.deal, state.deal - 1} if between else {state.deal}
    asked = {seat.break_deal for seat in table.row.seats if seat.break_deal} & numbers
    return min(asked, default=None)


def for_it(table: Table) -> list[int]:
    """Return the seats of those who are for the break that was asked for."""
    deal = asked_in(table)
    return [seat.seat for seat in table.row.seats if deal and seat.break_deal >= deal]


def still_to_agree(table: Table) -> list[int]:
    """Return who has not agreed yet: people who are there; anybody else holds no break up."""
    people = [seat.seat for seat in table.row.seats if seat.kind == "human"]
    there = [each for each in people if each not in table.absent and not table.is_away(each)]
    return [each for each in there if each not in for_it(table)]


def all_agree(table: Table) -> bool:
    """Return whether a break was asked for and nobody is missing."""
    return asked_in(table) is not None and not still_to_agree(table)


def wanted_by(table: Table, seat: int) -> Table:
    """Return the table with a person for a break, the one asked for already if there is one."""
    deal = asked_in(table)
    if deal is None:
        deal = 0 if table.state is None else table.state.deal
    wants = replace(table.row.seats[seat], break_deal=deal)
    return replace(table, row=seated(table.row, wants))


def begun(row: TableRow, now: int) -> TableRow:
    """Return the row with a break that begins now, and nobody asking for another."""
    seats = (replace(seat, break_deal=0) for seat in row.seats)
    return with_seats(replace(row, paused_at=now, acted_at=now), seats)


def over(table: Table, now: int) -> Table:
    """Return the table after its break, if it has one: who is on turn has the time he had left."""
    row = table.row
    if row.paused_at is None:
        return table
    used = max(0, row.paused_at - row.turn_from)
    since = row.turn_from if row.turn_from > now else now - used
    return replace(table, row=replace(row, paused_at=None, turn_from=since, acted_at=now))
