"""What each kind of press does, and what its answer says."""

from dataclasses import dataclass

from aiogram.types import CallbackQuery, Message

from bot.context import Context
from bot.delivery import Address
from bot.errors import TableError, Why
from bot.handlers.who import here
from bot.l10n import languages
from bot.lobbies import Person
from bot.presses import AtTable, Language, Lobby, Look, Menu, Move
from bot.render import alerts, menu
from bot.render.screen import Screen
from bot.table import Table
from game.actions import Action
from game.notation import parse
from game.views import view


@dataclass(frozen=True, slots=True)
class Answer:
    """The one answer to a press; empty: nothing is said."""

    text: str = ""
    alert: bool = False
    url: str = ""


DONE = Answer()


@dataclass(frozen=True, slots=True)
class Presser:
    """A person who pressed a button, with the means to do what it says."""

    query: CallbackQuery
    person: Person
    context: Context
    update_id: int

    @property
    def chat(self) -> Address:
        """Where the button stands."""
        message = self.query.message
        if message is None:
            return Address(self.person.user_id)
        return here(message) if isinstance(message, Message) else Address(message.chat.id)

    async def move(self, press: Move) -> Answer:
        """Act in the deal."""
        actions = _actions(press.actions)
        await self.context.tables.act(
            press.table, self.person.user_id, press.choice, actions, update_id=self.update_id
        )
        return DONE

    async def look(self, press: Look) -> Answer:
        """Turn a page of the own hand message."""
        table = await self._table(press.table)
        seat = table.seat_of(self.person.user_id)
        if seat is None:
            raise TableError(Why.NOT_SEATED)
        if table.choice_of(seat) != press.choice:
            raise TableError(Why.STALE)
        await self.context.presenter.look(press.table, self.person.user_id, press.page)
        return DONE

    async def lobby(self, press: Lobby) -> Answer:
        """Do what a button of the lobby says."""
        lobbies, user_id, update_id = self.context.lobbies, self.person.user_id, self.update_id
        match press.verb:
            case "join":
                return await self._join(press.table)
            case "leave":
                await lobbies.leave(press.table, user_id, update_id=update_id)
            case "computer":
                await lobbies.add_computer(press.table, user_id, update_id=update_id)
            case "fewer":
                await lobbies.remove_computer(press.table, user_id, update_id=update_id)
            case "start":
                await self.context.tables.start(press.table, user_id, update_id=update_id)
            case "rules":
                return await self._show_rules()
            case "remove":
                await self._remove(press)
        return DONE

    async def at_table(self, press: AtTable) -> Answer:
        """Do what a button under a table, a result or a question says."""
        tables, user_id, update_id = self.context.tables, self.person.user_id, self.update_id
        match press.verb:
            case "cards":
                return await self._cards(press.table)
            case "next":
                await tables.next_deal(press.table, user_id, press.deal, update_id=update_id)
            case "rematch":
                await self.context.lobbies.rematch(press.table, self.person, update_id=update_id)
            case "score":
                await self.context.presenter.say_score(self.chat, update_id, press.table)
            case "stop":
                await self._check_may_stop(await self._table(press.table))
                await tables.stop(press.table, update_id=update_id)
                self._close_question()
            case "quit":
                await tables.quit(press.table, user_id, update_id=update_id)
                self._close_question()
            case "keep":
                self._close_question()
            case "back":
                await tables.come_back(press.table, self.person, update_id=update_id)
            case "rules":
                return await self._show_rules()
        return DONE

    async def menu(self, press: Menu) -> Answer:
        """Do what a command would."""
        match press.verb:
            case "newgame":
                await self._new_game()
            case "practice":
                match_id = self.context.new_match_id()
                await self.context.tables.practice(self.person, match_id, update_id=self.update_id)
            case "rules":
                return await self._show_rules()
            case "language":
                t = await self.context.people.chat_translator(self.chat.chat_id)
                self._say(menu.language_screen(t))
            case "help":
                t = await self.context.people.chat_translator(self.chat.chat_id)
                self._say(menu.help_screen(t))
        return DONE

    async def language(self, press: Language) -> Answer:
        """Choose the language of the chat in which the button stands."""
        if press.code not in languages():
            raise TableError(Why.BUTTON_TOO_OLD)
        chat_id = self.chat.chat_id
        if chat_id < 0 and not await self._runs(chat_id):
            raise TableError(Why.NOT_OPENER)
        await self.context.people.set_language(chat_id, press.code, self.update_id)
        t = await self.context.people.chat_translator(chat_id)
        self._close_question()
        for table_id in await self._tables_here(chat_id):
            await self.context.presenter.sync(table_id)
        return Answer(menu.language_chosen(t))

    async def _join(self, table_id: int) -> Answer:
        """Seat him once the private channel is proven; else open it for him."""
        table = await self._table(table_id)
        if table.row.status != "lobby":
            raise TableError(Why.STALE)
        if not await self.context.rights.reaches(self.person.user_id):
            return Answer(url=self.context.link(f"j{table_id}"))
        await self.context.people.set_reachable(self.person.user_id, True)
        await self.context.lobbies.join(table_id, self.person, update_id=self.update_id)
        return DONE

    async def _remove(self, press: Lobby) -> None:
        table = await self._table(press.table)
        if not await self._may_manage(table):
            raise TableError(Why.NOT_OPENER)
        seats = [seat.user_id for seat in table.row.seats if seat.seat == press.seat]
        if not seats or seats[0] is None:
            raise TableError(Why.STALE)
        await self.context.lobbies.remove(
            press.table, press.seat, seats[0], update_id=self.update_id
        )

    async def _cards(self, table_id: int) -> Answer:
        """Show the presser his own hand, to him alone."""
        table = await self._table(table_id)
        seat = table.seat_of(self.person.user_id)
        if seat is None:
            raise TableError(Why.NOT_SEATED)
        if table.state is None or table.state.phase.kind in {"dealing", "finished"}:
            raise TableError(Why.NO_CARDS)
        t = await self.context.people.translator(self.person.user_id)
        return Answer(alerts.cards_alert(view(table.state, seat), t), alert=True)

    async def _new_game(self) -> None:
        if self.chat.private:
            raise TableError(Why.GROUPS_ONLY)
        await self.context.lobbies.open(
            self.chat.chat_id,
            self.chat.thread_id,
            self.person,
            language=await self.context.people.language_of(self.person.user_id),
            seated=await self.context.rights.reaches(self.person.user_id),
            update_id=self.update_id,
        )

    async def _show_rules(self) -> Answer:
        """Send the rules in private where that works, so that the group keeps its quiet."""
        t = await self.context.people.translator(self.person.user_id)
        if not await self.context.rights.reaches(self.person.user_id):
            return Answer(url=self.context.link("rules"))
        self.context.presenter.say(self.person.user_id, self.update_id, menu.rules_screen(t))
        return DONE if self.chat.private else Answer(menu.sent_in_private(t))

    async def _check_may_stop(self, table: Table) -> None:
        """The opener, an admin, or anyone once it is stale may stop a table."""
        if not (self.context.tables.is_stale(table) or await self._may_manage(table)):
            raise TableError(Why.NOT_OPENER)

    async def _may_manage(self, table: Table) -> bool:
        row, user_id = table.row, self.person.user_id
        return user_id == row.opener or await self.context.rights.is_admin(row.chat_id, user_id)

    async def _runs(self, chat_id: int) -> bool:
        """Whether he is an admin of the group, or opened a table that is live in it."""
        for table_id in await self._tables_here(chat_id):
            table = await self.context.tables.load(table_id)
            if table is not None and table.row.opener == self.person.user_id:
                return True
        return await self.context.rights.is_admin(chat_id, self.person.user_id)

    async def _tables_here(self, chat_id: int) -> list[int]:
        async with self.context.storage.read() as tx:
            return await tx.tables.live_of_chat(chat_id)

    async def _table(self, table_id: int) -> Table:
        table = await self.context.tables.load(table_id)
        if table is None:
            raise TableError(Why.STALE)
        return table

    def _say(self, screen: Screen) -> None:
        self.context.presenter.say(self.chat, self.update_id, screen)

    def _close_question(self) -> None:
        """Take the message away whose button was pressed."""
        message = self.query.message
        if message is not None:
            self.context.outbox.delete(f"say:{self.update_id}", self.chat, message.message_id)


async def refresh(query: CallbackQuery, context: Context) -> None:
    """Show the tables of a person anew after he pressed something stale."""
    async with context.storage.read() as tx:
        rows = await tx.tables.of_person(query.from_user.id)
    for row in rows:
        await context.presenter.sync(row.id)


def _actions(text: str) -> list[Action]:
    """Read the actions of a move; forged ones are as old as no button ever was."""
    try:
        return [parse(part) for part in text.split(",")]
    except ValueError:
        raise TableError(Why.BUTTON_TOO_OLD) from None
