"""What a group, or a player, is told of seats: who left, is away, out of reach, wants a break."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from bot.breaks import asked_in, for_it, still_to_agree
from bot.delivery import Address
from bot.render.breaks import asked_screen, break_screen
from bot.render.clock import away_screen, vote_screen
from bot.render.names import html_labels
from bot.render.notices import left_screen, paused_screen, unreachable_screen
from bot.render.screen import Screen
from bot.room import Room
from bot.storage.rows import SeatRow
from bot.turn_clock import delays, voters


@dataclass(frozen=True, slots=True)
class Wanted:
    """A message that should be there.

    What is ``patient`` lets all else go first. A ``greeting`` is what all may know: it goes before
    what one member alone is to see. What ``sinks`` is posted anew below each new table message.
    """

    slot: str
    to: Address
    screen: Screen
    patient: bool = False
    greeting: Screen | None = None
    sinks: bool = False


def is_written_to(room: Room, seat: SeatRow) -> bool:
    """Return whether the person on a seat can be written to; in practice all ends without it."""
    person = None if seat.user_id is None else room.persons.get(seat.user_id)
    return person is None or person.private_ok or room.table.row.private


def is_out_of_reach(room: Room, seat: SeatRow) -> bool:
    """Return whether the person on a seat can be shown his cards nowhere."""
    return not seat.here and not is_written_to(room, seat)


def about_seat(room: Room, seat: SeatRow, link: Callable[[str], str]) -> Iterator[Wanted]:
    """Yield what the group is told of a seat during a match.

    :param link: makes a link that opens the private chat with a payload
    """
    row, t = room.table.row, room.translator()
    if seat.left_user_id is not None:
        label = html_labels(room.players, t)[seat.seat]
        yield Wanted(
            f"left:{seat.seat}", room.group, left_screen(label, t, table=row.id, seat=seat.seat)
        )
    if is_out_of_reach(room, seat):
        notice = unreachable_screen(room.players[seat.seat], t, link=link(f"h{row.id}"))
        yield Wanted(f"unreachable:{seat.seat}", room.group, notice)
    elif room.table.is_away(seat.seat):
        votes = _votes(room, seat)
        notice = away_screen(room.players, seat.seat, t, table=row.id, votes=votes)
        yield Wanted(f"away:{seat.seat}", room.group, notice)
    elif seat.votes and seat.seat in delays(room.table):
        votes = _votes(room, seat)
        notice = vote_screen(room.players, seat.seat, t, table=row.id, votes=votes)
        yield Wanted(f"vote:{seat.seat}", room.group, notice)


def of_break(room: Room) -> Iterator[Wanted]:
    """Yield what the group is told of a break: that it is asked for, or that it lasts."""
    row, t = room.table.row, room.translator()
    absent = (each.seat for each in row.seats if is_out_of_reach(room, each))
    table = replace(room.table, absent=frozenset(absent))
    if row.paused_at is not None:
        screen = break_screen(t, table=row.id, since=row.paused_at // 1000)
        yield Wanted("break", room.group, screen)
    elif (deal := asked_in(table)) is not None:
        seats = for_it(table), still_to_agree(table)
        screen = asked_screen(room.players, *seats, t, table=row.id, deal=deal)
        yield Wanted("break", room.group, screen)


def _votes(room: Room, seat: SeatRow) -> tuple[int, int]:
    """Return how many want a computer on this seat, and how many have to."""
    absent = (each.seat for each in room.table.row.seats if is_out_of_reach(room, each))
    asked = voters(replace(room.table, absent=frozenset(absent)), seat.seat)
    return sum(bool(seat.votes & 1 << each) for each in asked), len(asked)


def of_waiting(room: Room) -> Iterator[Wanted]:
    """Yield what the players are told in private while the group cannot be written to."""
    for seat in room.table.row.seats:
        if seat.user_id is not None and is_written_to(room, seat):
            screen = paused_screen(room.translator(seat.user_id), title=room.title)
            yield Wanted(f"paused:{seat.seat}", Address(seat.user_id), screen)
