"""What the people at a table should see now: pure, from the room alone.

Slots name the messages of a table: ``lobby``, ``table:<deal>.<attempt>``,
``hand:<deal>.<attempt>:<seat>``, ``result:<deal>.<attempt>``, ``end``, ``unreachable:<seat>``,
``away:<seat>``, ``vote:<seat>``, ``left:<seat>``, ``break``, ``watch:<person>:``,
``whisper:<person>:`` and ``hint:<choice>`` (added by :mod:`bot.hints`). A slot that is shown but
no longer wanted is taken away, save tables, results and the end, which stay as the chat's memory
of the evening.
"""

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace

from bot.card_style import style_of
from bot.delivery import Address
from bot.hints import may_hint
from bot.l10n import Translator
from bot.presses import AtTable
from bot.public import end_of, lobby_of, result_of, table_of
from bot.render.clock import with_way_back
from bot.render.daily import attempt_screen, hand_title, promise_of
from bot.render.explained import with_hint
from bot.render.free_seats import with_free_seats
from bot.render.hand import hand_screen
from bot.render.invitation import invite_button
from bot.render.notices import closed_table_screen, undealt_screen
from bot.render.pictured import with_picture
from bot.render.screen import Button, Screen
from bot.render.whispers import greeting_screen
from bot.room import LATEST, Room
from bot.seat_notices import Wanted, about_seat, is_written_to, of_break, of_waiting
from bot.storage.rows import SeatRow, TableRow
from bot.table import hand_slot, has_hand, table_slot, whisper_slot
from bot.watched import of_watchers
from game.state import State
from game.views import view

LASTING = ("result:", "table:", "end")


def wanted(
    room: Room, link: Callable[[str], str], *, closed: bool = False, unasked: Collection[int] = ()
) -> list[Wanted]:
    """Return every message that the table should show, in the order to send them.

    :param link: makes a link that opens the private chat with a payload
    :param closed: whether the group cannot be written to, so that the table waits
    :param unasked: who may be shown his hand there though he has pressed nothing
    """
    status = room.table.row.status
    if room.table.row.day is not None and status != "playing":
        return [Wanted("end", room.group, attempt_screen(room))]
    if status == "lobby":
        screen = lobby_of(room, room.translator(), _beside(room, link))
        return [Wanted("lobby", room.group, screen), *_whispers(room, link), *of_watchers(room)]
    shows = [*_closed(room), *_undealt(room), *_results(room), *_over(room)]
    if status == "playing" and room.table.state is not None:
        shows += _playing(room, room.table.state, link)
        shows += _whispers(room, link, unasked=unasked)
        shows += of_waiting(room) if closed else ()
    else:
        shows.append(Wanted("end", room.group, end_of(room, room.translator())))
    return [*shows, *of_watchers(room)]


def hand_of(room: Room, state: State, seat: SeatRow, page: str = "") -> Screen:
    """Return a person's private hand message, on a page of it.

    Where there is no group to promise it to, the deck's commitment stands below the cards.
    """
    row, t = room.table.row, room.translator(seat.user_id)
    seen = view(state, seat.seat)
    screen = hand_screen(
        seen,
        room.players,
        t,
        title=hand_title(room, t),
        table=row.id,
        choice=room.table.choice_of(seat.seat),
        page=page,
        note=promise_of(row, t),
        single=row.day is not None,
    )
    if room.table.is_away(seat.seat):
        screen = with_way_back(screen, t, table=row.id)
    if may_hint(room.table, seen):
        screen = with_hint(screen, t, table=row.id)
    person = None if seat.user_id is None else room.persons.get(seat.user_id)
    return with_picture(screen, seen, room.players, t, style_of(person))


def page_of(room: Room, user_id: int, page: str) -> Screen:
    """Return a page of the hand message of a person who has one."""
    state, seat = room.table.state, room.table.seat_of(user_id)
    if state is None or seat is None:
        raise RuntimeError(f"table {room.table.row.id}: {user_id} has no hand")
    return hand_of(room, state, room.table.row.seats[seat], page)


def whispered_to(room: Room, user_id: int, t: Translator, link: Callable[[str], str]) -> Wanted:
    """Return what a person alone sees in the group: his hand, or before it that it comes there.

    A change of it waits while he has nothing to choose.
    """
    state, seat = room.table.state, room.table.seat_of(user_id)
    button, way = room.translator()("button-cards"), link(f"h{room.table.row.id}")
    screen = greeting = greeting_screen(t, button=button, link=way)
    if state is not None and seat is not None and has_hand(room.table, user_id):
        screen = hand_of(room, state, room.table.row.seats[seat]).plain()
    patient = seat is None or room.table.choice_of(seat) is None
    to = replace(room.group, receiver=user_id)
    return Wanted(whisper_slot(user_id), to, screen, patient, greeting)


