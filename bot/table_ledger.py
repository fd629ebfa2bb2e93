"""What the outbox reports of the messages of tables, and what follows from it."""

from collections.abc import Awaitable, Callable
from dataclasses import asdict

from bot.closed import Closed
from bot.delivery import Address
from bot.moving import move
from bot.outbox import Outbox
from bot.refusals import Outcome, Refusal
from bot.replies import SAID
from bot.showing import Showing
from bot.storage import Storage
from bot.storage.rows import MessageRow
from bot.storage.transaction import Transaction
from bot.table import whisper_slot
from bot.turn_clock import starts_by
from bot.whispers import Whispers


class TableLedger:
    """Remembers which message shows what, and tells of what nobody can be shown."""

    def __init__(
        self,
        storage: Storage,
        closed: Closed,
        lost: Callable[[int], Awaitable[None]],
        opened: Callable[[int], Awaitable[None]],
        appeared: Callable[[int], Awaitable[None]],
        started: Callable[[int], Awaitable[None]],
    ) -> None:
        """Take the dependencies.

        :param lost: is told of a person who can no longer be written to, at whatever tables
        :param opened: is told of a group whose tables have to wait, or may go on
        :param appeared: is told of a table of which something shows for the first time
        :param started: is told of a table where a person has just been shown his choice
        """
        self._lost, self._opened, self._appeared, self._started = lost, opened, appeared, started
        self._storage, self._closed = storage, closed
        self._showing: Showing | None = None
        self.whispers = Whispers()

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

    async def shown(self, slot: str, to: Address, message_id: int, tag: str) -> None:
        """A message shows what was asked.

        The cards follow the first showing of the deck's commitment; and whatever shows for the
        first time may be unwanted by now.
        """
        if to.receiver is None:
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
            here = to.receiver is not None and await _note_here(tx, table_id, to.receiver)
        edited = known is not None and known.message_id == message_id
        if not edited:  # a press is answered by a new one
            self.whispers.heard(slot, shown=True)
        if self._closed.open(to, edited=edited):
            await self._opened(to.chat_id)
        elif known is None or here:
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
        if to.receiver is not None:
            await self._not_whispered(slot, to, refusal)
        elif refusal.outcome is Outcome.UNREACHABLE and to.private:
            await self._tell_unreachable(to.chat_id)
        elif refusal.outcome in {Outcome.PAUSE, Outcome.CLOSE} and self._closed.close(to, refusal):
            await self._opened(to.chat_id)

    async def _not_whispered(self, slot: str, to: Address, refusal: Refusal) -> None:
        """One that can't be changed is gone; whether a bot may bring it back, a refusal tells."""
        if refusal is Refusal.VANISHED:
            table_id, name = _parts(slot)
            async with self._storage.write() as tx:
                await tx.messages.forget(table_id, name)
            await self._appeared(table_id)
        elif refusal is not Refusal.NOT_WHISPERED:
            self.whispers.heard(slot, shown=None)
        elif not self.whispers.heard(slot, shown=False):
            self.whispers.only_asked(to)
            await self._appeared(_parts(slot)[0])

    def withdraw_whisper(self, table_id: int, user_id: int) -> None:
        """Give up a message for one member that still waits to be sent."""
        key = f"{table_id}:{whisper_slot(user_id)}"
        if self.showing.withdraw(key):
            self.whispers.give_up(key)

    async def lose_whisper(self, table_id: int, user_id: int) -> None:
        """Note that a person can't be shown his hand in the group."""
        async with self._storage.write() as tx:
            news = await tx.tables.set_here(table_id, user_id, here=False)
        if news:
            await self._appeared(table_id)

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
            moving = await move(tx, old_chat_id, new_chat_id)
        for table_id in moving:
            self.showing.forget_table(table_id)
            await self._appeared(table_id)


async def _note_here(tx: Transaction, table_id: int, user_id: int) -> bool:
    """Note that a person is shown his hand in the group alone; return whether it is news."""
    person = await tx.persons.get(user_id)
    if person is not None and person.private_ok:
        return False
    return await tx.tables.set_here(table_id, user_id, here=True)


def _parts(slot: str) -> tuple[int, str]:
    table_id, _, name = slot.partition(":")
    return int(table_id), name
