"""What those who watch a table should see: pure, from the view of no seat."""

from collections.abc import Iterator
from dataclasses import replace

from bot.delivery import Address
from bot.l10n import Translator
from bot.public import end_of, lobby_of, result_of, table_of
from bot.render.screen import Screen
from bot.render.watching import watched_screen
from bot.room import Room
from bot.seat_notices import Wanted
from bot.table import watch_slot


def of_watchers(room: Room) -> Iterator[Wanted]:
    """Yield a message for each who watches: the newest public one, in his language.

    Who sits by now has his hand instead.
    """
    live = room.table.row.status in {"lobby", "playing"}
    for user_id in room.watchers:
        person = room.persons.get(user_id)
        if person is None or not person.private_ok or room.table.seat_of(user_id) is not None:
            continue
        t = room.translator(user_id)
        table = room.table.row.id if live else None
        screen = watched_screen(_newest(room, t), t, title=room.title, table=table)
        yield Wanted(watch_slot(user_id), Address(user_id), screen)


def _newest(room: Room, t: Translator) -> Screen:
    row, state = room.table.row, room.table.state
    if row.status == "lobby":
        return lobby_of(room, t)
    if row.status != "playing" or state is None:
        return end_of(room, t)
    dealt = state.phase.kind != "dealing" or row.sealed is not None
    if dealt or not room.records:
        return table_of(room, state, t)
    return replace(result_of(room, t), rows=())
