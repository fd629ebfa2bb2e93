"""A person who pressed a button, and the answer he gets."""

from dataclasses import dataclass

from aiogram.types import CallbackQuery, Message

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.managing import check_present
from bot.handlers.who import here
from bot.lobbies import Person
from bot.render.screen import Screen
from bot.table import Table


@dataclass(frozen=True, slots=True)
class Answer:
    """The one answer to a press; empty: nothing is said; ``later``: it is being thought of."""

    text: str = ""
    alert: bool = False
    url: str = ""
    later: bool = False


DONE = Answer()
LATER = Answer(later=True)


@dataclass(frozen=True, slots=True)
class Presser:
    """A person who pressed a button, with the means to do what it says."""

    query: CallbackQuery
    person: Person
    context: Context
    update_id: int

    @property
    def chat(self) -> Address:
        """Where the button stands.

        :raises TableError: if nobody can say in which topic that is
        """
        message = self.query.message
        if message is None:
            return Address(self.person.user_id)
        if isinstance(message, Message):
            return here(message)
        if message.chat.is_forum:
            raise TableError(Why.BUTTON_TOO_OLD)
        return Address(message.chat.id)

    @property
    def chat_id(self) -> int:
        """The chat in which the button stands, whatever its topic."""
        message = self.query.message
        return self.person.user_id if message is None else message.chat.id

    @property
    def whispered(self) -> bool:
        """Whether the button stands under what the presser alone sees in the group."""
        message = self.query.message
        return isinstance(message, Message) and message.ephemeral_message_id is not None

    async def check_present(self, table_id: int) -> None:
        """Let only who is in the group of a table get something there.

        :raises TableError: if he is not, or there is no such table
        """
        row = (await self.table(table_id)).row
        user_id = self.person.user_id
        await check_present(self.context, row.chat_id, user_id, seen_in=self.chat_id)

    async def table(self, table_id: int) -> Table:
        """Read the table a button names.

        :raises TableError: if there is none
        """
        table = await self.context.tables.load(table_id)
        if table is None:
            raise TableError(Why.STALE)
        return table

    def say(self, *screens: Screen) -> None:
        """Send messages where the button stands."""
        self.context.replies.say(self.chat, self.update_id, *screens)

    def turn(self, screen: Screen) -> None:
        """Show something else in the message whose button was pressed."""
        message = self._own()
        if message is not None:
            self.context.replies.turn(self.chat, message.message_id, screen)

    def close(self) -> None:
        """Take the message away whose button was pressed."""
        message = self._own()
        if message is not None:
            self.context.replies.take_away(self.chat, message.message_id)

    def _own(self) -> Message | None:
        """Return the message if it has the button that was pressed; a forged press is on any."""
        message = self.query.message
        if not isinstance(message, Message) or message.reply_markup is None or self.whispered:
            return None
        keys = [key for row in message.reply_markup.inline_keyboard for key in row]
        return message if any(key.callback_data == self.query.data for key in keys) else None


async def refresh(user_id: int, context: Context) -> None:
    """Show the tables of a person anew, and set their clocks right."""
    async with context.storage.read() as tx:
        rows = await tx.tables.of_person(user_id)
    for row in rows:
        await context.changed(row.id)
