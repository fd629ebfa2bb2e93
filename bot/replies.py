"""Answers to commands: messages that belong to no table and are not kept up to date."""

from collections.abc import Sequence
from dataclasses import replace

from bot.archive import history_file
from bot.daily.secrecy import check_told
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.keys import keys_of
from bot.l10n import Translator
from bot.outbox import Outbox
from bot.render.menu import history_caption
from bot.render.replay import replay_button
from bot.render.score import is_scored, score_pages
from bot.render.screen import Screen
from bot.render.sheet import sheet_button, sheet_screen
from bot.render.verify import verify_screen
from bot.replays import deals_of
from bot.room import Room, read_room
from bot.storage import Storage

SAID = "say"
"""Begins the slots of these messages."""


class Replies:
    """Says things once; a kill before they are out loses them, and the person asks again."""

    def __init__(self, storage: Storage, outbox: Outbox, default_language: str) -> None:
        self._storage = storage
        self._outbox = outbox
        self._default_language = default_language

    def say(self, to: Address, update_id: int, *screens: Screen, first: int = 0) -> None:
        """Send messages, each once for an update.

        :param first: the number of the first, where one update is answered by several calls
        """
        for part, screen in enumerate(screens, first):
            self._outbox.show(f"{SAID}:{update_id}:{part}", to, screen, message_id=None)

    def turn(self, to: Address, message_id: int, screen: Screen) -> None:
        """Let a message that was said show something else."""
        slot = f"{SAID}:menu:{to.chat_id}:{message_id}"
        self._outbox.show(slot, to, screen, message_id=message_id)

    def take_away(self, to: Address, message_id: int) -> None:
        """Take a message away that was said."""
        self._outbox.delete(f"{SAID}:menu:{to.chat_id}:{message_id}", to, message_id)

    async def history(self, to: Address, update_id: int, *table_ids: int) -> None:
        """Send the hand histories of matches.

        :raises TableError: if there is none of them, or only their scoresheets are kept
        """
        rooms = _whole(await self._rooms(table_ids))
        self.say(to, update_id, *[await self._history(room, to) for room in rooms])

    async def _history(self, room: Room, to: Address) -> Screen:
        async with self._storage.read() as tx:
            keys = await keys_of(tx, room.table.row)
        t, playing = self._texts(room, to), room.table.row.status == "playing"
        deals = len({record["deal"] for record in room.records})
        caption = history_caption(t, deals=deals, playing=playing)
        over = deals_of(room)
        rows = ((replay_button(over[-1], t),),) if over else ()
        return Screen(caption, rows, document=history_file(room, t, keys))

    async def verify(self, to: Address, update_id: int, table_id: int) -> None:
        """Explain the proof of fairness, and do it for the last deal of a match.

        :raises TableError: if no deal is over there, or its cards are not kept
        """
        (room,) = _whole(await self._rooms([table_id]))
        if not room.records:
            raise TableError(Why.NO_DEAL)
        self.say(to, update_id, verify_screen(room.records[-1], self._texts(room, to)))

    async def score(self, to: Address, update_id: int, *table_ids: int) -> None:
        """Send the scoresheets of matches, long ones in several messages.

        :raises TableError: if there is none of them
        """
        pages: list[Screen] = []
        for room in await self._rooms(table_ids):
            t, rules = self._texts(room, to), room.rules
            pages += score_pages(room.records, room.players, t, rules=rules)
            if any(map(is_scored, room.records)):
                pages[-1] = replace(pages[-1], rows=((sheet_button(room.table.row.id, t),),))
        self.say(to, update_id, *pages)

    async def sheet(self, to: Address, under: int, table_id: int) -> None:
        """Send the scoresheet of a match as a picture.

        :param under: the message whose button was pressed; pressed again soon, it does nothing
        :raises TableError: if there is no such match
        """
        (room,) = await self._rooms([table_id])
        t = self._texts(room, to)
        screen = sheet_screen(room.records, room.players, t, rules=room.rules)
        slot = f"{SAID}:sheet:{to.chat_id}:{under}"
        self._outbox.show(slot, to, screen, message_id=None)

    def _texts(self, room: Room, to: Address) -> Translator:
        return room.translator(to.chat_id if to.private else None)

    async def _rooms(self, table_ids: Sequence[int]) -> list[Room]:
        rooms: list[Room] = []
        for table_id in table_ids:
            async with self._storage.read() as tx:
                room = await read_room(tx, table_id, self._default_language, whole=True)
            if room is not None and room.table.state is not None:
                check_told(room.withheld)
                rooms.append(room)
        if not rooms:
            raise TableError(Why.NO_TABLE)
        return rooms


def _whole(rooms: list[Room]) -> list[Room]:
    """Return the matches whose deals are kept.

    :raises TableError: if there is none of them
    """
    whole = [room for room in rooms if room.table.row.thinned_at is None]
    if not whole:
        raise TableError(Why.THINNED)
    return whole
