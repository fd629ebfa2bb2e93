"""Asks for what is not shown yet, and remembers what it has asked for."""

from bot.content import Show, tag_of
from bot.delivery import Address
from bot.outbox import Outbox
from bot.render.screen import Screen
from bot.room import Room
from bot.seat_notices import Wanted
from bot.storage.rows import MessageRow
from bot.table import WATCH, table_slot

SCROLLED = 12
"""Messages below the table after which it is posted anew instead of edited."""
_SCROLLING = ("table:", "lobby")
_SILENT = ("table:", WATCH)
"""The hands ring; the group need not, and who watches neither."""


class Showing:
    """Compares what should be seen with what is, message by message."""

    def __init__(self, outbox: Outbox) -> None:
        self._outbox = outbox
        self._asked: dict[str, tuple[Address, str]] = {}
        self._pages: dict[str, str] = {}
        self._leaving: set[tuple[str, int]] = set()
        self._above: dict[str, int | None] = {}
        """What one member sees, to the table above it; at the start all counts as in order."""
        self._newest: dict[int, int] = {}

    def saw(self, chat_id: int, message_id: int) -> None:
        """Note the newest message of a chat, to know when a table has scrolled away."""
        if message_id > self._newest.get(chat_id, 0):
            self._newest[chat_id] = message_id

    def wrote(self, chat_id: int) -> list[float]:
        """Return how many seconds ago calls to a group ended that Telegram may still count."""
        return self._outbox.wrote(chat_id)

    @property
    def may_whisper(self) -> bool:
        """Whether a member may be shown something alone, for all that is known."""
        return self._outbox.may_whisper

    def show(self, room: Room, want: Wanted) -> bool:
        """Show a message unless it is shown, or asked for, already; return whether it was not."""
        key, message = _key(room, want.slot), self._message(room, want.slot)
        known = self._asked.get(key, None if message is None else (_place(message), message.tag))
        table = self._table(room)
        sinks = want.sinks and self._above.setdefault(key, table) != table and table is not None
        if known == (want.to, tag_of(want.screen)) and not sinks:
            return False
        self._pages.pop(key, None)
        self._ask(room, want, want.screen, repost=sinks or self._scrolled_away(want, message))
        return True

    def show_again(self, room: Room, want: Wanted, screen: Screen) -> None:
        """Post a message anew at the bottom, on the page that is open."""
        self._ask(room, want, screen, repost=True)

    def answer(self, room: Room, want: Wanted, press: str) -> None:
        """Post a message anew at the bottom, in answer to a press."""
        self._pages.pop(_key(room, want.slot), None)
        self._ask(room, want, want.screen, repost=True, press=press)

    def withdraw(self, key: str) -> bool:
        """Give up a message that still waits to be sent; return whether any does."""
        waited = self._outbox.withdraw(key)
        if waited:
            self.forget(key)
        return waited

    def turn(self, room: Room, want: Wanted, page: str, screen: Screen) -> None:
        """Show another page of a message; it stays open until the message itself changes."""
        self._pages[_key(room, want.slot)] = page
        self._ask(room, want, screen)

    def page(self, room: Room, slot: str) -> str:
        """Return the page that is open of a message."""
        return self._pages.get(_key(room, slot), "")

    def is_asked(self, key: str, tag: str) -> bool:
        """Return whether a message is still to show what has this tag, and nothing newer."""
        _, asked = self._asked.get(key, (None, ""))
        return asked == tag

    def retire(self, room: Room, message: MessageRow) -> None:
        """Take a message away; once it is gone, :meth:`taken_away` is to be told."""
        key = _key(room, message.slot)
        if (key, message.message_id) in self._leaving:
            return
        self._leaving.add((key, message.message_id))
        self.forget(key)
        self._outbox.delete(key, _place(message), message.message_id)

    def taken_away(self, key: str, message_id: int) -> None:
        """Note that a message is gone."""
        self._leaving.discard((key, message_id))

    def forget(self, key: str) -> None:
        """Note that a message was not shown after all."""
        for known in (self._asked, self._pages, self._above):
            known.pop(key, None)

    def forget_table(self, table_id: int) -> None:
        """Note that nothing is known of the messages of a table."""
        begins = f"{table_id}:"
        for known in (self._asked, self._pages, self._above):
            for key in [key for key in known if key.startswith(begins)]:
                del known[key]
        self._leaving = {leaving for leaving in self._leaving if not leaving[0].startswith(begins)}

    def _ask(
        self, room: Room, want: Wanted, screen: Screen, *, repost: bool = False, press: str = ""
    ) -> None:
        key, message = _key(room, want.slot), self._message(room, want.slot)
        tag = tag_of(want.screen)
        self._asked[key] = want.to, tag
        if want.to.receiver is not None and (repost or message is None):
            self._above[key] = self._table(room)
        show = Show(
            key,
            want.to,
            screen,
            tag,
            silent=want.slot.startswith(_SILENT),
            repost=repost,
            patient=not press and (want.patient or want.slot.startswith(WATCH)),
            press=press,
            greeting=want.greeting,
        )
        self._outbox.put(show, None if message is None else message.message_id)

    def _message(self, room: Room, slot: str) -> MessageRow | None:
        """Return the message that shows a slot, unless it is being taken away."""
        message = room.shown.get(slot)
        if message is not None and (_key(room, slot), message.message_id) in self._leaving:
            return None
        return message

    def _table(self, room: Room) -> int | None:
        """Return the message that shows the public table, if it is there."""
        state = room.table.state
        message = None if state is None else self._message(room, table_slot(state))
        return None if message is None else message.message_id

    def _scrolled_away(self, want: Wanted, message: MessageRow | None) -> bool:
        if message is None or not want.slot.startswith(_SCROLLING):
            return False
        return self._newest.get(want.to.chat_id, 0) - message.message_id > SCROLLED


def _key(room: Room, slot: str) -> str:
    return f"{room.table.row.id}:{slot}"


def _place(message: MessageRow) -> Address:
    return Address(message.chat_id, message.thread_id, message.receiver)
