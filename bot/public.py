"""What everybody may see of a table, in the language of whoever reads it: pure."""

from collections.abc import Sequence

from bot.l10n import Translator
from bot.render.free_seats import with_newcomers
from bot.render.lobby import lobby_screen
from bot.render.notices import stopped_screen
from bot.render.result import final_screen, result_screen
from bot.render.screen import Button, Screen
from bot.render.table import table_screen
from bot.room import Room
from game.state import State
from game.views import view


def lobby_of(room: Room, t: Translator, beside: Sequence[Button] = ()) -> Screen:
    """Return the lobby.

    :param beside: buttons that do not change the table
    """
    row = room.table.row
    opener = room.persons[row.opener].name if row.opener in room.persons else ""
    return lobby_screen(
        room.players,
        t,
        table=row.id,
        opener=opener,
        opener_id=row.opener,
        rules=room.rules,
        beside=beside,
    )


def table_of(room: Room, state: State, t: Translator, beside: Sequence[Button] = ()) -> Screen:
    """Return the table of a deal: the view of no seat.

    :param beside: buttons for who does not sit
    """
    return table_screen(
        view(state),
        room.players,
        t,
        table=room.table.row.id,
        commitment=room.table.row.commitment or "",
        limit=room.table.limit,
        cut=(state.cutter, room.cuts),
        beside=beside,
        paused=room.table.row.paused_at is not None,
    )


def result_of(
    room: Room,
    t: Translator,
    at: int = -1,
    *,
    last: bool = True,
    title: str = "",
    you: int | None = None,
) -> Screen:
    """Return the result of a deal of the records, with the names of those who played it.

    Under the latest one stands who has taken a seat since.

    :param at: its place in the records; the others are those of the screen
    """
    at %= len(room.records)
    screen = result_screen(
        room.records[at],
        room.players_of(at),
        t,
        table=room.table.row.id,
        last=last,
        title=title,
        you=you,
        rules=room.rules,
        before=room.records[at - 1] if at else None,
        attempt=room.attempts[at],
    )
    return _with_newcomers(screen, room, at, t)


def _with_newcomers(screen: Screen, room: Room, at: int, t: Translator) -> Screen:
    """Return a result with who has taken a seat since, if it is the latest one."""
    if at < len(room.records) - 1:
        return screen
    return with_newcomers(screen, room.players_of(at), room.players, t)


def end_of(room: Room, t: Translator) -> Screen:
    """Return how a match has ended, with a winner or without one."""
    row = room.table.row
    if row.status == "finished":
        return final_screen(
            room.records, room.players, t, table=row.id, winner=row.winner, rules=room.rules
        )
    return stopped_screen(
        t,
        room.players,
        room.records[-1]["totals"] if room.records else (),
        practice=row.private,
        begun=room.table.state is not None,
    )
