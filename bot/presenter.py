"""Shows tables by reconciliation: what should be seen against what storage says is seen.

Called after every commit and, for all live tables, at start, so that what was owed at a crash is
shown (docs/decisions/reconciliation.md).
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import asdict, replace
from weakref import WeakValueDictionary

from bot.closed import Closed
from bot.delivery import Address
from bot.hints import Hints
from bot.outbox import Outbox
from bot.refusals import Outcome, Refusal
from bot.replies import SAID
from bot.room import Room, read_room
from bot.seat_notices import Wanted
from bot.showing import Showing
from bot.storage import Storage
from bot.storage.rows import MessageRow
from bot.table import hand_slot
from bot.turn_clock import starts_by
from bot.wanted import LASTING, page_of, wanted

PUBLIC = ("lobby", "table:", "result:")
"""The slots that hold what a group watches, the newest last."""


class Presenter:
    """Turns the state of tables into messages, and remembers which message shows what."""

    def __init__(
        self,
        storage: Storage,
        default_language: str,
        link: Callable[[str], str],
        closed: Closed,
        lost: Callable[[int], Awaitable[None]],
        opened: Callable[[int], Awaitable[None]],
        appeared: Callable[[int], Awaitable[None]],
        started: Callable[[int], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param link: makes a link that opens the private chat with a payload
        :param lost: is told of a person who can no longer be written to, at whatever tables
        :param opened: is told of a group whose tables have to wait, or may go on
        :param appeared: is told of a table of which something shows for the first time
        :param started: is told of a table where a person has just been shown his choice
        """
        self._lost, self._opened, self._appeared, self._started = lost, opened, appeared, started
        self._storage = storage
        self._default_language = default_language
        self._link = link
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._showing: Showing | None = None
        self._closed = closed
        self.hints = Hints()

    def use(self, outbox: Outbox) -> None:
        """Send by this outbox, whose ledger this presenter is."""
        self._showing = Showing(outbox)

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
        """Bring everything that a table shows up to date; a failure is raised."""
        async with self._lock(table_id):
            if (room := await self._room(table_id)) is not None:
                self._reconcile(room)

    async def sync_many(self, table_ids: Sequence[int]) -> None:
        """Bring all that these tables show up to date; a failure is raised."""
        async with AsyncExitStack() as locks:
            for table_id in table_ids:
                await locks.enter_async_context(self._lock(table_id))
            async with self._storage.read(ahead=table_ids) as tx:
                rooms = [await read_room(tx, each, self._default_language) for each in table_ids]
            for room in filter(None, rooms):
                self._reconcile(room)

    async def try_again(self, table_id: int) -> None:
        """Show a table that waits; with nothing left to show it need not wait any longer."""
        async with self._lock(table_id):
            room = await self._room(table_id)
            asked = room is not None and self._reconcile(room)
        if room is not None and not asked and self._closed.open(room.group):
            await self._opened(room.group.chat_id)

    async def look(self, table_id: int, user_id: int, page: str) -> None:
        """Show a person another page of his hand message."""
        async with self._lock(table_id):
            room, want = await self._hand(table_id, user_id)
            if room is not None and want is not None:
                self.showing.turn(room, want, page, page_of(room, user_id, page))

    async def repost(self, table_id: int, slots: tuple[str, ...] = PUBLIC) -> None:
        """Post the newest of these messages of a table anew at the bottom of its chat.

        The newest public one is between two deals the result of the last.
        """
        async with self._lock(table_id):
            room = await self._room(table_id)
            wants = [] if room is None else self._wants(room)
            public = [want for want in wants if want.slot.startswith(slots)]
            if room is not None and public:
                self.showing.show_again(room, public[-1], public[-1].screen)

    async def repost_hand(self, table_id: int, user_id: int) -> None:
        """Send a person his hand as a new message, so that his phone rings."""
        async with self._lock(table_id):
            room, want = await self._hand(table_id, user_id)
            if room is not None and want is not None:
                page = self.showing.page(room, want.slot)
                self.showing.show_again(room, want, page_of(room, user_id, page))

    async def hand_shown_at(self, table_id: int, user_id: int) -> float | None:
        """Return when a person's hand message changed last, in Unix seconds."""
        room, want = await self._hand(table_id, user_id)
        message = None if room is None or want is None else room.shown.get(want.slot)
        return None if message is None else message.at / 1000

    def _lock(self, table_id: int) -> asyncio.Lock:
        """Who reads a table and asks for its messages does so alone, or the older could win."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def _room(self, table_id: int) -> Room | None:
        async with self._storage.read() as tx:
            return await read_room(tx, table_id, self._default_language)

    async def _hand(self, table_id: int, user_id: int) -> tuple[Room | None, Wanted | None]:
        """Return the hand message that a person should see now, if he should see one."""
        state = None if (room := await self._room(table_id)) is None else room.table.state
        if room is None or state is None or (seat := room.table.seat_of(user_id)) is None:
            return room, None
        slot = hand_slot(state, seat)
        return room, next((want for want in self._wants(room) if want.slot == slot), None)

    def _reconcile(self, room: Room) -> bool:
        """Ask for what is not shown, and return whether any of it is for the group."""
        wants = self._wants(room)
        asked = [want.to for want in wants if self.showing.show(room, want)]
        kept = {want.slot for want in wants}
        for slot, message in room.shown.items():
            if slot not in kept and not slot.startswith(LASTING):
                self.showing.retire(room, message)
        return room.group in asked

    def _wants(self, room: Room) -> list[Wanted]:
        shows = wanted(room, self._link, closed=room.group in self._closed)
        return [*shows, *self.hints.wanted(room)]

    # What the outbox reports

    async def shown(self, slot: str, to: Address, message_id: int, tag: str) -> None:
        """A message shows what was asked.

        The cards follow the first showing of the deck's commitment; and whatever shows for the
        first time may be unwanted by now.
        """
        self.saw(to.chat_id, message_id)
        wrote = self.showing.wrote(to.chat_id)
        if slot.startswith(SAID):
            await self._note(to, wrote)
            return
        table_id, name = _parts(slot)
        async with self._storage.write() as tx:
            await tx.paces.put(to.chat_id, wrote)
            known = await tx.messages.get(table_id, name)
            shows = {"message_id": message_id, "tag": tag, "at": tx.now, **asdict(to)}
            await tx.messages.put(MessageRow(table_id=table_id, slot=name, **shows))
            started = self.showing.is_asked(slot, tag) and await starts_by(tx, table_id, name)
        edited = known is not None and known.message_id == message_id
        if self._closed.open(to, edited=edited):
            await self._opened(to.chat_id)
        elif known is None:
            await self._appeared(table_id)
        elif started:
            await self._started(table_id)

    async def _note(self, to: Address, wrote: list[float]) -> None:
        """Note that something was said in a group, for Telegram counts it after a kill too."""
        if wrote:
            async with self._storage.write() as tx:
                await tx.paces.put(to.chat_id, wrote)

    async def refused(self, slot: str, to: Address, refusal: Refusal) -> None:
        """A message was given up: a person cannot be written to, or a group is closed to us."""
        if slot.startswith(SAID):
            return
        self.showing.forget(slot)
        if refusal.outcome is Outcome.UNREACHABLE and to.private:
            await self._tell_unreachable(to.chat_id)
        elif refusal.outcome in {Outcome.PAUSE, Outcome.CLOSE} and self._closed.close(to, refusal):
            await self._opened(to.chat_id)

    async def _tell_unreachable(self, user_id: int) -> None:
        async with self._storage.write() as tx:
            known = await tx.persons.get(user_id)
            await tx.persons.set_private_ok(user_id, False)
        if known is None or known.private_ok:
            await self._lost(user_id)

    async def taken_away(self, slot: str, message_id: int) -> None:
        """A message is gone; only now is it forgotten, for a kill may have come before."""
        if slot.startswith(SAID):
            return
        table_id, name = _parts(slot)
        async with self._storage.write() as tx:
            message = await tx.messages.get(table_id, name)
            if message is not None and message.message_id == message_id:
                await tx.messages.forget(table_id, name)
        self.showing.taken_away(slot, message_id)

    async def migrated(self, old_chat_id: int, new_chat_id: int) -> None:
        """A group has another id; its messages are void and its tables are shown anew.

        Where both chats have a live table, that of the old one is closed.
        """
        async with self._storage.write() as tx:
            moving = await tx.tables.live_of_chat(old_chat_id)
            clash = bool(moving) and bool(await tx.tables.live_of_chat(new_chat_id))
            for table_id in moving if clash else ():
                row = await tx.tables.get(table_id)
                if row is not None:
                    await tx.tables.save(replace(row, status="stopped"), row.rev)
            await tx.move_chat(old_chat_id, new_chat_id)
        for table_id in moving:
            self.showing.forget_table(table_id)
            await self._appeared(table_id)


def _parts(slot: str) -> tuple[int, str]:
    table_id, _, name = slot.partition(":")
    return int(table_id), name