def _whispers(
    room: Room, link: Callable[[str], str], *, unasked: Collection[int] = ()
) -> Iterator[Wanted]:
    """Yield what is shown to members alone; between deals only to who has no other way."""
    for seat in room.table.row.seats:
        if (user_id := seat.user_id) is None:
            continue
        needed, held = not is_written_to(room, seat), has_hand(room.table, user_id)
        between = room.table.state is not None and not held
        missing = whisper_slot(user_id) not in room.shown
        owed = user_id in unasked and seat.here and needed and held
        if owed if missing else needed or not between:
            yield replace(whispered_to(room, user_id, room.translator(user_id), link), sinks=owed)


def _beside(room: Room, link: Callable[[str], str]) -> tuple[Button, ...]:
    """Return the buttons of a public message for who does not sit."""
    invitation = link(f"i{room.table.row.match_id}")
    t = room.translator()
    watch = Button(t("button-watch"), str(AtTable(room.table.row.id, "watch")))
    return watch, invite_button(t, link=invitation)


def _results(room: Room) -> Iterator[Wanted]:
    row, state = room.table.row, room.table.state
    between = (
        row.status == "playing"
        and row.sealed is None
        and state is not None
        and state.phase.kind == "dealing"
    )
    for at, (record, attempt) in enumerate(zip(room.records, room.attempts, strict=True)):
        slot = f"result:{record['deal']}.{attempt}"
        last = record is room.records[-1]
        message = room.shown.get(slot)
        told = message is not None and (not last or message.chat_id != row.chat_id)
        too_late = message is None and record["deal"] < room.records[-1]["deal"] - LATEST
        if record["outcome"] == "stopped" or told or too_late:
            continue
        may_go_on = between and last
        screen = result_of(room, room.translator(), at, last=not may_go_on, you=_reader(room))
        if may_go_on and not row.private:
            screen = with_free_seats(screen, room.players, room.translator(), table=row.id)
        yield Wanted(slot, room.group, screen)


def _reader(room: Room) -> int | None:
    """Return the only seat that reads a practice table; a group has many readers."""
    row = room.table.row
    return room.table.seat_of(row.opener) if row.private else None


def _concerns(row: TableRow, state: State, seat: int) -> bool:
    """Whether a seat has a hand message now; before the cards there is only the cut.

    In practice the promise of the deck stands there before the cards do.
    """
    match state.phase.kind:
        case "dealing":
            return row.private and row.sealed is not None
        case "cutting":
            return seat == state.cutter
        case _:
            return True


def _closed(room: Room) -> Iterator[Wanted]:
    """The table of a deal that is over keeps the commitment, which anyone may compare."""
    for record, attempt in zip(room.records, room.attempts, strict=True):
        slot = f"table:{record['deal']}.{attempt}"
        message = room.shown.get(slot)
        if message is not None and message.chat_id == room.table.row.chat_id:
            yield Wanted(slot, room.group, closed_table_screen(record, room.translator()))


def _undealt(room: Room) -> Iterator[Wanted]:
    """The table of a deal that was promised but never dealt promises nothing any more."""
    row, state = room.table.row, room.table.state
    stopped = row.status == "stopped" and row.sealed is not None
    if stopped and state is not None and table_slot(state) in room.shown:
        screen = undealt_screen(state.deal, room.translator())
        yield Wanted(table_slot(state), room.group, screen)


def _over(room: Room) -> Iterator[Wanted]:
    """The hand of a deal that is over turns into its result, in the person's own language."""
    state, row = room.table.state, room.table.row
    if row.private or not room.records or state is None:
        return
    playing = state.phase.kind not in {"dealing", "finished"}
    if playing and row.status == "playing":
        return
    record, attempt = room.records[-1], room.attempts[-1]
    for seat in row.seats:
        slot = f"hand:{record['deal']}.{attempt}:{seat.seat}"
        if seat.user_id is None or slot not in room.shown:
            continue
        t, last = room.translator(seat.user_id), row.status != "playing"
        screen = result_of(room, t, last=last, title=room.title, you=seat.seat)
        yield Wanted(slot, Address(seat.user_id), screen)


def _playing(room: Room, state: State, link: Callable[[str], str]) -> Iterator[Wanted]:
    row = room.table.row
    if not row.private and (state.phase.kind != "dealing" or row.sealed is not None):
        screen = table_of(room, state, room.translator(), _beside(room, link))
        yield Wanted(table_slot(state), room.group, screen)
    yield from of_break(room)
    for seat in row.seats:
        yield from about_seat(room, seat, link)
        if seat.user_id is None or not is_written_to(room, seat):
            continue
        if _concerns(row, state, seat.seat):
            yield Wanted(
                hand_slot(state, seat.seat), Address(seat.user_id), hand_of(room, state, seat)
            )
