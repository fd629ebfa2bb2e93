"""Shows tables by reconciliation: what should be seen against what storage says is seen.

Called after every commit and, for all live tables, at start, so that what was owed at a crash is
shown (docs/decisions/reconciliation.md).
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from weakref import WeakValueDictionary

from bot.closed import Closed
from bot.hints import Hints
from bot.l10n import Translator
from bot.room import Room, person_language, read_room
from bot.seat_notices import Wanted
from bot.storage import Storage
from bot.table import hand_slot, whisper_slot
from bot.table_ledger import TableLedger
from bot.wanted import LASTING, page_of, wanted, whispered_to

PUBLIC = ("lobby", "table:", "result:")
"""The slots that hold what a group watches, the newest last."""


class Presenter(TableLedger):
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
        """
        super().__init__(storage, closed, lost, opened, appeared, started)
        self._default_language = default_language
        self._link = link
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.hints = Hints()

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

    async def look(self, table_id: int, user_id: int, page: str, *, here: bool = False) -> None:
        """Show a person another page of his hand message.

        :param here: of the one that he alone sees in the group
        """
        async with self._lock(table_id):
            room, want = await self._hand(table_id, user_id, here=here)
            if room is not None and want is not None:
                screen = page_of(room, user_id, page)
                self.showing.turn(room, want, page, screen.plain() if here else screen)

    async def whisper(
        self, table_id: int, user_id: int, press: str
    ) -> "asyncio.Future[bool | None] | None":
        """Show a person alone in the group his hand, or that it will come, in answer to his press.

        Returned is what will tell whether he has been shown it; None if it is not tried.
        """
        async with self._lock(table_id):
            async with self._storage.read() as tx:
                room = await read_room(tx, table_id, self._default_language)
                person = await tx.persons.get(user_id)
            if room is None or not self.showing.may_whisper:
                return None
            t = Translator(person_language(person, self._default_language))
            want = whispered_to(room, user_id, t, self._link)
            self.showing.answer(room, want, press)
            return self.whispers.hope(f"{table_id}:{want.slot}")

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

    async def _hand(
        self, table_id: int, user_id: int, *, here: bool = False
    ) -> tuple[Room | None, Wanted | None]:
        """Return the hand message that a person should see now, if he should see one."""
        state = None if (room := await self._room(table_id)) is None else room.table.state
        if room is None or state is None or (seat := room.table.seat_of(user_id)) is None:
            return room, None
        slot = whisper_slot(user_id) if here else hand_slot(state, seat)
        return room, next((want for want in self._wants(room) if want.slot == slot), None)

    def _reconcile(self, room: Room) -> bool:
        """Ask for what is not shown, and return whether any of it is for the group."""
        wants = self._wants(room)
        asked = [want.to for want in wants if self.showing.show(room, want)]
        kept = {want.slot for want in wants}
        for slot, message in room.shown.items():
            going = slot not in kept and f"{room.table.row.id}:{slot}" not in self.whispers
            if going and not slot.startswith(LASTING):
                self.showing.retire(room, message)
        return room.group in asked

    def _wants(self, room: Room) -> list[Wanted]:
        chat_id, closed = room.group.chat_id, room.group in self._closed
        people = {seat.user_id for seat in room.table.row.seats if seat.user_id is not None}
        unasked = people - self.whispers.asked_in(chat_id)
        shows = wanted(room, self._link, closed=closed, unasked=unasked)
        return [*shows, *self.hints.wanted(room)]
