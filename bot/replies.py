"""Answers to commands: messages that belong to no table and are not kept up to date."""

from bot.delivery import Address
from bot.errors import TableError, Why
from bot.outbox import Outbox
from bot.render.score import score_pages
from bot.render.screen import Screen
from bot.room import read_room
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

    async def score(self, to: Address, update_id: int, *table_ids: int) -> None:
        """Send the scoresheets of matches, long ones in several messages.

        :raises TableError: if there is none of them
        """
        pages: list[Screen] = []
        for table_id in table_ids:
            async with self._storage.read() as tx:
                room = await read_room(tx, table_id, self._default_language, whole=True)
            if room is not None and room.table.state is not None:
                t = room.translator(to.chat_id if to.private else None)
                pages += score_pages(room.records, room.players, t)
        if not pages:
            raise TableError(Why.NO_TABLE)
        self.say(to, update_id, *pages)
