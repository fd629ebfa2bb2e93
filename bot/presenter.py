"""Shows tables by reconciliation: what should be seen against what storage says is seen.

Called after every commit and, for all live tables, at start, so that what was owed at a crash is
shown (docs/decisions/reconciliation.md).
"""

import asyncio
import logging
from collections.abc import Callable
from weakref import WeakValueDictionary

from bot.delivery import Address
from bot.errors import TableError, Why
from bot.failures import trace
from bot.outbox import Outbox
from bot.refusals import Outcome, Refusal
from bot.render.score import score_screen
from bot.render.screen import Screen
from bot.room import Room, read_room
from bot.showing import Showing
from bot.storage import Storage
from bot.storage.rows import MessageRow
from bot.wanted import LASTING, Wanted, hand_of, hand_slot, table_slot, wanted

log = logging.getLogger(__name__)

_SAID = "say"


class Presenter:
    """Turns the state of tables into messages, and remembers which message shows what."""

    def __init__(
        self, storage: Storage, default_language: str, link: Callable[[str], str]
    ) -> None:
        self._storage = storage
        self._default_language = default_language
        self._link = link
        self._outbox: Outbox | None = None
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._showing: Showing | None = None
        self._silent_groups: set[int] = set()

    def use(self, outbox: Outbox) -> None:
        """Send by this outbox, whose ledger this presenter is."""
        self._outbox = outbox
        self._showing = Showing(outbox)

    @property
    def outbox(self) -> Outbox:
        """The way out; set before anything is shown."""
        if self._outbox is None:
            raise RuntimeError("the presenter has no outbox yet")
        return self._outbox

    @property
    def showing(self) -> Showing:
        """What is asked of the way out."""
        if self._showing is None:
            raise RuntimeError("the presenter has no outbox yet")
        return self._showing

    def saw(self, chat_id: int, message_id: int) -> None:
        """Note the newest message of a chat, to know when the table has scrolled away."""
        self.showing.saw(chat_id, message_id)

    async def sync(self, table_id: int) -> None:
        """Bring everything that a table shows up to date; a failure is logged, not raised."""
        lock = self._locks.setdefault(table_id, asyncio.Lock())
        async with lock:
            try:
                room = await self._room(table_id)
                if room is not None:
                    self._reconcile(room)
            except Exception as error:
                log.error("table %d could not be shown: %s", table_id, trace(error))

    async def sync_all(self) -> None:
        """Show what all live tables owe."""
        async with self._storage.read() as tx:
            live = await tx.tables.live()
        for table_id in live:
            await self.sync(table_id)

    async def look(self, table_id: int, user_id: int, page: str) -> None:
        """Show a person another page of his hand message."""
        room, want = await self._hand(table_id, user_id)
        if room is not None and want is not None:
            self.showing.turn(room, want, page, _page(room, user_id, page))

    async def repost(self, table_id: int) -> None:
        """Post the public message of a table anew at the bottom of the chat."""
        room = await self._room(table_id)
        if room is None:
            return
        state = room.table.state
        slot = "lobby" if state is None else table_slot(state)
        for want in self._wants(room):
            if want.slot == slot:
                self.showing.show_again(room, want, want.screen)

    async def repost_hand(self, table_id: int, user_id: int) -> None:
        """Send a person his hand as a new message, so that his phone rings."""
        room, want = await self._hand(table_id, user_id)
        if room is not None and want is not None:
            page = self.showing.page(room, want.slot)
            self.showing.show_again(room, want, _page(room, user_id, page))

    async def hand_shown_at(self, table_id: int, user_id: int) -> float | None:
        """Return when a person's hand message changed last, in Unix seconds."""
        room, want = await self._hand(table_id, user_id)
        message = None if room is None or want is None else room.shown.get(want.slot)
        return None if message is None else message.at / 1000

    def say(self, to: Address | int, update_id: int, screen: Screen, *, part: int = 0) -> None:
        """Send a message that belongs to no table, once for each update and part of its answer."""
        address = Address(to) if isinstance(to, int) else to
        self.outbox.show(f"{_SAID}:{update_id}:{part}", address, screen, message_id=None)

    async def say_score(self, to: Address | int, update_id: int, table_id: int) -> None:
        """Send the scoresheet of a match."""
        async with self._storage.read() as tx:
            room = await read_room(tx, table_id, self._default_language, whole=True)
        if room is None or room.table.state is None:
            raise TableError(Why.NO_TABLE)
        private = (to if isinstance(to, int) else to.chat_id) > 0
        t = room.translator((to if isinstance(to, int) else to.chat_id) if private else None)
        screen = score_screen(room.records, room.players, t)
        self.say(to, update_id, screen)

    async def _room(self, table_id: int) -> Room | None:
        async with self._storage.read() as tx:
            return await read_room(tx, table_id, self._default_language)

    async def _hand(self, table_id: int, user_id: int) -> tuple[Room | None, Wanted | None]:
        """Return the hand message that a person should see now, if he should see one."""
        room = await self._room(table_id)
        state = None if room is None else room.table.state
        if room is None or state is None or (seat := room.table.seat_of(user_id)) is None:
            return room, None
        slot = hand_slot(state, seat)
        return room, next((want for want in self._wants(room) if want.slot == slot), None)

    def _reconcile(self, room: Room) -> None:
        wants = self._wants(room)
        for want in wants:
            self.showing.show(room, want)
        kept = {want.slot for want in wants}
        for slot, message in room.shown.items():
            if slot not in kept and not slot.startswith(LASTING):
                self.showing.retire(room, message)

    def _wants(self, room: Room) -> list[Wanted]:
        """The cards go out only once the deck's commitment stands in the group."""
        state, row = room.table.state, room.table.row
        published = (
            row.private
            or state is None
            or table_slot(state) in room.shown
            or row.chat_id in self._silent_groups
        )
        return wanted(room, self._link, hands=published)

    # What the outbox reports

    async def shown(self, slot: str, to: Address, message_id: int, tag: str) -> None:
        """A message shows what was asked.

        Hands follow the first showing of the table; and whatever shows for the first time may be
        unwanted by now.
        """
        self.saw(to.chat_id, message_id)
        if slot.startswith(_SAID):
            return
        table_id, name = _parts(slot)
        self._silent_groups.discard(to.chat_id)
        async with self._storage.write() as tx:
            known = await tx.messages.get(table_id, name)
            await tx.messages.put(
                MessageRow(
                    table_id=table_id,
                    slot=name,
                    chat_id=to.chat_id,
                    thread_id=to.thread_id,
                    message_id=message_id,
                    tag=tag,
                    at=tx.now,
                )
            )
        if known is None:
            await self.sync(table_id)

    async def refused(self, slot: str, to: Address, refusal: Refusal) -> None:
        """A message was given up: a person cannot be written to, or a group is closed to us."""
        if slot.startswith(_SAID):
            return
        table_id, _ = _parts(slot)
        self.showing.forget(slot)
        if refusal.outcome is Outcome.UNREACHABLE and to.private:
            async with self._storage.write() as tx:
                await tx.persons.set_private_ok(to.chat_id, False)
            await self.sync(table_id)
        elif not to.private and to.chat_id not in self._silent_groups:
            self._silent_groups.add(to.chat_id)
            await self.sync(table_id)

    async def taken_away(self, slot: str, message_id: int) -> None:
        """A message is gone; only now is it forgotten, for a kill may have come before."""
        if slot.startswith(_SAID):
            return
        table_id, name = _parts(slot)
        async with self._storage.write() as tx:
            message = await tx.messages.get(table_id, name)
            if message is not None and message.message_id == message_id:
                await tx.messages.forget(table_id, name)
        self.showing.taken_away(slot, message_id)

    async def migrated(self, old_chat_id: int, new_chat_id: int) -> None:
        """A group has another id; its messages are void and its table is shown anew."""
        async with self._storage.write() as tx:
            await tx.move_chat(old_chat_id, new_chat_id)
        self.showing.forget_all()
        await self.sync_all()


def _page(room: Room, user_id: int, page: str) -> Screen:
    state, seat = room.table.state, room.table.seat_of(user_id)
    if state is None or seat is None:
        raise RuntimeError(f"table {room.table.row.id}: {user_id} has no hand")
    return hand_of(room, state, room.table.row.seats[seat], page)


def _parts(slot: str) -> tuple[int, str]:
    table_id, _, name = slot.partition(":")
    return int(table_id), name
